#include "solvers/lanes.h"

#include <algorithm>
#include <bit>

// This source is compiled once for each kind of processor.
#undef HWY_TARGET_INCLUDE
#define HWY_TARGET_INCLUDE "solvers/lanes.cpp"
#include <hwy/foreach_target.h>  // must come before highway.h
#include <hwy/highway.h>

#ifndef QUEENREEL_LIVE_LANES_FIRST
#define QUEENREEL_LIVE_LANES_FIRST
namespace queenreel {
namespace {

/// For each set of eight lanes, as bits: the lanes of the set in order, and then any.
constexpr auto live_lanes_first = [] {
    std::array<std::array<std::uint8_t, 8>, 256> orders{};
    for (std::size_t set = 0; set < orders.size(); ++set) {
        std::size_t size = 0;
        for (std::uint8_t lane = 0; lane < 8; ++lane)
            if ((set >> lane & 1U) != 0)
                orders[set][size++] = lane;
    }
    return orders;
}();

}  // namespace
}  // namespace queenreel
#endif

HWY_BEFORE_NAMESPACE();
namespace queenreel::HWY_NAMESPACE {
namespace {

namespace hn = hwy::HWY_NAMESPACE;

/// Vectors of words of this kind.
template <typename Word>
using Tag = hn::CappedTag<Word, LaneList<Word>::max_lanes>;
template <typename Word>
using Words = hn::Vec<Tag<Word>>;
template <typename Word>
using Live = hn::Mask<Tag<Word>>;

using Rows = std::span<const LaneRow>;

template <typename Word>
Words<Word> allowed(const LaneRow& row) {
    return hn::Set(Tag<Word>(), static_cast<Word>(row.allowed));
}

/// The queens above a row in each lane, as that row sees them.
template <typename Word>
struct Placements {
    Words<Word> columns;
    Words<Word> diagonals;
    Words<Word> antidiagonals;

    /// The row's squares that none of them attacks.
    HWY_ATTR Words<Word> free(const LaneRow& row) const {
        return hn::AndNot(hn::Or3(columns, diagonals, antidiagonals), allowed<Word>(row));
    }

    /// What a row `distance` rows below sees once `queens` stand, too.
    HWY_ATTR Placements below(Words<Word> queens, int distance) const {
        if (distance == 1)
            return {hn::Or(columns, queens), hn::ShiftLeft<1>(hn::Or(diagonals, queens)),
                    hn::ShiftRight<1>(hn::Or(antidiagonals, queens))};
        return {hn::Or(columns, queens), hn::ShiftLeftSame(hn::Or(diagonals, queens), distance),
                hn::ShiftRightSame(hn::Or(antidiagonals, queens), distance)};
    }
};

/// The first `count` placements that wait, at most a vector.
template <typename Word>
Placements<Word> take(LaneList<Word>& list, std::size_t count) {
    const Tag<Word> words;
    const std::size_t at = list.begin;
    list.begin += count;
    return {hn::LoadU(words, &list.columns[at]), hn::LoadU(words, &list.diagonals[at]),
            hn::LoadU(words, &list.antidiagonals[at])};
}

template <typename Word>
void store(const Placements<Word>& placements, LaneList<Word>& list, std::size_t at) {
    const Tag<Word> words;
    hn::StoreU(placements.columns, words, &list.columns[at]);
    hn::StoreU(placements.diagonals, words, &list.diagonals[at]);
    hn::StoreU(placements.antidiagonals, words, &list.antidiagonals[at]);
}

/// Moves what waits, less than a vector, to the front.
template <typename Word>
void close_gap(LaneList<Word>& list) {
    const std::size_t count = list.end - list.begin;
    store(take(list, count), list, 0);
    list.begin = 0;
    list.end = count;
}

/// Those that are `live` in the first lanes.
template <typename Word>
Placements<Word> compress(const Placements<Word>& all, Live<Word> live) {
    const Tag<Word> words;
    if constexpr (hn::MaxLanes(words) > 8) {
        return {hn::Compress(all.columns, live), hn::Compress(all.diagonals, live),
                hn::Compress(all.antidiagonals, live)};
    } else {
        // One look-up does for all three words.
        std::array<std::uint8_t, 8> bits{};
        hn::StoreMaskBits(words, live, bits.data());
        const hn::Rebind<std::uint8_t, Tag<Word>> bytes;
        const auto lanes = hn::PromoteTo(words, hn::LoadU(bytes, live_lanes_first[bits[0]].data()));
        const auto order = hn::IndicesFromVec(words, lanes);
        return {hn::TableLookupLanes(all.columns, order), hn::TableLookupLanes(all.diagonals, order),
                hn::TableLookupLanes(all.antidiagonals, order)};
    }
}

/// What becomes of children.
template <typename Word>
struct Solutions {
    std::uint64_t count = 0;

    HWY_ATTR void add(const Placements<Word>&, Live<Word> live) { count += hn::CountTrue(Tag<Word>(), live); }
};

template <typename Word>
struct Waiting {
    LaneList<Word>& list;
    std::size_t end = list.end;

