#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/puzzle/board.h"

namespace queenreel::test {

using Rgb = std::array<std::uint8_t, 3>;

/// A picture of plain bytes: red, green and blue of each pixel, row by row from the top left.
struct Image {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> rgb;

    Rgb at(int x, int y) const;
    void set(int x, int y, const Rgb& color);
};

enum class Letters { none, outside, inside };

/// How the tests' own boards look. Only this file draws them, for the judge to read.
struct Style {
    std::string name = "plain";
    int square = 40;  ///< pixels
    int left = 0;     ///< margins in pixels
    int top = 0;
    int right = 0;
    int bottom = 0;
    Rgb light{240, 217, 181};
    Rgb dark{181, 136, 99};
    Rgb background{255, 255, 255};
    Rgb queen{20, 20, 20};
    std::optional<Rgb> outline{};
    bool caption = false;  ///< bars like a line of text in the bottom margin
    bool rings = false;    ///< on attacked empty squares
    bool crosses = false;  ///< behind queens under attack
    Letters letters = Letters::none;
};

/// The styles that the judge must read, small to wide, dark on light and light on dark.
const std::vector<Style>& styles();

/// `style` with squares sized so that a board of n × n fills `side` pixels, margins included.
Style sized(Style style, int n, int side);

Image draw(const Style& style, const Board& board);

/// The same as an SVG.
std::string draw_svg(const Style& style, const Board& board);

/// Draws the upper half of a queen on a square, like a partial painting.
void draw_half_queen(Image& image, const Style& style, Square square);

/// Boards as text: rows of `.` and `Q`, separated by spaces.
Board board_of(const std::string& rows);

/// Solutions of n in lexicographic order, at most `max`.
std::vector<Board> solutions(int n, std::size_t max = 100);

}  // namespace queenreel::test
