#include "queenreel/story/search/words.h"

#include <algorithm>
#include <vector>

#include "queenreel/solvers/population.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/first_queen.h"
#include "queenreel/story/search/own_captions.h"
#include "queenreel/story/search/visit_words.h"
#include "queenreel/story/search/words_shared.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

std::string pairs_in_words(const Words& words, Solution columns) {
    const int pairs = attacking_pairs(columns);
    return pairs == 0 ? words.say("no attacking pair")
                      : words.say_n(pairs, "{count} attacking pair", "{count} attacking pairs");
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
    std::string in_brief(const SearchEvent& event) const override;

    int sharing(const SearchEvent& event) const override { return own_.sharing(event); }

    std::string brisk() const override { return first_queen_.brisk_in_words(); }
    std::string hurried() const override { return first_queen_.hurried_in_words(); }

    std::string title(const SearchEvent& /*event*/, std::uint64_t number) const override {
        const std::string solver(search_.solver->name);
        return search_.puzzle.rule() == AttackRule::torus
                   ? names().say_n(search_.n, "{solver} and {count} queen on a torus: step {number}",
                                   "{solver} and {count} queens on a torus: step {number}", {solver, number})
                   : names().say_n(search_.n, "{solver} and {count} queen: step {number}",
                                   "{solver} and {count} queens: step {number}", {solver, number});
    }

    std::string chapter(const SearchEvent& event) const override {
        if (event.kind == Kind::solution)
            return backtracks() ? solution() : names().say("Solution");
        if (event.kind == Kind::exhausted || event.kind == Kind::gave_up)
            return names().say("End");
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
    bool is_knight_move(const SearchEvent& rejected) const;
    std::string shared_line_in_words(const SearchEvent& rejected) const;
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
        way_back_chapter_ = way_back_chapter(names(), moment, before_ == Kind::removed);
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
            return search_.solver->keeps == Keeps::swaps ? names().say("Stuck: no swap helped. Start again")
                                                         : names().say("It gets no better: start again");
        case Kind::generation:
            return attacking_pairs(event.columns) == 0
                       ? names().say("Generation {number}: a board without attacks", {generation_})
                       : names().say("Generation {number}: the best board has {pairs}",
                                     {generation_, pairs_in_words(names(), event.columns)});
        case Kind::bred:
            return names().say("A board is bred for the next generation");
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

std::string SolverWords::in_brief(const SearchEvent& event) const {
    if (looks_about() && event.kind == Kind::rejected)
        return is_knight_move(event)
                   ? names().say("{Square}: a knight's move away", {names().square(event.square)})
                   : names().say("{Square}: same {line}",
                                 {names().square(event.square), shared_line_in_words(event)});
    return SearchWords::in_brief(event);
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
                                       : names().say("Queen on {square}", {names().square(event.square)});
            break;
        case Kind::removed:
            if (backtracks())
                return row_.visit();
            break;
        case Kind::solution:
            return backtracks() ? names().say("Solution {number}", {names().number(solutions_)}) : solution();
        case Kind::wiped_out:
            if (event.square != Square{-1, -1})
                return names().say("{Line}: a dead end", {row_or_column(event.square, names())});
            break;
        default:
            break;
    }
    return caption(event);
}

std::string SolverWords::tested(const SearchEvent& event) const {
    const std::string square = names().square(event.square);
    if (repairs()) {
        const int count = attackers(event.columns, event.square);
        if (count > 0)
            return names().say_n(count, "{Square}: {count} queen attacks it",
                                 "{Square}: {count} queens attack it", {square});
        return event.draw > 0 ? names().say("{Square}: safe, no queen attacks it", {square})
                              : names().say("{Square}: no queen attacks it", {square});
    }
    if (queen_stands(event))
        return names().say_n(search_.n, "{count} queen is placed: does any pair attack?",
                             "{count} queens are placed: does any pair attack?");
    return names().say("Is {square} safe?", {square});
}

/// Returns true if a superqueen attacks the square as a knight does.
bool SolverWords::is_knight_move(const SearchEvent& rejected) const {
    return search_.puzzle.rule() == AttackRule::superqueens &&
           !share_line(rejected.square, rejected.attacker);
}

std::string SolverWords::rejected(const SearchEvent& event) const {
    if (is_knight_move(event))
        return names().say("{Square}: a knight's move from {queen}",
                           {names().square(event.square), names().queen(event.attacker)});
    return names().say(
        "{Square}: same {line} as {queen}",
        {names().square(event.square), shared_line_in_words(event), names().queen(event.attacker)});
}

std::string SolverWords::shared_line_in_words(const SearchEvent& rejected) const {
    if (search_.puzzle.rule() == AttackRule::torus && !share_line(rejected.square, rejected.attacker))
        return names().say("torus diagonal");
    const LineKind line = shared_line(rejected.square, rejected.attacker);
    return line_name(line == LineKind::antidiagonal ? LineKind::diagonal : line, names());
}

std::string SolverWords::placed(const SearchEvent& event) const {
    const std::string square = names().square(event.square);
    if (moved_)
        return names().say("The queen of {row} goes to {column}: {pairs}",
                           {names().row(event.square.row), names().column(event.square.column),
                            pairs_in_words(names(), event.columns)});
    if (backtracks() && row_.moves_on())
        return row_.moved_on(event.square, true);
    if (backtracks() && is_safe_)
        return names().say("{Square} is safe: queen placed", {square});
    return names().say("Place a queen on {square}", {square});
}

std::string SolverWords::removed(const SearchEvent& event) const {
    if (repairs())
        return names().say("Lift the queen of {row}", {names().row(event.square.row)});
    if (row_.returns())
        return row_.returned(true);
    const std::string queen = names().queen(event.square);
    return led_somewhere_ ? names().say("Take back {queen} to look for more", {queen})
                          : names().say("Take back {queen}: it leads nowhere", {queen});
}

std::string SolverWords::solution() const {
    if (!backtracks())
        return names().say("A solution: no two queens attack each other");
    const auto total = search_.complete ? search_.total : std::nullopt;
    return names().say("Solution {number}",
                       {names().of_total(solutions_, total >= solutions_ ? total : std::nullopt)});
}

std::string SolverWords::end(const SearchEvent& event) const {
    if (event.kind == Kind::gave_up)
        return names().say("It gives up: none found, which proves nothing");
    if (solutions_ == 0)
        return backtracks() ? names().say("All possibilities tried, so there is no solution")
                            : names().say("Proved: there is no solution");
    return all_tried(names(), solutions_);
}

}  // namespace

std::unique_ptr<SearchWords> solver_words(const ToldSearch& search) {
    return std::make_unique<SolverWords>(search);
}

}  // namespace queenreel
