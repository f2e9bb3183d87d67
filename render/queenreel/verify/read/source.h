#pragma once

#include <istream>
#include <memory>
#include <stdexcept>
#include <string>

#include "queenreel/io/descriptor.h"

namespace queenreel::judge {

/// A file, or a part of one, that cannot be read. The message says why, without the file's name.
struct UnreadableError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A file opened for reading, or standard input, with its first bytes looked at in advance.
class Source {
  public:
    /// Throws UnreadableError: missing, a folder, a pipe or a device (which are not opened), not allowed, or
    /// its first bytes cannot be read or are 64 MiB of comments. Standard input is waited for, where it does
    /// not wait by itself.
    explicit Source(const std::string& path);
    ~Source();

    /// Its beginning: all of it, or at least 16 KiB from the first thing that is neither a comment nor a
    /// blank line of a list.
    const std::string& head() const { return head_; }

    const std::string& path() const { return path_; }
    bool is_standard_input() const { return is_standard_input_; }

    /// The whole content from the start, valid as long as the source; to be read once. What cannot be read is
    /// not taken for the end: UnreadableError comes out of every function of it and of its buffer.
    std::istream& stream() { return *stream_; }

  private:
    std::string path_;
    bool is_standard_input_;
    Descriptor file_;
    std::string head_;
    std::unique_ptr<std::streambuf> buffer_;
    std::unique_ptr<std::istream> stream_;
};

}  // namespace queenreel::judge
