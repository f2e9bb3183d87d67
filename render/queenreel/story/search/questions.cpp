#include "queenreel/story/search/questions.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "queenreel/story/search/answers.h"
#include "queenreel/story/search/swap.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

constexpr int enough = 3;  // how often the same thing is asked

/// Returns true if an event settles where a queen goes or whether a board is a solution.
bool settles(Kind kind) {
    return kind != Kind::tested && kind != Kind::rejected;
}

}  // namespace

std::string SearchQuestions::before(const SearchEvent& next, bool is_stuck) {
    if (std::exchange(is_over_, false))
        is_answer_ = false;
    row_ = -1;
    answers_.clear();
    std::string question = next.kind == Kind::removed ? way_back(next, is_stuck) : choice(next);
    before_ = next.kind;
    is_answer_ = is_answer_ || !question.empty();
    // Rejecting a board settles whether it is a solution.
    is_over_ = is_answer_ && (settles(next.kind) || (next.kind == Kind::rejected && queen_stands(next)));
    return question;
}

std::string SearchQuestions::choice(const SearchEvent& next) {
    if (next.kind != Kind::tested && next.kind != Kind::placed)
        return {};
    const std::string row = search_.names.row(next.square.row);
    const auto swap = search_.solver->keeps == Keeps::swaps ? swap_tested(next) : std::nullopt;
    if (swap) {
        if (before_ == Kind::tested || asked_moves_ >= enough)
            return {};
        ++asked_moves_;
        answers_ = swap_answers(search_.names, *swap, next.columns);
        return search_.names.say("Would it help to swap the queens of {rows} {one} and {other}?",
                                 {search_.names.rows(), search_.names.row_label(swap->one.row),
                                  search_.names.row_label(swap->other.row)});
    }
    if (search_.profile.approach == Approach::local_search) {
        if (before_ != Kind::removed || asked_moves_ >= enough)
            return {};
        ++asked_moves_;
        row_ = next.square.row;
        answers_ = calm_square_answers(search_, next.columns, row_);
        return search_.names.say("Where should the queen of {row} go?", {row});
    }
    if (next.kind == Kind::tested && queen_stands(next)) {
        if (before_ == Kind::tested || asked_boards_ >= enough)
            return {};
        ++asked_boards_;
        answers_ = attack_answers(search_, next.columns);
        return search_.names.say("Do two of these queens attack each other?");
    }
    const auto standing = std::ranges::count_if(next.columns, [](int column) { return column >= 0; }) -
                          (next.kind == Kind::placed ? 1 : 0);
    if (search_.profile.tests == Tests::queens || standing <= asked_queens_)
        return {};
    asked_queens_ = static_cast<int>(standing);
    row_ = next.square.row;
    answers_ = free_square_answers(search_, next.columns, row_);
    return search_.names.say("Where can the queen of {row} go?", {row});
}

/// After a solution, the search is not stuck, and no row is exhausted either.
std::string SearchQuestions::way_back(const SearchEvent& next, bool is_stuck) {
    if (search_.profile.approach != Approach::backtracking || search_.profile.tests == Tests::queens)
        return {};
    answers_ = way_back_answers(search_, next);
    if (before_ == Kind::removed)
        return !asked_back_ || std::exchange(asked_far_back_, true)
                   ? std::string()
                   : search_.names.in_general(message("That {row} is exhausted too. What now?"));
    return !is_stuck || std::exchange(asked_back_, true) ? std::string()
                                                         : search_.names.say("We are stuck. What now?");
}

}  // namespace queenreel
