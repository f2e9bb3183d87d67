#include "queenreel/story/search/exposure.h"

#include <algorithm>
#include <cstddef>

namespace queenreel {

SearchExposure::SearchExposure(int n)
    : columns_(static_cast<std::size_t>(n), -1),
      since_(columns_.size()),
      times_(columns_.size() * columns_.size()) {}

/// How long the queen of a row has stood while it was looked at.
std::uint64_t SearchExposure::stood(std::size_t row) const {
    return columns_[row] < 0 ? 0 : now_ - std::max(since_[row], begun_);
}

void SearchExposure::follow(const SearchEvent& event) {
    ++now_;
    is_population_ = is_population_ || event.population;
    if (is_population_ || only_looks(event.kind))
        return;
    bool changed = false;
    for (std::size_t row = 0; row < columns_.size(); ++row) {
        const int column = row < event.columns.size() ? event.columns[row] : -1;
        if (column == columns_[row])
            continue;
        changed = true;
        if (columns_[row] >= 0)
            times_[row * columns_.size() + static_cast<std::size_t>(columns_[row])] += stood(row);
        columns_[row] = column;
        since_[row] = now_;
    }
    changes_ += changed ? 1 : 0;
}

void SearchExposure::add_to(BoardPanel& board) const {
    const std::uint64_t all = now_ - begun_;
    for (std::size_t i = 0; i < times_.size(); ++i) {
        const std::uint64_t time = times_[i];
        if (time > 0 && !board.cells[i].queen)
            board.cells[i].blur =
                static_cast<std::uint8_t>((16 * time >= all) + (4 * time >= all) + (2 * time >= all));
    }
}

void SearchExposure::begin() {
    begun_ = now_;
    changes_ = 0;
    std::ranges::fill(times_, 0);
}

}  // namespace queenreel
