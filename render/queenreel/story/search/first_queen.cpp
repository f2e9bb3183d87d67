#include "queenreel/story/search/first_queen.h"

#include <algorithm>

namespace queenreel {

using Kind = SearchEvent::Kind;

void FirstQueen::follow(const SearchEvent& event) {
    begun_.follow(event);
    if (search_.profile.approach != Approach::backtracking)
        return;
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

std::string FirstQueen::hurried_in_words() const {
    return before_ ? search_.names.say("First queen on {line}", {line(queen_)})
                   : repeated_steps_faster(search_, begun_);
}

}  // namespace queenreel
