#include "queenreel/story/search/own_captions.h"

#include <algorithm>

#include "queenreel/solvers/population.h"
#include "queenreel/story/search/all_boards.h"
#include "queenreel/story/search/breeding_steps.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/formula.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

std::string candidates(const Words& words, int count) {
    return words.say_n(count, "{count} candidate", "{count} candidates");
}

std::string attackers_in_words(const Words& words, int count) {
    return words.say_n(count, "{count} attacker", "{count} attackers");
}

/// The number of squares that backtracking tests up to its first solution.
std::uint64_t backtracking_tests(const Puzzle& puzzle) {
    std::uint64_t tests = 0;
    for (const SearchEvent& event : find_solver("backtracking")->search(puzzle, {.detail = Detail::steps})) {
        if (event.kind == Kind::solution)
            break;
        tests += event.kind == Kind::tested ? 1 : 0;
    }
    return tests;
}

}  // namespace

void OwnCaptions::follow(const SearchEvent& event, const Moment& moment) {
    in_steps_ = moment.occurrence == 1;
    tries_.follow(event);
    if (event.kind == Kind::removed) {
        left_ = event.square;
        draw_ = event.drawn_from > 0 ? draw_of(queens_, event) : Draw{};
    }
    if (!only_looks(event.kind))
        is_drawn_ = event.kind == Kind::removed && event.drawn_from > 0;
    follow_swap(event);
    boards_ += event.kind == Kind::tested && queen_stands(event) ? 1 : 0;
    solutions_ += event.kind == Kind::solution ? 1 : 0;
    if (event.kind == Kind::placed)
        came_ = event.square;
    children_ = event.kind == Kind::bred ? children_ + 1 : 0;
    before_ = queens_;
    follow_wipe_out(event);
    if (only_looks(event.kind))
        return;
    std::ranges::fill(queens_, -1);
    const std::size_t rows = std::min(queens_.size(), event.columns.size());
    std::copy_n(event.columns.begin(), rows, queens_.begin());
}

void OwnCaptions::follow_wipe_out(const SearchEvent& event) {
    if (event.kind == Kind::placed)
        had_queen_[static_cast<std::size_t>(event.square.row)] = true;
    const bool goes_back = event.kind == Kind::removed && last_ == Kind::wiped_out;
    if (event.kind == Kind::wiped_out)
        wiped_row_ = event.square.row;
    else if (!goes_back)
        wiped_row_ = -1;
    last_before_ = std::exchange(last_, event.kind);
}

std::optional<std::string> OwnCaptions::of(const SearchEvent& event) const {
    if (event.child)
        return of_child(*event.child);
    if (event.drawn_from > 0)
        return of_draw(event);
    if (keeps_ == Keeps::domains)
        return of_early_end(event);
    if (keeps_ == Keeps::cover && event.kind == Kind::removed && last_before_ != Kind::removed)
        return names().say("Take back {queen}: its lines unfold in reverse", {names().queen(event.square)});
    if (keeps_ == Keeps::digits && event.kind == Kind::solution && solutions_ == 1)
        return of_board_found();
    if (keeps_ == Keeps::formula)
        return of_formula(event);
    if (keeps_ == Keeps::swaps)
        return of_swap(event);
    return std::nullopt;
}

std::optional<std::string> OwnCaptions::briefly(const SearchEvent& event) const {
    if (is_drawn_)
        return of_mover();
    if (event.child && children_ > 1)
        return names().say("All other children are bred the same way");
    if (event.kind != Kind::placed || event.choice != Square{-1, -1} || !moves_queens_)
        return std::nullopt;
    if (event.drawn_from == 0)
        return names().at_start(event.square);
    const std::string square = names().square(event.square);
    const int by = attackers(event.columns, event.square);
    if (event.drawn_from > 1 && equal_targets(event) == event.drawn_from)
        return names().say("{Square}: 1 of the {number} best", {square, event.drawn_from});
    return by == 0 ? names().say("{Square}: no attacker", {square})
                   : names().say_n(by, "{Square}: {count} attacker", "{Square}: {count} attackers", {square});
}

/// Squares of the row are probed from the left, except the one that the queen left.
int OwnCaptions::sharing(const SearchEvent& event) const {
    if (!is_drawn_)
        return 1;
    if (event.kind == Kind::removed)
        return names().size();
    return names().size() - event.square.column - (left_.column > event.square.column ? 1 : 0);
}

