#include "queenreel/page/parts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

// The files, which CMakeLists.txt also lists.
// clang-format off
#define QUEENREEL_PARTS(PART) \
    PART(page, html) \
    PART(film, html) \
    PART(explorer, html) \
    PART(stage, html) \
    PART(beside, html) \
    PART(writing, html) \
    PART(lesson, html) \
    PART(lessons, json) \
    PART(controls, html) \
    PART(imsmanifest, xml) \
    PART(offline_worker, js) \
    PART(style, css) \
    PART(explorer, css) \
    PART(loader, js) \
    PART(film, js) \
    PART(explorer, js)
// clang-format on

// The linker's symbols for a file's start and end, and its row in the table.
#define QUEENREEL_PLACE(stem, kind)                          \
    extern "C" const char _binary_##stem##_##kind##_start[]; \
    extern "C" const char _binary_##stem##_##kind##_end[];
#define QUEENREEL_ROW(stem, kind) \
    std::pair{#stem "." #kind, between(_binary_##stem##_##kind##_start, _binary_##stem##_##kind##_end)},

// NOLINTBEGIN(bugprone-reserved-identifier): these are the linker's names
QUEENREEL_PARTS(QUEENREEL_PLACE)
QUEENREEL_PLACE(queenreel_wasm, gz)
// NOLINTEND(bugprone-reserved-identifier)

namespace queenreel {
namespace {

std::string_view between(const char* begin, const char* end) {
    return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace

std::string_view page_part(std::string_view name) {
    static const std::array parts{QUEENREEL_PARTS(QUEENREEL_ROW)};
    const auto* const part = std::ranges::find_if(parts, [&](const auto& row) { return row.first == name; });
    return part == parts.end() ? std::string_view() : part->second;
}

std::string_view page_engine() {
    return between(_binary_queenreel_wasm_gz_start, _binary_queenreel_wasm_gz_end);
}

bool has_page_engine() {
    return !page_engine().empty();
}

}  // namespace queenreel
