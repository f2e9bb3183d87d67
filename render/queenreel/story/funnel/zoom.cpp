#include "queenreel/story/funnel/zoom.h"

#include <algorithm>
#include <cmath>
#include <cstdint>

#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

/// In short a number that need not be an integer.
std::string in_short(double number) {
    constexpr double exact = 1e18;
    if (number < exact)
        return queenreel::in_short(BoardCount(static_cast<std::uint64_t>(number + 0.5)));
    BoardCount large(0);
    large.rounded = number;
    large.exact.reset();
    return queenreel::in_short(large);
}

std::string solutions(const BoardCount& few) {
    return few.exact == 1 ? "the one solution" : "the " + queenreel::in_short(few) + " solutions";
}

std::string times(double factor) {
    return "× " + in_short(factor);
}

}  // namespace

std::vector<ZoomLevel> zoom_levels(const BoardCount& all, const BoardCount& few) {
    std::vector<ZoomLevel> levels;
    if (few.rounded == 0 || few.rounded >= seen_share * all.rounded)
        return levels;
    ZoomLevel level{.boards = all.rounded, .share = few.rounded / all.rounded};
    levels.push_back(level);
    while (level.share < seen_share) {
        constexpr double ten = 10;
        double step = zoom_step;
        while (level.share * step / ten >= seen_share)
            step /= ten;
        level.factor *= step;
        level.boards /= step;
        level.share *= step;
        levels.push_back(level);
    }
    return levels;
}

ZoomLevel between(const ZoomLevel& from, const ZoomLevel& to, double share) {
    const double closer = std::pow(to.factor / from.factor, share);
    return {.factor = from.factor * closer, .boards = from.boards / closer, .share = from.share * closer};
}

BarsPanel zoom_bars(const std::vector<ZoomLevel>& levels, const BoardCount& few, std::size_t level,
                    std::size_t max_bars) {
    BarsPanel panel{.bars = {}, .scale = "On a linear scale, the solutions at the left end"};
    const std::size_t first = level + 1 > max_bars ? level + 1 - max_bars : 0;
    for (std::size_t i = first; i <= level; ++i) {
        const ZoomLevel& line = levels[i];
        panel.bars.push_back({.name = i == 0 ? "all boards" : times(line.factor),
                              .value = (line.share < seen_share ? "" : queenreel::in_short(few) + " of ") +
                                       in_short(line.boards),
                              .share = 1,
                              .part = line.share,
                              .magnified = i < level ? line.factor / levels[i + 1].factor : 0});
    }
    return panel;
}

std::string zoom_caption(const ZoomLevel& level, const BoardCount& few) {
    if (level.factor == 1)
        return "If all " + in_short(level.boards) + " were this line, " + solutions(few) +
               " would be invisible";
    const std::string closer = in_short(level.factor) + " times closer: ";
    if (level.share < seen_share)
        return closer + "still invisible";
    return closer + "there " + (few.exact == 1 ? "is " : "are ") + solutions(few);
}

}  // namespace queenreel