/// Which queen moves and how many attack it, and among how many it was drawn.
std::string OwnCaptions::of_mover() const {
    const std::string queen = names().queen(left_);
    if (draw_.is_worst() && draw_.from > 1)
        return names().say("{Queen}: 1 of {number} with {attackers}",
                           {queen, draw_.from, attackers_in_words(names(), draw_.by)});
    if (draw_.is_of_attacked() && draw_.from > 1)
        return names().say("{Queen}: 1 of {number} attacked, by {attackers}",
                           {queen, draw_.from, attackers_in_words(names(), draw_.by)});
    return names().say_n(draw_.by, "{Queen} has {count} attacker", "{Queen} has {count} attackers", {queen});
}

/// A swap that does not add attacking pairs is made: both queens are removed and put back.
void OwnCaptions::follow_swap(const SearchEvent& event) {
    if (event.kind != Kind::removed && event.kind != Kind::placed)
        swapping_.reset();
    const auto swap = swap_tested(event);
    if (!swap)
        return;
    const int now = attacking_pairs(event.columns);
    const int then = attacking_pairs(swap->swapped(event.columns));
    if (then <= now)
        swapping_ = {*swap, now, then};
}

std::string OwnCaptions::between(SilentStep step, const SearchEvent& next, bool in_full) const {
    switch (step) {
        case SilentStep::spread:
            return of_spread(in_full);
        case SilentStep::choose:
            return of_choice(next, true);
        case SilentStep::repeat:
            return keeps_ == Keeps::words ? of_choice(next, false) : left_to_try(line_of(next));
        case SilentStep::call:
        case SilentStep::go_back:
            break;
    }
    return {};
}

/// The line whose squares are tried.
Square OwnCaptions::line_of(const SearchEvent& placed) {
    return placed.choice == Square{-1, -1} ? Square{placed.square.row, -1} : placed.choice;
}

std::string OwnCaptions::of_spread(bool in_full) const {
    if (!in_full)
        return {};
    if (keeps_ == Keeps::words)
        return came_.row + 1 == names().size()
                   ? names().say("Its bit joins the words; right and left shift by one")
                   : names().say("{Row}: diagonals are one {column} on: their words shift",
                                 {names().row(came_.row + 1), names().a_column()});
    if (keeps_ == Keeps::cover)
        return of_covering();
    const int own_row = FreeSquares(puzzle_, before_).in({came_.row, -1});
    const int struck =
        FreeSquares(puzzle_, before_).count() - own_row - FreeSquares(puzzle_, queens_).count();
    return names().say_n(struck, "It rules out {count} square of other {rows}",
                         "It rules out {count} squares of other {rows}", {names().rows()});
}

std::string OwnCaptions::of_covering() const {
    const int covered = FreeSquares(puzzle_, before_).count() - FreeSquares(puzzle_, queens_).count();
    const bool four = puzzle_.rule() == AttackRule::queens || puzzle_.rule() == AttackRule::torus;
    return four ? names().say_n(covered, "Its four lines are covered: {count} square slides out",
                                "Its four lines are covered: {count} squares slide out")
                : names().say_n(covered, "Its lines are covered: {count} square slides out",
                                "Its lines are covered: {count} squares slide out");
}

std::string OwnCaptions::of_choice(const SearchEvent& next, bool is_first) const {
    if (keeps_ == Keeps::words)
        return is_first ? names().say("The lowest 1 in \"free\" is {column}: place a queen there",
                                      {names().column(next.square.column)})
                        : names().say("The next 1 in \"free\" is {column}: place a queen there",
                                      {names().column(next.square.column)});
    if (next.choice == Square{-1, -1})
        return names().say("{Row} is next: it has {candidates}",
                           {names().row(next.square.row),
                            candidates(names(), FreeSquares(puzzle_, queens_).in(line_of(next)))});
    return of_smallest(next);
}

