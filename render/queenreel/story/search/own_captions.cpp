#include "queenreel/story/search/own_captions.h"

#include <algorithm>
#include <utility>

#include "queenreel/solvers/population.h"
#include "queenreel/story/search/all_boards.h"
#include "queenreel/story/search/breeding_steps.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/formula.h"
#include "queenreel/story/search/swap.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

std::string in_numbers(int count, const std::string& noun) {
    return counted(static_cast<std::uint64_t>(count), noun);
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
        left_by_ = attackers(queens_, left_);
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
        return "Take back " + names().queen(event.square) + ": its lines unfold in reverse";
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
        return "All other children are bred the same way";
    if (event.kind != Kind::placed || event.choice != Square{-1, -1} || !moves_queens_)
        return std::nullopt;
    const std::string square = names().at_start(event.square);
    if (event.drawn_from == 0)
        return square;
    const int by = attackers(event.columns, event.square);
    return square + ": " + (by == 0 ? "no attacker" : in_numbers(by, "attacker"));
}

/// Squares of the row are probed from the left, except the one that the queen left.
int OwnCaptions::sharing(const SearchEvent& event) const {
    if (!is_drawn_)
        return 1;
    if (event.kind == Kind::removed)
        return names().size();
    return names().size() - event.square.column - (left_.column > event.square.column ? 1 : 0);
}

std::string OwnCaptions::of_mover() const {
    return capitalized(names().queen(left_)) + " has " + in_numbers(left_by_, "attacker");
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
            return of_choice(next, "lowest");
        case SilentStep::repeat:
            return keeps_ == Keeps::words ? of_choice(next, "next") : left_to_try(line_of(next));
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
                   ? "Its bit joins the words; right and left shift by one"
                   : capitalized(names().row(came_.row + 1)) + ": diagonals are one " +
                         std::string(names().a_column()) + " on: their words shift";
    if (keeps_ == Keeps::cover)
        return "Its four lines are covered: " +
               in_numbers(FreeSquares(puzzle_, before_).count() - FreeSquares(puzzle_, queens_).count(),
                          "square") +
               " slide out";
    const int own_row = FreeSquares(puzzle_, before_).in({came_.row, -1});
    const int struck =
        FreeSquares(puzzle_, before_).count() - own_row - FreeSquares(puzzle_, queens_).count();
    return "It rules out " + in_numbers(struck, "square") + " of other " + std::string(names().a_row()) + 's';
}

std::string OwnCaptions::of_choice(const SearchEvent& next, std::string_view which) const {
    if (keeps_ == Keeps::words)
        return "The " + std::string(which) + " 1 in \"free\" is " + names().column(next.square.column) +
               ": place a queen there";
    if (next.choice == Square{-1, -1})
        return capitalized(names().row(next.square.row)) + " is next: it has " +
               in_numbers(FreeSquares(puzzle_, queens_).in(line_of(next)), "candidate");
    return of_smallest(next.choice);
}

/// The caption for a chosen line that has the fewest squares among all lines without a queen, or among such
/// rows if the solver considers only rows.
std::string OwnCaptions::of_smallest(Square line) const {
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
    const std::string candidates = in_numbers(size, "candidate");
    if (equals < others)
        return capitalized(name(line)) + " has the fewest candidates (" + std::to_string(size) +
               "), so it is next";
    if (others == 0)
        return capitalized(name(line)) + " is the last: it has " + candidates;
    const bool empty = std::ranges::count(queens_, -1) == n;
    const std::string all = keeps_ == Keeps::domains ? std::string(names().a_row()) + 's'
                                                     : std::string(names().a_row()) + "s and " +
                                                           std::string(names().a_column()) + 's';
    return "All " + all + (empty ? " have " : " left have ") + candidates + ": take " + name(line);
}

std::string OwnCaptions::name(Square line) const {
    return line.row >= 0 ? names().row(line.row) : names().column(line.column);
}

std::string OwnCaptions::left_to_try(Square line) const {
    const int left = FreeSquares(puzzle_, queens_).in(line)-tries_.earlier();
    return capitalized(name(line)) + " has " + in_numbers(left, "candidate") + " left to try";
}

/// What looking ahead saves: the row is known to have no candidate before a queen is tried there.
std::optional<std::string> OwnCaptions::of_early_end(const SearchEvent& event) const {
    if (wiped_row_ < 0)
        return std::nullopt;
    const std::string row = names().row(wiped_row_);
    if (event.kind == Kind::wiped_out && !puzzle_.is_plain())
        return capitalized(row) + " has no candidate left: a dead end";
    if (event.kind == Kind::wiped_out) {
        const auto queens = static_cast<int>(std::ranges::count_if(queens_, [](int c) { return c >= 0; }));
        return queen_count(queens) + (queens == 1 ? " leaves " : " leave ") + row +
               " without a candidate: a dead end";
    }
    if (had_queen_[static_cast<std::size_t>(wiped_row_)])
        return std::nullopt;
    return capitalized(row) + " was not tried yet: take back " + names().queen_of(event.square);
}

/// The caption for the first solution: how many boards brute force has tested, and how few tests backtracking
/// needs.
std::string OwnCaptions::of_board_found() const {
    constexpr std::size_t most = 51;  // characters that can be read while a solution is shown
    const std::string tests = "; backtracking needed " + counted(backtracking_tests(puzzle_), "test");
    std::string of_all = "Board " + of_total(boards_, all_boards(puzzle_));
    if (of_all.size() + tests.size() > most)
        of_all = "Board " + grouped(boards_);
    return of_all + tests;
}

