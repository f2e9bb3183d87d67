#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <utility>

#include "queenreel/solvers/profile.h"
#include "queenreel/story/search/frame_builder.h"
#include "queenreel/story/search/panel.h"
#include "queenreel/story/search/words.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// A row of the table of stories that follow one search: what they show and say.
struct SearchView {
    int max_n;
    std::string_view too_large;  ///< why, worded to follow "N "
    std::string_view other_story{};
    bool ordered_only;  ///< accepts only solvers that go row by row
    BoardMarks marks;
    std::span<const ListedPanel> panels;  ///< in the order in which they are shown
    std::unique_ptr<SearchWords> (*words)(const ToldSearch& search);
};

/// Throws StoryError for options that the view does not take, or that would make code, panels or cards say
/// something false.
void check_search(const SearchView& view, const StoryOptions& options);

/// Opens a story that shows one search as the view says. Throws what check_search() throws.
std::unique_ptr<Storyline> open_search(const SearchView& view, StoryOptions options);

/// The `make` of a story's row, for a view.
template <const SearchView& view>
std::unique_ptr<Storyline> make_search(StoryOptions options) {
    return open_search(view, std::move(options));
}

/// Throws StoryError for a search that fills the board under a rule other than chess queens', because
/// attackers are counted by the rules of chess.
void check_profile(const SearchProfile& profile, AttackRule rule);

}  // namespace queenreel
