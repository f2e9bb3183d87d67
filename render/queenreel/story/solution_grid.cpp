#include "queenreel/story/solution_grid.h"

#include <algorithm>

#include "queenreel/story/boards.h"
#include "queenreel/story/solution_dots.h"

namespace queenreel {

bool SolutionGrid::is_wanted(const StoryOptions& options) {
    constexpr std::uint64_t few = 12;
    if (!options.panels)
        return options.gathers && SolutionDots::suit(options) && options.known_count() <= few;
    return std::ranges::count(*options.panels, PanelKind::boards) > 0;
}

SolutionGrid::SolutionGrid(std::uint64_t solutions, const StoryOptions& options)
    : slot_{.kind = PanelKind::boards,
            .title = options.panels ? options.words.say_n(solutions, "{count} solution", "{count} solutions")
                                    : std::string(),
            .rows = static_cast<int>(std::clamp<std::uint64_t>(solutions, 1, max_boards)),
            .columns = options.n,
            .bare = true,
            .spare = !options.panels} {
    if (solutions <= max_boards)
        return;
    StoryError error(StoryOption::panels,
                     "there are more solutions than the " + std::to_string(max_boards) + " boards of a grid");
    error.takes_limit = true;
    throw error;
}

void SolutionGrid::add(Solution columns) {
    if (!panel_.boards.empty())
        panel_.boards.back().lit = false;
    panel_.boards.push_back(
        {.board = queens_board(slot_.columns, columns), .label = {}, .notes = {}, .lit = true});
}

}  // namespace queenreel
