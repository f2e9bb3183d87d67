#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <stop_token>
#include <string_view>

namespace queenreel {

/// A row that a search fills.
struct LaneRow {
    std::uint32_t allowed = 0;  ///< its squares that may be taken: bit c stands for column c
    int distance = 1;           ///< how many rows below the next one of the search is
};

/// Placements that fill the same rows and wait to be taken further, each word of them in an array of its own.
template <typename Word>
struct LaneList {
    /// The most rows that are filled.
    static constexpr std::size_t max_rows = 32;

    /// The most lanes a vector has.
    static constexpr std::size_t max_lanes = 64;

    /// As many as wait before they are taken a row further: enough for full vectors, and for each to be out
    /// of the processor's queue of writes when it is read; few enough to stay in its cache.
    static constexpr std::size_t enough = 256;

    /// All children of a vector on top of what is not yet enough, and one vector past the end.
    static constexpr std::size_t capacity = enough + max_lanes * (max_rows + 1);

    std::array<Word, capacity> columns;        ///< taken
    std::array<Word, capacity> diagonals;      ///< attacked, down to the right
    std::array<Word, capacity> antidiagonals;  ///< attacked, down to the left
    std::size_t begin;                         ///< of those that wait …
    std::size_t end;                           ///< … and their end
};

/// Where the placements of a search in lanes wait: 42 kB a row, allocated once.
class LaneBuffers {
  public:
    /// For searches that fill up to so many rows. Throws std::bad_alloc.
    explicit LaneBuffers(std::size_t rows)
        : wide_(std::make_unique_for_overwrite<LaneList<std::uint32_t>[]>(rows)),
          narrow_(std::make_unique_for_overwrite<LaneList<std::uint16_t>[]>(rows)) {}

    /// One for each row.
    LaneList<std::uint32_t>* wide() { return wide_.get(); }

    /// One for each row, for boards of which no more than 16 columns are left.
    LaneList<std::uint16_t>* narrow() { return narrow_.get(); }

  private:
    std::unique_ptr<LaneList<std::uint32_t>[]> wide_;
    std::unique_ptr<LaneList<std::uint16_t>[]> narrow_;
};

/// How many ways there are to put a queen on an allowed square of each of `rows`, at least one, so that none
/// attacks another; too few once `stop` is requested. The last row must leave at most one free square to
/// those above: the rows have as many columns to fill as there are rows. `buffers` are for as many rows.
///
/// The search of bit masks (Richards, "Backtracking algorithms in MCPL using bit patterns and recursion",
/// 1997), of as many placements at once as a vector has lanes: each gets a queen on its leftmost free square,
/// those that leave the next two rows a free square go to the end of that row's list, and there is no branch
/// that depends on one placement.
std::uint64_t count_in_lanes(LaneBuffers& buffers, std::span<const LaneRow> rows,
                             const std::stop_token& stop);

/// How many neighboring columns narrow lanes have, which make searches faster; 0 where the processor has
/// none.
int narrow_columns();

/// What of the processor count_in_lanes() uses, in Highway's words: "AVX3" (which is AVX-512), "AVX2",
/// "SSE4", "SCALAR".
std::string_view lane_target();

}  // namespace queenreel
