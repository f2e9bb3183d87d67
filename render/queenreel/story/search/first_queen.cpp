#include "queenreel/story/search/first_queen.h"

#include <algorithm>

namespace queenreel {

using Kind = SearchEvent::Kind;

void FirstQueen::follow(const SearchEvent& event) {
    if (search_.profile.approach != Approach::backtracking)
        return;
    went_back_ = went_back_ || event.kind == Kind::removed || event.kind == Kind::wiped_out;
    if (event.kind != Kind::placed || std::ranges::count_if(event.columns, [](int c) { return c >= 0; }) != 1)
        return;
    if (queen_.row >= 0)
        before_ = queen_;
    queen_ = event.square;
}

/// Names the line in which the queen's two places differ.
std::string FirstQueen::line(Square queen) const {
    return before_ && before_->row != queen_.row ? search_.names.row(queen.row)
                                                 : search_.names.column(queen.column);
}

std::string FirstQueen::brisk_in_words() const {
    return goes_on() ? "Row after row: the first free square from the left" : repeated_steps();
}

std::string FirstQueen::hurried_in_words() const {
    return before_ ? "First queen on " + line(queen_) : repeated_round() + ", faster";
}

/// What the solver does over and over, until it is done.
std::string FirstQueen::repeated_steps() const {
    switch (search_.solver->keeps) {
        case Keeps::words:
            return "Each 1 in turn; no 1 left: go back";
        case Keeps::domains:
            return "A candidate left: go on; none: go back";
        case Keeps::cover:
            return "Cover and go on; stuck: uncover and go back";
        case Keeps::digits:
            return "Board after board, as an odometer counts";
        case Keeps::formula:
            return "Row after row, by the formula";
        case Keeps::swaps:
            return "Draw columns, swap; if stuck, start again";
        case Keeps::tables:
        case Keeps::nothing:
            break;
    }
    switch (search_.profile.approach) {
        case Approach::evolutionary:
            return "Generation after generation: the fitter have more children";
        case Approach::local_search:
            return "Move attacked queens; if stuck, start again";
        case Approach::construction:
        case Approach::backtracking:
            break;
    }
    return "A free square: go on; none left: go back";
}

/// One round of these steps, in a few words.
std::string FirstQueen::repeated_round() const {
    if (search_.solver->keeps == Keeps::swaps)
        return "Swap after swap";
    switch (search_.profile.approach) {
        case Approach::evolutionary:
            return "Generation after generation";
        case Approach::local_search:
            return "Move after move";
        case Approach::construction:
            return "Row after row";
        case Approach::backtracking:
            break;
    }
    return search_.solver->keeps == Keeps::digits ? "Board after board" : "Forward and back";
}

/// Whether it has only ever searched the next row.
bool FirstQueen::goes_on() const {
    return !went_back_ && search_.profile.approach == Approach::backtracking &&
           search_.profile.tests == Tests::empty_squares;
}

}  // namespace queenreel
