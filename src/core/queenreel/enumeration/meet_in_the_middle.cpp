#include "queenreel/enumeration/meet_in_the_middle.h"

#include <algorithm>
#include <bit>

#include "queenreel/enumeration/disjoint.h"

namespace queenreel {
namespace {

/// Returns half of the rows, unless these have more than a million placements: there are 835,056 of seven
/// rows for n = 14, 1,897,702 of seven rows for n = 15, and 838,816 of six rows for n = 16.
int lower_rows(int n) {
    return n < 15 ? n / 2 : 6;
}

constexpr int bits_a_column = 4;
constexpr unsigned column_bits = (1U << bits_a_column) - 1;

/// For n = 14, 182,798 solutions are kept to be mirrored; for n = 16 there would be 7 million.
constexpr int max_mirrored_n = 14;

/// Returns the diagonals that enter a row of n squares from above: bit d stands for the diagonal that enters
/// column d + 1 from the upper left, bit n − 1 + a for the antidiagonal that enters column a from the upper
/// right.
std::uint32_t crossing_diagonals(std::uint32_t diagonals, std::uint32_t antidiagonals, int n) {
    const std::uint32_t inner = (std::uint32_t{1} << (n - 1)) - 1;
    return (diagonals >> 1 & inner) | (antidiagonals & inner) << (n - 1);
}

/// Reverses the order of the lowest `count` bits.
std::uint32_t reversed(std::uint32_t bits, int count) {
    bits = (bits >> 1 & 0x55555555) | (bits & 0x55555555) << 1;
    bits = (bits >> 2 & 0x33333333) | (bits & 0x33333333) << 2;
    bits = (bits >> 4 & 0x0f0f0f0f) | (bits & 0x0f0f0f0f) << 4;
    bits = (bits >> 8 & 0x00ff00ff) | (bits & 0x00ff00ff) << 8;
    return (bits >> 16 | bits << 16) >> (32 - count);
}

}  // namespace

MeetInTheMiddle::MeetInTheMiddle(int n)
    : n_(n), lower_(lower_rows(n)), upper_(n - lower_), board_((Mask{1} << n) - 1) {
    list_lower();
    rows_[0].untried = n <= max_mirrored_n ? board_ >> n / 2 : board_;
}

/// Calls put(columns, crossing, packed) for each placement of the lower rows from `row` on whose queen in
/// that row is on one of `squares`, in lexicographic order.
template <typename Put>
void MeetInTheMiddle::fill_lower(int row, Row above, std::uint32_t crossing, std::uint32_t packed,
                                 Mask squares, const Put& put) const {
    if (row == lower_) {
        put(above.columns, crossing, packed);
        return;
    }
    Mask free = squares & ~(above.columns | above.diagonals | above.antidiagonals);
    while (free != 0) {
        const Mask queen = free & (~free + 1);
        free ^= queen;
        fill_lower(
            row + 1,
            {above.columns | queen, (above.diagonals | queen) << 1, (above.antidiagonals | queen) >> 1},
            crossing | crossing_diagonals(queen >> row, queen << row, n_),
            packed | static_cast<std::uint32_t>(std::countr_zero(queen)) << bits_a_column * row, board_, put);
    }
}

/// Lists the placements of the lower rows, grouped by their sets of columns: counts them first, then writes
/// each to its place. Placements that begin right of the middle are mirror images of the others: the last of
/// a set are the images of the first of the mirrored set, in reverse order.
void MeetInTheMiddle::list_lower() {
    const Mask up_to_middle = board_ >> n_ / 2;
    const auto has_image = [this](std::uint32_t packed) {
        return static_cast<int>(packed & column_bits) < n_ / 2;
    };
    begin_.assign(board_ + 2, 0);
    fill_lower(0, {}, 0, 0, up_to_middle, [&](Mask columns, std::uint32_t, std::uint32_t packed) {
        ++begin_[columns + 1];
        if (has_image(packed))
            ++begin_[reversed(columns, n_) + 1];
    });
    matches_.resize(*std::ranges::max_element(begin_) + max_disjoint_past_end);
    for (std::size_t set = 1; set < begin_.size(); ++set)
        begin_[set] += begin_[set - 1];
    crossing_diagonals_.resize(begin_.back());
    packed_.resize(begin_.back());
    const auto put = [this](std::uint32_t at, std::uint32_t crossing, std::uint32_t packed) {
        crossing_diagonals_[at] = crossing;
        packed_[at] = packed;
    };
    std::vector<std::uint32_t> end_of_first = begin_;
    std::vector<std::uint32_t> begin_of_last(begin_.begin() + 1, begin_.end());
    std::uint32_t last_columns = 0;  // packed: the last column in every row
    for (int row = 0; row < lower_; ++row)
        last_columns = last_columns << bits_a_column | static_cast<std::uint32_t>(n_ - 1);
    fill_lower(0, {}, 0, 0, up_to_middle, [&](Mask columns, std::uint32_t crossing, std::uint32_t packed) {
        put(end_of_first[columns]++, crossing, packed);
        if (has_image(packed))
            put(--begin_of_last[reversed(columns, n_)], reversed(crossing, 2 * (n_ - 1)),
                last_columns - packed);
    });
}

bool MeetInTheMiddle::next_solution() {
    if (mirrors_)
        return next_mirrored();
    while (next_match_ == match_count_) {
        if (!next_upper()) {
            mirrors_ = true;
            return next_mirrored();
        }
        find_matches();
    }
    std::uint32_t packed = packed_[set_begin_ + matches_[next_match_++]];
    if (n_ <= max_mirrored_n && columns_[0] < n_ / 2)
        keep_to_mirror(packed);
    for (int row = upper_; row < n_; ++row, packed >>= bits_a_column)
        columns_[static_cast<std::size_t>(row)] = static_cast<int>(packed & column_bits);
    return true;
}

/// Stores the solution made of the upper placement and `lower`, to be mirrored later.
void MeetInTheMiddle::keep_to_mirror(std::uint32_t lower) {
    if (next_match_ == 1) {
        upper_packed_ = 0;
        for (int row = upper_ - 1; row >= 0; --row)
            upper_packed_ = upper_packed_ << bits_a_column |
                            static_cast<unsigned>(columns_[static_cast<std::size_t>(row)]);
    }
    to_mirror_.push_back(upper_packed_ | std::uint64_t{lower} << bits_a_column * upper_);
}

/// Advances to the mirror image of the last stored solution; returns false if none is left.
bool MeetInTheMiddle::next_mirrored() {
    if (to_mirror_.empty())
        return false;
    std::uint64_t packed = to_mirror_.back();
    to_mirror_.pop_back();
    for (int row = 0; row < n_; ++row, packed >>= bits_a_column)
        columns_[static_cast<std::size_t>(row)] = n_ - 1 - static_cast<int>(packed & column_bits);
    return true;
}

/// Advances to the next placement of the upper rows; returns false if there are no more.
bool MeetInTheMiddle::next_upper() {
    row_ = std::min(row_, upper_ - 1);
    while (row_ < upper_) {
        Row& row = rows_[static_cast<std::size_t>(row_)];
        if (row.untried == 0) {
            if (row_ == 0)
                return false;
            --row_;
            continue;
        }
        const Mask queen = row.untried & (~row.untried + 1);
        row.untried ^= queen;
        columns_[static_cast<std::size_t>(row_)] = std::countr_zero(queen);
        Row& below = rows_[static_cast<std::size_t>(++row_)];
        below = {row.columns | queen, (row.diagonals | queen) << 1, (row.antidiagonals | queen) >> 1};
        below.untried = board_ & ~(below.columns | below.diagonals | below.antidiagonals);
    }
    return true;
}

/// Finds the placements of the lower rows that complete the upper placement.
void MeetInTheMiddle::find_matches() {
    const Row& below = rows_[static_cast<std::size_t>(upper_)];
    next_match_ = match_count_ = 0;
    if (below.untried == 0)
        return;
    const Mask set = board_ & ~below.columns;
    set_begin_ = begin_[set];
    match_count_ =
        find_disjoint(std::span(crossing_diagonals_).subspan(set_begin_, begin_[set + 1] - set_begin_),
                      crossing_diagonals(below.diagonals, below.antidiagonals, n_), matches_.data());
}

}  // namespace queenreel
