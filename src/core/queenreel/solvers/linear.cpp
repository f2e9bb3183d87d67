#include <array>
#include <cstdint>
#include <vector>

#include "queenreel/solvers/permutation.h"
#include "queenreel/solvers/random.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace linear {
namespace {

using Kind = SearchEvent::Kind;

constexpr int attempts = 300;
constexpr int draws_a_row = 3;
constexpr int swap_draws_a_row = 20;

constexpr auto pseudocode = std::to_array<std::string_view>({
    "repeat 300 times:",
    "  for each {row}, with 3 n draws for all:",
    "    draw a {column} that has no queen",
    "    if it is attacked there, draw again",
    "    put a queen there if it is safe there,",
    "    or when no draw is left",
    "  for each queen that is attacked:",
    "    draw another to swap {columns} with",
    "    until that makes no more attacks",
    "    take both off",
    "    put each in the other's {column}",
    "  if none is attacked: print the solution",
    "  else clear the board",
    "give up",
});
enum Line {
    draw_column = 2,
    draw_again,
    put_safe,
    put_anyway,
    draw_queen = 7,
    accept,
    take_off,
    put_back,
    tell,
    clear,
    give_up
};

/// The state of a search. Law: of two queens that attack each other, at least one's row is in `suspects`.
struct Search {
    Search(int size, SearchOptions options)
        : n(size), steps(options.detail == Detail::steps), random(options.seed), board(size) {}

    int n;
    bool steps;
    Random random;
    Permutation board;
    std::vector<int> suspects;
    std::uint64_t looks = 0;
};

/// Sets up all rows, most of them on a safe square.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives it
Generator<SearchEvent> set_up(Search& search) {
    Permutation& board = search.board;
    const auto above = [&board](int row) { return board.columns().first(static_cast<std::size_t>(row)); };
    int draws_left = draws_a_row * search.n;
    for (int row = 0; row < search.n; ++row) {
        int other = row;
        bool safe = false;
        for (int draw = 1; !safe && draws_left > 0; --draws_left, ++draw) {
            other = row + search.random.below(search.n - row);
            const Square square{row, board.queen(other).column};
            safe = board.attackers(square) == 0;
            search.looks += 1 + Permutation::attackers_looks;
            if (search.steps)
                co_yield SearchEvent{.kind = Kind::tested,
                                     .square = square,
                                     .columns = above(row),
                                     .line = safe ? draw_column : draw_again,
                                     .looks = search.looks,
                                     .draw = draw};
        }
        if (!safe)
            search.suspects.push_back(row);
        board.set_up(row, other);
        search.looks += Permutation::set_up_looks;
        if (search.steps)
            co_yield SearchEvent{.kind = Kind::placed,
                                 .square = board.queen(row),
                                 .columns = above(row + 1),
                                 .line = safe ? put_safe : put_anyway,
                                 .looks = search.looks};
    }
}

/// Swaps the columns of two queens.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives it
Generator<SearchEvent> swap(Search& search, int first, int second) {
    Permutation& board = search.board;
    const Square from[] = {board.queen(first), board.queen(second)};
    const Square to[] = {{first, from[1].column}, {second, from[0].column}};
    for (const Square square : from) {
        board.take_off(square.row);
        search.looks += Permutation::put_looks;
        co_yield SearchEvent{.kind = Kind::removed,
                             .square = square,
                             .columns = board.columns(),
                             .line = take_off,
                             .looks = search.looks};
    }
    for (const Square square : to) {
        board.put(square);
        search.looks += Permutation::put_looks;
        co_yield SearchEvent{.kind = Kind::placed,
                             .square = square,
                             .columns = board.columns(),
                             .line = put_back,
                             .looks = search.looks};
    }
}

/// Swaps columns until no suspects or no draws are left.
// NOLINTNEXTLINE(cppcoreguidelines-avoid-reference-coroutine-parameters): the caller's frame outlives it
Generator<SearchEvent> repair(Search& search) {
    Permutation& board = search.board;
    int draws_left = swap_draws_a_row * search.n;
    int draw = 0;  // for the last suspect
    while (!search.suspects.empty()) {
        const int row = search.suspects.back();
        search.looks += Permutation::is_attacked_looks;
        if (!board.is_attacked(row)) {
            search.suspects.pop_back();
            draw = 0;
            continue;
        }
        if (draws_left-- == 0)
            co_return;
        const int drawn = search.random.below(search.n - 1);
        const int other = drawn < row ? drawn : drawn + 1;
        search.looks += Permutation::swap_test_looks;
        const bool is_worse = board.is_worse_swapped(row, other);
        if (search.steps)
            co_yield SearchEvent{.kind = Kind::tested,
                                 .square = {row, board.queen(other).column},
                                 .columns = board.columns(),
                                 .line = is_worse ? draw_queen : accept,
                                 .looks = search.looks,
                                 .draw = ++draw};
        if (is_worse)
            continue;
        for (const SearchEvent& event : swap(search, row, other))
            if (search.steps)
                co_yield event;
        search.looks += Permutation::is_attacked_looks;
        draw = 0;
        if (board.is_attacked(other))
            search.suspects.push_back(other);
    }
}

/// Sosic & Gu's local search for millions of queens ("Efficient local search with conflict minimization",
/// 1994): most rows get a safe column at once; each of the last few swaps columns with a row drawn at random
/// until that adds no attacks.
Generator<SearchEvent> search(Puzzle puzzle, SearchOptions options) {
    const int n = puzzle.size();
    Search search(n, options);
    for (int attempt = 0; attempt < attempts; ++attempt) {
        if (attempt > 0) {
            search.board = Permutation(n);
            search.suspects.clear();
            if (search.steps)
                co_yield SearchEvent{.kind = Kind::restarted, .line = clear, .looks = search.looks};
        }
        for (const SearchEvent& event : set_up(search))
            co_yield event;
        for (const SearchEvent& event : repair(search))
            co_yield event;
        if (search.suspects.empty()) {
            co_yield SearchEvent{.kind = Kind::solution,
                                 .columns = search.board.columns(),
                                 .line = tell,
                                 .looks = search.looks};
            co_return;
        }
    }
    co_yield SearchEvent{
        .kind = Kind::gave_up, .columns = search.board.columns(), .line = give_up, .looks = search.looks};
}

}  // namespace
}  // namespace linear

constexpr Solver linear_solver{
    .name = "linear",
    .summary = message_in("a summary",
                          "swaps pairs of queens until no diagonal is shared: a million queens in a moment"),
    .idea =
        message("Give every queen its own {row} and {column}; swap {columns} until no two share a diagonal."),
    .looks_at = "a queen, or how many queens stand on a diagonal",
    .max_n = 10'000'000,
    .complete = false,
    .ordered = false,
    .deterministic = false,
    .profile = {.approach = Approach::local_search, .tests = Tests::empty_squares},
    .no_givens = "it swaps the columns of any two queens, and would move a given one",
    .keeps = Keeps::swaps,
    .pseudocode = linear::pseudocode,
    .run = linear::search};

}  // namespace queenreel
