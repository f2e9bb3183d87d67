#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/generator.h"
#include "cli/options/choice.h"
#include "frame/frame.h"
#include "frame/layout/sheet_layout.h"
#include "puzzle/board.h"
#include "story/story.h"
#include "timing/pace.h"

namespace queenreel {

/// Pages of boards under one title.
struct Section {
    SheetPlan plan{};
    std::string title{};
    std::string about{};           ///< what the pages show, for those who cannot see them
    Generator<SheetBoard> boards;  ///< one or more, or else it has no page
    std::string_view limit{};      ///< the option that sets how many boards or groups there are; empty: none
    bool counted = false;          ///< whether it is known how many boards there will be
    Scene scene{};                 ///< of its boards: what marks they have, and how lines are named
};

/// Boards as they are.
Generator<SheetBoard> boards_as_given(std::vector<SheetBoard> boards);

/// The solutions of an opened story, with their numbers.
Generator<SheetBoard> solution_boards(std::shared_ptr<Storyline> story);

/// How many boards the largest classes of a board size have.
int largest_class(int n);

/// Of each solution of an opened story its whole class, in a group of largest_class() boards of which the
/// last may be empty: as found, turned and mirrored, each once, with what was done, and the class's number
/// and size before it.
Generator<SheetBoard> class_boards(std::shared_ptr<Storyline> story);

/// The pictures of a story that `pace` selects, with their captions.
Generator<SheetBoard> strip_boards(std::shared_ptr<Storyline> story, Pace pace);

/// How many pages all of them have, as planned.
std::uint64_t pages_of(const std::vector<Section>& sections);

/// The pages, numbered from 1. A page is told when it is full, so memory does not grow with the number of
/// boards.
Generator<Frame> sheet_pages(std::vector<Section> sections);

/// "All 92 solutions of the 8-queens problem", or as many as are chosen.
std::string sheet_title(const Choice& choice);
std::string sheet_description(const Choice& choice);

/// "The 12 classes of the 92 solutions of the 8-queens problem", or as many as are chosen.
std::string classes_title(const Choice& choice);
std::string classes_description(const Choice& choice);

/// "The 6-queens problem by backtracking, step by step".
std::string strip_title(const Story& story, const Choice& choice);
std::string strip_description(const Choice& choice);

/// "12 placements on boards of 8×8 squares".
std::string placements_title(std::size_t count, int n);
std::string placements_description(int n);

/// "Place 8 queens so that no two attack each other", or what remains to be placed, on one board or more.
std::string handout_title(const std::vector<Board>& boards);
std::string handout_description(const std::vector<Board>& boards);

}  // namespace queenreel