/// The caption for a chosen line that has the fewest squares among all lines without a queen, or among such
/// rows if the solver considers only rows.
std::string OwnCaptions::of_smallest(const SearchEvent& next) const {
    const Square line = next.choice;
    const int n = names().size();
    const FreeSquares free(puzzle_, queens_);
    const int size = free.in(line);
    int others = 0;
    int equals = 0;
    for (int i = 0; i < n; ++i)
        for (const Square other : {Square{i, -1}, Square{-1, i}}) {
            const bool has_queen = other.row >= 0 ? queens_[static_cast<std::size_t>(i)] >= 0
                                                  : std::ranges::find(queens_, i) != queens_.end();
            if (has_queen || other == line || (keeps_ == Keeps::domains && other.row < 0))
                continue;
            ++others;
            equals += free.in(other) == size ? 1 : 0;
        }
    const std::string has = candidates(names(), size);
    if (equals < others && size == 1)
        return names().say("{Line} has a single candidate, {other}: forced",
                           {row_or_column(line, names()), line.row >= 0 ? names().column(next.square.column)
                                                                        : names().row(next.square.row)});
    if (equals < others)
        return names().say("{Line} has the fewest candidates ({number}), so it is next",
                           {row_or_column(line, names()), size});
    if (others == 0)
        return names().say("{Line} is the last: it has {candidates}", {row_or_column(line, names()), has});
    const bool empty = std::ranges::count(queens_, -1) == n;
    const std::string all = keeps_ == Keeps::domains
                                ? names().rows()
                                : names().say("{rows} and {columns}", {names().rows(), names().columns()});
    return empty ? names().say("All {lines} have {candidates}: take {line}",
                               {all, has, row_or_column(line, names())})
                 : names().say("All {lines} left have {candidates}: take {line}",
                               {all, has, row_or_column(line, names())});
}

std::string OwnCaptions::left_to_try(Square line) const {
    const int left = FreeSquares(puzzle_, queens_).in(line)-tries_.earlier();
    return names().say_n(left, "{Line} has {count} candidate left to try",
                         "{Line} has {count} candidates left to try", {row_or_column(line, names())});
}

/// What looking ahead saves: the row is known to have no candidate before a queen is tried there.
std::optional<std::string> OwnCaptions::of_early_end(const SearchEvent& event) const {
    if (wiped_row_ < 0)
        return std::nullopt;
    const std::string row = names().row(wiped_row_);
    if (event.kind == Kind::wiped_out && !puzzle_.is_plain())
        return names().say("{Row} has no candidate left: a dead end", {row});
    if (event.kind == Kind::wiped_out) {
        const auto queens = static_cast<int>(std::ranges::count_if(queens_, [](int c) { return c >= 0; }));
        return names().say_n(queens, "{count} queen leaves {row} without a candidate: a dead end",
                             "{count} queens leave {row} without a candidate: a dead end", {row});
    }
    if (had_queen_[static_cast<std::size_t>(wiped_row_)])
        return std::nullopt;
    return names().say("{Row} was not tried yet: take back {queen}", {row, names().queen_of(event.square)});
}

/// The caption for the first solution: how many boards brute force has tested, and how few tests backtracking
/// needs.
std::string OwnCaptions::of_board_found() const {
    constexpr int most = 51;  // letters that can be read while a solution is shown
    const auto of_board = [&](const std::string& number) {
        return names().say_n(backtracking_tests(puzzle_), "Board {number}; backtracking needed {count} test",
                             "Board {number}; backtracking needed {count} tests", {number});
    };
    const std::string of_all = of_board(names().of_total(boards_, all_boards(puzzle_)));
    return width_in_letters(of_all) > most ? of_board(names().number(boards_)) : of_all;
}

std::optional<std::string> OwnCaptions::of_formula(const SearchEvent& event) const {
    if (event.kind != Kind::placed)
        return std::nullopt;
    const auto formula = formula_of(event.square.row, names());
    if (!formula || formula->column != event.square.column)
        return std::nullopt;
    const std::string square = names().square(event.square);
    return names().numbering() == Numbering::chess
               ? names().say("{Square}: k = {k}, file {formula}",
                             {square, event.square.row + 1, formula->filled})
               : names().say("{Square}: {formula}", {square, formula->filled});
}

std::optional<std::string> OwnCaptions::of_swap(const SearchEvent& event) const {
    if (swapping_ && event.kind != Kind::tested)
        return names().say("Queens of {rows} swap {columns}: pairs {before} → {after}",
                           {lines(swapping_->swap.one.row, swapping_->swap.other.row), names().columns(),
                            swapping_->pairs, swapping_->pairs_then});
    const auto swap = swap_tested(event);
    if (!swap)
        return std::nullopt;
    const int now = attacking_pairs(event.columns);
    const int then = attacking_pairs(swap->swapped(event.columns));
    const std::string rows = lines(swap->one.row, swap->other.row);
    if (event.draw > 1) {
        const std::string draw = std::to_string(event.draw);
        return then > now ? names().say("Try {number}: swap {rows}? Attacking pairs {before} → {after}: no",
                                        {draw, rows, now, then})
                          : names().say("Try {number}: swap {rows}? Attacking pairs {before} → {after}: yes",
                                        {draw, rows, now, then});
    }
    return then > now
               ? names().say("Swap {rows}? Attacking pairs {before} → {after}: no", {rows, now, then})
               : names().say("Swap {rows}? Attacking pairs {before} → {after}: yes", {rows, now, then});
}

