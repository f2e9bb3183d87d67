#include "queenreel/verify/board/seen_square.h"

#include <algorithm>
#include <cmath>

#include "queenreel/verify/board/part.h"

namespace queenreel::judge {
namespace {

constexpr double queen_middle = 0.5;  // values between these two are unclear
constexpr double empty_middle = 0.15;
constexpr double max_specks = 0.03;

constexpr double widest_stroke = 0.085;  // half of the stroke's width, as a part of a side

/// The part of a picture that has all samples of a square.
Part part_of(const Picture& picture, const Grid& grid, Square square) {
    const auto pixel = [](double position, int length) {
        return std::clamp(static_cast<int>(std::floor(position)), 0, length - 1);
    };
    const double x = grid.x + square.column * grid.width;
    const double y = grid.y + square.row * grid.height;
    return {pixel(x, picture.width), pixel(y, picture.height), pixel(x + grid.width, picture.width) + 1,
            pixel(y + grid.height, picture.height) + 1};
}

}  // namespace

SeenSquare see(const Picture& picture, const Grid& grid, Square square) {
    constexpr int coarse = 24;
    constexpr int fine = 96;
    constexpr double min_queen = 0.1;
    constexpr double min_outlined = 0.15;
    const SquareView view(picture, grid, square, coarse);
    const double middle = view.middle();
    const double ink = view.ink();
    if (middle <= empty_middle && ink <= max_specks)
        return {Content::empty, ink};
    const SquareView close(picture, grid, square, fine);
    if (view.is_ring() && (grid.side() < fine || close.is_ring()))
        return {Content::empty, ink};
    const bool is_body = close.thickness() > widest_stroke;
    if (middle >= queen_middle && ink >= min_queen && is_body)
        return {Content::queen, ink, close.look()};
    // A queen in the square's own shade shows only its outline, which encloses its body.
    const double enclosed = close.enclosed();
    if (enclosed >= min_outlined)
        return {Content::queen, enclosed, close.look()};
    // Crosses, hatching and numbers are strokes.
    const bool is_mark = !is_body || close.is_dot();
    return {is_mark ? Content::empty : Content::unclear, ink, close.look()};
}

const std::vector<SeenSquare>& SquareMemory::see_all(const Picture& picture, const Grid& grid) {
    const bool goes_on = grid_ == grid && last_.width == picture.width && last_.height == picture.height;
    seen_.resize(static_cast<std::size_t>(grid.n) * static_cast<std::size_t>(grid.n));
    for (int i = 0; i < grid.n * grid.n; ++i) {
        const Square square{i / grid.n, i % grid.n};
        if (!goes_on || !have_same_bytes(last_, picture, part_of(picture, grid, square)))
            seen_[static_cast<std::size_t>(i)] = see(picture, grid, square);
    }
    last_ = picture;
    grid_ = grid;
    return seen_;
}

}  // namespace queenreel::judge
