#include "story/search/words.h"

#include <string_view>

#include "puzzle/known_counts.h"
#include "solvers/population.h"
#include "story/search/conflict_count.h"
#include "story/search/event_board.h"
#include "story/search/events.h"
#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

std::string row_name(int row) {
    return "row " + std::to_string(row + 1);
}

std::string column_name(int column) {
    return "column " + std::to_string(column + 1);
}

/// "2 queens attack it", "no queen attacks it".
std::string attackers_in_words(int count) {
    if (count == 0)
        return "no queen attacks it";
    return counted(static_cast<std::uint64_t>(count), "queen") + (count == 1 ? " attacks it" : " attack it");
}

std::string pairs_in_words(Solution columns) {
    const int pairs = attacking_pairs(columns);
    return pairs == 0 ? "no two queens attack" : counted(static_cast<std::uint64_t>(pairs), "attacking pair");
}

}  // namespace

SearchWords::SearchWords(const StoryOptions& options)
    : solver_(options.solver), manner_(manner_of(options)), size_(options.n) {}

void SearchWords::follow(const SearchEvent& event, Beat beat) {
    beat_ = beat;
    solutions_ += event.kind == Kind::solution ? 1 : 0;
    moved_ = moving_ && event.kind == Kind::placed;
    if (event.kind == Kind::removed && manner_.approach == Approach::repair)
        moving_ = true;
    if (event.kind == Kind::placed || event.kind == Kind::restarted)
        moving_ = false;
    if (event.population)
        generation_ = event.population->number;
}

std::string SearchWords::caption(const SearchEvent& event) const {
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
            return capitalized(event.square.row >= 0 ? row_name(event.square.row)
                                                     : column_name(event.square.column)) +
                   " has no free square left: dead end";
        case Kind::restarted:
            return "It gets no better: begin anew";
        case Kind::generation:
            return "Generation " + grouped(static_cast<std::uint64_t>(generation_)) +
                   ": the best board has " + pairs_in_words(event.columns);
        case Kind::solution:
            return solution();
        case Kind::exhausted:
        case Kind::gave_up:
            break;
    }
    return end(event);
}

std::string SearchWords::tested(const SearchEvent& event) const {
    const std::string square = capitalized(square_in_words(event.square));
    if (manner_.approach == Approach::repair)
        return square + ": " + attackers_in_words(attackers(event.columns, event.square));
    if (queen_stands(event))
        return "All queens stand: do two attack each other?";
    return square + ": may a queen stand here?";
}

std::string SearchWords::rejected(const SearchEvent& event) const {
    const std::string_view line = shared_line(event.square, event.attacker);
    return capitalized(square_in_words(event.square)) + ": " +
           std::string(line == "antidiagonal" ? "diagonal" : line) + " taken by " +
           row_name(event.attacker.row);
}

std::string SearchWords::placed(const SearchEvent& event) const {
    if (moved_)
        return "The queen of " + row_name(event.square.row) + " goes to " + column_name(event.square.column) +
               ": " + pairs_in_words(event.columns);
    return "A queen on " + square_in_words(event.square);
}

std::string SearchWords::removed(const SearchEvent& event) const {
    const std::string row = row_name(event.square.row);
    if (manner_.approach == Approach::repair) {
        const int by = attackers(event.columns, event.square);
        return "Take off the queen of " + row +
               (by == 0   ? std::string()
                : by == 1 ? ", which another attacks"
                          : ", which " + std::to_string(by) + " others attack");
    }
    if (beat_ == Beat::deadend)
        return "Dead end: take back the queen of " + row;
    return "Back to " + row + ": take back its queen";
}

std::string SearchWords::solution() const {
    if (manner_.approach != Approach::tree)
        return "A solution: no two queens attack each other";
    const auto total = solver_->complete ? known_solutions(size_) : std::nullopt;
    return "Solution " + of_total(solutions_, total >= solutions_ ? total : std::nullopt);
}

std::string SearchWords::end(const SearchEvent& event) const {
    if (event.kind == Kind::gave_up)
        return "It gives up: none found, which proves nothing";
    if (solutions_ == 0)
        return manner_.approach == Approach::tree ? "Every way was tried: proved, no solution exists"
                                                  : "Proved: no solution exists";
    return "Every way was tried: " + counted(solutions_, "solution");
}

std::string SearchWords::hurried(const SearchEvent& event, std::uint64_t speed) const {
    if (event.kind == Kind::solution)
        return solution();
    std::string text = grouped(speed) + " times as fast";
    if (manner_.approach == Approach::tree)
        text += solutions_ == 0 ? ", no solution yet" : ", " + counted(solutions_, "solution") + " so far";
    return text;
}

std::string SearchWords::chapter(const SearchEvent& event) const {
    if (event.kind == Kind::solution)
        return manner_.approach == Approach::tree ? solution() : "Solution";
    return beat_ == Beat::end ? "End" : std::string();
}

std::string SearchWords::title(std::uint64_t number) const {
    return std::string(solver_->name) + " and " + counted(static_cast<std::uint64_t>(size_), "queen") +
           ": step " + grouped(number);
}

}  // namespace queenreel
