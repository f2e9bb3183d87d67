#include "queenreel/story/search/visit_words.h"

#include <utility>

#include "queenreel/story/wording.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

void VisitWords::follow(const SearchEvent& event) {
    returns_ = event.kind == Kind::removed && left_row_ >= 0 && search_.solver->silent.go_back >= 0;
    if (event.kind == Kind::placed)
        moves_on_ = event.square.row == std::exchange(left_row_, -1);
    if (event.kind == Kind::removed) {
        const Square line = event.choice == Square{-1, -1} ? Square{event.square.row, -1} : event.choice;
        below_ = std::exchange(left_, line);
        left_row_ = row_ = event.square.row;
        visit_ = returns_ ? returned(event.square, false) : taken_back(event.square);
    } else if (event.kind <= Kind::placed && event.square.row != row_) {
        row_ = event.square.row;
        visit_ = called(row_);
    }
}

std::string VisitWords::moved_on(Square square, bool in_full) const {
    const std::string row = search_.names.row(square.row);
    return (in_full ? "The queen of " + row : capitalized(row)) + " moves on to " +
           search_.names.column(square.column);
}

std::string VisitWords::called(int row) const {
    return capitalized(search_.names.row(row)) + ": from left to right";
}

std::string VisitWords::returned(Square square, bool in_full) const {
    const bool tests = search_.profile.tests != Tests::none;
    const std::string what = tests ? std::string(search_.names.a_column()) : "candidate";
    const std::string then = " left: back to " + search_.names.row(square.row);
    if (!in_full)
        return "No " + what + then;
    return capitalized(below_.row >= 0 ? search_.names.row(below_.row)
                                       : search_.names.column(below_.column)) +
           " has no " + what + 's' + then;
}

std::string VisitWords::taken_back(Square square) const {
    const bool tests_next = search_.profile.tests == Tests::empty_squares && square.column + 1 < search_.n;
    return tests_next ? "Back to " + search_.names.row(square.row) + ", try on"
                      : "Take back " + search_.names.queen(square);
}

}  // namespace queenreel
