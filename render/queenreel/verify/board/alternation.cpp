#include "queenreel/verify/board/alternation.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace queenreel::judge {
namespace {

constexpr int max_lines = 96;      ///< looked at, spread over the picture
constexpr int min_contrast = 8;    ///< levels between the two shades
constexpr double min_part = 0.02;  ///< of the lines, that alternate: the borders of a small board's squares

/// A few pixels along a line: where each step begins and ends.
std::vector<int> positions(const Lattice& lattice, int length) {
    const double inset = std::max(0.5, 0.06 * lattice.step);
    std::vector<int> all;
    for (int i = 0; i < lattice.n; ++i)
        for (double offset : {inset, lattice.step - inset})
            all.push_back(
                std::clamp(static_cast<int>(lattice.start + i * lattice.step + offset), 0, length - 1));
    return all;
}

/// A straight line of pixels along an axis.
class Line {
  public:
    Line(const Picture& picture, Axis axis, int across) : picture_(picture), axis_(axis), across_(across) {}

    Shade at(int along) const {
        return axis_ == Axis::x ? picture_.at(along, across_) : picture_.at(across_, along);
    }

    /// True when most of `positions`, two a step, are by turns like those of step `first` and the step after
    /// it.
    bool alternates(const std::vector<int>& positions, std::size_t first) const {
        const std::array<Shade, 2> turns{at(positions[2 * first]), at(positions[2 * first + 2])};
        const int contrast = distance(turns[0], turns[1]);
        if (contrast < min_contrast)
            return false;
        const std::size_t max_wrong = positions.size() < 8 ? 0 : 2 + positions.size() / 8;
        std::size_t wrong = 0;
        for (std::size_t i = 0; i < positions.size() && wrong <= max_wrong; ++i)
            wrong += distance(at(positions[i]), turns[(i / 2 + first) % 2]) > 0.3 * contrast + 2 ? 1 : 0;
        return wrong <= max_wrong;
    }

  private:
    const Picture& picture_;
    Axis axis_;
    int across_;
};

}  // namespace

bool alternates(const Picture& picture, Axis axis, const Lattice& lattice) {
    const int length = axis == Axis::x ? picture.width : picture.height;
    const int breadth = axis == Axis::x ? picture.height : picture.width;
    const int lines = std::min(breadth, max_lines);
    const int enough = std::max(1, static_cast<int>(min_part * lines));
    const std::vector<int> along = positions(lattice, length);
    int found = 0;
    for (int i = 0; i < lines && found < enough; ++i) {
        const Line line(picture, axis, static_cast<int>((i + 0.5) * breadth / lines));
        found += line.alternates(along, 0) || (lattice.n > 3 && line.alternates(along, 2)) ? 1 : 0;
    }
    return found >= enough;
}

}  // namespace queenreel::judge