std::string OwnCaptions::lines(int one, int other) const {
    return names().say("{rows} {one} and {other}",
                       {names().rows(), names().row_label(one), names().row_label(other)});
}

std::optional<std::string> OwnCaptions::of_draw(const SearchEvent& event) const {
    return event.kind == Kind::placed ? of_target(event) : of_drawn_queen(event);
}

/// The number of squares that a queen could go to with as few attackers as there are where it went; 0 if some
/// have fewer, as another program draws for its own reasons.
int OwnCaptions::equal_targets(const SearchEvent& placed) const {
    const int by = attackers(placed.columns, placed.square);
    int equals = 0;
    for (Square square{placed.square.row, 0}; square.column < names().size(); ++square.column) {
        const int count = square == left_ ? by + 1 : attackers(placed.columns, square);
        if (count < by)
            return 0;
        equals += count == by ? 1 : 0;
    }
    return equals;
}

std::optional<std::string> OwnCaptions::of_target(const SearchEvent& event) const {
    const int by = attackers(event.columns, event.square);
    const int equals = equal_targets(event);
    if (equals != event.drawn_from)
        return std::nullopt;
    const std::string row = names().row(event.square.row);
    const std::string column = names().column(event.square.column);
    const std::string attackers = attackers_in_words(names(), by);
    if (equals == 1)
        return names().say("{Row}: {column} has the fewest attackers, {number}", {row, column, by});
    if (equals == names().size() - 1)
        return names().say("{Row}: all others have {attackers}; at random: {column}",
                           {row, attackers, column});
    return by == 0 ? names().say("{Row}: {number} squares with no attacker; at random: {column}",
                                 {row, equals, column})
                   : names().say("{Row}: {number} squares with {attackers}; at random: {column}",
                                 {row, equals, attackers, column});
}

OwnCaptions::Draw OwnCaptions::draw_of(Solution queens, const SearchEvent& removed) {
    Draw draw{.from = removed.drawn_from, .by = attackers(queens, removed.square)};
    for (Square queen{0, 0}; queen.row < std::ssize(queens); ++queen.row) {
        queen.column = queens[static_cast<std::size_t>(queen.row)];
        const int count = queen.column >= 0 ? attackers(queens, queen) : 0;
        draw.attacked += count > 0 ? 1 : 0;
        draw.as_much += count == draw.by ? 1 : 0;
        draw.most = std::max(draw.most, count);
    }
    return draw;
}

std::optional<std::string> OwnCaptions::of_drawn_queen(const SearchEvent& event) const {
    const std::string queen = names().queen(event.square);
    if (draw_.is_worst() && draw_.as_much == 1)
        return names().say("{Queen} has the most attackers, {number}: it must move",
                           {names().queen_of(event.square), draw_.by});
    if (draw_.is_worst() && draw_.as_much == draw_.attacked)
        return names().say("{number} queens are attacked, each by {attackers}; at random: {queen}",
                           {draw_.from, draw_.by, queen});
    if (draw_.is_worst())
        return names().say("{number} queens are attacked most, by {attackers}; at random: {queen}",
                           {draw_.from, draw_.by, queen});
    if (!draw_.is_of_attacked())
        return std::nullopt;
    return names().say("{number} queens are attacked; at random: {queen}, by {attackers}",
                       {draw_.from, queen, draw_.by});
}

std::string OwnCaptions::of_child(const Individual& child) const {
    const bool jumps = child.mutated_row >= 0;
    if (in_steps_ && jumps && !child.is_whole())
        return mutation_in_words(child, names());
    const std::string jumper = jumps ? names().row(child.mutated_row) : std::string();
    if (child.is_whole()) {
        const int parent = (child.cut == 0 ? child.lower_parent : child.upper_parent) + 1;
        if (children_ == 1)
            return names().say("The fittest, board {number}, lives on unchanged", {parent});
        return jumps ? names().say("Child {number} copies board {parent}; its queen of {row} jumps",
                                   {children_, parent, jumper})
                     : names().say("Child {number} copies board {parent}", {children_, parent});
    }
    const std::string above = rows_in_words(0, child.cut, names());
    const std::string below = rows_in_words(child.cut, names().size(), names());
    const int upper = child.upper_parent + 1;
    const int lower = child.lower_parent + 1;
    return jumps ? names().say("{Above} of board {upper} + {below} of {lower}; {row}'s queen jumps",
                               {above, upper, below, lower, jumper})
                 : names().say("{Above} of board {upper} + {below} of {lower}", {above, upper, below, lower});
}

}  // namespace queenreel
