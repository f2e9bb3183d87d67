#include "queenreel/story/search/own_repairs.h"

#include <algorithm>

#include "queenreel/solvers/population.h"
#include "queenreel/story/search/breeding_steps.h"
#include "queenreel/story/search/conflict_count.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

void OwnRepairs::follow(const SearchEvent& event, const Moment& moment, Solution queens) {
    in_steps_ = moment.occurrence == 1;
    if (event.kind == Kind::removed) {
        left_ = event.square;
        draw_ = event.drawn_from > 0 ? draw_of(queens, event) : Draw{};
    }
    if (!only_looks(event.kind))
        is_drawn_ = event.kind == Kind::removed && event.drawn_from > 0;
    follow_swap(event);
    children_ = event.kind == Kind::bred ? children_ + 1 : 0;
}

std::optional<std::string> OwnRepairs::of(const SearchEvent& event) const {
    if (event.child)
        return of_child(*event.child);
    if (event.drawn_from > 0)
        return event.kind == Kind::placed ? of_target(event) : of_drawn_queen(event);
    return of_swap(event);
}

/// A swap that does not add attacking pairs is made: both queens are removed and put back.
void OwnRepairs::follow_swap(const SearchEvent& event) {
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

std::optional<std::string> OwnRepairs::of_swap(const SearchEvent& event) const {
    if (swapping_ && event.kind != Kind::tested)
        return names_.say("Queens of {rows} swap {columns}: pairs {before} → {after}",
                          {lines(swapping_->swap.one.row, swapping_->swap.other.row), names_.columns(),
                           swapping_->pairs, swapping_->pairs_then});
    const auto swap = swap_tested(event);
    if (!swap)
        return std::nullopt;
    const int now = attacking_pairs(event.columns);
    const int then = attacking_pairs(swap->swapped(event.columns));
    const std::string rows = lines(swap->one.row, swap->other.row);
    if (event.draw > 1) {
        const std::string draw = std::to_string(event.draw);
        return then > now ? names_.say("Try {number}: swap {rows}? Attacking pairs {before} → {after}: no",
                                       {draw, rows, now, then})
                          : names_.say("Try {number}: swap {rows}? Attacking pairs {before} → {after}: yes",
                                       {draw, rows, now, then});
    }
    return then > now ? names_.say("Swap {rows}? Attacking pairs {before} → {after}: no", {rows, now, then})
                      : names_.say("Swap {rows}? Attacking pairs {before} → {after}: yes", {rows, now, then});
}

std::string OwnRepairs::lines(int one, int other) const {
    return names_.say("{rows} {one} and {other}",
                      {names_.rows(), names_.row_label(one), names_.row_label(other)});
}

int OwnRepairs::equal_targets(const SearchEvent& placed) const {
    const int by = attackers(placed.columns, placed.square);
    int equals = 0;
    for (Square square{placed.square.row, 0}; square.column < names_.size(); ++square.column) {
        const int count = square == left_ ? by + 1 : attackers(placed.columns, square);
        if (count < by)
            return 0;
        equals += count == by ? 1 : 0;
    }
    return equals;
}

std::optional<std::string> OwnRepairs::of_target(const SearchEvent& event) const {
    const int by = attackers(event.columns, event.square);
    const int equals = equal_targets(event);
    if (equals != event.drawn_from)
        return std::nullopt;
    const std::string row = names_.row(event.square.row);
    const std::string column = names_.column(event.square.column);
    const std::string attackers = names_.say_n(by, "{count} attacker", "{count} attackers");
    if (equals == 1)
        return names_.say("{Row}: {column} has the fewest attackers, {number}", {row, column, by});
    if (equals == names_.size() - 1)
        return names_.say("{Row}: all others have {attackers}; at random: {column}",
                          {row, attackers, column});
    return by == 0 ? names_.say("{Row}: {number} squares with no attacker; at random: {column}",
                                {row, equals, column})
                   : names_.say("{Row}: {number} squares with {attackers}; at random: {column}",
                                {row, equals, attackers, column});
}

OwnRepairs::Draw OwnRepairs::draw_of(Solution queens, const SearchEvent& removed) {
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

std::optional<std::string> OwnRepairs::of_drawn_queen(const SearchEvent& event) const {
    const std::string queen = names_.queen(event.square);
    if (draw_.is_worst() && draw_.as_much == 1)
        return names_.say("{Queen} has the most attackers, {number}: it must move",
                          {names_.queen_of(event.square), draw_.by});
    if (draw_.is_worst() && draw_.as_much == draw_.attacked)
        return names_.say("{number} queens are attacked, each by {attackers}; at random: {queen}",
                          {draw_.from, draw_.by, queen});
    if (draw_.is_worst())
        return names_.say("{number} queens are attacked most, by {attackers}; at random: {queen}",
                          {draw_.from, draw_.by, queen});
    if (!draw_.is_of_attacked())
        return std::nullopt;
    return names_.say("{number} queens are attacked; at random: {queen}, by {attackers}",
                      {draw_.from, queen, draw_.by});
}

std::string OwnRepairs::of_child(const Individual& child) const {
    const bool jumps = child.mutated_row >= 0;
    if (in_steps_ && jumps && !child.is_whole())
        return mutation_in_words(child, names_);
    const std::string jumper = jumps ? names_.row(child.mutated_row) : std::string();
    if (child.is_whole()) {
        const int parent = (child.cut == 0 ? child.lower_parent : child.upper_parent) + 1;
        if (children_ == 1)
            return names_.say("The fittest, board {number}, lives on unchanged", {parent});
        return jumps ? names_.say("Child {number} copies board {parent}; its queen of {row} jumps",
                                  {children_, parent, jumper})
                     : names_.say("Child {number} copies board {parent}", {children_, parent});
    }
    const std::string above = rows_in_words(0, child.cut, names_);
    const std::string below = rows_in_words(child.cut, names_.size(), names_);
    const int upper = child.upper_parent + 1;
    const int lower = child.lower_parent + 1;
    return jumps ? names_.say("{Above} of board {upper} + {below} of {lower}; {row}'s queen jumps",
                              {above, upper, below, lower, jumper})
                 : names_.say("{Above} of board {upper} + {below} of {lower}", {above, upper, below, lower});
}

}  // namespace queenreel
