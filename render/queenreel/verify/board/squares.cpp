#include "queenreel/verify/board/squares.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <utility>

#include "queenreel/puzzle/notation.h"

namespace queenreel::judge {
namespace {

/// The side, in pixels, below which squares are too small to recognize shapes.
constexpr double small_square = 14;

/// Marks queens as unclear that have much less ink than others on squares of the same shade: they are drawn
/// in part.
void doubt_small_queens(std::vector<SeenSquare>& squares, int n) {
    constexpr double min_part = 0.6;
    for (int shade : {0, 1}) {
        std::vector<double> inks;
        for (std::size_t i = 0; i < squares.size(); ++i)
            if (squares[i].content == Content::queen && static_cast<int>(i / n + i % n) % 2 == shade)
                inks.push_back(squares[i].ink);
        if (inks.empty())
            continue;
        const auto middle = inks.begin() + static_cast<std::ptrdiff_t>(inks.size() / 2);
        std::nth_element(inks.begin(), middle, inks.end());
        for (std::size_t i = 0; i < squares.size(); ++i)
            if (squares[i].content == Content::queen && static_cast<int>(i / n + i % n) % 2 == shade &&
                squares[i].ink < min_part * *middle)
                squares[i].content = Content::unclear;
    }
}

/// Reexamines squares that are not empty, by the color of queens.
class ColorCheck {
  public:
    ColorCheck(const Picture& picture, const Grid& grid) : picture_(picture), grid_(grid) {}

    /// Learns the look of queens from those in a picture.
    void learn(const std::vector<SeenSquare>& squares, QueenLooks& seen) const {
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const auto& [content, ink, look] = squares[i];
            QueenLook& known = seen[shade(i)];
            // At a dead end, strokes that cross are as large as a queen.
            const bool is_hatched = row(i) == grid_.hatched_row || column(i) == grid_.hatched_column;
            if (content == Content::queen && !is_hatched && look.strength > known.strength &&
                may_be_queen(squares[i], i, seen))
                known = {look.strength, look.color, share_of(look.color, i), ink};
        }
    }

    /// Removes marks and the pale queens of a transition, which have none of the queens' color. A square that
    /// keeps much less of that color than a whole queen is unclear. From then on, only that color is ink: a
    /// tint is not part of a queen.
    void apply(std::vector<SeenSquare>& squares, const QueenLooks& seen) const {
        constexpr double enough = 0.4;
        constexpr double none = 0.25;
        for (std::size_t i = 0; i < squares.size(); ++i) {
            const QueenLook& known = known_look(i, seen);
            if (squares[i].content == Content::empty || known.share == 0)
                continue;
            const double share = share_of(known.color, i);
            if (share <= none * known.share)
                squares[i].content = Content::empty;
            else if (share < enough * known.share)
                squares[i].content = Content::unclear;
            squares[i].ink = share;
        }
    }

  private:
    int row(std::size_t i) const { return static_cast<int>(i) / grid_.n; }
    int column(std::size_t i) const { return static_cast<int>(i) % grid_.n; }

    std::size_t shade(std::size_t i) const {
        const auto n = static_cast<std::size_t>(grid_.n);
        return (i / n + i % n) % 2;
    }

    /// Returns the look of queens on squares of the same shade; if none was seen, on those of the other
    /// shade.
    const QueenLook& known_look(std::size_t i, const QueenLooks& seen) const {
        const QueenLook& own = seen[shade(i)];
        return own.share > 0 ? own : seen[1 - shade(i)];
    }

    /// Returns true if the ink can be a queen's: large marks resemble queens but appear after them and have
    /// another color. Another color is still a queen's if the known one is a paler version of it, from a
    /// queen in motion.
    bool may_be_queen(const SeenSquare& square, std::size_t i, const QueenLooks& seen) const {
        const QueenLook& known = known_look(i, seen);
        const Shade& color = square.look.color;
        return known.share == 0 || distance(color, known.color) <= tolerance() ||
               off_line(known.color, grid_.shades[shade(i)], color) <= tolerance() / 2;
    }

    int tolerance() const {
        constexpr int min = 24;  // levels, of films also of chroma
        return std::max(min, static_cast<int>(4 * grid_.noise));
    }

    double share_of(const Shade& color, std::size_t i) const {
        constexpr int samples = 48;
        const int at = static_cast<int>(i);
        const SquareView view(picture_, grid_, {at / grid_.n, at % grid_.n}, samples);
        return view.share_of(color, tolerance());
    }

    const Picture& picture_;
    const Grid& grid_;
};

/// Returns the content of the squares after doubting partly drawn queens.
std::vector<Content> concluded(std::vector<SeenSquare> squares, int n) {
    doubt_small_queens(squares, n);
    std::vector<Content> contents;
    for (const SeenSquare& square : squares)
        contents.push_back(square.content);
    return contents;
}

Reading reading_of(const std::vector<Content>& contents, int n) {
    Reading reading{Board(n), {}};
    for (int i = 0; i < n * n; ++i) {
        const Square square{i / n, i % n};
        if (contents[static_cast<std::size_t>(i)] == Content::queen)
            reading.board.place(square);
        else if (contents[static_cast<std::size_t>(i)] == Content::unclear)
            reading.unclear.push_back(square);
    }
    return reading;
}

/// A shade with fractional values.
using Mean = std::array<double, 4>;

Mean middle(const Picture& picture, const Grid& grid, int row, int column) {
    const auto span = [](double start, double side, int length) {
        const int first = static_cast<int>(std::floor(start + 0.4 * side));
        const int last = static_cast<int>(std::ceil(start + 0.6 * side));
        return std::array{std::clamp(first, 0, length - 1), std::clamp(std::max(last, first + 1), 1, length)};
    };
    const auto [left, right] = span(grid.x + column * grid.width, grid.width, picture.width);
    const auto [top, bottom] = span(grid.y + row * grid.height, grid.height, picture.height);
    Mean mean{};
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x) {
            const Shade shade = picture.at(x, y);
            for (std::size_t i = 0; i < mean.size(); ++i)
                mean[i] += shade[i] / static_cast<double>((right - left) * (bottom - top));
        }
    return mean;
}

