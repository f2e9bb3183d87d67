#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/layout/sheet_layout.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pace.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// Pages of boards under one title.
struct Section {
    SheetPlan plan{};
    std::string title{};
    std::string task{};                 ///< below the title; empty if the shape reserves no room
    std::vector<std::string> blanks{};  ///< labels of lines to write on
    std::vector<std::string> heads{};   ///< above the columns of a group
    std::string about{};                ///< the pages' content, for those who cannot see them
    Generator<SheetBoard> boards;       ///< without any, the section has no page
    std::string_view limit{};  ///< the request field that limits the number of boards or groups; empty: none
    bool counted = false;      ///< whether the number of boards is known in advance
    Scene scene{};             ///< for its boards: their marks, and the names of lines
};

/// An empty place on a page.
SheetBoard no_board();

/// Yields boards unchanged.
Generator<SheetBoard> boards_as_given(std::vector<SheetBoard> boards);

/// Yields the solutions of an opened story, with their numbers.
Generator<SheetBoard> solution_boards(std::shared_ptr<Storyline> story);

/// The number of boards in the largest classes of a board size.
int largest_class(int n);

/// The heads of a group's columns: what is done to the board as found in each. For board sizes whose classes
/// have at most eight boards; empty for other sizes.
std::vector<std::string> class_heads(int n, const Words& words);

/// Yields the whole class of each solution of an opened story, in a group of largest_class() boards: as
/// found, rotated and reflected, each once, with what was done, and with the class's number and size before
/// it. A board that is in its group already leaves an empty place, so that columns match class_heads().
Generator<SheetBoard> class_boards(std::shared_ptr<Storyline> story, Words words);

/// Yields the pictures of a story that `pace` selects, with their captions.
Generator<SheetBoard> strip_boards(std::shared_ptr<Storyline> story, Pace pace);

/// The planned number of pages of all sections, and the number of boards that fit on these.
std::uint64_t pages_of(const std::vector<Section>& sections);
double boards_on(const std::vector<Section>& sections);

/// Throws SpecError if a section's boards are too small to draw on pages of this size with `columns` columns.
void check_room(const Section& section, int width, int height, int columns);

/// Yields the pages, numbered from 1, each when it is full, so memory does not grow with the number of
/// boards.
Generator<Frame> sheet_pages(std::vector<Section> sections, Words words = {});

}  // namespace queenreel
