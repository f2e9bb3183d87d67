#include "queenreel/story/search/words.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/solvers/population.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/first_queen.h"
#include "queenreel/story/search/own_captions.h"
#include "queenreel/story/search/visit_words.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// "2 queens attack it", "no queen attacks it".
std::string attackers_in_words(int count) {
    if (count == 0)
        return "no queen attacks it";
    return queen_count(count) + (count == 1 ? " attacks it" : " attack it");
}

std::string pairs_in_words(Solution columns) {
    const int pairs = attacking_pairs(columns);
    return pairs == 0 ? "no attacking pair" : counted(static_cast<std::uint64_t>(pairs), "attacking pair");
}

/// A row or column at the start of a sentence.
std::string line_at_start(const ToldSearch& search, Square line) {
    return capitalized(line.row >= 0 ? search.names.row(line.row) : search.names.column(line.column));
}

class SolverWords : public SearchWords {
  public:
    explicit SolverWords(const ToldSearch& search)
        : search_(search),
          own_(*search.solver, search.names, search.puzzle),
          row_(search),
          first_queen_(search) {}

    void follow(const SearchEvent& event, const Moment& moment) override;
    std::string caption(const SearchEvent& event) const override;
    std::string between(SilentStep step, const SearchEvent& next, bool in_full) const override;
    void standing(const SearchEvent& event, std::string& text) const override;

    int sharing(const SearchEvent& event) const override { return own_.sharing(event); }

    std::string brisk() const override { return first_queen_.brisk_in_words(); }
    std::string hurried() const override { return first_queen_.hurried_in_words(); }

    std::string title(const SearchEvent& /*event*/, std::uint64_t number) const override {
        return std::string(search_.solver->name) + " and " + queen_count(search_.n) +
               (search_.puzzle.rule() == AttackRule::torus ? " on a torus" : "") + ": step " +
               grouped(number);
    }

    std::string chapter(const SearchEvent& event) const override {
        if (event.kind == Kind::solution)
            return backtracks() ? solution() : "Solution";
        if (event.kind == Kind::exhausted || event.kind == Kind::gave_up)
            return "End";
        return backtracks() && event.kind == Kind::removed ? way_back_chapter_ : std::string();
    }

  private:
    const BoardNames& names() const { return search_.names; }
    bool backtracks() const { return search_.profile.approach == Approach::backtracking; }
    bool looks_about() const { return backtracks() && search_.profile.tests == Tests::empty_squares; }
    bool repairs() const { return search_.profile.approach == Approach::local_search; }

    void follow_search(const SearchEvent& event);
    std::string briefly(const SearchEvent& event) const;
    std::string tested(const SearchEvent& event) const;
    std::string rejected(const SearchEvent& event) const;
    std::string placed(const SearchEvent& event) const;
    std::string removed(const SearchEvent& event) const;
    std::string solution() const;
    std::string end(const SearchEvent& event) const;

    ToldSearch search_;
    OwnCaptions own_;
    Kind before_ = Kind::restarted;
    std::string way_back_chapter_;
    VisitWords row_;
    FirstQueen first_queen_;
    bool is_safe_ = false;                         // the queen was placed on a square that was tested before
    std::vector<std::uint64_t> solutions_before_;  // solutions found before each queen on the board was
                                                   // placed
    bool led_somewhere_ = false;                   // there was a solution with the queen just taken back
    std::uint64_t solutions_ = 0;
    int generation_ = 0;
    bool moving_ = false;  // whether a queen is off the board, on its way
    bool moved_ = false;   // whether one returned with this event
};

void SolverWords::follow(const SearchEvent& event, const Moment& moment) {
    own_.follow(event, moment);
    first_queen_.follow(event);
    if (backtracks())
        follow_search(event);
    if (event.kind == Kind::removed && backtracks())
        way_back_chapter_ = way_back_chapter(moment, before_ == Kind::removed);
    if (event.kind == Kind::removed && backtracks() && moment.occurrence == 1)
        row_.say_on(caption(event));
    before_ = event.kind;
    solutions_ += event.kind == Kind::solution ? 1 : 0;
    moved_ = moving_ && event.kind == Kind::placed;
    if (event.kind == Kind::removed && repairs())
        moving_ = true;
    if (event.kind == Kind::placed || event.kind == Kind::restarted)
        moving_ = false;
    if (event.population)
        generation_ = event.population->number;
}

void SolverWords::follow_search(const SearchEvent& event) {
    row_.follow(event);
    if (event.kind == Kind::placed) {
        is_safe_ = before_ == Kind::tested;
        solutions_before_.push_back(solutions_);
    }
    if (event.kind == Kind::removed) {
        led_somewhere_ = !solutions_before_.empty() && solutions_ > solutions_before_.back();
        if (!solutions_before_.empty())
            solutions_before_.pop_back();
    }
}

std::string SolverWords::between(SilentStep step, const SearchEvent& next, bool in_full) const {
    if (step == SilentStep::choose && search_.solver->keeps == Keeps::digits)
        return row_.called(next.square.row);
    return own_.between(step, next, in_full);
}

