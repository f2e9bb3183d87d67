#include "cli/options/look.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/utf8.h"
#include "cli/errors.h"
#include "cli/options/own_drawing.h"
#include "cli/options/spelling.h"
#include "cli/options/values.h"
#include "paint/piece.h"

namespace queenreel {
namespace {

struct CoordinatesName {
    std::string_view name;
    Coordinates coordinates;
};

constexpr std::array coordinates_names{
    CoordinatesName{"none", Coordinates::none},
    CoordinatesName{"outside", Coordinates::outside},
    CoordinatesName{"inside", Coordinates::inside},
};

Coordinates find_coordinates(std::string_view name) {
    return std::ranges::find(coordinates_names, name, &CoordinatesName::name)->coordinates;
}

Numbering find_numbering(std::string_view name) {
    return std::ranges::find(numberings(), name, &NumberingRow::name)->numbering;
}

struct MarkName {
    std::string_view name;
    bool Marks::* mark;
};

constexpr std::array mark_names{MarkName{"attacks", &Marks::attacks},
                                MarkName{"conflicts", &Marks::conflicts}};

Marks parse_marks(std::string_view what, std::string_view text) {
    Marks marks;
    for (const std::string_view name : split_list(text)) {
        const auto* found = std::ranges::find(mark_names, name, &MarkName::name);
        if (found == mark_names.end())
            throw UsageError(
                fmt::format("{}: there is no '{}'; {}", what, name, choices(name, names_of(mark_names))));
        marks.*(found->mark) = true;
    }
    return marks;
}

/// Lines of text: they end in line breaks, or in a backslash and an n.
std::string parse_caption(std::string_view what, std::string_view text) {
    std::string caption;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.find("\\n"));
        caption += parse_line(what, text.substr(0, end));
        if (end == std::string_view::npos)
            return caption;
        caption += '\n';
        text.remove_prefix(end + (text[end] == '\n' ? 1 : 2));
    }
}

Color parse_background(std::string_view what, std::string_view text) {
    if (const auto color = parse_color(text))
        return *color;
    throw UsageError(fmt::format(
        "{}: '{}' is not a color; give one such as white, #fff, #ffffff or transparent", what, text));
}

/// Nothing where none is asked for: the format's own.
PictureSize size_of(const Request& request, const Format& format) {
    if (!request.arguments.takes("size") || !request.gave("size"))
        return {};
    const bool only_steps = !request.steps.empty() && request.output.empty();
    if (const auto paper = paper_size(request.text("size"), dots_an_inch(format))) {
        if (!format.film)
            return *paper;
        if (only_steps)
            return request.size;
        throw UsageError(
            fmt::format("--size: {} is paper and {} a film; give a screen's, such as 1080p or 4k",
                        request.text("size"), format.name));
    }
    require_size("--size", request.text("size"), request.size, format.max_side);
    return request.size;
}

Theme theme_of(const Request& request, const Format& format) {
    Theme theme = with_colors(request.theme, request.colors);
    if (request.background)
        theme = with_background(theme, *request.background);
    if (theme.background.alpha < 255 && !format.transparent)
        throw UsageError(
            fmt::format("--{}: {} has no transparency; give an opaque color or choose another format",
                        request.background       ? "background"
                        : request.colors.empty() ? "theme"
                                                 : "colors",
                        format.name));
    return theme;
}

std::string color_names() {
    std::string names;
    for (const ThemeColor& color : theme_colors())
        names.append(names.empty() ? "" : ", ").append(color.name);
    return names;
}

}  // namespace

