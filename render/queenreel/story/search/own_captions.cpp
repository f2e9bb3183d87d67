#include "queenreel/story/search/own_captions.h"

#include <algorithm>
#include <utility>

#include "queenreel/solvers/population.h"
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

}  // namespace

void OwnCaptions::follow(const SearchEvent& event) {
    tries_.follow(event);
    if (event.kind == Kind::removed)
        left_ = event.square;
    children_ = event.kind == Kind::bred ? children_ + 1 : 0;
    before_ = queens_;
    if (only_looks(event.kind))
        return;
    std::ranges::fill(queens_, -1);
    const std::size_t rows = std::min(queens_.size(), event.columns.size());
    std::copy_n(event.columns.begin(), rows, queens_.begin());
}

std::optional<std::string> OwnCaptions::of(const SearchEvent& event) const {
    if (event.child)
        return of_child(*event.child);
    if (event.drawn_from > 0)
        return of_draw(event);
    switch (keeps_) {
        case Keeps::words:
            return of_words(event);
        case Keeps::domains:
        case Keeps::cover:
            return event.choice == Square{-1, -1} ? of_domains(event) : of_choice(event);
        case Keeps::formula:
            return of_formula(event);
        case Keeps::swaps:
            return of_swap(event);
        case Keeps::tables:
        case Keeps::digits:
        case Keeps::nothing:
            break;
    }
    return std::nullopt;
}

std::optional<std::string> OwnCaptions::of_words(const SearchEvent& event) const {
    if (event.kind != Kind::placed)
        return std::nullopt;
    return "Place a queen on " + names().square(event.square) +
           (tries_.earlier() == 0 ? ", the lowest free bit" : ", the next free bit");
}

std::optional<std::string> OwnCaptions::of_domains(const SearchEvent& event) const {
    if (event.kind != Kind::placed)
        return std::nullopt;
    const int n = names().size();
    const int row = FreeSquares(n, before_).in({event.square.row, -1});
    const int struck = FreeSquares(n, before_).count() - row - FreeSquares(n, queens_).count();
    return "Place a queen on " + names().square(event.square) +
           (struck > 0 ? ", strike " + in_numbers(struck, "square") : std::string());
}

std::optional<std::string> OwnCaptions::of_choice(const SearchEvent& event) const {
    if (event.kind != Kind::placed && event.kind != Kind::removed)
        return std::nullopt;
    const bool is_row = event.choice.row >= 0;
    const std::string line = is_row ? names().row(event.choice.row) : names().column(event.choice.column);
    const std::string square = is_row ? names().column(event.square.column) : names().row(event.square.row);
    if (event.kind == Kind::removed)
        return "Back to " + line + ": " + left_to_try(event.choice);
    const int size = FreeSquares(names().size(), before_).in(event.choice);
    if (tries_.earlier() > 0)
        return capitalized(line) + ": the next of its " + in_numbers(size, "free square") + ", " + square;
    if (size == 1)
        return capitalized(line) + " has only one free square, " + square;
    return capitalized(line) + " has the fewest free squares, " + std::to_string(size) + ": try " + square;
}

std::string OwnCaptions::left_to_try(Square line) const {
    const int size = FreeSquares(names().size(), queens_).in(line);
    const int left = size - tries_.earlier();
    if (size == 1)
        return "it had only one free square";
    return (left > 0 ? std::to_string(left) : "none") + " of its " + std::to_string(size) + " free squares " +
           (left > 1 ? "are" : "is") + " left";
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
    const auto swap = swap_tested(event);
    if (!swap)
        return std::nullopt;
    const int now = attacking_pairs(event.columns);
    const int then = attacking_pairs(swap->swapped(event.columns));
    const std::string draw = event.draw > 1 ? "Draw " + std::to_string(event.draw) + ": swap " : "Swap ";
    return draw + lines(swap->one.row, swap->other.row) + "? Attacking pairs " + std::to_string(now) + " → " +
           std::to_string(then) + (then > now ? ": no" : ": yes");
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
            return std::nullopt;  // a program of its own draws for reasons of its own
        equals += count == by ? 1 : 0;
    }
    if (equals != event.drawn_from)
        return std::nullopt;
    const std::string column = names().column(event.square.column);
    return equals == 1 ? "She goes to " + column + ", which the fewest attack: " + std::to_string(by)
                       : std::to_string(equals) + " squares have the fewest attackers, " +
                             std::to_string(by) + ": she goes to " + column;
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
        return capitalized(queen) + " is attacked most, by " + std::to_string(by) + ": take her off";
    if (is_worst)
        return among + " queens are attacked most, each by " + std::to_string(by) + ": " + queen +
               " is drawn";
    if (by == 0 || event.drawn_from != attacked)
        return std::nullopt;
    return among + " queens are attacked: " + queen + ", by " + std::to_string(by) + ", is drawn";
}

std::string OwnCaptions::of_child(const Individual& child) const {
    const auto board = [](int index) { return "board " + std::to_string(index + 1); };
    const std::string name = "Child " + std::to_string(children_);
    const std::string mutation =
        child.mutated_row < 0 ? std::string() : "; " + names().row(child.mutated_row) + " mutates";
    if (child.upper_parent == child.lower_parent || child.cut == 0 || child.cut == names().size()) {
        const int parent = child.cut == 0 ? child.lower_parent : child.upper_parent;
        return name + " is " + board(parent) + (children_ == 1 ? ", the fittest, again" : " whole") +
               mutation;
    }
    return name + " of boards " + std::to_string(child.upper_parent + 1) + " and " +
           std::to_string(child.lower_parent + 1) + ", cut above " + names().row(child.cut) + mutation;
}

}  // namespace queenreel
