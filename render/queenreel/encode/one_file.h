#pragma once

#include <filesystem>
#include <memory>
#include <utility>
#include <vector>

#include "queenreel/encode/errors.h"
#include "queenreel/encode/output.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// An output that is one file, or standard output.
class OneFileOutput : public Output {
  public:
    /// `path`: the file's; empty for standard output.
    OneFileOutput(std::unique_ptr<OutputStream> stream, std::filesystem::path path)
        : stream_(std::move(stream)), path_(std::move(path)) {}

    void publish() override {
        stream_->publish();
        complete_ = true;
        stream_->settle();
    }

    std::vector<std::filesystem::path> files() const override {
        return file_count() == 0 ? std::vector<std::filesystem::path>() : std::vector{path_};
    }

    std::uint64_t file_count() const override { return complete_ && !path_.empty() ? 1 : 0; }

  protected:
    OutputStream& stream() { return *stream_; }
    const std::filesystem::path& path() const { return path_; }

    /// What messages call it.
    std::string name() const { return path_.empty() ? standard_output_name : path_.string(); }

  private:
    std::unique_ptr<OutputStream> stream_;
    std::filesystem::path path_;
    bool complete_ = false;
};

}  // namespace queenreel
