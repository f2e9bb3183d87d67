#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/map.h"
#include "queenreel/story/search/tree.h"

namespace queenreel {

/// The facts about a whole search that panels need in advance, collected from all its events. Memory is
/// bounded.
class SearchPreview {
  public:
    enum class Map : std::uint8_t { none, made };

    explicit SearchPreview(int n, Map map = Map::none);

    void follow(const SearchEvent& event);

    /// The extent of a measure's curve, which begins again at each restart.
    struct Curve {
        std::uint64_t values = 0;  ///< the most between two restarts …
        std::uint64_t latest = 0;  ///< … and since the last one
        double max = 1;
    };
    const Curve& curve(BoardMeasure measure) const { return curves_[static_cast<std::size_t>(measure)]; }

    /// The whole tree, with rejected squares if they fit. Null if it is too large to show whole.
    const SearchTree* tree() const;

    /// The tree of the first queens. Null if it is too large, too.
    const SearchTree* upper_tree() const { return upper_tree_ ? &*upper_tree_ : nullptr; }

    /// The mapper; null if no map was requested.
    const SearchMapper* mapper() const { return mapper_ ? &*mapper_ : nullptr; }

  private:
    int size_;
    std::array<Curve, board_measure_count> curves_{};
    std::optional<SearchTree> tree_;               // empty once it is too large
    std::optional<SearchTree> tree_with_refused_;  // likewise
    std::optional<SearchTree> upper_tree_;         // likewise
    std::optional<SearchMapper> mapper_;
};

/// The largest n whose tree may be shown whole, or that of its first queens.
inline constexpr int max_whole_tree = 6;

}  // namespace queenreel
