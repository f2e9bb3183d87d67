#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/solvers/domains.h"
#include "queenreel/solvers/rows.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace forward_checking {
namespace {

constexpr int no_queen = -1;

constexpr auto by_rows = std::to_array<std::string_view>({
    "search(domains):",
    "  for each square of the first open {row}:",
    "    place {a queen}",
    "    strike {its lines} from other domains",
    "    if one is empty now: dead end",
    "    if no {row} is left: print the solution",
    "    else search(the domains)",
    "    take {the queen} back, restore the domains",
    "  no square left: return",
    "search(all squares); done when it returns",
});
constexpr auto by_constraint = [] {
    auto lines = by_rows;
    lines[1] = "  for each square of the smallest domain:";
    return lines;
}();
constexpr std::string_view domain_or_queen = "the domain of a row, which is one word, or a row's queen";
enum Line { each_square = 1, place, strike, wipe_out, tell, call, take_back, go_back, end };

constexpr SilentLines silent{.place = place,
                             .choose = each_square,
                             .repeat = each_square,
                             .spread = strike,
                             .call = call,
                             .go_back = go_back};

/// Chooses the row to fill next: a member function of Domains.
using ChooseRow = int (Domains::*)() const;

/// A queen to place and its candidates.
struct Level {
    Level(const Domains& domains_now, ChooseRow choose)
        : domains(domains_now), row((domains.*choose)()), untried(domains.of(row)) {}

    Domains domains;
    int row;
    Domains::Mask untried;
};

/// Probes to choose a row. The open rows are one word, which shows the first at once.
int choosing_looks(const Domains& domains, ChooseRow choose) {
    return choose == &Domains::first_row ? 1 : domains.open_rows();
}

/// Probes of domains after a queen is placed: each is updated, then they are scanned for an empty one.
int striking_looks(const Domains& left, std::optional<int> wiped_out) {
    return left.open_rows() + (wiped_out ? left.open_rows_through(*wiped_out) : left.open_rows());
}

/// Forward checking (Haralick & Elliott 1980): removes the squares that a queen attacks from the domains of
/// the rows to come and steps back as soon as a domain is empty. O(n²) memory.
template <Detail detail>
Generator<SearchEvent> forward_checking(Puzzle puzzle, ChooseRow choose) {
    using Kind = SearchEvent::Kind;
    constexpr bool steps = detail == Detail::steps;
    std::vector<int> columns(static_cast<std::size_t>(puzzle.size()), no_queen);
    std::vector<Level> levels;
    levels.reserve(columns.size());
    const Domains first(puzzle);
    std::optional<AttackMasks> attacked;
    if (puzzle.rule() != AttackRule::queens)
        attacked.emplace(puzzle);
    const std::optional<int> closed = first.wiped_out();
    std::uint64_t looks = 0;
    if (!closed) {
        levels.emplace_back(first, choose);
        if constexpr (steps)
            looks += choosing_looks(first, choose);
    }

    // When queens fill the rows from the top, events carry only the filled rows.
    const bool from_top = choose == &Domains::first_row;
    const auto choice = [&](int row) { return from_top ? Square{-1, -1} : Square{row, -1}; };
    const auto standing = [&](std::size_t queens) {
        return Solution(columns).first(from_top ? queens : columns.size());
    };
    if (closed && steps)
        co_yield SearchEvent{
            .kind = Kind::wiped_out, .square = {*closed, -1}, .columns = standing(0), .line = wipe_out};
    while (!levels.empty()) {
        Level& level = levels.back();
        const std::size_t queens = levels.size();  // including this level's
        int& column = columns[static_cast<std::size_t>(level.row)];
        if (column != no_queen) {
            const Square square{level.row, std::exchange(column, no_queen)};
            if constexpr (steps)
                co_yield SearchEvent{.kind = Kind::removed,
                                     .square = square,
                                     .columns = standing(queens - 1),
                                     .line = take_back,
                                     .looks = ++looks,
                                     .choice = choice(level.row)};
        }
        if constexpr (steps)
            ++looks;  // of the untried squares
        if (level.untried == 0) {
            levels.pop_back();
            continue;
        }
        column = std::countr_zero(level.untried);
        level.untried &= level.untried - 1;
        const Square square{level.row, column};
        if constexpr (steps)
            co_yield SearchEvent{.kind = Kind::placed,
                                 .square = square,
                                 .columns = standing(queens),
                                 .line = place,
                                 .looks = ++looks,
                                 .choice = choice(level.row)};

        const Domains left =
            attacked ? level.domains.with_piece(square, *attacked) : level.domains.with_queen(square);
        const std::optional<int> row = left.wiped_out();
        if constexpr (steps)
            looks += striking_looks(left, row);
        if (left.are_all_filled()) {
            co_yield SearchEvent{
                .kind = Kind::solution, .columns = columns, .line = tell, .looks = steps ? looks : 0};
        } else if (row) {
            if constexpr (steps)
                co_yield SearchEvent{.kind = Kind::wiped_out,
                                     .square = {*row, -1},
                                     .columns = standing(queens),
                                     .line = wipe_out,
                                     .looks = looks};
        } else {
            levels.emplace_back(left, choose);
            if constexpr (steps)
                looks += choosing_looks(left, choose);
        }
    }
    co_yield SearchEvent{
        .kind = Kind::exhausted, .columns = standing(0), .line = end, .looks = steps ? looks : 0};
}

template <ChooseRow choose>
Generator<SearchEvent> run(Puzzle puzzle, SearchOptions options) {
    return options.detail == Detail::steps ? forward_checking<Detail::steps>(std::move(puzzle), choose)
                                           : forward_checking<Detail::solutions>(std::move(puzzle), choose);
}

}  // namespace
}  // namespace forward_checking

constexpr Solver forward_checking_solver{
    .name = "forward-checking",
    .summary = message_in(
        "a summary", "looking ahead, and turning back as soon as a queen to come has no free square left"),
    .idea = message(
        "After each queen, strike out all that it attacks; go back as soon as a {row} has nothing left."),
    .looks_at = forward_checking::domain_or_queen,
    .max_n = Domains::max_size,
    .complete = true,
    .ordered = true,
    .deterministic = true,
    .profile = {.looks_ahead = true},
    .takes_rules = true,
    .keeps = Keeps::domains,
    .pseudocode = forward_checking::by_rows,
    .silent = forward_checking::silent,
    .run = forward_checking::run<&Domains::first_row>};

constexpr Solver forward_checking_mrv_solver = [] {
    Solver row = forward_checking_solver;
    row.name = "forward-checking-mrv";
    row.summary =
        message_in("a summary", "forward checking that places the queen with the fewest free squares first");
    row.idea =
        message("Forward checking that always goes on with the {row} that has the fewest squares left.");
    row.ordered = false;
    row.pseudocode = forward_checking::by_constraint;
    row.run = forward_checking::run<&Domains::most_constrained_row>;
    return row;
}();

}  // namespace queenreel
