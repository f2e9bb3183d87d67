#include "queenreel/story/search/words.h"

#include <optional>
#include <string_view>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/population.h"
#include "queenreel/story/search/conflict_count.h"
#include "queenreel/story/search/own_captions.h"
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
    return pairs == 0 ? "no two queens attack" : counted(static_cast<std::uint64_t>(pairs), "attacking pair");
}

/// A row or column as the start of a sentence.
std::string line_at_start(const ToldSearch& search, Square line) {
    return capitalized(line.row >= 0 ? search.names.row(line.row) : search.names.column(line.column));
}

class SolverWords : public SearchWords {
  public:
    explicit SolverWords(const ToldSearch& search) : search_(search), own_(*search.solver, search.names) {}

    void follow(const SearchEvent& event, const Moment& moment) override;
    std::string caption(const SearchEvent& event) const override;
    void standing(const SearchEvent& event, std::string& text) const override;

    std::string hurried() const override {
        return search_.profile.approach == Approach::evolutionary ? "Faster now" : hurried_in_words();
    }

    std::string title(const SearchEvent& /*event*/, std::uint64_t number) const override {
        return std::string(search_.solver->name) + " and " + queen_count(search_.n) + ": step " +
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
    bool is_of_visit(Kind kind) const;
    bool repairs() const { return search_.profile.approach == Approach::local_search; }

    std::string briefly(const SearchEvent& event) const;
    std::string tested(const SearchEvent& event) const;
    std::string rejected(const SearchEvent& event) const;
    std::string placed(const SearchEvent& event) const;
    std::string removed(const SearchEvent& event) const;
    std::string back_to_row(const SearchEvent& event) const;
    std::string solution() const;
    std::string end(const SearchEvent& event) const;

    ToldSearch search_;
    OwnCaptions own_;
    Kind before_ = Kind::restarted;
    std::string way_back_chapter_;
    int row_ = -1;       // where a search that backtracks is …
    std::string visit_;  // … and what it does there
    std::uint64_t solutions_ = 0;
    int generation_ = 0;
    bool moving_ = false;  // whether a queen is off, on her way
    bool moved_ = false;   // whether one came back with this event
};

void SolverWords::follow(const SearchEvent& event, const Moment& moment) {
    own_.follow(event);
    if (event.kind == Kind::removed && backtracks()) {
        way_back_chapter_ = way_back_chapter(moment, before_ == Kind::removed);
        row_ = event.square.row;
        visit_ = back_to_row(event);
    } else if (event.kind <= Kind::placed && event.square.row != row_) {
        row_ = event.square.row;
        visit_ = capitalized(names().row(row_)) + ": look for a free square";
    }
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

std::string SolverWords::caption(const SearchEvent& event) const {
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
            return "It gets no better: start over";
        case Kind::generation:
            return "Generation " + grouped(static_cast<std::uint64_t>(generation_)) +
                   ": the best board has " + pairs_in_words(event.columns);
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
    if (is_of_visit(event.kind))
        text = visit_;
    else
        text = briefly(event);
}

/// Whether what it does in its row says enough of an event.
bool SolverWords::is_of_visit(Kind kind) const {
    const bool looks_about = search_.profile.tests == Tests::empty_squares;
    return backtracks() &&
           (kind == Kind::removed ||
            (looks_about && (kind == Kind::tested || kind == Kind::rejected || kind == Kind::placed)));
}

/// In fewer words than the caption, of events that have some.
std::string SolverWords::briefly(const SearchEvent& event) const {
    switch (event.kind) {
        case Kind::placed:
            if (backtracks())
                return capitalized(names().row(row_)) + ": a queen on " + names().column(event.square.column);
            break;
        case Kind::solution:
            return "Solution" + (backtracks() ? ' ' + grouped(solutions_) : std::string());
        case Kind::wiped_out:
            if (event.square != Square{-1, -1})
                return line_at_start(search_, event.square) + ": dead end";
            break;
        default:
            break;
    }
    return caption(event);
}

std::string SolverWords::tested(const SearchEvent& event) const {
    const std::string square = names().at_start(event.square);
    if (repairs())
        return square + ": " + attackers_in_words(attackers(event.columns, event.square));
    if (queen_stands(event))
        return "All queens stand: do two attack each other?";
    return square + ": may a queen stand here?";
}

std::string SolverWords::rejected(const SearchEvent& event) const {
    const std::string_view line = shared_line(event.square, event.attacker);
    return names().at_start(event.square) + ": " + names().queen(event.attacker) + " holds " +
           (line.ends_with("diagonal")
                ? "a diagonal"
                : "this " + std::string(line == "column" ? names().a_column() : names().a_row()));
}

std::string SolverWords::placed(const SearchEvent& event) const {
    if (moved_)
        return "The queen of " + names().row(event.square.row) + " goes to " +
               names().column(event.square.column) + ": " + pairs_in_words(event.columns);
    return "Place a queen on " + names().square(event.square);
}

std::string SolverWords::removed(const SearchEvent& event) const {
    const std::string row = names().row(event.square.row);
    if (repairs()) {
        const int by = attackers(event.columns, event.square);
        return "Take off the queen of " + row +
               (by == 0   ? std::string()
                : by == 1 ? ", which another attacks"
                          : ", which " + std::to_string(by) + " others attack");
    }
    switch (after_retreat(search_, event)) {
        case AfterRetreat::moves_on:
            return "Back to " + row + ": move its queen on";
        case AfterRetreat::goes_back:
            return "Back to " + row + ": no square left, so back again";
        case AfterRetreat::ends:
            return "Back to " + row + ": no square left, so that is all";
        case AfterRetreat::unknown:
            break;
    }
    return "Back to " + row + ": is another square left to try?";
}

/// The same in few words.
std::string SolverWords::back_to_row(const SearchEvent& event) const {
    const std::string back = "Back to " + names().row(event.square.row);
    switch (after_retreat(search_, event)) {
        case AfterRetreat::moves_on:
            return back + ": move its queen on";
        case AfterRetreat::goes_back:
        case AfterRetreat::ends:
            return back + ": no square left";
        case AfterRetreat::unknown:
            break;
    }
    return back;
}

std::string SolverWords::solution() const {
    if (!backtracks())
        return "A solution: no two queens attack each other";
    const auto total = search_.complete ? known_solutions(search_.n) : std::nullopt;
    return "Solution " + of_total(solutions_, total >= solutions_ ? total : std::nullopt);
}

std::string SolverWords::end(const SearchEvent& event) const {
    if (event.kind == Kind::gave_up)
        return "It gives up: none found, which proves nothing";
    if (solutions_ == 0)
        return backtracks() ? "Every way was tried: proved, no solution exists"
                            : "Proved: no solution exists";
    return "Every way was tried: " + counted(solutions_, "solution");
}

}  // namespace

std::unique_ptr<SearchWords> solver_words(const ToldSearch& search) {
    return std::make_unique<SolverWords>(search);
}

AfterRetreat after_retreat(const ToldSearch& search, const SearchEvent& removed) {
    const SearchProfile& profile = search.profile;
    // Others choose rows or columns to fill by what they know, and an unknown program tries what it likes.
    if (profile.approach != Approach::backtracking || !search.solver->ordered)
        return AfterRetreat::unknown;
    for (Square next = removed.square; ++next.column < search.n;)
        if (profile.tests != Tests::none || attackers(removed.columns, next) == 0)
            return AfterRetreat::moves_on;
    return removed.square.row > 0 ? AfterRetreat::goes_back : AfterRetreat::ends;
}

std::string dead_end_in_words(const ToldSearch& search, Square line) {
    if (line == Square{-1, -1})
        return "Dead end: there is no way on from here";
    return line_at_start(search, line) + " has no free square: dead end";
}

std::string way_back_chapter(const Moment& moment, bool over_several) {
    if (moment.occurrence != 1)
        return {};
    return over_several ? "Back over several rows" : "The first way back";
}

std::string hurried_in_words() {
    return "Faster now; darker: tried more often, pale: just left";
}

}  // namespace queenreel
