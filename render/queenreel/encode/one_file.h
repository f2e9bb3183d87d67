#pragma once

#include <filesystem>
#include <memory>
#include <string>

#include "queenreel/encode/output.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// The number of pictures that a file needs.
enum class PictureCount : std::uint8_t {
    any,  ///< including none
    some,
    one,
};

/// An output to one file or standard output, written by a PictureWriter.
class OneFileOutput final : public Output {
  public:
    /// `path`: that of the file; empty for standard output. Throws OutputError.
    OneFileOutput(std::unique_ptr<PictureWriter> writer, PictureCount count,
                  std::unique_ptr<OutputStream> stream, std::filesystem::path path);

    void put(const Frame& frame) override;
    void prepare() override;
    void publish() override;
    std::vector<std::filesystem::path> files() const override;
    std::uint64_t file_count() const override { return complete_ && !path_.empty() ? 1 : 0; }

  private:
    std::unique_ptr<OutputStream> stream_;
    std::unique_ptr<PictureWriter> writer_;  // destroyed before what it writes to
    PictureCount count_;
    std::filesystem::path path_;
    std::uint64_t pictures_ = 0;
    bool complete_ = false;
};

/// Opens such an output for a text file. `path`: `-` for standard output. `force`: replace an existing file.
/// Throws OutputError as open_output().
std::unique_ptr<Output> open_text_file(std::unique_ptr<PictureWriter> writer, const std::string& path,
                                       bool force);

/// The name of a file for messages; `-` is standard output.
std::string file_name(const std::string& path);

}  // namespace queenreel
