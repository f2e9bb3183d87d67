#pragma once

#include <optional>
#include <string>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/search_event.h"
#include "queenreel/story/search/swap.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Captions of solvers that repair or breed full boards: which queen was drawn to be moved, where it goes,
/// what a swap would change, how a child is bred. Call follow() with every event.
class OwnRepairs {
  public:
    explicit OwnRepairs(const BoardNames& names) : names_(names) {}

    /// `queens`: the column of each row's queen before the event.
    void follow(const SearchEvent& event, const Moment& moment, Solution queens);

    /// The caption of the last event followed; empty if it is the same as for any solver.
    std::optional<std::string> of(const SearchEvent& event) const;

    /// A random choice of the attacked queen to move.
    struct Draw {
        int from = 0;      ///< the number of queens it was drawn from
        int by = 0;        ///< its attackers
        int attacked = 0;  ///< queens with an attacker …
        int as_much = 0;   ///< … with as many as it has
        int most = 0;      ///< attackers of the queen that has the most

        bool is_worst() const { return by > 0 && by == most && from == as_much; }
        bool is_of_attacked() const { return by > 0 && from == attacked; }
    };

    /// The choice of the last queen taken off, and the square that it left.
    const Draw& draw() const { return draw_; }
    Square left() const { return left_; }

    /// Returns whether a queen drawn to be moved is still off the board.
    bool is_drawn() const { return is_drawn_; }

    /// The number of children of the generation so far.
    int children() const { return children_; }

    /// The number of squares that a queen could go to with as few attackers as there are where it went; 0 if
    /// some have fewer, as another program draws for its own reasons.
    int equal_targets(const SearchEvent& placed) const;

  private:
    /// Two queens that swap, and the number of attacking pairs before and after.
    struct Swapping {
        Swap swap;
        int pairs;
        int pairs_then;
    };

    static Draw draw_of(Solution queens, const SearchEvent& removed);
    void follow_swap(const SearchEvent& event);
    std::optional<std::string> of_swap(const SearchEvent& event) const;
    std::optional<std::string> of_target(const SearchEvent& event) const;
    std::optional<std::string> of_drawn_queen(const SearchEvent& event) const;
    std::string of_child(const Individual& child) const;
    std::string lines(int one, int other) const;

    BoardNames names_;
    Square left_{-1, -1};
    Draw draw_{};
    bool is_drawn_ = false;
    std::optional<Swapping> swapping_;
    int children_ = 0;
    bool in_steps_ = false;  // whether the last child was bred step by step
};

}  // namespace queenreel
