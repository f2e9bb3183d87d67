#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "base/generator.h"
#include "cli/options/choice.h"
#include "frame/frame.h"
#include "frame/layout/sheet_layout.h"
#include "puzzle/board.h"
#include "story/story.h"

namespace queenreel {

/// Pages of boards under one title.
struct Section {
    SheetPlan plan{};
    std::string title{};
    std::string about{};                 ///< what the pages show, for those who cannot see them
    std::vector<BoardPanel> boards{};    ///< without numbers
    std::shared_ptr<Storyline> story{};  ///< of solutions, after those boards, with their numbers
    bool counted = false;                ///< whether it is known how many boards there will be
};

/// How many pages all of them have, as planned.
std::uint64_t pages_of(const std::vector<Section>& sections);

/// The pages, numbered from 1. Of a story, a page is told when it is full, so memory does not grow with the
/// number of solutions. A story without solutions has no page.
Generator<Frame> sheet_pages(std::vector<Section> sections);

/// "All 92 solutions of the 8-queens problem", or as many as are chosen.
std::string sheet_title(const Choice& choice);
std::string sheet_description(const Choice& choice);

/// "Place 8 queens so that no two attack each other", or what remains to be placed.
std::string handout_title(const Board& board);
std::string handout_description(const Board& board);

}  // namespace queenreel
