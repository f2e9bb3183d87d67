#include "queenreel/cli/options/page_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/cli/options/look.h"
#include "queenreel/cli/options/picture_size.h"
#include "queenreel/cli/options/values.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_sheet_columns = 1000;
constexpr std::uint64_t max_handout = 10'000;

constexpr std::string_view default_page = "a4";

}  // namespace

Rows<PageArgs> page_rows() {
    constexpr std::string_view page = "The page";
    constexpr std::string_view handout = "To fill in";
    return {
        {.name = "page",
         .argument = "SIZE",
         .value = suggesting(named_size_names(), parsed(&PageArgs::page, parse_size)),
         .help = "its size: WIDTHxHEIGHT in pixels, which are points of a pdf, or a name: " + size_names() +
                 "; where none is given, a pptx has 16:9",
         .group = page,
         .default_note = std::string(default_page)},
        {.name = "landscape", .value = flag(&PageArgs::landscape), .help = "wider than high", .group = page},
        {.name = "columns",
         .argument = "K",
         .value = whole(&PageArgs::columns, {1, max_sheet_columns}),
         .help = "so many boards side by side",
         .group = page,
         .default_note = "as many as make the boards largest"},
        {.name = "title",
         .argument = "TEXT",
         .value = line(&PageArgs::title),
         .help = "the line at the top of each page, empty for none",
         .group = page,
         .default_note = "what it shows"},
        {.name = "classes",
         .value = flag(&PageArgs::classes),
         .help = "each class of solutions whole: as found, turned and mirrored, side by side",
         .group = page},
        {.name = "handout",
         .value = flag(&PageArgs::handout),
         .help = "blank boards to fill in, or with --queens or --queens-from boards to complete; the "
                 "solutions that --unique, --solution, --solutions or --limit choose follow as answers, on "
                 "pages of their own at the end",
         .group = handout},
        {.name = "boards",
         .argument = "K",
         .value = whole(&PageArgs::boards, {1, max_handout}),
         .help = "how many boards a handout has",
         .group = handout,
         .default_note = "what a page has room for, large enough to draw in"},
    };
}

PictureSize page_size(const PageArgs& args, const Format& format) {
    const AskedSize asked = args.page.value_or(parse_size("--page", default_page));
    PictureSize size = asked.at(dots_an_inch(format));
    if (!args.page && format.default_width > 0)  // slides
        size = {format.default_width, format.default_side};
    require_size("--page", asked.text, size, format.max_side);
    if (args.landscape && size.width < size.height)
        std::swap(size.width, size.height);
    return size;
}

}  // namespace queenreel
