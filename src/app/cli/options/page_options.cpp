#include "cli/options/page_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "cli/errors.h"
#include "cli/options/look.h"
#include "cli/options/picture_size.h"
#include "cli/options/values.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_sheet_columns = 1000;
constexpr std::uint64_t max_handout = 10'000;

/// As it was typed: how large paper is depends on the format.
std::string parse_page_size(std::string_view what, std::string_view text) {
    parse_size(what, text);
    return std::string(text);
}

int parse_sheet_columns(std::string_view what, std::string_view text) {
    return static_cast<int>(parse_whole(what, text, {1, max_sheet_columns}));
}

std::uint64_t parse_sheet_boards(std::string_view what, std::string_view text) {
    return parse_whole(what, text, {1, max_handout});
}

}  // namespace

std::vector<Option> page_options() {
    constexpr std::string_view page = "The page";
    constexpr std::string_view handout = "To fill in";
    return {
        {.name = "page",
         .argument = "SIZE",
         .help = "its size: WIDTHxHEIGHT in pixels, which are points of a pdf, or a name: " + size_names() +
                 "; where none is given, a pptx has 16:9",
         .group = page,
         .default_value = "a4",
         .names = named_size_names,
         .store = into<&Request::page, parse_page_size>},
        {.name = "landscape", .help = "wider than high", .group = page, .store = flag<&Request::landscape>},
        {.name = "columns",
         .argument = "K",
         .help = "so many boards side by side",
         .group = page,
         .default_note = "as many as make the boards largest",
         .store = into<&Request::columns, parse_sheet_columns>},
        {.name = "title",
         .argument = "TEXT",
         .help = "the line at the top of each page, empty for none",
         .group = page,
         .default_note = "what it shows",
         .store = into<&Request::page_title, parse_line>},
        {.name = "classes",
         .help = "each class of solutions whole: as found, turned and mirrored, side by side",
         .group = page,
         .store = flag<&Request::classes>},
        {.name = "handout",
         .help = "blank boards to fill in, or with --queens or --queens-from boards to complete; the "
                 "solutions that --unique, "
                 "--solution, --solutions or --limit choose follow as answers, on pages of their own at the "
                 "end",
         .group = handout,
         .store = flag<&Request::handout>},
        {.name = "boards",
         .argument = "K",
         .help = "how many boards a handout has",
         .group = handout,
         .default_note = "what a page has room for, large enough to draw in",
         .store = into<&Request::boards, parse_sheet_boards>},
    };
}

PictureSize page_size(const Request& request, const Format& format) {
    PictureSize size =
        paper_size(request.page, dots_an_inch(format)).value_or(parse_size("--page", request.page));
    if (!request.gave("page") && format.default_width > 0)  // slides
        size = {format.default_width, format.default_side};
    require_size("--page", request.page, size, format.max_side);
    if (request.landscape && size.width < size.height)
        std::swap(size.width, size.height);
    return size;
}

}  // namespace queenreel
