#pragma once

#include <string>
#include <vector>

#include "queenreel/frame/question.h"
#include "queenreel/story/search/words.h"

namespace queenreel {

/// Decides where a film of a search stops to ask viewers what comes next: before each new sort of choice,
/// before the first step back, and before the first one over several rows. Call before() with every event.
class SearchQuestions {
  public:
    explicit SearchQuestions(const ToldSearch& search) : search_(search) {}

    /// Returns true if there is anything to ask about such a search.
    static bool has_any(const SearchProfile& profile) { return profile.approach != Approach::evolutionary; }

    /// The question before the next event, after its dead end if it has one; empty for none. `is_stuck` if
    /// the last queen leads to a dead end.
    std::string before(const SearchEvent& next, bool is_stuck);

    /// The row whose squares the last question is about; -1 for none.
    int row() const { return row_; }

    /// The answers to choose from; empty if the next event does not settle the question.
    const std::vector<QuestionAnswer>& answers() const { return answers_; }

    /// Returns true if the last event passed to before(), or one of those that follow it, answers a question.
    bool is_answer() const { return is_answer_; }

  private:
    std::string choice(const SearchEvent& next);
    std::string way_back(const SearchEvent& next, bool is_stuck);

    ToldSearch search_;
    SearchEvent::Kind before_ = SearchEvent::Kind::restarted;
    int asked_queens_ = 0;  // the most queens on the board when asked where the next goes
    int asked_moves_ = 0;   // how often it asked where a removed queen goes
    int asked_boards_ = 0;  // how often it asked whether a board is a solution
    int row_ = -1;
    std::vector<QuestionAnswer> answers_{};
    bool asked_back_ = false;
    bool asked_far_back_ = false;
    bool is_answer_ = false;
    bool is_over_ = false;  // the previous event was the answer
};

}  // namespace queenreel
