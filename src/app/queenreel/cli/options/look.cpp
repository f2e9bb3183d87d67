#include "queenreel/cli/options/look.h"

#include <algorithm>
#include <array>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

/// Stores --pieces: the name of a set, or a user's file.
void store_pieces(LookArgs& args, const Given& given) {
    const PieceSet* const found = find_piece(given.text);
    args.pieces = found ? found : &pieces().front();
    args.own_piece = found ? "" : parse_own_piece(given.what, given.text);
}

struct CoordinatesName {
    std::string_view name;
    Coordinates coordinates;
};

constexpr std::array coordinates_names{
    CoordinatesName{"none", Coordinates::none},
    CoordinatesName{"outside", Coordinates::outside},
    CoordinatesName{"inside", Coordinates::inside},
};

struct MarkName {
    std::string_view name;
    bool Marks::* mark;
};

constexpr std::array mark_names{MarkName{"attacks", &Marks::attacks},
                                MarkName{"conflicts", &Marks::conflicts},
                                MarkName{"threats", &Marks::threats}};

Marks parse_marks(std::string_view what, std::string_view text) {
    Marks marks;
    for (const std::string_view name : split_list(text)) {
        const auto* found = std::ranges::find(mark_names, name, &MarkName::name);
        if (found == mark_names.end())
            throw UsageError(said("{option}: there is no '{name}'; {advice}", what, name,
                                  said_choices(name, row_names(mark_names))));
        marks.*(found->mark) = true;
    }
    return marks;
}

/// Parses lines of text, separated by line breaks or by a backslash and an n. Throws UsageError.
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

/// Returns the requested size; empty for the format's default. Paper sizes of films are rejected earlier.
PictureSize size_of(const LookArgs& args, const Format& format) {
    if (!args.size)
        return {};
    if (args.size->paper)
        return format.film ? args.size->pixels : args.size->at(dots_an_inch(format));
    require_size("--size", args.size->text, args.size->pixels, format.pictures.max_side);
    return args.size->pixels;
}

Theme theme_of(const LookArgs& args, const Format& format) {
    const bool is_dressed = args.background || !args.colors.empty();
    const Theme& by_default = is_dressed ? themes().front() : default_theme(format);
    Theme theme = with_colors(args.theme.value_or(by_default), args.colors);
    if (args.background)
        theme = with_background(theme, *args.background);
    if (theme.background.alpha < 255 && !format.pictures.transparent)
        throw UsageError(
            said("--{option}: {format} has no transparency; give an opaque color or choose another format",
                 args.background       ? "background"
                 : args.colors.empty() ? "theme"
                                       : "colors",
                 format.name));
    return theme;
}

std::string color_names() {
    return joined(row_names(theme_colors()), ", ");
}

}  // namespace

Words parse_language(std::string_view what, std::string_view text) {
    if (const Language* const language = find_row(languages(), text))
        return Words(*language);
    throw UsageError(said("{option}: there is no '{value}'; {advice}", what, text,
                          said_choices(text, row_names(languages()))));
}

