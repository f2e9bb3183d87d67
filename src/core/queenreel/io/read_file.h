#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "queenreel/io/descriptor.h"

namespace queenreel {

/// A file that is read from its beginning to its end: of any kind, or standard input for `-`. Waits for other
/// programs, those that have not opened a named pipe yet too, end with what the check of waits throws, and
/// those of ten seconds are announced, see io/wait.h.
class InputFile {
  public:
    /// Throws SystemError, with EISDIR for a folder.
    explicit InputFile(const std::string& path);

    /// What messages call it: its path, or `standard input`.
    const std::string& name() const { return name_; }

    /// Whether it can be read at any position.
    bool is_regular() const { return is_regular_; }

    /// Reads into `bytes` what there is, waiting for the first byte; returns the number of bytes, 0 at the
    /// end. Throws SystemError.
    std::size_t read(std::span<std::byte> bytes);

    /// The open file, for another owner.
    Descriptor release() && { return std::move(file_); }

  private:
    std::string name_;
    Descriptor file_;
    bool is_regular_ = false;
};

/// The most bytes of a text that is read whole.
constexpr std::size_t max_text_size = std::size_t{64} << 20;

/// The most bytes of a line of such a text.
constexpr std::size_t max_line_size = std::size_t{1} << 20;

/// All bytes of a file, or of standard input for `-`. Throws SystemError, with EFBIG for more than `max_size`
/// bytes.
std::string read_file(const std::string& path, std::size_t max_size = max_text_size);

}  // namespace queenreel
