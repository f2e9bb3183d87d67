#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "queenreel/enumeration/meet_in_the_middle.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace bitmask {
namespace {

constexpr int max_size = 32;

using Kind = SearchEvent::Kind;
using Mask = std::uint32_t;  // bit c stands for column c

constexpr auto pseudocode = std::to_array<std::string_view>({
    "search({row}, {columns}{, right, left}):",
    "  if {past}: print the solution",
    "  for each bit in ~({columns}{ | right | left}):",
    "    place {a queen} on its square",
    "    {set the bit in all; shift right and left}",
    "    search({next}, {the new words})",
    "    take {the queen} back",
    "  no bit left: return",
    "search({first}, 0{, 0, 0}); done when it returns",
});
enum Line { tell = 1, each_bit, place_queen, shift, call, take_back, go_back, end };

/// A row and how the queens above restrict it.
struct Row {
    Mask columns = 0;        ///< taken
    Mask diagonals = 0;      ///< attacked along a diagonal that goes down to the right
    Mask antidiagonals = 0;  ///< attacked along a diagonal that goes down to the left
    Mask untried = 0;        ///< free squares not tried yet
    Mask queen = 0;          ///< the square tried last

    /// Puts the queen on the leftmost untried square. There must be one.
    void try_next() {
        queen = untried & (~untried + 1);
        untried ^= queen;
    }

    /// The row below, where `open` has the columns that are not blocked.
    Row below(Mask open) const {
        Row row{columns | queen, (diagonals | queen) << 1, (antidiagonals | queen) >> 1};
        row.untried = open & ~(row.columns | row.diagonals | row.antidiagonals);
        return row;
    }
};

/// Backtracking with the free squares of a row as the set bits of a word (Richards, "Backtracking algorithms
/// in MCPL using bit patterns and recursion", 1997). It knows the free squares at once and tests none, so it
/// yields only placed and removed queens and solutions.
///
/// A step loads its place in the search from memory, runs in registers, and stores it back.
class BitmaskSearch {
  public:
    explicit BitmaskSearch(const Puzzle& puzzle) : size_(static_cast<std::size_t>(puzzle.size())) {
        for (int row = 0; row < puzzle.size(); ++row)
            open_[static_cast<std::size_t>(row)] = puzzle.open(row);
        rows_[0].untried = open_[0];
    }

    /// Advances to the next solution; false if there is none.
    bool next_solution();

    /// Advances by one event; empty at the end.
    std::optional<SearchEvent> next_event();

    /// The queens on the board.
    Solution columns() const { return {columns_.data(), filled_}; }

    /// Words probed by next_event().
    std::uint64_t looks() const { return looks_; }

  private:
    SearchEvent place();
    SearchEvent remove();

    std::size_t size_;
    std::array<Mask, max_size + 1> open_{};  // open columns of each row; none past the last
    std::size_t filled_ = 0;                 // rows with a queen
    bool told_ = false;                      // whether the full board has been yielded as a solution
    std::uint64_t looks_ = 0;
    std::array<Row, max_size + 1> rows_;
    std::array<int, max_size> columns_{};
};

bool BitmaskSearch::next_solution() {
    Row* const last = &rows_[size_ - 1];
    Row* at = filled_ == 0 ? rows_.data() : last;
    const Mask* open = &open_[static_cast<std::size_t>(at - rows_.data())];  // of the row at `at`
    Row row = *at;
    for (;;) {
        while (row.untried == 0) {
            if (at == rows_.data())
                return false;
            row = *--at;
            --open;
        }
        row.try_next();
        if (at == last)
            break;
        if (const Row below = row.below(open[1]); below.untried != 0) {
            *at++ = row;
            ++open;
            row = below;
        }
    }
    *at = row;
    for (filled_ = 0; filled_ < size_; ++filled_)
        columns_[filled_] = std::countr_zero(rows_[filled_].queen);
    return true;
}

std::optional<SearchEvent> BitmaskSearch::next_event() {
    if (filled_ == size_ && !std::exchange(told_, true))
        return SearchEvent{.kind = Kind::solution, .columns = columns(), .line = tell, .looks = looks_};
    ++looks_;  // of the free squares
    if (rows_[filled_].untried != 0)
        return place();
    if (filled_ > 0)
        return remove();
    return std::nullopt;
}

SearchEvent BitmaskSearch::place() {
    Row& row = rows_[filled_];
    row.try_next();
    const Square square{static_cast<int>(filled_), std::countr_zero(row.queen)};
    columns_[filled_++] = square.column;
    // A full board leaves no column, so the row past the last has nothing to try.
    rows_[filled_] = row.below(open_[filled_]);
    told_ = false;
    constexpr int row_words = 4;  // those of Row except the queen, which is in columns_
    looks_ += 1 + row_words;
    return {
        .kind = Kind::placed, .square = square, .columns = columns(), .line = place_queen, .looks = looks_};
}

SearchEvent BitmaskSearch::remove() {
    --filled_;
    const Square square{static_cast<int>(filled_), columns_[filled_]};
    ++looks_;
    return {
        .kind = Kind::removed, .square = square, .columns = columns(), .line = take_back, .looks = looks_};
}

/// The rows of a search under a rule other than the queens'.
class RowsByRule {
  public:
    explicit RowsByRule(const Puzzle& puzzle) : puzzle_(puzzle) {}

