#include "verify/squares.h"

#include <fmt/format.h>

#include <algorithm>

#include "puzzle/notation.h"
#include "verify/small_squares.h"
#include "verify/square_view.h"

namespace queenreel::judge {
namespace {

/// What a square shows, and how much of it.
struct Seen {
    Content content = Content::empty;
    double ink = 0;
};

constexpr double queen_middle = 0.5;  // between these two is a dead band
constexpr double empty_middle = 0.15;
constexpr double most_specks = 0.03;

Seen look(const Picture& picture, const Grid& grid, Square square) {
    constexpr int coarse = 24;
    constexpr int fine = 96;
    constexpr double least_queen = 0.1;
    constexpr double least_outlined = 0.15;
    const SquareView view(picture, grid, square, coarse);
    const double middle = view.middle();
    const double ink = view.ink();
    if (middle >= queen_middle && ink >= least_queen)
        return {Content::queen, ink};
    if (view.is_ring() || (middle <= empty_middle && ink <= most_specks))
        return {Content::empty, ink};
    // A queen whose body has the square's own shade shows its outline only, which shuts off its body.
    const double enclosed = SquareView(picture, grid, square, fine).enclosed();
    if (enclosed >= least_outlined)
        return {Content::queen, enclosed};
    return {Content::unclear, ink};
}

/// Queens with much less ink than those on squares of the same shade are drawn in part.
void doubt_small_queens(std::vector<Seen>& squares, int n) {
    constexpr double least_part = 0.6;
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
                squares[i].ink < least_part * *middle)
                squares[i].content = Content::unclear;
    }
}

std::vector<Content> look_at_large(const Picture& picture, const Grid& grid) {
    std::vector<Seen> squares;
    for (int i = 0; i < grid.n * grid.n; ++i)
        squares.push_back(look(picture, grid, {i / grid.n, i % grid.n}));
    doubt_small_queens(squares, grid.n);
    std::vector<Content> contents;
    for (const Seen& square : squares)
        contents.push_back(square.content);
    return contents;
}

}  // namespace

Reading read_squares(const Picture& picture, const Grid& grid) {
    const std::vector<Content> contents =
        grid.side() < small_square ? look_at_small(picture, grid) : look_at_large(picture, grid);
    Reading reading{Board(grid.n), {}};
    for (int i = 0; i < grid.n * grid.n; ++i) {
        if (contents[i] == Content::queen)
            reading.board.place({i / grid.n, i % grid.n});
        else if (contents[i] == Content::unclear)
            reading.unclear.push_back({i / grid.n, i % grid.n});
    }
    return reading;
}

std::string why_unclear(const Reading& reading) {
    constexpr std::size_t most_named = 4;
    std::string names;
    for (std::size_t i = 0; i < std::min(reading.unclear.size(), most_named); ++i)
        names += (i ? ", " : "") + square_name(reading.unclear[i], reading.board.size());
    if (reading.unclear.size() > most_named)
        names += fmt::format(" and {} more squares", reading.unclear.size() - most_named);
    return names + (reading.unclear.size() == 1 ? " shows" : " show") + " neither a whole queen nor none";
}

}  // namespace queenreel::judge
