#include "queenreel/story/search/first_queen.h"

#include <algorithm>

#include "queenreel/story/wording.h"

namespace queenreel {

using Kind = SearchEvent::Kind;

void FirstQueen::follow(const SearchEvent& event) {
    if (search_.profile.approach != Approach::backtracking)
        return;
    if (event.kind == Kind::solution) {
        ++solutions_;
        return;
    }
    if (event.kind != Kind::placed || std::ranges::count_if(event.columns, [](int c) { return c >= 0; }) != 1)
        return;
    if (queen_.row >= 0) {
        before_ = queen_;
        solutions_before_ = solutions_;
        solutions_ = 0;
    }
    queen_ = event.square;
}

/// Names the line in which the two places of the queen differ.
std::string FirstQueen::line(Square queen) const {
    return before_ && before_->row != queen_.row ? search_.names.row(queen.row)
                                                 : search_.names.column(queen.column);
}

std::string FirstQueen::hurried_in_words() const {
    if (!before_)
        return "The same steps, faster";
    const std::string solutions =
        solutions_before_ == 0 ? "no solution" : counted(solutions_before_, "solution");
    return "First queen on " + line(queen_) + "; " + line(*before_) + " gave " + solutions;
}

}  // namespace queenreel
