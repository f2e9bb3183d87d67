#pragma once

#include <cstdint>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>

#include "trace/input.h"

namespace queenreel {

constexpr std::size_t longest_line = 1 << 20;  // bytes

/// What is wrong with a line: `why; what to do`, for who knows the file's name and the line's number.
struct LineError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// A line that is no JSON at all.
struct NotJson : LineError {
    using LineError::LineError;
};

/// The lines of a file, one after the other, in memory that a longer file does not make grow.
class Lines {
  public:
    explicit Lines(const Input& input) : input_(input) {}

    /// The next line that is not blank, without its end; valid until the next call. Throws LineError for one
    /// over `longest_line`, TraceError.
    std::optional<std::string_view> next();

    /// The number of the last one, from 1.
    std::uint64_t number() const { return number_; }

    /// Whether it had an end, and not only the file.
    bool ended() const { return ended_; }

  private:
    std::optional<std::string_view> next_line();
    bool fill();

    const Input& input_;
    std::string bytes_;          // read and not told yet, from at_ on
    std::size_t at_ = 0;         // where the next line begins in bytes_
    std::int64_t position_ = 0;  // of the next byte to read
    std::uint64_t number_ = 0;
    bool ended_ = true;
};

}  // namespace queenreel