    HWY_ATTR void add(const Placements<Word>& children, Live<Word> live) {
        store(compress(children, live), list, end);
        end += hn::CountTrue(Tag<Word>(), live);
    }
};

/// The children that leave the row below a free square, and the one after it.
template <typename Word>
Live<Word> alive(const Placements<Word>& children, Rows below) {
    const Words<Word> zero = hn::Zero(Tag<Word>());
    const Live<Word> live = hn::Ne(children.free(below[0]), zero);
    if (below.size() == 1)
        return live;
    return hn::And(live, hn::Ne(children.below(zero, below[0].distance).free(below[1]), zero));
}

/// Takes up to a vector of placements a row further, a queen on each of their free squares in turn: the
/// leftmost of every lane at once.
template <typename Word, typename Children>
void expand(LaneList<Word>& list, Rows rows, Children& children) {
    const Tag<Word> words;
    const Words<Word> zero = hn::Zero(words);
    const std::size_t count = std::min(list.end - list.begin, hn::Lanes(words));
    const Placements<Word> parents = take(list, count);
    Words<Word> untried = hn::IfThenElseZero(hn::FirstN(words, count), parents.free(rows[0]));
    for (auto some = hn::Ne(untried, zero); !hn::AllFalse(words, some); some = hn::Ne(untried, zero)) {
        const Words<Word> queens = hn::And(untried, hn::Sub(zero, untried));
        untried = hn::Xor(untried, queens);
        const Placements<Word> next = parents.below(queens, rows[0].distance);
        children.add(next, hn::And(some, alive(next, rows.subspan(1))));
    }
}

/// Takes what waits for row `depth` further until less than `least` wait, or enough for the row below.
template <typename Word>
void expand_all(LaneList<Word>* lists, Rows rows, std::size_t depth, std::size_t least) {
    LaneList<Word>& list = lists[depth];
    Waiting<Word> waiting{lists[depth + 1]};
    while (list.end - list.begin >= least && waiting.end < LaneList<Word>::enough)
        expand(list, rows.subspan(depth), waiting);
    waiting.list.end = waiting.end;
}

/// The same where the row below is the last one. A placement that leaves it a free square leaves it one: it
/// is a solution.
template <typename Word>
std::uint64_t count_all(LaneList<Word>& list, Rows rows, std::size_t least) {
    Solutions<Word> solutions;
    while (list.end - list.begin >= least)
        expand(list, rows.last(2), solutions);
    return solutions.count;
}

/// Goes down as soon as there is enough for the row below, and up when less than a vector is left, so that
/// vectors are full but for the last ones.
template <typename Word>
std::uint64_t search(LaneList<Word>* lists, Rows rows, const std::stop_token& stop) {
    for (std::size_t depth = 0; depth < rows.size(); ++depth)
        lists[depth].begin = lists[depth].end = 0;
    lists->columns[0] = lists->diagonals[0] = lists->antidiagonals[0] = 0;
    lists->end = 1;
    const std::size_t last = rows.size() - 2;
    std::size_t top = 0;  // above it all is done
    std::size_t depth = 0;
    std::uint64_t sum = 0;
    while (!stop.stop_requested()) {
        LaneList<Word>& list = lists[depth];
        const std::size_t least = depth == top ? 1 : hn::Lanes(Tag<Word>());
        if (depth == last)
            sum += count_all(list, rows, least);
        else
            expand_all(lists, rows, depth, least);
        if (list.end - list.begin >= least) {
            ++depth;
            continue;
        }
        close_gap(list);
        if (depth > top)
            --depth;
        else if (depth == last)
            break;
        else
            depth = ++top;
    }
    return sum;
}

constexpr int narrow_bits = HWY_TARGET <= HWY_AVX3_DL ? 16 : 0;

int narrow() {
    return narrow_bits;
}

/// As narrow as the columns that are left let the words be, where the processor can sort such lanes.
std::uint64_t count(LaneBuffers& buffers, Rows rows, const std::stop_token& stop) {
    if constexpr (narrow_bits > 0) {
        std::uint32_t columns = 0;
        for (const LaneRow& row : rows)
            columns |= row.allowed;
        const int first = std::countr_zero(columns);
        if (std::bit_width(columns) - first <= narrow_bits) {
            std::array<LaneRow, LaneList<std::uint16_t>::max_rows> shifted;
            const auto end = std::ranges::copy(rows, shifted.begin()).out;
            for (LaneRow& row : std::span(shifted.begin(), end))
                row.allowed >>= first;
            return search(buffers.narrow(), Rows(shifted.begin(), end), stop);
        }
    }
    return search(buffers.wide(), rows, stop);
}

const char* target() {
    return hwy::TargetName(HWY_TARGET);
}

}  // namespace
}  // namespace queenreel::HWY_NAMESPACE
HWY_AFTER_NAMESPACE();

#if HWY_ONCE
namespace queenreel {
namespace {

HWY_EXPORT(count);
HWY_EXPORT(narrow);
HWY_EXPORT(target);

}  // namespace

std::uint64_t count_in_lanes(LaneBuffers& buffers, std::span<const LaneRow> rows,
                             const std::stop_token& stop) {
    if (rows.size() == 1)
        return rows.front().allowed != 0;
    return HWY_DYNAMIC_DISPATCH(count)(buffers, rows, stop);
}

int narrow_columns() {
    return HWY_DYNAMIC_DISPATCH(narrow)();
}

std::string_view lane_target() {
    return HWY_DYNAMIC_DISPATCH(target)();
}

}  // namespace queenreel
#endif
