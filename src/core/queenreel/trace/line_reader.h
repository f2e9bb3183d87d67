#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/trace/input.h"

namespace queenreel {

/// Reads a file line by line. Memory does not grow with the file.
class LineReader {
  public:
    explicit LineReader(const Input& input) : input_(input) {}

    /// The next nonblank line, without its line break; valid until the next call. Throws LineError for a line
    /// longer than `longest_line`, TraceError for a file that cannot be read.
    std::optional<std::string_view> next();

    /// The number of the last line returned, from 1.
    std::uint64_t number() const { return number_; }

    /// Returns true if that line ended with a line break; only the last line of a file may lack one.
    bool ended() const { return ended_; }

  private:
    std::optional<std::string_view> next_line();
    bool fill();

    const Input& input_;
    std::string bytes_;          // read from the file; bytes from at_ on are not yet returned
    std::size_t at_ = 0;         // where the next line begins in bytes_
    std::int64_t position_ = 0;  // of the next byte to read
    std::uint64_t number_ = 0;
    bool ended_ = true;
};

}  // namespace queenreel
