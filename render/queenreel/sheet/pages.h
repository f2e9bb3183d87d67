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

namespace queenreel {

/// Pages of boards under one title.
struct Section {
    SheetPlan plan{};
    std::string title{};
    std::string task{};                 ///< below the title; empty where the shape keeps no room
    std::vector<std::string> blanks{};  ///< words before lines to write on
    std::vector<std::string> heads{};   ///< above the columns of a group
    std::string about{};                ///< what the pages show, for those who cannot see them
    Generator<SheetBoard> boards;       ///< one or more, or else it has no page
    std::string_view
        limit{};  ///< the field of a request that sets how many boards or groups there are; empty: none
    bool counted = false;  ///< whether it is known how many boards there will be
    Scene scene{};         ///< of its boards: what marks they have, and how lines are named
};

/// Boards as they are.
Generator<SheetBoard> boards_as_given(std::vector<SheetBoard> boards);

/// The solutions of an opened story, with their numbers.
Generator<SheetBoard> solution_boards(std::shared_ptr<Storyline> story);

/// How many boards the largest classes of a board size have.
int largest_class(int n);

/// What is done to the board as found in each column of a group, where the classes of a board size have eight
/// boards at the most; nothing for other sizes.
std::vector<std::string> class_heads(int n);

/// Of each solution of an opened story its whole class, in a group of largest_class() boards: as found,
/// turned and mirrored, each once, with what was done, and the class's number and size before it. A board
/// that stands in its group already has an empty place, so that columns are as class_heads() says.
Generator<SheetBoard> class_boards(std::shared_ptr<Storyline> story);

/// The pictures of a story that `pace` selects, with their captions.
Generator<SheetBoard> strip_boards(std::shared_ptr<Storyline> story, Pace pace);

/// How many pages all of them have, as planned, and how many boards these have room for.
std::uint64_t pages_of(const std::vector<Section>& sections);
double boards_on(const std::vector<Section>& sections);

/// Throws SpecError where a section's boards are too small to draw on pages of that size, with so many
/// `columns` asked for.
void check_room(const Section& section, int width, int height, int columns);

/// The pages, numbered from 1. A page is told when it is full, so memory does not grow with the number of
/// boards.
Generator<Frame> sheet_pages(std::vector<Section> sections);

}  // namespace queenreel
