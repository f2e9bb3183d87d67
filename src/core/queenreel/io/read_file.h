#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// A file of any kind, or standard input for `-`, read from start to end. Waits for other programs, even for
/// one that has yet to open a named pipe, end with whatever the wait check throws; waits of ten seconds are
/// announced, see io/wait.h.
class InputFile {
  public:
    /// Throws SystemError, with EISDIR for a folder.
    explicit InputFile(const std::string& path);

    /// The name for messages: the path, or `standard input`.
    const std::string& name() const { return name_; }

    /// Returns true if the file is regular, and so can be read at any position.
    bool is_regular() const { return is_regular_; }

    /// Reads the bytes available, after waiting for the first one; returns their number, 0 at the end of the
    /// file. Throws SystemError.
    std::size_t read(std::span<std::byte> bytes);

    /// Hands the open file to another owner.
    Descriptor release() && { return std::move(file_); }

  private:
    std::string name_;
    Descriptor file_;
    bool is_regular_ = false;
};

/// The maximum size of a text that is read whole, in bytes.
constexpr std::size_t max_text_size = std::size_t{64} << 20;

/// The maximum length of a line of such a text, in bytes.
constexpr std::size_t max_line_size = std::size_t{1} << 20;

/// Reads a whole file, or standard input for `-`. Throws SystemError, with EFBIG for more than `max_size`
/// bytes.
std::string read_file(const std::string& path, std::size_t max_size = max_text_size);

}  // namespace queenreel
