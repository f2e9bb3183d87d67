#include "queenreel/paint/panels/map_space.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/paint/text.h"

namespace queenreel {
namespace {

constexpr double line_above = 1.6;         // em: height of the text
constexpr double max_name_share = 0.25;    // of the panel's width
constexpr double level_name_width = 0.52;  // em: per character, if the slot says how many there are
constexpr double all_names = 0.7;  // em: where names would be smaller, only the first and the last are drawn
constexpr double name_height = 0.82;  // em of a name, relative to the height of its level

/// Returns the labels of both ends of the vertical axis of a map of curves.
std::vector<std::string> axis_names(const SearchMap& map) {
    return {grouped(static_cast<std::uint64_t>(std::lround(map.max_height))), "0"};
}

}  // namespace

MapSpace::MapSpace(const MapPanel& panel, const PanelSpace& space) : panel_(panel), em_(space.em) {
    Rect body = space.place.body;
    if (space.place.slot.notes > 0) {
        line_ = {body.x, body.y, body.width, rounded(line_above * em_)};
        body.y += line_.height;
        body.height -= line_.height;
    }
    lanes_ = names_ = body;
    names_.width = 0;
    if (!panel.map)
        return;
    if (has_counts() && body.height >= 4 * em_) {
        const int high = rounded(1.45 * em_);
        lanes_.height -= high;
        counts_ = {body.x, lanes_.bottom(), body.width, high};
    }
    keep_names(space.place.slot.names);
    lanes_.width = std::max(1, rounded(std::clamp(panel.extent, 0.0, 1.0) * lanes_.width));
    counts_.x = lanes_.x;
    counts_.width = counts_.is_empty() ? 0 : lanes_.width;
}

bool MapSpace::has_counts() const {
    return std::ranges::any_of(panel_.map->blocks,
                               [](const SearchMap::Block& block) { return block.solutions > 0; });
}

Rect MapSpace::lane(std::size_t level) const {
    const auto levels = static_cast<double>(panel_.map->levels);
    const int top = rounded(lanes_.y + static_cast<double>(level) * lanes_.height / levels);
    const int end = rounded(lanes_.y + static_cast<double>(level + 1) * lanes_.height / levels);
    const int gap = end - top >= 6 ? std::max(1, rounded(0.06 * (end - top))) : 0;
    return {lanes_.x, top, lanes_.width, std::max(1, end - top - gap)};
}

int MapSpace::x_of(double looks) const {
    return lanes_.x +
           rounded(panel_.scale.place_of(looks / static_cast<double>(panel_.map->looks)) * lanes_.width);
}

int MapSpace::bend() const {
    return lanes_.x + rounded(panel_.scale.width * lanes_.width);
}

double MapSpace::looks_now() const {
    return std::clamp(panel_.now, 0.0, 1.0) * static_cast<double>(panel_.map->looks);
}

int MapSpace::head_width() const {
    return std::max(2, rounded(0.12 * em_));
}

void MapSpace::keep_names(int characters) {
    const std::size_t levels = panel_.map->levels;
    double high = name_height * lanes_.height / static_cast<double>(std::max<std::size_t>(1, levels));
    names_are_ends_ = !panel_.map->curves.empty() || (levels > 1 && high < all_names * em_);
    if (names_are_ends_)
        high = name_height * lanes_.height / 2;
    if (!panel_.map->curves.empty())
        level_names_ = axis_names(*panel_.map);
    else if (const auto& all = panel_.levels.items(); all.size() >= levels && names_are_ends_)
        level_names_ = {all.front(), all[levels - 1]};
    else
        level_names_.assign(all.begin(),
                            all.begin() + static_cast<std::ptrdiff_t>(std::min(all.size(), levels)));
    name_em_ = std::min(0.9 * em_, high);
    const bool are_seen = !level_names_.empty() && name_em_ >= min_map_name * em_;
    if (!are_seen && characters == 0)
        return;
    double widest = level_name_width * characters * em_;
    // Maps with the same room for names begin at the same pixel, whatever their own names are.
    if (characters == 0)
        for (const std::string& text : level_names_)
            widest = std::max(widest, text_width(text, {.em = name_em_}));
    const int width = static_cast<int>(std::ceil(widest)) + 1;
    const int column = width + rounded(0.6 * em_);
    if (column > max_name_share * lanes_.width)
        return;
    names_.width = are_seen ? width : 0;
    lanes_.x += column;
    lanes_.width -= column;
}

Rect MapSpace::name(std::size_t index) const {
    const int high = rounded(1.2 * name_em_);
    if (names_are_ends_)
        return {names_.x, index == 0 ? lanes_.y : lanes_.bottom() - high, names_.width, high};
    const Rect level = lane(index);
    return {names_.x, level.y + level.height / 2 - high / 2, names_.width, high};
}

}  // namespace queenreel