    /// The row below the last of `rows`, each with a piece, and the words probed for it. Rooks have no
    /// diagonals; on a torus, a bit that leaves a word at one end comes back at the other. As knights, the
    /// last piece attacks the columns two away from its own, and the piece before it those one away.
    std::pair<Row, int> below(std::span<const Row> rows) const {
        const Row& above = rows.back();
        Row row{above.columns | above.queen};
        Mask knight = 0;
        int looks = 2;  // of the words that all rules have
        if (puzzle_.rule() == AttackRule::torus) {
            row.diagonals = rotated_up(above.diagonals | above.queen);
            row.antidiagonals = rotated_down(above.antidiagonals | above.queen);
            looks += 2;
        } else if (puzzle_.rule() == AttackRule::superqueens) {
            row = above.below(0);
            const Mask before = rows.size() < 2 ? 0 : rows[rows.size() - 2].queen;
            knight = above.queen << 2 | above.queen >> 2 | before << 1 | before >> 1;
            looks += 4;
        }
        row.untried = open(rows.size()) & ~(row.columns | row.diagonals | row.antidiagonals | knight);
        return {row, looks};
    }

  private:
    Mask open(std::size_t row) const {
        return static_cast<int>(row) < puzzle_.size() ? puzzle_.open(static_cast<int>(row)) : 0;
    }

    Mask all() const { return ~Mask{0} >> (max_size - puzzle_.size()); }
    Mask rotated_up(Mask word) const { return (word << 1 | word >> (puzzle_.size() - 1)) & all(); }
    Mask rotated_down(Mask word) const { return (word >> 1 | word << (puzzle_.size() - 1)) & all(); }

    const Puzzle& puzzle_;
};

/// The same search for any rule of attack.
Generator<SearchEvent> search_by_rule(Puzzle puzzle, SearchOptions options) {
    const bool steps = options.detail == Detail::steps;
    const int n = puzzle.size();
    const RowsByRule by_rule(puzzle);
    std::vector<int> columns;
    std::vector<Row> rows(1);
    rows.front().untried = puzzle.open(0);
    std::uint64_t looks = 0;
    for (;;) {
        const int row = static_cast<int>(columns.size());
        if (row == n)
            co_yield SearchEvent{.kind = Kind::solution, .columns = columns, .line = tell, .looks = looks};
        ++looks;  // of the free squares
        if (row < n && rows.back().untried != 0) {
            rows.back().try_next();
            const Square square{row, std::countr_zero(rows.back().queen)};
            columns.push_back(square.column);
            const auto [below, words] = by_rule.below(rows);
            looks += 1 + static_cast<std::uint64_t>(words);
            rows.push_back(below);
            if (steps)
                co_yield SearchEvent{.kind = Kind::placed,
                                     .square = square,
                                     .columns = columns,
                                     .line = place_queen,
                                     .looks = looks};
            continue;
        }
        if (columns.empty())
            break;
        const Square square{row - 1, columns.back()};
        columns.pop_back();
        rows.pop_back();
        ++looks;
        if (steps)
            co_yield SearchEvent{.kind = Kind::removed,
                                 .square = square,
                                 .columns = columns,
                                 .line = take_back,
                                 .looks = looks};
    }
    co_yield SearchEvent{.kind = Kind::exhausted, .line = end, .looks = looks};
}

Generator<SearchEvent> search_queens(Puzzle puzzle, SearchOptions options) {
    const int n = puzzle.size();
    if (options.detail == Detail::solutions && options.shortcuts && puzzle.is_plain() && n >= 2 &&
        n <= MeetInTheMiddle::max_n) {
        MeetInTheMiddle halves(n);
        while (halves.next_solution())
            co_yield SearchEvent{.kind = Kind::solution, .columns = halves.columns(), .line = tell};
        co_yield SearchEvent{.kind = Kind::exhausted, .line = end};
        co_return;
    }
    BitmaskSearch search(puzzle);
    if (options.detail == Detail::steps)
        while (const auto event = search.next_event())
            co_yield *event;
    else
        while (search.next_solution())
            co_yield SearchEvent{.kind = Kind::solution, .columns = search.columns(), .line = tell};
    co_yield SearchEvent{.kind = Kind::exhausted, .line = end, .looks = search.looks()};
}

Generator<SearchEvent> search(Puzzle puzzle, SearchOptions options) {
    return puzzle.rule() == AttackRule::queens ? search_queens(std::move(puzzle), options)
                                               : search_by_rule(std::move(puzzle), options);
}

}  // namespace
}  // namespace bitmask

constexpr Solver bitmask_solver{
    .name = "bitmask",
    .summary = message_in(
        "a summary", "the free squares as the bits of a word, which are found without a test: the fastest"),
    .idea = message("Fill {row} after {row}; the free squares of a {row} are bits of one number, so none has "
                    "to be tested."),
    .looks_at = "a word: the free squares of a row, its columns or diagonals that are taken, its queen",
    .max_n = bitmask::max_size,
    .complete = true,
    .ordered = true,
    .deterministic = true,
    .profile = {},
    .takes_rules = true,
    .keeps = Keeps::words,
    .pseudocode = bitmask::pseudocode,
    .silent = {.place = bitmask::place_queen,
               .choose = bitmask::each_bit,
               .repeat = bitmask::each_bit,
               .spread = bitmask::shift,
               .call = bitmask::call,
               .go_back = bitmask::go_back},
    .run = bitmask::search};

}  // namespace queenreel