double off(const Mean& mean, const Shade& shade) {
    double max = 0;
    for (std::size_t i = 0; i < mean.size(); ++i)
        max = std::max(max, std::abs(mean[i] - shade[i]));
    return max;
}

/// Returns the position of `mean` between `shade` and `queen`, 0 … 1.
double part_of_way(const Mean& mean, const Shade& shade, const Mean& queen) {
    double along = 0;
    double whole = 0;
    for (std::size_t i = 0; i < mean.size(); ++i) {
        along += (mean[i] - shade[i]) * (queen[i] - shade[i]);
        whole += (queen[i] - shade[i]) * (queen[i] - shade[i]);
    }
    return whole > 0 ? along / whole : 0;
}

/// Returns true if the corners of a square are as far off its shade as its middle, because it is blocked or
/// tinted and shows no queen.
bool is_filled(const Picture& picture, const Grid& grid, Square square, const Shade& own,
               const Mean& middle) {
    constexpr double inset = 0.12;
    constexpr double alike = 0.75;
    Mean corners{};
    for (const double down : {inset, 1 - inset})
        for (const double right : {inset, 1 - inset}) {
            const int x = static_cast<int>(grid.x + (square.column + right) * grid.width);
            const int y = static_cast<int>(grid.y + (square.row + down) * grid.height);
            const Shade shade =
                picture.at(std::clamp(x, 0, picture.width - 1), std::clamp(y, 0, picture.height - 1));
            for (std::size_t i = 0; i < corners.size(); ++i)
                corners[i] += shade[i] / 4.0;
        }
    return off(corners, own) >= alike * off(middle, own);
}

/// Reads small squares, row by row. The strongest middle of all gives the queens' shade; a square has a queen
/// if its middle is close to that, and is empty if it is close to the square's own shade.
std::vector<Content> look_at_small(const Picture& picture, const Grid& grid) {
    constexpr double queen_part = 0.6;
    constexpr double empty_part = 0.4;
    const auto own = [&](int i) { return grid.shades[(i / grid.n + i % grid.n) % 2]; };
    std::vector<Mean> middles;
    for (int i = 0; i < grid.n * grid.n; ++i) {
        const Square square{i / grid.n, i % grid.n};
        middles.push_back(middle(picture, grid, square.row, square.column));
        if (grid.n > 1 && is_filled(picture, grid, square, own(i), middles.back()))
            for (std::size_t k = 0; k < middles.back().size(); ++k)
                middles.back()[k] = own(i)[k];
    }
    int strongest = 0;
    for (int i = 0; i < grid.n * grid.n; ++i)
        if (off(middles[i], own(i)) > off(middles[strongest], own(strongest)))
            strongest = i;
    const double min = std::max(24.0, 0.3 * distance(grid.shades[0], grid.shades[1]) + 2 * grid.noise);
    std::vector<Content> contents(middles.size(), Content::empty);
    if (off(middles[strongest], own(strongest)) < min)
        return contents;
    for (int i = 0; i < grid.n * grid.n; ++i) {
        const double part = part_of_way(middles[i], own(i), middles[strongest]);
        if (part > empty_part)
            contents[i] = part >= queen_part ? Content::queen : Content::unclear;
    }
    return contents;
}

}  // namespace

Reading read_squares(const Picture& picture, const Grid& grid, SquareMemory& memory) {
    if (grid.side() < small_square)
        return reading_of(look_at_small(picture, grid), grid.n);
    return reading_of(concluded(memory.see_all(picture, grid), grid.n), grid.n);
}

Reading read_squares(const Picture& picture, const Grid& grid) {
    SquareMemory memory;
    return read_squares(picture, grid, memory);
}

Reading read_among_marks(const Picture& picture, const Grid& grid, QueenLooks& seen, SquareMemory& memory) {
    if (grid.side() < small_square)
        return read_squares(picture, grid);
    std::vector<SeenSquare> squares = memory.see_all(picture, grid);
    const ColorCheck colors(picture, grid);
    colors.learn(squares, seen);
    colors.apply(squares, seen);
    return reading_of(concluded(std::move(squares), grid.n), grid.n);
}

Reading read_among_marks(const Picture& picture, const Grid& grid, QueenLooks& seen) {
    SquareMemory memory;
    return read_among_marks(picture, grid, seen, memory);
}

std::string why_unclear(const Reading& reading) {
    constexpr std::size_t max_named = 4;
    std::string names;
    for (std::size_t i = 0; i < std::min(reading.unclear.size(), max_named); ++i)
        names += (i ? ", " : "") + square_name(reading.unclear[i], reading.board.size());
    if (reading.unclear.size() > max_named)
        names += fmt::format(" and {} more squares", reading.unclear.size() - max_named);
    return names + (reading.unclear.size() == 1 ? " shows" : " show") + " neither a whole queen nor none";
}

}  // namespace queenreel::judge
