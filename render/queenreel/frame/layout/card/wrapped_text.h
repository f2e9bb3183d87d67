#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// The width of a line of text, in em of its font.
using TextWidth = std::function<double(std::string_view text, bool bold)>;

/// A text broken between words into every number of lines up to a limit.
class WrappedText {
  public:
    WrappedText() = default;

    /// Measures the words. An empty text has no lines.
    WrappedText(std::string_view text, bool bold, std::size_t max_lines, const TextWidth& width);

    bool empty() const { return words_.empty(); }

    /// The fewest lines that fit a width, in em: 0 for an empty text; empty if no number does.
    std::optional<std::size_t> line_count(double width) const;

    /// The text in `count` lines of widths as similar as possible.
    std::vector<std::string> lines(std::size_t count) const;

    /// The width of the widest of `lines` lines, in em.
    double width(std::size_t lines) const { return lines == 0 ? 0 : breaks_[lines - 1].width; }

  private:
    // The text broken into one number of lines.
    struct Breaks {
        double width = 0;                 // of the widest line, in em
        std::vector<std::size_t> ends{};  // of each line, as a number of words
    };

    std::vector<std::string> words_;
    std::vector<Breaks> breaks_;  // for one line, two lines, …
};

}  // namespace queenreel
