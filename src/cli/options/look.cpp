#include "cli/options/look.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/utf8.h"
#include "cli/errors.h"
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

Coordinates parse_coordinates(std::string_view name) {
    return std::ranges::find(coordinates_names, name, &CoordinatesName::name)->coordinates;
}

Color parse_background(std::string_view text, const Format& format) {
    const auto color = parse_color(text);
    if (!color)
        throw UsageError(fmt::format(
            "--background: '{}' is not a color; write one such as white, #fff, #ffffff or transparent",
            text));
    if (color->alpha < 255 && !format.transparent)
        throw UsageError(fmt::format(
            "--background: {} shows no transparency; give a color, or another format", format.name));
    return *color;
}

void check_bare(const Arguments& arguments, const Look& look) {
    if (look.width != look.height)
        throw UsageError(
            fmt::format("--bare: a board is square and {}x{} is not; give a --size of one number", look.width,
                        look.height));
    for (const std::string_view other : {"caption", "background"})
        if (arguments.has(other))
            throw UsageError(fmt::format("--bare: it leaves no room for --{}; leave one of them out", other));
    if (look.coordinates == Coordinates::outside)
        throw UsageError(
            "--bare: it leaves no room for --coordinates outside; use inside, or leave one of them out");
}

}  // namespace

std::vector<Option> look_options() {
    constexpr std::string_view group = "How it looks";
    return {
        {.name = "size",
         .argument = "SIZE",
         .help = "pixels, as 1080 or 1920x1080",
         .group = group,
         .default_value = "as the format, see list formats"},
        {.name = "theme",
         .argument = "NAME",
         .help = "colors",
         .group = group,
         .default_value = themes().front().name,
         .values = [] { return names_of(themes()); }},
        {.name = "pieces",
         .argument = "NAME",
         .help = "the queen's shape",
         .group = group,
         .default_value = pieces().front().name,
         .values = [] { return names_of(pieces()); }},
        {.name = "marks",
         .argument = "MARKS",
         .help = "attacks (a ring on attacked squares), conflicts (a border around queens under attack), or "
                 "both with "
                 "a comma",
         .group = group},
        {.name = "coordinates",
         .argument = "WHERE",
         .help = "letters and numbers of the squares",
         .group = group,
         .default_value = "none",
         .values = [] { return names_of(coordinates_names); }},
        {.name = "caption",
         .argument = "TEXT",
         .help = "a line below the board; {n} and {index} stand for the board's size and the picture's "
                 "number, and "
                 "an empty text for no caption",
         .group = group},
        {.name = "background",
         .argument = "COLOR",
         .help = "around the board: a name, #rgb, #rrggbb or transparent",
         .group = group,
         .default_value = "the theme's"},
        {.name = "bare",
         .help = "the board alone fills the picture, without margin, caption or coordinates outside",
         .group = group},
    };
}

Look parse_look(const Arguments& arguments, const Format& format) {
    Look look;
    look.width = look.height = format.default_side;
    if (const auto size = arguments.value("size")) {
        const PictureSize pixels = parse_size("--size", *size, format.max_side);
        look.width = pixels.width;
        look.height = pixels.height;
    }
    if (const auto name = arguments.value("theme"))
        look.theme = *find_theme(*name);
    if (const auto name = arguments.value("pieces"))
        look.pieces = *name;
    if (const auto name = arguments.value("coordinates"))
        look.coordinates = parse_coordinates(*name);
    if (const auto text = arguments.value("background"))
        look.theme = with_background(look.theme, parse_background(*text, format));
    look.marks = arguments.has("marks");
    look.bare = arguments.has("bare");
    if (look.bare)
        check_bare(arguments, look);
    return look;
}

std::optional<std::string> parse_caption(const Arguments& arguments) {
    const auto text = arguments.value("caption");
    if (!text)
        return std::nullopt;
    const auto is_control = [](char letter) { return (letter >= 0 && letter < 0x20) || letter == 0x7f; };
    if (std::ranges::any_of(*text, is_control))
        throw UsageError(
            "--caption: it holds a line break or a control character; give one line of plain text");
    if (!is_utf8(*text))
        throw UsageError("--caption: it is not UTF-8; save or type it in that encoding");
    return std::string(*text);
}

}  // namespace queenreel
