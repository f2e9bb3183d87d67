#include "sample_frames.h"

#include "pixels.h"

namespace queenreel {
namespace {

using State = TreePanel::State;

// The current path, and what was tried beside it.
TreePanel tree() {
    return {.nodes = {{-1, 0, 0.5, State::path},
                      {0, 1, 0.1, State::failed},
                      {0, 1, 0.3, State::path},
                      {0, 1, 0.5, State::open},
                      {0, 1, 0.7, State::open},
                      {2, 2, 0.1, State::rejected},
                      {2, 2, 0.3, State::rejected},
                      {2, 2, 0.5, State::rejected},
                      {2, 2, 0.7, State::path},
                      {8, 3, 0.1, State::solved},
                      {8, 3, 0.3, State::rejected}}};
}

}  // namespace

Frame every_mark() {
    Frame frame = frame_of(".....\n.....\n.....\n.....\n.....\n");
    for (std::size_t i = 0; i < frame.board.cells.size(); ++i) {
        Cell& cell = frame.board.cells[i];
        cell.mark = i < 2 * mark_count ? static_cast<Mark>(i % mark_count) : Mark::none;
        cell.queen = i >= mark_count && i < 2 * mark_count;
        if (i >= 2 * mark_count)
            cell = {.queen = i % 2 == 0, .number = static_cast<std::int16_t>(i - 12)};
    }
    frame.board.lines = {{{4, 0, 1, 3}}};
    frame.board.moving_queens = {{3.5, 3.5, 0.5}};
    frame.board.crossover_row = 2;
    return frame;
}

Scene search_scene() {
    return {.panels = {{PanelKind::code, "Pseudocode", 4, 30},
                       {PanelKind::stack, "Call stack", 4, 16},
                       {PanelKind::counters, "Counters", 2, 14},
                       {PanelKind::tree, "Search tree", 4, 5}},
            .marks = true};
}

Frame search_moment() {
    Frame frame = frame_of("...Q..\nQ.....\n......\n......\n......\n......\n",
                           "row 3, column 1: column taken by row 2");
    frame.board.cells[12].mark = Mark::rejected;
    frame.board.lines = {{{1, 0, 2, 0}}};
    frame.panels = {
        CodePanel{{"search(row):", "  for each column:", "    taken? reject", "    place, search(row + 1)"},
                  2},
        StackPanel{{"search(0)", "search(1)", "search(2)"}},
        CountersPanel{{{"tests", "9"}, {"placements", "2"}}},
        tree(),
    };
    return frame;
}

}  // namespace queenreel
