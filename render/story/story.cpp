#include "story/story.h"

#include <algorithm>
#include <array>

namespace queenreel {
namespace {

constexpr std::array table{
    Story{"solutions", "each solution in turn, held", solutions_story},
};

}  // namespace

std::span<const Story> stories() {
    return table;
}

const Story* find_story(std::string_view name) {
    const auto found = std::ranges::find(table, name, &Story::name);
    return found == table.end() ? nullptr : &*found;
}

}  // namespace queenreel