std::vector<Option> look_rows() {
    std::vector<Option> rows{
        {.name = "size",
         .argument = "SIZE",
         .value = suggesting(named_size_names(), parsed(&LookArgs::size, parse_size_of)),
         .help = filled(size_help, {{"names", size_names()}}),
         .default_note = "depends on the format, see list formats",
         .also = "resolution dimensions width height"},
        {.name = "theme",
         .argument = "NAME",
         .value = or_file(offering(themes(), parsed(&LookArgs::theme, parse_theme))),
         .help = "a set of colors, or a .toml file of your own, see list themes --json",
         .default_note = "slate for films in pixels, classic for all else",
         .also = "style"},
        {.name = "colors",
         .argument = "COLORS",
         .value = suggesting(theme_colors(), "=", list(&LookArgs::colors, parse_colors)),
         .help = filled(colors_help, {{"names", color_names()}}),
         .also = "color colours palette"},
        {.name = "pieces",
         .argument = "NAME",
         .value = or_file(offering(pieces(), stored(store_pieces))),
         .help = "the shape of the queens, or an .svg file of your own; its currentColor becomes the theme's "
                 "queen color",
         .default_note = std::string(pieces().front().name),
         .also = "piece queen"},
        {.name = "logo",
         .argument = "FILE",
         .value = parsed(&LookArgs::logo, parse_logo),
         .help =
             "an .svg file to draw in a strip at the lower right; its currentColor becomes the text color",
         .also = "watermark"},
        {.name = "marks",
         .argument = "MARKS",
         .value = suggesting(mark_names, "", list(&LookArgs::marks, parse_marks)),
         .help =
             "attacks (attacked squares are struck out), conflicts (a border around queens under attack), "
             "threats (in each square, the number of queens that attack it), or several, separated by commas",
         .also = "conflicts"},
        {.name = "coordinates",
         .argument = "WHERE",
         .value = name(&LookArgs::coordinates, coordinates_names, &CoordinatesName::coordinates),
         .help = "labels at the board's edge: file letters and rank numbers, or rows and columns as "
                 "--numbering counts them",
         .default_note = "outside if the story names rows and columns, otherwise none",
         .also = "labels"},
        {.name = "numbering",
         .argument = "HOW",
         .value = name(&LookArgs::numbering, numberings(), &NumberingRow::numbering),
         .help = "how search, occupancy and walkthrough count rows and columns everywhere: from 1, from 0, "
                 "or as chess squares such as d6",
         .default_note = std::string(numberings().front().name)},
        {.name = "lang",
         .argument = "LANG",
         .value = offering(languages(), parsed(&LookArgs::words, parse_language)),
         .help = "the language of captions, panels, cards, chapters, transcripts and alt texts, see list "
                 "languages",
         .default_note = std::string(languages().front().name),
         .also = "language locale translation"},
        {.name = "caption",
         .argument = "TEXT",
         .value = parsed(&LookArgs::caption, parse_caption),
         .help = "one or two lines of text above the story's caption; empty leaves out both; \\n breaks the "
                 "line, {n} is the board size, {index} the picture's number, {count} the number of "
                 "solutions, {queens} the squares of the queens",
         .also = "label"},
        {.name = "background",
         .argument = "COLOR",
         .value = suggesting({"transparent"},
                             color(&LookArgs::background, Transparency::allowed,
                                   "a color; give one such as white, #fff, #ffffff or transparent")),
         .help = "the color around the board: a name, #rgb, #rrggbb or transparent",
         .default_note = "the theme's",
         .also = "bg background-color transparent"},
        {.name = "bare",
         .value = flag(&LookArgs::bare),
         .help = "only the board, filling the picture: no margin, caption or outside coordinates"},
    };
    return in_group("How it looks", std::move(rows));
}

std::vector<Option> annotation_rows() {
    std::vector<Option> rows{
        {.name = "highlight",
         .argument = "SQUARES",
         .value = text(&AskedAnnotations::highlight),
         .help = "squares to tint, each in its own color if it names one: d4,e5:green",
         .also = "highlights"},
        {.name = "arrows",
         .argument = "ARROWS",
         .value = text(&AskedAnnotations::arrows),
         .help = "arrows from square to square, each in its own color if it names one: a1-c3,h8-c3:red",
         .also = "arrow"},
        {.name = "attacks",
         .argument = "HOW",
         .value = text(&AskedAnnotations::attacks),
         .help = "lines of attack: blocked ends them at the next queen, xray continues them behind it in "
                 "dashes; :SQUARES chooses the queens, otherwise all: xray:c3"}};
    return in_group("How it looks", std::move(rows));
}

std::vector<Rule> look_rules() {
    return {{.option = "bare",
             .excludes = {"caption", "background", "logo"},
             .message = "there is no room for --{other}; leave out one of them"},
            {.option = "bare",
             .excludes = {"coordinates outside"},
             .message = "there is no room for --{other} outside; use inside, or leave out one of them"}};
}

void check_paper(const LookArgs& args, const Format& format) {
    if (args.size && args.size->paper && format.film)
        throw UsageError(
            said("--size: {size} is paper and {format} a film; give a screen's, such as 1080p or 4k",
                 args.size->text, format.name));
}

Style style_of(const LookArgs& args, const Format& format) {
    const PictureSize size = size_of(args, format);
    const Theme theme = theme_of(args, format);
    const bool is_asked = args.theme || args.background || !args.colors.empty();
    Style style{.theme = is_asked ? std::optional(theme) : std::nullopt,
                .pieces = args.pieces->name,
                .width = size.width,
                .height = size.height,
                .coordinates = args.coordinates,
                .bare = args.bare};
    style.own_piece = own_drawing(args.own_piece, theme.queen);
    style.logo = own_drawing(args.logo, theme.text);
    return style;
}

Look look_of(const LookArgs& args, const Format& format) {
    Look look = look_of(style_of(args, format), format);
    look.marks = args.marks.attacks || args.marks.conflicts;
    return look;
}

}  // namespace queenreel