std::vector<Option> look_options() {
    constexpr std::string_view group = "How it looks";
    return {
        {.name = "size",
         .argument = "SIZE",
         .help = "size in pixels, such as 1080 or 1920x1080, or by name: " + size_names(),
         .group = group,
         .default_note = "depends on the format, see list formats",
         .names = named_size_names,
         .store = into<&Request::size, parse_size>},
        {.name = "theme",
         .argument = "NAME",
         .help = "the colors, or a file of your own that ends in .toml and says them, see list themes --json",
         .group = group,
         .default_value = std::string(themes().front().name),
         .values = [] { return names_of(themes()); },
         .about = summary_in<themes>,
         .open = true,
         .store = into<&Request::theme, parse_theme>},
        {.name = "colors",
         .argument = "COLORS",
         .help = "colors in place of the theme's, such as light=#fff,dark=#888: " + color_names(),
         .group = group,
         .names = [] { return beginnings(theme_colors()); },
         .about = summary_in<theme_colors>,
         .list = true,
         .store = into<&Request::colors, parse_colors>},
        {.name = "pieces",
         .argument = "NAME",
         .help =
             "the shape of the queens, or a file of your own that ends in .svg; currentColor in it is the "
             "theme's color of queens",
         .group = group,
         .default_value = std::string(pieces().front().name),
         .values = [] { return names_of(pieces()); },
         .about = summary_in<pieces>,
         .open = true,
         .store = store_pieces},
        {.name = "logo",
         .argument = "FILE",
         .help = "an SVG of your own in the lower right corner, in a strip of its own; currentColor in it is "
                 "the color of text",
         .group = group,
         .store = store_logo},
        {.name = "marks",
         .argument = "MARKS",
         .help =
             "attacks (attacked squares are struck out), conflicts (a border around queens under attack), or "
             "both, separated by a comma",
         .group = group,
         .names = [] { return words_of(mark_names); },
         .list = true,
         .store = into<&Request::marks, parse_marks>},
        {.name = "coordinates",
         .argument = "WHERE",
         .help = "labels of rows and columns at the board's edge: file letters and rank numbers, or as "
                 "--numbering counts them",
         .group = group,
         .default_note = "outside where a story names rows and columns, otherwise none",
         .values = [] { return names_of(coordinates_names); },
         .store = named<&Request::coordinates, find_coordinates>},
        {.name = "numbering",
         .argument = "HOW",
         .help =
             "how search, occupancy and walkthrough count rows and columns, in all that they show: from 1, "
             "from 0, or as squares of chess such as d6",
         .group = group,
         .default_note = std::string(numberings().front().name),
         .values = [] { return names_of(numberings()); },
         .store = named<&Request::numbering, find_numbering>},
        {.name = "caption",
         .argument = "TEXT",
         .help = "a line of text or two with the board, above what a story says, empty for none at all; \\n "
                 "breaks it, {n} becomes the board size, {index} the number of the picture, {count} how many "
                 "solutions there are and {queens} the squares of the queens",
         .group = group,
         .store = into<&Request::caption, parse_caption>},
        {.name = "background",
         .argument = "COLOR",
         .help = "the color around the board: a name, #rgb, #rrggbb or transparent",
         .group = group,
         .default_note = "the theme's",
         .names = [] { return std::vector<std::string>{"transparent"}; },
         .store = into<&Request::background, parse_background>},
        {.name = "bare",
         .help = "only the board, filling the picture: no margin, caption or outside coordinates",
         .group = group,
         .store = flag<&Request::bare>},
    };
}

std::vector<Rule> look_rules() {
    return {{.option = "bare",
             .excludes = {"caption", "background", "logo"},
             .message = "there is no room for --{0}; leave out one of them"},
            {.option = "bare",
             .excludes = {"coordinates outside"},
             .message = "there is no room for --{0} outside; use inside, or leave out one of them"}};
}

double dots_an_inch(const Format& format) {
    if (format.pages)
        return 72;
    return format.name == "svg" ? 96 : 300;
}

Style style_of(const Request& request, const Format& format) {
    const PictureSize size = size_of(request, format);
    Style style{.theme = theme_of(request, format),
                .pieces = (request.pieces ? *request.pieces : pieces().front()).name,  // charts have none
                .width = size.width,
                .height = size.height,
                .coordinates = request.coordinates,
                .bare = request.bare};
    style.own_piece = own_drawing(request.own_piece, style.theme.queen);
    style.logo = own_drawing(request.logo, style.theme.text);
    return style;
}

Look look_of(const Request& request, const Format& format) {
    Look look = look_of(style_of(request, format), format);
    look.marks = request.marks.attacks || request.marks.conflicts;
    return look;
}

}  // namespace queenreel
