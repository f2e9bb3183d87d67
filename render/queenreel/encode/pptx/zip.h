#pragma once

#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/io/stream.h"

namespace queenreel {

/// A ZIP file being written, by minizip. Its files have no dates, so that the same files give the same bytes.
/// Unless finished, it is abandoned: nothing leaks.
class ZipFile {
  public:
    enum class Packing { deflated, stored };

    /// `stream` must outlive it and receives each file when it is added.
    explicit ZipFile(ByteStream& stream);
    ~ZipFile();
    ZipFile(const ZipFile&) = delete;
    ZipFile& operator=(const ZipFile&) = delete;

    /// Adds a file; `path` uses slashes between folders. Throws OutputError.
    void add(const std::string& path, std::span<const std::byte> content,
             Packing packing = Packing::deflated);
    void add(const std::string& path, std::string_view content) {
        add(path, std::as_bytes(std::span(content)));
    }

    /// Writes the list of files. Throws OutputError.
    void finish();

  private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace queenreel
