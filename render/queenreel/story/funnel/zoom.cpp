#include "queenreel/story/funnel/zoom.h"

#include <cmath>
#include <cstdint>

#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

/// In short a number that need not be an integer.
std::string in_short(double number, const Words& words) {
    constexpr double exact = 1e18;
    if (number < exact)
        return queenreel::in_short(BoardCount(static_cast<std::uint64_t>(number + 0.5)), words);
    BoardCount large(0);
    large.rounded = number;
    large.exact.reset();
    return queenreel::in_short(large, words);
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
                    std::size_t max_bars, const Words& words) {
    BarsPanel panel{.bars = {}, .scale = words.say("On a linear scale, the solutions at the left end")};
    const std::size_t first = level + 1 > max_bars ? level + 1 - max_bars : 0;
    for (std::size_t i = first; i <= level; ++i) {
        const ZoomLevel& line = levels[i];
        panel.bars.push_back({.name = i == 0 ? words.say("all boards") : "× " + in_short(line.factor, words),
                              .value = line.share < seen_share ? in_short(line.boards, words)
                                                               : words.say("{number} of {total}",
                                                                           {queenreel::in_short(few, words),
                                                                            in_short(line.boards, words)}),
                              .share = 1,
                              .part = line.share,
                              .magnified = i < level ? line.factor / levels[i + 1].factor : 0});
    }
    return panel;
}

std::string zoom_caption(const ZoomLevel& level, const BoardCount& few, const Words& words) {
    const std::string shown = queenreel::in_short(few, words);
    if (level.factor == 1) {
        const std::string all = in_short(level.boards, words);
        return few.exact == 1
                   ? words.say("If all {number} were this line, the one solution would be invisible", {all})
                   : words.say("If all {number} were this line, the {few} solutions would be invisible",
                               {all, shown});
    }
    const std::string times = in_short(level.factor, words);
    if (level.share < seen_share)
        return words.say("{number} times closer: still invisible", {times});
    return few.exact == 1 ? words.say("{number} times closer: there is the one solution", {times})
                          : words.say("{number} times closer: there are the {few} solutions", {times, shown});
}

}  // namespace queenreel
