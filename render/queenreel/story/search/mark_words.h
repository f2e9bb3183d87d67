#pragma once

#include <array>
#include <optional>

#include "queenreel/frame/board_panel.h"
#include "queenreel/solvers/profile.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// The words that say what marks on a board mean, each once, at the first event of its kind that is told.
class MarkWords {
  public:
    explicit MarkWords(const SearchProfile& profile) : profile_(profile) {}

    /// The word that an event's board is given, if there is one for it, it was not said before and there is
    /// room for it: two squares beside the mark without a queen, a mark or a number.
    std::optional<MarkWord> say(const BoardPanel& board, const SearchEvent& event);

  private:
    static constexpr int word_count = 5;

    bool is_true(const SearchEvent& event) const;

    SearchProfile profile_;
    std::array<bool, word_count> said_{};
};

}  // namespace queenreel
