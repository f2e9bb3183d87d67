#pragma once

#include <string>

#include "queenreel/story/search/words.h"

namespace queenreel {

/// Where a film of a search stops to ask its viewers what comes next: before a choice where one like it was
/// never made, before the first way back and the first one over several rows. It is asked of every event.
class SearchQuestions {
  public:
    explicit SearchQuestions(const ToldSearch& search) : search_(search) {}

    /// Whether there is anything to ask of such a search.
    static bool has_any(const SearchProfile& profile) { return profile.approach != Approach::evolutionary; }

    /// What to ask before the next event, and after its dead end where it has one; empty for nothing.
    std::string before(const SearchEvent& next);

    /// The row whose squares the last question is about; -1 for none.
    int row() const { return row_; }

    /// Whether the event before() was asked of last, or the next ones up to it, answers a question.
    bool is_answer() const { return answers_; }

  private:
    std::string choice(const SearchEvent& next);
    std::string way_back();

    ToldSearch search_;
    SearchEvent::Kind before_ = SearchEvent::Kind::restarted;
    int asked_queens_ = 0;  // the most queens that stood when it was asked where the next goes
    int asked_moves_ = 0;   // how often it was asked where a queen that was taken off goes
    int asked_boards_ = 0;  // how often it was asked whether a whole board is a solution
    int row_ = -1;
    bool asked_back_ = false;
    bool asked_far_back_ = false;
    bool answers_ = false;
    bool is_over_ = false;  // the event before was the answer
};

}  // namespace queenreel
