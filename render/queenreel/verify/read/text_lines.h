#pragma once

#include <cstdint>
#include <istream>
#include <string>

#include "queenreel/verify/board_check.h"

namespace queenreel::judge {

/// Reads a text line by line. A last line without an end is a fault.
class TextLines {
  public:
    /// Both must outlive the object.
    TextLines(std::istream& in, BoardCheck& check) : in_(in), check_(check) {}

    /// Reads the next line; returns false at the end. Throws UnreadableError at a line over a million bytes.
    bool next();

    /// The line without its end, `\n` or `\r\n`, without spaces before that, and without a byte order mark.
    const std::string& line() const { return line_; }

    Place place() const { return {"line", number_, {}}; }

  private:
    std::istream& in_;
    BoardCheck& check_;
    std::string line_;
    std::uint64_t number_ = 0;
};

}  // namespace queenreel::judge
