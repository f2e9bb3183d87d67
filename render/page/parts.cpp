#include "page/parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

// Where the linker put a file, and where it ends.
#define QUEENREEL_PART(name)                        \
    extern "C" const char _binary_##name##_start[]; \
    extern "C" const char _binary_##name##_end[]

// NOLINTBEGIN(bugprone-reserved-identifier): these are the linker's names
QUEENREEL_PART(page_html);
QUEENREEL_PART(style_css);
QUEENREEL_PART(engine_js);
QUEENREEL_PART(story_js);
QUEENREEL_PART(board_js);
QUEENREEL_PART(panels_js);
QUEENREEL_PART(player_js);
QUEENREEL_PART(queenreel_wasm_gz);
// NOLINTEND(bugprone-reserved-identifier)

namespace queenreel {
namespace {

std::string_view between(const char* begin, const char* end) {
    return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

std::string_view page_part(std::string_view name) {
    static const std::array parts{
        std::pair{"page.html", between(_binary_page_html_start, _binary_page_html_end)},
        std::pair{"style.css", between(_binary_style_css_start, _binary_style_css_end)},
        std::pair{"engine.js", between(_binary_engine_js_start, _binary_engine_js_end)},
        std::pair{"story.js", between(_binary_story_js_start, _binary_story_js_end)},
        std::pair{"board.js", between(_binary_board_js_start, _binary_board_js_end)},
        std::pair{"panels.js", between(_binary_panels_js_start, _binary_panels_js_end)},
        std::pair{"player.js", between(_binary_player_js_start, _binary_player_js_end)},
    };
    const auto* const part = std::ranges::find_if(parts, [&](const auto& row) { return row.first == name; });
    return part == parts.end() ? std::string_view() : part->second;
}

std::string_view page_engine() {
    return between(_binary_queenreel_wasm_gz_start, _binary_queenreel_wasm_gz_end);
}

}  // namespace queenreel
