#include "story/story.h"

#include <algorithm>
#include <array>

#include "story/rows.h"

namespace queenreel {

std::span<const Story> stories() {
    static const std::array table{
        solutions_row, search_row, walkthrough_row, race_row, symmetry_row, funnel_row, occupancy_row,
    };
    return table;
}

const Story* find_story(std::string_view name) {
    const auto table = stories();
    const auto row = std::ranges::find(table, name, &Story::name);
    return row == table.end() ? nullptr : &*row;
}

}  // namespace queenreel