std::optional<std::string> OwnCaptions::of_formula(const SearchEvent& event) const {
    if (event.kind != Kind::placed)
        return std::nullopt;
    const auto formula = formula_of(event.square.row, names());
    if (!formula || formula->column != event.square.column)
        return std::nullopt;
    const std::string where = names().numbering() == Numbering::chess
                                  ? "k = " + std::to_string(event.square.row + 1) + ", file "
                                  : std::string();
    return names().at_start(event.square) + ": " + where + formula->filled;
}

std::optional<std::string> OwnCaptions::of_swap(const SearchEvent& event) const {
    const auto pairs = [](int now, int then) {
        return "pairs " + std::to_string(now) + " → " + std::to_string(then);
    };
    if (swapping_ && event.kind != Kind::tested)
        return "Queens of " + lines(swapping_->swap.one.row, swapping_->swap.other.row) + " swap " +
               std::string(names().a_column()) + "s: " + pairs(swapping_->pairs, swapping_->pairs_then);
    const auto swap = swap_tested(event);
    if (!swap)
        return std::nullopt;
    const int now = attacking_pairs(event.columns);
    const int then = attacking_pairs(swap->swapped(event.columns));
    const std::string draw = event.draw > 1 ? "Try " + std::to_string(event.draw) + ": swap " : "Swap ";
    return draw + lines(swap->one.row, swap->other.row) + "? Attacking " + pairs(now, then) +
           (then > now ? ": no" : ": yes");
}

std::string OwnCaptions::lines(int one, int other) const {
    return std::string(names().a_row()) + "s " + names().row_label(one) + " and " + names().row_label(other);
}

std::optional<std::string> OwnCaptions::of_draw(const SearchEvent& event) const {
    return event.kind == Kind::placed ? of_target(event) : of_drawn_queen(event);
}

std::optional<std::string> OwnCaptions::of_target(const SearchEvent& event) const {
    const int by = attackers(event.columns, event.square);
    int equals = 0;
    for (Square square{event.square.row, 0}; square.column < names().size(); ++square.column) {
        const int count = square == left_ ? by + 1 : attackers(event.columns, square);
        if (count < by)
            return std::nullopt;  // another program draws for its own reasons
        equals += count == by ? 1 : 0;
    }
    if (equals != event.drawn_from)
        return std::nullopt;
    const std::string row = capitalized(names().row(event.square.row));
    const std::string column = names().column(event.square.column);
    const std::string attackers = in_numbers(by, "attacker");
    if (equals == 1)
        return row + ": " + column + " has the fewest attackers, " + std::to_string(by);
    if (equals == names().size() - 1)
        return row + ": all others have " + attackers + "; at random: " + column;
    return row + ": " + std::to_string(equals) + " squares with " + (by == 0 ? "no attacker" : attackers) +
           "; at random: " + column;
}

std::optional<std::string> OwnCaptions::of_drawn_queen(const SearchEvent& event) const {
    const int by = attackers(before_, event.square);
    int attacked = 0;
    int as_much = 0;
    int most = 0;
    for (int row = 0; row < names().size(); ++row) {
        const Square queen{row, before_[static_cast<std::size_t>(row)]};
        const int count = queen.column >= 0 ? attackers(before_, queen) : 0;
        attacked += count > 0 ? 1 : 0;
        as_much += count == by ? 1 : 0;
        most = std::max(most, count);
    }
    const std::string queen = names().queen(event.square);
    const std::string among = std::to_string(event.drawn_from);
    const bool is_worst = by > 0 && by == most && event.drawn_from == as_much;
    if (is_worst && as_much == 1)
        return capitalized(names().queen_of(event.square)) + " has the most attackers, " +
               std::to_string(by) + ": it must move";
    if (is_worst && as_much == attacked)
        return among + " queens are attacked, each by " + std::to_string(by) + "; at random: " + queen;
    if (is_worst)
        return among + " queens are attacked most, by " + std::to_string(by) + "; at random: " + queen;
    if (by == 0 || event.drawn_from != attacked)
        return std::nullopt;
    return among + " queens are attacked; at random: " + queen + ", by " + std::to_string(by);
}

std::string OwnCaptions::of_child(const Individual& child) const {
    const auto board = [](int index) { return "board " + std::to_string(index + 1); };
    const bool jumps = child.mutated_row >= 0;
    if (in_steps_ && jumps && !child.is_whole())
        return mutation_in_words(child, names());
    if (child.is_whole()) {
        const int parent = child.cut == 0 ? child.lower_parent : child.upper_parent;
        if (children_ == 1)
            return "The fittest, " + board(parent) + ", lives on unchanged";
        return "Child " + std::to_string(children_) + " copies " + board(parent) +
               (jumps ? "; its queen of " + names().row(child.mutated_row) + " jumps" : std::string());
    }
    return capitalized(rows_in_words(0, child.cut, names())) + " of " + board(child.upper_parent) + " + " +
           rows_in_words(child.cut, names().size(), names()) + " of " +
           std::to_string(child.lower_parent + 1) +
           (jumps ? "; " + names().row(child.mutated_row) + "'s queen jumps" : std::string());
}

}  // namespace queenreel
