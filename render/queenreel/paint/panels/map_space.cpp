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

}  // namespace

std::array<std::string, 2> axis_names(const SearchMap& map) {
    return {grouped(static_cast<std::uint64_t>(std::lround(map.max_height))), "0"};
}

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
    std::vector<std::string> all = panel_.levels.items();
    double high = static_cast<double>(lanes_.height) / std::max<std::size_t>(1, panel_.map->levels);
    if (!panel_.map->curves.empty()) {
        const auto ends = axis_names(*panel_.map);
        all.assign(ends.begin(), ends.end());
        high = lanes_.height / 2.0;
    }
    name_em_ = std::min(0.9 * em_, 0.82 * high);
    const bool are_seen = !all.empty() && name_em_ >= min_map_name * em_;
    if (!are_seen && characters == 0)
        return;
    double widest = level_name_width * characters * em_;
    // Maps with the same room for names begin at the same pixel, whatever their own names are.
    if (characters == 0)
        for (const std::string& text : all)
            widest = std::max(widest, text_width(text, {.em = name_em_}));
    const int width = static_cast<int>(std::ceil(widest)) + 1;
    const int column = width + rounded(0.6 * em_);
    if (column > max_name_share * lanes_.width)
        return;
    names_.width = are_seen ? width : 0;
    lanes_.x += column;
    lanes_.width -= column;
}

}  // namespace queenreel
