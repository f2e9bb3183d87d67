#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/search/free_squares.h"
#include "queenreel/story/search/own_repairs.h"
#include "queenreel/story/search/silent_steps.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Captions specific to one solver: which bit it takes, why it chose this row, what it repairs. Call follow()
/// with every event. O(n) memory.
class OwnCaptions {
  public:
    OwnCaptions(const Solver& solver, const BoardNames& names, Puzzle puzzle)
        : keeps_(solver.keeps),
          moves_queens_(solver.profile.approach == Approach::local_search && keeps_ == Keeps::nothing),
          names_(names),
          puzzle_(std::move(puzzle)),
          repairs_(names),
          queens_(static_cast<std::size_t>(names.size()), -1),
          before_(queens_),
          had_queen_(queens_.size()) {}

    void follow(const SearchEvent& event, const Moment& moment);

    /// The caption of the last event followed; empty if it is the same as for any solver.
    std::optional<std::string> of(const SearchEvent& event) const;

    /// A shorter caption; empty if there is none specific to the solver.
    std::optional<std::string> briefly(const SearchEvent& event) const;

    /// See SearchWords::sharing().
    int sharing(const SearchEvent& event) const;

    /// The caption of a step before the event `next`: see SearchWords::between().
    std::string between(SilentStep step, const SearchEvent& next, bool in_full) const;

  private:
    static Square line_of(const SearchEvent& placed);
    void follow_wipe_out(const SearchEvent& event);
    std::string of_mover() const;
    std::string of_spread(bool in_full) const;
    std::string of_covering() const;
    std::string of_choice(const SearchEvent& next, bool is_first) const;
    std::string of_smallest(const SearchEvent& next) const;
    std::optional<std::string> of_early_end(const SearchEvent& event) const;
    std::string of_board_found() const;
    std::optional<std::string> of_formula(const SearchEvent& event) const;

    std::string left_to_try(Square line) const;

    Keeps keeps_;
    bool moves_queens_;
    BoardNames names_;
    Puzzle puzzle_;
    Tries tries_{};
    OwnRepairs repairs_;
    std::uint64_t boards_ = 0;  // boards whose queens were all tested at once …
    int solutions_ = 0;         // … and solutions, so far
    Square came_{-1, -1};       // the square of the last queen placed
    std::vector<int> queens_;   // of each row, after the last event …
    std::vector<int> before_;   // … and before it

    // The row without a candidate, according to the last event or the one before a step back; -1 if neither
    // found one.
    int wiped_row_ = -1;
    SearchEvent::Kind last_ = SearchEvent::Kind::restarted;
    SearchEvent::Kind last_before_ = SearchEvent::Kind::restarted;
    std::vector<bool> had_queen_;  // whether each row ever had a queen
};

}  // namespace queenreel
