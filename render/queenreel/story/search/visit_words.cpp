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
        visit_ = returns_ ? returned(false) : taken_back(event.square);
    } else if (event.kind <= Kind::placed && event.square.row != row_) {
        row_ = event.square.row;
        visit_ = called(row_);
    }
}

std::string VisitWords::moved_on(Square square, bool in_full) const {
    const BoardNames& names = search_.names;
    const std::string row = names.row(square.row);
    const std::string column = names.column(square.column);
    return in_full ? names.say("The queen of {row} moves on to {column}", {row, column})
                   : names.say("{Row} moves on to {column}", {row, column});
}

std::string VisitWords::called(int row) const {
    return search_.names.say("{Row}: from left to right", {search_.names.row(row)});
}

/// Both lines have the names that they had when they were chosen.
std::string VisitWords::returned(bool in_full) const {
    const BoardNames& names = search_.names;
    const bool tests = search_.profile.tests != Tests::none;
    const std::string back = row_or_column(left_, names);
    if (!in_full)
        return tests ? names.say("No {column} left: back to {row}", {names.a_column(), back})
                     : names.say("No candidate left: back to {row}", {back});
    const std::string line = row_or_column(below_, names);
    return tests ? names.say("{Line} has no {columns} left: back to {row}", {line, names.columns(), back})
                 : names.say("{Line} has no candidates left: back to {row}", {line, back});
}

std::string VisitWords::taken_back(Square square) const {
    const BoardNames& names = search_.names;
    const bool tests_next = search_.profile.tests == Tests::empty_squares && square.column + 1 < search_.n;
    return tests_next ? names.say("Back to {row}, try on", {names.row(square.row)})
                      : names.say("Take back {queen}", {names.queen(square)});
}

}  // namespace queenreel
