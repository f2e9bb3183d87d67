#pragma once

#include <istream>
#include <memory>
#include <stdexcept>
#include <string>

#include "queenreel/io/descriptor.h"

namespace queenreel::judge {

/// An unreadable file or part of a file. what() is the reason, without the file's name.
struct UnreadableError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A file opened for reading, or standard input, with its first bytes read in advance.
class Source {
  public:
    /// Throws UnreadableError if the file is missing, a folder, a pipe or a device (none of which it opens),
    /// not permitted, or if its first bytes are unreadable or 64 MiB of comments. Waits for standard input,
    /// even if it is nonblocking.
    explicit Source(const std::string& path);
    ~Source();

    /// The beginning of the content: all of it, or at least 16 KiB from the first line that is neither a
    /// comment nor blank.
    const std::string& head() const { return head_; }

    const std::string& path() const { return path_; }
    bool is_standard_input() const { return is_standard_input_; }

    /// The whole content from the start, valid as long as the source, to be read once. A read error is not
    /// taken for the end: all functions of the stream and its buffer throw UnreadableError.
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
