#pragma once

#include <cstdint>
#include <istream>
#include <string>

namespace queenreel::judge {

/// A text read line by line.
class TextLines {
  public:
    /// `in` must outlive it.
    explicit TextLines(std::istream& in) : in_(in) {}

    /// Goes to the next line; false at the end. Throws UnreadableError at a line over a million bytes.
    bool next();

    /// The line without its end, `\n` or `\r\n`; spaces at its end are taken away, too.
    const std::string& line() const { return line_; }

    /// From 1.
    std::uint64_t number() const { return number_; }

    /// False for a last line that has no line end: a sign that the text was cut short.
    bool has_end() const { return has_end_; }

  private:
    std::istream& in_;
    std::string line_;
    std::uint64_t number_ = 0;
    bool has_end_ = true;
};

}  // namespace queenreel::judge
