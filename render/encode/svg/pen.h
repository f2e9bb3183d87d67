#pragma once

#include <initializer_list>
#include <optional>
#include <string>
#include <utility>

namespace queenreel {

/// A point in hundredths of a pixel.
struct SvgPoint {
    long x = 0;
    long y = 0;
};

/// Writes the path data of SVG in few bytes. It starts at (0, 0).
class SvgPen {
  public:
    void move(SvgPoint to) { pending_ = to; }
    void line(SvgPoint to);
    void curve(SvgPoint first, SvgPoint second, SvgPoint to);
    void close();

    /// What was drawn; moves after which nothing is drawn are left out.
    std::string text() && { return std::move(text_); }

  private:
    using Numbers = std::initializer_list<long>;

    void start();
    void add(char absolute, Numbers to, char relative, Numbers by);
    std::string said(char command, Numbers numbers) const;

    std::string text_;
    char last_ = 0;                // the command that more numbers would continue
    bool after_fraction_ = false;  // the last number has a point
    SvgPoint at_;
    SvgPoint begin_;  // of the part that close() ends
    std::optional<SvgPoint> pending_;
};

}  // namespace queenreel
