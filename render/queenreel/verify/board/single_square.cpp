#include "queenreel/verify/board/grid.h"

#include <algorithm>

namespace queenreel::judge {
namespace {

constexpr int samples_a_side = 24;
constexpr double letters_apart = 0.85;  ///< the part of a border that must be of one shade

struct Box {
    int left = 0;
    int top = 0;
    int right = 0;   ///< past the last pixel
    int bottom = 0;  ///< past the last pixel

    Box grown(int by) const { return {left - by, top - by, right + by, bottom + by}; }
};

/// Returns the shades along a box's border that are inside the picture.
std::vector<Shade> border(const Picture& picture, const Box& box) {
    std::vector<Shade> seen;
    const auto look = [&](int x, int y) {
        if (x >= 0 && y >= 0 && x < picture.width && y < picture.height)
            seen.push_back(picture.at(x, y));
    };
    for (int i = 0; i < samples_a_side; ++i) {
        const int x = box.left + (box.right - box.left) * (2 * i + 1) / (2 * samples_a_side);
        const int y = box.top + (box.bottom - box.top) * (2 * i + 1) / (2 * samples_a_side);
        look(x, box.top);
        look(x, box.bottom - 1);
        look(box.left, y);
        look(box.right - 1, y);
    }
    return seen;
}

double part_alike(const std::vector<Shade>& seen, const Shade& shade, int alike) {
    const auto count = std::count_if(seen.begin(), seen.end(),
                                     [&](const Shade& other) { return distance(other, shade) <= alike; });
    return seen.empty() ? 0 : static_cast<double>(count) / static_cast<double>(seen.size());
}

bool is_square_of_one_shade(const Picture& picture, const Box& box, int alike) {
    const int inset = std::max(1, (box.right - box.left) / 24);
    const Shade shade = picture.at(box.left + inset, (box.top + box.bottom) / 2);
    if (distance(shade, picture.at(box.right - 1 - inset, (box.top + box.bottom) / 2)) > alike)
        return false;
    const std::vector<Shade> inside = border(picture, box.grown(-inset));
    constexpr double another_shade = 0.4;
    return part_alike(inside, shade, alike) >= letters_apart &&
           part_alike(border(picture, box.grown(2)), shade, alike) <= another_shade;
}

/// Returns true if the square touches others of its shade only at its corners, so that it belongs to a larger
/// board.
bool has_diagonal_neighbors(const Picture& picture, const Box& box, int alike) {
    const int width = box.right - box.left;
    const int out = std::max(2, width / 4);
    const Shade own = picture.at(box.left + std::max(1, width / 24), (box.top + box.bottom) / 2);
    const auto is_own = [&](int x, int y) {
        return x >= 0 && y >= 0 && x < picture.width && y < picture.height &&
               distance(picture.at(x, y), own) <= alike;
    };
    int diagonal = 0;
    int straight = 0;
    for (int x : {box.left - out, box.right + out - 1}) {
        for (int y : {box.top - out, box.bottom + out - 1})
            diagonal += is_own(x, y) ? 1 : 0;
        straight += is_own(x, (box.top + box.bottom) / 2) ? 1 : 0;
    }
    return diagonal > 0 && straight == 0;
}

Grid grid_of(const Picture& picture, const Box& box) {
    const int width = box.right - box.left;
    const Shade shade = picture.at(box.left + std::max(1, width / 24), (box.top + box.bottom) / 2);
    return {1,
            static_cast<double>(box.left),
            static_cast<double>(box.top),
            static_cast<double>(width),
            static_cast<double>(box.bottom - box.top),
            {shade, shade},
            0};
}

/// Returns the largest square in the middle of the picture. If the board's square has the background's shade,
/// its edges are invisible, and this one does as well for reading its content.
std::optional<Grid> square_without_edges(const Picture& picture, int alike) {
    constexpr int min_side = 48;  // smaller pictures are too ambiguous
    const int side = std::min(picture.width, picture.height);
    if (side < min_side)
        return std::nullopt;
    const int left = (picture.width - side) / 2;
    const int top = (picture.height - side) / 2;
    const Box whole{0, 0, picture.width, picture.height};
    const Shade& shade = picture.at(0, 0);
    if (part_alike(border(picture, whole), shade, alike) < letters_apart ||
        part_alike(border(picture, whole.grown(-side / 8)), shade, alike) < letters_apart)
        return std::nullopt;
    return grid_of(picture, {left, top, left + side, top + side});
}

std::optional<Grid> find_square(const Picture& picture, const std::vector<int>& x_edges,
                                const std::vector<int>& y_edges, int alike) {
    const int min_side = std::max(3, std::min(picture.width, picture.height) / 2);
    std::optional<Box> best;
    for (int left : x_edges)
        for (int right : x_edges)
            for (int top : y_edges) {
                const int side = right - left;
                if (side < min_side || (best && side <= best->right - best->left))
                    continue;
                const auto bottom = std::lower_bound(y_edges.begin(), y_edges.end(), top + side - 2);
                if (bottom == y_edges.end() || *bottom > top + side + 2)
                    continue;
                const Box box{left, top, right, *bottom};
                if (is_square_of_one_shade(picture, box, alike) &&
                    !has_diagonal_neighbors(picture, box, alike))
                    best = box;
            }
    return best ? std::optional(grid_of(picture, *best)) : square_without_edges(picture, alike);
}

}  // namespace

std::optional<Grid> find_single_square(const Picture& picture, const std::vector<int>& x_edges,
                                       const std::vector<int>& y_edges) {
    for (int alike : {8, 24})  // levels; the second for blurred small films
        if (const auto found = find_square(picture, x_edges, y_edges, alike))
            return found;
    return std::nullopt;
}

}  // namespace queenreel::judge
