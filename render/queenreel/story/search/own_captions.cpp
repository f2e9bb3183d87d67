#include "queenreel/story/search/own_captions.h"

#include <algorithm>

#include "queenreel/story/search/all_boards.h"
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
    tries_.follow(event);
    repairs_.follow(event, moment, queens_);
    boards_ += event.kind == Kind::tested && queen_stands(event) ? 1 : 0;
    solutions_ += event.kind == Kind::solution ? 1 : 0;
    if (event.kind == Kind::placed)
        came_ = event.square;
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
    if (event.child || event.drawn_from > 0 || keeps_ == Keeps::swaps)
        return repairs_.of(event);
    if (keeps_ == Keeps::domains)
        return of_early_end(event);
    if (keeps_ == Keeps::cover && event.kind == Kind::removed && last_before_ != Kind::removed)
        return names_.say("Take back {queen}: its lines are uncovered in reverse",
                          {names_.queen(event.square)});
    if (keeps_ == Keeps::digits && event.kind == Kind::solution && solutions_ == 1)
        return of_board_found();
    if (keeps_ == Keeps::formula)
        return of_formula(event);
    return std::nullopt;
}

std::optional<std::string> OwnCaptions::briefly(const SearchEvent& event) const {
    if (repairs_.is_drawn())
        return of_mover();
    if (event.child && repairs_.children() > 1)
        return names_.say("All other children are bred the same way");
    if (event.kind != Kind::placed || event.choice != Square{-1, -1} || !moves_queens_)
        return std::nullopt;
    if (event.drawn_from == 0)
        return names_.at_start(event.square);
    const std::string square = names_.square(event.square);
    const int by = attackers(event.columns, event.square);
    if (event.drawn_from > 1 && repairs_.equal_targets(event) == event.drawn_from)
        return names_.say("{Square}: 1 of the {number} best", {square, event.drawn_from});
    return by == 0 ? names_.say("{Square}: no attacker", {square})
                   : names_.say_n(by, "{Square}: {count} attacker", "{Square}: {count} attackers", {square});
}

/// Squares of the row are probed from the left, except the one that the queen left.
int OwnCaptions::sharing(const SearchEvent& event) const {
    if (!repairs_.is_drawn())
        return 1;
    if (event.kind == Kind::removed)
        return names_.size();
    return names_.size() - event.square.column - (repairs_.left().column > event.square.column ? 1 : 0);
}

/// Says which queen moves, how many attack it, and from how many it was drawn.
std::string OwnCaptions::of_mover() const {
    const OwnRepairs::Draw& draw = repairs_.draw();
    const std::string queen = names_.queen(repairs_.left());
    if (draw.is_worst() && draw.from > 1)
        return names_.say("{Queen}: 1 of {number} with {attackers}",
                          {queen, draw.from, attackers_in_words(names_, draw.by)});
    if (draw.is_of_attacked() && draw.from > 1)
        return names_.say("{Queen}: 1 of {number} attacked, by {attackers}",
                          {queen, draw.from, attackers_in_words(names_, draw.by)});
    return names_.say_n(draw.by, "{Queen} has {count} attacker", "{Queen} has {count} attackers", {queen});
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
        return came_.row + 1 == names_.size()
                   ? names_.say("Its bit joins the words; right and left shift by one")
                   : names_.say("{Row}: diagonals are one {column} on: their words shift",
                                {names_.row(came_.row + 1), names_.a_column()});
    if (keeps_ == Keeps::cover)
        return of_covering();
    const int own_row = FreeSquares(puzzle_, before_).in({came_.row, -1});
    const int struck =
        FreeSquares(puzzle_, before_).count() - own_row - FreeSquares(puzzle_, queens_).count();
    if (struck == 0)
        return {};
    return names_.say_n(struck, "It rules out {count} square of other {rows}",
                        "It rules out {count} squares of other {rows}", {names_.rows()});
}

std::string OwnCaptions::of_covering() const {
    const int covered = FreeSquares(puzzle_, before_).count() - FreeSquares(puzzle_, queens_).count();
    const bool four = puzzle_.rule() == AttackRule::queens || puzzle_.rule() == AttackRule::torus;
    return four ? names_.say_n(covered, "Its four lines are covered: {count} square slides out",
                               "Its four lines are covered: {count} squares slide out")
                : names_.say_n(covered, "Its lines are covered: {count} square slides out",
                               "Its lines are covered: {count} squares slide out");
}

