#include "queenreel/story/search/heat.h"

#include <algorithm>
#include <cmath>

namespace queenreel {

using Kind = SearchEvent::Kind;

void SearchHeat::follow(const SearchEvent& event) {
    const bool visits = event.kind == Kind::tested || event.kind == Kind::placed;
    if (!visits || event.square.row < 0 || event.square.column < 0)
        return;
    const auto index = static_cast<std::size_t>(event.square.row) * static_cast<std::size_t>(size_) +
                       static_cast<std::size_t>(event.square.column);
    max_ = std::max(max_, ++visits_[index]);
}

void SearchHeat::add_to(BoardPanel& board) const {
    const double hottest = std::log2(1.0 + static_cast<double>(std::max(max_, darkest_from)));
    for (std::size_t i = 0; i < visits_.size(); ++i)
        if (visits_[i] > 0) {
            const double heat = max_heat * std::log2(1.0 + static_cast<double>(visits_[i])) / hottest;
            // Rounded, that of the hottest may be a hair more than the most.
            board.cells[i].heat = static_cast<std::uint8_t>(std::min<double>(std::ceil(heat), max_heat));
        }
}

}  // namespace queenreel
