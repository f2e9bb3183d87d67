#include "queenreel/studio/caption.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/base/utf8.h"
#include "queenreel/frame/layout/lay_out.h"
#include "queenreel/paint/text.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

constexpr int max_lines = 2;

/// A placeholder, as it is written.
std::string placeholder(std::string_view name) {
    return fmt::format("{{{}}}", name);
}

/// Fills in the placeholders whose values are the same for all pictures.
std::string filled_in(std::string text, const OutputOptions& options) {
    for (const NameField& field : options.fields)
        if (!field.of)
            text = replaced(std::move(text), placeholder(field.name), std::to_string(field.value));
    return text;
}

/// Fills in the placeholders whose values depend on the picture. Lists can break after their commas.
std::string filled_in(std::string text, const OutputOptions& options, const Frame& picture) {
    for (const std::string_view name : caption_numbers)
        text = replaced(std::move(text), placeholder(name), std::to_string(picture.number));
    for (const NameField& field : options.fields)
        if (field.of && text.find('{') != std::string::npos)
            text = replaced(std::move(text), placeholder(field.name), replaced(field.of(picture), ",", ", "));
    return text;
}

/// Returns the longest text that the caption can become: its numbers have the most digits, and each row has a
/// queen in the last column.
std::string longest(const std::string& caption, const OutputOptions& options) {
    const int n = options.look.scene.size;
    Frame picture;
    picture.number = std::max({options.max_number, options.pictures, std::uint64_t{1}});
    picture.board = {n, std::vector<Cell>(static_cast<std::size_t>(n) * static_cast<std::size_t>(n))};
    for (int row = 0; row < n; ++row)
        cell_at(picture.board, row, n - 1).queen = true;
    return filled_in(filled_in(caption, options), options, picture);
}

/// Estimates how many characters similar to those of the text fit into `lines` lines.
std::size_t fitting_characters(const std::string& text, const Layout& layout, int lines) {
    std::string line = text;
    std::ranges::replace(line, '\n', ' ');
    const double width = text_width(line, {.em = layout.caption_em});
    const double share = width > 0 ? lines * layout.caption.width / width : 1;
    return static_cast<std::size_t>(0.9 * share * static_cast<double>(character_count(text)));
}

/// Returns the number of caption lines that a layout leaves for a user who wants `wanted`, if the story needs
/// `own`. Beside a board there are more, but shorter, lines.
int lines_of_user(const Layout& layout, int wanted, int own) {
    return std::max(1, layout.caption_lines * wanted / (wanted + own));
}

/// Adds a caption to the frames.
Generator<Frame> captioned(Generator<Frame> frames, std::string text, CaptionPlace place,
                           OutputOptions options) {
    for (const Frame& given : frames) {
        Frame frame = given;
        const bool keeps = place == CaptionPlace::above && !text.empty() && !given.caption.empty();
        frame.caption = filled_in(text, options, frame) + (keeps ? "\n" + given.caption : "");
        co_yield frame;
    }
}

/// Throws SpecError for an unknown placeholder; other braces are plain text.
void check_placeholder(std::string_view name, const OutputOptions& options) {
    const bool known = std::ranges::find(options.fields, name, &NameField::name) != options.fields.end() ||
                       std::ranges::find(caption_numbers, name) != caption_numbers.end();
    if (!known && name == "count")
        throw unknown_count("caption", options.look.scene.size);
    if (!known)
        throw SpecError("caption", "", fmt::format("there is no {{{}}}", name),
                        "use {{n} for the board size, {{index} for the number of the picture, {{count} for "
                        "that of all solutions or {{queens} for their squares");
    if (name == "queens" && !options.look.scene.board)
        throw SpecError("caption", "", "the story has no board of its own, so {queens} would say nothing",
                        "leave it out");
}

void check_placeholders(std::string_view caption, const OutputOptions& options) {
    for (std::size_t at = 0; (at = caption.find('{', at)) != std::string_view::npos; ++at) {
        const std::string_view rest = caption.substr(at + 1);
        const std::size_t length = rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz_");
        if (length == std::string_view::npos || length == 0 || rest[length] != '}')
            continue;
        check_placeholder(rest.substr(0, length), options);
    }
}

void make_room(const std::string& caption, CaptionPlace place, OutputOptions& options) {
    if (std::ranges::count(caption, '\n') >= max_lines)
        throw SpecError("caption", "", "the text has more than two lines", "give one or two");
    Look& look = options.look;
    const int own = place == CaptionPlace::above ? look.scene.caption_lines : 0;
    const std::string text = longest(caption, options);
    std::size_t fit = 0;
    for (int wanted = 1; wanted <= max_lines; ++wanted) {
        look.scene.caption_lines = own + wanted;
        const Layout layout = lay_out(look, look.board_size());
        if (layout.caption_em == 0)
            throw SpecError(
                "caption", "",
                fmt::format("a picture of {}x{} is too small for a legible line", look.width, look.height),
                "give a larger {size}");
        const int lines = lines_of_user(layout, wanted, own);
        if (line_count(text, layout.caption.width, {.em = layout.caption_em}) <= lines)
            return;
        fit = fitting_characters(text, layout, lines);
    }
    throw SpecError("caption", "",
                    fmt::format("{} characters are too many to be legible in a picture of {}x{}, where about "
                                "{} fit",
                                character_count(text), look.width, look.height, fit),
                    "shorten it");
}

/// Returns the squares of a picture's queens in the syntax of requests.
std::string queens_of(const Frame& picture) {
    const int n = picture.board.size;
    std::string squares;
    for (int column = 0; column < n; ++column)
        for (int row = n - 1; row >= 0; --row)
            if (cell_at(picture.board, row, column).queen)
                squares.append(squares.empty() ? "" : ",").append(square_name({row, column}, n));
    return squares.empty() ? "none" : squares;
}

}  // namespace

std::vector<NameField> name_fields(int n, std::optional<std::uint64_t> count) {
    std::vector<NameField> fields{{.name = "n", .value = static_cast<std::uint64_t>(n)}};
    if (count)
        fields.push_back({.name = "count", .value = *count, .in_manifest = false});
    fields.push_back({.name = "queens", .of = queens_of});
    return fields;
}

SpecError unknown_count(std::string_view field, int n) {
    return {field, "",
            fmt::format("the number of solutions is known up to n = {}, but not for n = {}", max_known, n),
            "leave out {{count}"};
}

void make_room_for_caption(const std::optional<std::string>& caption, CaptionPlace place,
                           OutputOptions& options) {
    if (!caption || caption->empty() || options.look.bare)
        return;
    check_placeholders(*caption, options);
    make_room(*caption, place, options);
}

Generator<Frame> with_caption(Generator<Frame> frames, const std::optional<std::string>& caption,
                              CaptionPlace place, const OutputOptions& options) {
    if (!caption)
        return frames;
    return captioned(std::move(frames), filled_in(*caption, options), place, options);
}

}  // namespace queenreel