std::string OwnCaptions::of_choice(const SearchEvent& next, bool is_first) const {
    if (keeps_ == Keeps::words)
        return is_first ? names_.say("The lowest 1 in \"free\" is {column}: place a queen there",
                                     {names_.column(next.square.column)})
                        : names_.say("The next 1 in \"free\" is {column}: place a queen there",
                                     {names_.column(next.square.column)});
    if (next.choice == Square{-1, -1})
        return names_.say("{Row} is next: it has {candidates}",
                          {names_.row(next.square.row),
                           candidates(names_, FreeSquares(puzzle_, queens_).in(line_of(next)))});
    return of_smallest(next);
}

/// The caption for a chosen line that has the fewest squares among all lines without a queen, or among such
/// rows if the solver considers only rows.
std::string OwnCaptions::of_smallest(const SearchEvent& next) const {
    const Square line = next.choice;
    const int n = names_.size();
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
    const std::string has = candidates(names_, size);
    if (equals < others && size == 1)
        return names_.say("{Line} has a single candidate, {other}: forced",
                          {row_or_column(line, names_),
                           line.row >= 0 ? names_.column(next.square.column) : names_.row(next.square.row)});
    if (equals < others)
        return names_.say("{Line} has the fewest candidates ({number}), so it is next",
                          {row_or_column(line, names_), size});
    if (others == 0)
        return names_.say("{Line} is the last: it has {candidates}", {row_or_column(line, names_), has});
    const bool empty = std::ranges::count(queens_, -1) == n;
    const std::string all = keeps_ == Keeps::domains
                                ? names_.rows()
                                : names_.say("{rows} and {columns}", {names_.rows(), names_.columns()});
    return empty ? names_.say("All {lines} have {candidates}: take {line}",
                              {all, has, row_or_column(line, names_)})
                 : names_.say("All {lines} left have {candidates}: take {line}",
                              {all, has, row_or_column(line, names_)});
}

std::string OwnCaptions::left_to_try(Square line) const {
    const int left = FreeSquares(puzzle_, queens_).in(line)-tries_.earlier();
    return names_.say_n(left, "{Line} has {count} candidate left to try",
                        "{Line} has {count} candidates left to try", {row_or_column(line, names_)});
}

/// The caption for what looking ahead saves: the row is known to have no candidate before a queen is tried
/// there.
std::optional<std::string> OwnCaptions::of_early_end(const SearchEvent& event) const {
    if (wiped_row_ < 0)
        return std::nullopt;
    const std::string row = names_.row(wiped_row_);
    if (event.kind == Kind::wiped_out && !puzzle_.is_plain())
        return names_.say("{Row} has no candidate left: a dead end", {row});
    if (event.kind == Kind::wiped_out) {
        const auto queens = static_cast<int>(std::ranges::count_if(queens_, [](int c) { return c >= 0; }));
        return names_.say_n(queens, "{count} queen leaves {row} without a candidate: a dead end",
                            "{count} queens leave {row} without a candidate: a dead end", {row});
    }
    if (had_queen_[static_cast<std::size_t>(wiped_row_)])
        return std::nullopt;
    const auto queens = std::ranges::count_if(before_, [](int column) { return column >= 0; });
    const bool is_from_top = std::ranges::find(before_, -1) - before_.begin() == queens;
    if (is_from_top && wiped_row_ > queens && puzzle_.is_plain())
        return names_.say_n(wiped_row_, "Go back; backtracking needs {count} queen to see this",
                            "Go back; backtracking needs {count} queens to see this");
    return names_.say("{Row} was not tried yet: take back {queen}", {row, names_.queen_of(event.square)});
}

/// The caption for the first solution: how many boards brute force has tested, and how few tests backtracking
/// needs.
std::string OwnCaptions::of_board_found() const {
    constexpr int most = 51;  // letters that can be read while a solution is shown
    const auto of_board = [&](const std::string& number) {
        return names_.say_n(backtracking_tests(puzzle_), "Board {number}; backtracking needed {count} test",
                            "Board {number}; backtracking needed {count} tests", {number});
    };
    const std::string of_all = of_board(names_.of_total(boards_, all_boards(puzzle_)));
    return width_in_letters(of_all) > most ? of_board(names_.number(boards_)) : of_all;
}

std::optional<std::string> OwnCaptions::of_formula(const SearchEvent& event) const {
    if (event.kind != Kind::placed)
        return std::nullopt;
    const auto formula = formula_of(event.square.row, names_);
    if (!formula || formula->column != event.square.column)
        return std::nullopt;
    const std::string square = names_.square(event.square);
    return names_.numbering() == Numbering::chess
               ? names_.say("{Square}: k = {k}, file {formula}",
                            {square, event.square.row + 1, formula->filled})
               : names_.say("{Square}: {formula}", {square, formula->filled});
}

}  // namespace queenreel