std::string SolverWords::caption(const SearchEvent& event) const {
    if (const auto given = given_in_words(search_, event))
        return *given;
    if (const auto own = own_.of(event))
        return *own;
    switch (event.kind) {
        case Kind::tested:
            return tested(event);
        case Kind::rejected:
            return rejected(event);
        case Kind::placed:
            return placed(event);
        case Kind::removed:
            return removed(event);
        case Kind::wiped_out:
            return dead_end_in_words(search_, event.square);
        case Kind::restarted:
            return search_.solver->keeps == Keeps::swaps ? "Stuck: no swap helped. Start again"
                                                         : "It gets no better: start again";
        case Kind::generation:
            return "Generation " + grouped(static_cast<std::uint64_t>(generation_)) +
                   (attacking_pairs(event.columns) == 0
                        ? ": a board without attacks"
                        : ": the best board has " + pairs_in_words(event.columns));
        case Kind::bred:
            return "A board is bred for the next generation";
        case Kind::solution:
            return solution();
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return end(event);
}

void SolverWords::standing(const SearchEvent& event, std::string& text) const {
    // The caption about the row suffices for each of its squares.
    if (looks_about() && only_looks(event.kind))
        text = row_.visit();
    else
        text = briefly(event);
}

/// A shorter caption, if the event has one.
std::string SolverWords::briefly(const SearchEvent& event) const {
    if (const auto given = given_in_words(search_, event))
        return *given;
    if (const auto own = own_.briefly(event))
        return *own;
    switch (event.kind) {
        case Kind::placed:
            if (backtracks())
                return row_.moves_on() ? row_.moved_on(event.square, false)
                                       : "Queen on " + names().square(event.square);
            break;
        case Kind::removed:
            if (backtracks())
                return row_.visit();
            break;
        case Kind::solution:
            return "Solution" + (backtracks() ? ' ' + grouped(solutions_) : std::string());
        case Kind::wiped_out:
            if (event.square != Square{-1, -1})
                return line_at_start(search_, event.square) + ": a dead end";
            break;
        default:
            break;
    }
    return caption(event);
}

std::string SolverWords::tested(const SearchEvent& event) const {
    const std::string square = names().at_start(event.square);
    if (repairs()) {
        const int count = attackers(event.columns, event.square);
        const std::string safety = event.draw > 0 && count == 0 ? "safe, " : "";
        return square + ": " + safety + attackers_in_words(count);
    }
    if (queen_stands(event))
        return queen_count(search_.n) + (search_.n == 1 ? " is" : " are") + " placed: does any pair attack?";
    return "Is " + names().square(event.square) + " safe?";
}

std::string SolverWords::rejected(const SearchEvent& event) const {
    const bool goes_round =
        search_.puzzle.rule() == AttackRule::torus && !share_line(event.square, event.attacker);
    const LineKind line = shared_line(event.square, event.attacker);
    const std::string_view called = goes_round                       ? "torus diagonal"
                                    : line == LineKind::antidiagonal ? line_name(LineKind::diagonal, names())
                                                                     : line_name(line, names());
    return names().at_start(event.square) + ": same " + std::string(called) + " as " +
           names().queen(event.attacker);
}

std::string SolverWords::placed(const SearchEvent& event) const {
    if (moved_)
        return "The queen of " + names().row(event.square.row) + " goes to " +
               names().column(event.square.column) + ": " + pairs_in_words(event.columns);
    if (backtracks() && row_.moves_on())
        return row_.moved_on(event.square, true);
    if (backtracks() && is_safe_)
        return names().at_start(event.square) + " is safe: queen placed";
    return "Place a queen on " + names().square(event.square);
}

std::string SolverWords::removed(const SearchEvent& event) const {
    const std::string row = names().row(event.square.row);
    if (repairs())
        return "Lift the queen of " + row;
    if (row_.returns())
        return row_.returned(event.square, true);
    return "Take back " + search_.names.queen(event.square) +
           (led_somewhere_ ? " to look for more" : ": it leads nowhere");
}

std::string SolverWords::solution() const {
    if (!backtracks())
        return "A solution: no two queens attack each other";
    const auto total = search_.complete ? search_.total : std::nullopt;
    return "Solution " + of_total(solutions_, total >= solutions_ ? total : std::nullopt);
}

std::string SolverWords::end(const SearchEvent& event) const {
    if (event.kind == Kind::gave_up)
        return "It gives up: none found, which proves nothing";
    if (solutions_ == 0)
        return backtracks() ? "All possibilities tried, so there is no solution"
                            : "Proved: there is no solution";
    return "All possibilities tried: " + counted(solutions_, "solution");
}

}  // namespace

std::unique_ptr<SearchWords> solver_words(const ToldSearch& search) {
    return std::make_unique<SolverWords>(search);
}

std::string dead_end_in_words(const ToldSearch& search, Square line) {
    if (line == Square{-1, -1})
        return "Dead end: there is no way on from here";
    const std::string name = line.row >= 0 ? search.names.row(line.row) : search.names.column(line.column);
    const bool has_blocks = std::ranges::any_of(search.puzzle.givens().blocked, [&](Square square) {
        return line.row >= 0 ? square.row == line.row : square.column == line.column;
    });
    if (search.puzzle.rule() == AttackRule::torus)
        return capitalized(name) + " is all attacked " + (has_blocks ? "or blocked " : "") +
               "on the torus: a dead end";
    return "Every square of " + name +
           (has_blocks ? " is attacked or blocked: a dead end" : " is attacked: a dead end");
}

std::optional<std::string> given_in_words(const ToldSearch& search, const SearchEvent& event) {
    const bool moves = event.kind == Kind::placed || event.kind == Kind::removed;
    if (!moves || !search.puzzle.has_queen(event.square))
        return std::nullopt;
    return capitalized(search.names.queen(event.square)) +
           " is given: " + (event.kind == Kind::placed ? "go on" : "back over it");
}

std::string way_back_chapter(const Moment& moment, bool over_several) {
    if (moment.occurrence != 1)
        return {};
    return over_several ? "Back over several rows" : "The first way back";
}

}  // namespace queenreel
