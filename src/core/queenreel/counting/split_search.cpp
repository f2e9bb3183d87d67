#include "queenreel/counting/split_search.h"

#include <algorithm>
#include <bit>

namespace queenreel {
namespace {

/// Lists of a half's placements are compared in blocks of this length to save memory.
constexpr std::size_t at_once = std::size_t{1} << 18;

}  // namespace

SplitSearch::Quadrants::Quadrants(int n, const std::optional<Cross>& of)
    : cross(of),
      upper_left(n, of, Corner::upper_left),
      upper_right(n, of, Corner::upper_right),
      lower_left(n, of, Corner::lower_left),
      lower_right(n, of, Corner::lower_right) {}

std::uint64_t SplitSearch::solutions(const ColumnSplit& split, const std::stop_token& stop) {
    if (!quadrants_ || quadrants_->cross != split.cross)
        quadrants_.emplace(n_, split.cross);
    auto& [cross, upper_left, upper_right, lower_left, lower_right] = *quadrants_;
    upper_.join(upper_left, split.left, upper_right, split.right, split.row_limit, stop);
    lower_.join(lower_right, lower_right.columns() ^ split.right, lower_left,
                lower_left.columns() ^ split.left, split.row_limit, stop);
    return static_cast<std::uint64_t>(split.images) * (2 * count_pairs(upper_.below(), lower_.below(), stop) +
                                                       count_pairs(upper_.at_limit(), lower_.all(), stop) +
                                                       count_pairs(upper_.below(), lower_.at_limit(), stop));
}

/// The number of pairs of placements that share no diagonal.
std::uint64_t SplitSearch::count_pairs(Words upper, Words lower, const std::stop_token& stop) {
    const auto some_of = [](Words words, std::size_t begin) {
        return words.subspan(begin, std::min(at_once, words.size() - begin));
    };
    std::uint64_t count = 0;
    for (std::size_t i = 0; i < upper.size(); i += at_once)
        for (std::size_t k = 0; k < lower.size(); k += at_once)
            count += count_disjoint_pairs(lists_, some_of(upper, i), some_of(lower, k),
                                          Quadrant::diagonal_count(n_), stop);
    return count;
}

/// Joins the placements of one quadrant that fill a set of a half's rows with those of the other quadrant
/// that fill the remaining rows, for each set whose key is within the limit.
void SplitSearch::Half::join(Quadrant& taking, std::uint32_t columns, Quadrant& leaving,
                             std::uint32_t other_columns, std::uint32_t limit, const std::stop_token& stop) {
    const Quadrant::Placements& some = taking.placements(columns);
    const Quadrant::Placements& others = leaving.placements(other_columns);
    below_limit_.clear();
    at_limit_.clear();
    const std::uint32_t all = taking.all_lines();
    for (const std::uint32_t rows : taking.row_sets(std::popcount(columns))) {
        const std::uint32_t key = set_key(rows, all);
        const ListPair lists{some.of_rows(rows), others.of_rows(taking.rows() ^ rows)};
        if (key > limit || lists.some.empty() || lists.others.empty())
            continue;
        (key < limit ? below_limit_ : at_limit_).push_back(lists);
    }
    size_ = 0;
    add(below_limit_, stop);
    below_ = size_;
    add(at_limit_, stop);
}

void SplitSearch::Half::add(std::span<const ListPair> lists, const std::stop_token& stop) {
    // Few pairs are disjoint: reserve room for all pairs, but only of some lists at a time.
    constexpr std::size_t enough = std::size_t{1} << 14;
    while (!lists.empty() && !stop.stop_requested()) {
        std::size_t count = 0;
        std::size_t pairs = 0;
        for (; count < lists.size() && pairs < enough; ++count)
            pairs += lists[count].some.size() * lists[count].others.size();
        const std::size_t end = size_ + pairs + disjoint_pairs_past_end;
        if (words_.size() < end)
            words_.resize(end + end / 2);
        size_ += unite_disjoint(lists.first(count), words_.data() + size_);
        lists = lists.subspan(count);
    }
}

}  // namespace queenreel
