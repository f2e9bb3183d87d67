#include "queenreel/cli/options/annotations.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/base/spelling.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

constexpr std::array attack_names{std::string_view("blocked"), std::string_view("xray")};

/// An option, with the board that it is about.
struct OnBoard {
    std::string_view what;
    int n;

    [[noreturn]] void refuse(const std::string& why) const {
        throw UsageError(fmt::format("{}: {}", what, why));
    }

    Square square(std::string_view name) const {
        if (const auto square = parse_square(name, n))
            return *square;
        refuse(fmt::format("'{}' is not a square of this board; files are a to {} and ranks 1 to {}", name,
                           file_letters(n - 1), n));
    }

    Color color(std::string_view text) const {
        const auto color = parse_color(text);
        if (!color || color->alpha < 255)
            refuse(fmt::format("'{}' is not an opaque color; give one such as green or #080", text));
        return *color;
    }
};

/// What comes before a color, and the color; `otherwise` where none is said. A square may have a colon of its
/// own, as 2:5.
std::pair<std::string_view, Color> with_color(std::string_view text, Color otherwise, const OnBoard& option) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos)
        return {text, otherwise};
    const std::string_view color = text.substr(colon + 1);
    if (!color.empty() && color.find_first_not_of("0123456789") == std::string_view::npos)
        return {text, otherwise};
    return {text.substr(0, colon), option.color(color)};
}

std::vector<Highlight> highlights_of(std::string_view text, const OnBoard& option, const Theme& theme) {
    std::vector<Highlight> highlights;
    for (const std::string_view part : split_list(text)) {
        const auto [name, color] = with_color(part, theme.solved, option);
        const Square square = option.square(name);
        const auto same = [&](const Highlight& other) {
            return other.row == square.row && other.column == square.column;
        };
        if (std::ranges::any_of(highlights, same))
            option.refuse(fmt::format("'{}' is named twice; name each square once", name));
        highlights.push_back({square.row, square.column, color});
    }
    return highlights;
}

std::vector<Arrow> arrows_of(std::string_view text, const OnBoard& option, const Theme& theme) {
    std::vector<Arrow> arrows;
    for (const std::string_view part : split_list(text)) {
        const auto [squares, color] = with_color(part, theme.tested, option);
        const std::size_t dash = squares.find('-');
        if (dash == std::string_view::npos)
            option.refuse(
                fmt::format("'{}' is not an arrow; write FROM-TO, such as a1-c3 or a1-c3:red", squares));
        const Square from = option.square(squares.substr(0, dash));
        const Square to = option.square(squares.substr(dash + 1));
        if (from == to)
            option.refuse(
                fmt::format("'{}' goes nowhere; write FROM-TO with two different squares", squares));
        arrows.push_back({from.row, from.column, to.row, to.column, color});
    }
    return arrows;
}

AskedLines lines_of(std::string_view text, const OnBoard& option) {
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    if (std::ranges::find(attack_names, name) == attack_names.end())
        option.refuse(fmt::format("there is no '{}'; {}", name,
                                  choices(name, {attack_names.begin(), attack_names.end()})));
    AskedLines lines{.xray = name == "xray"};
    if (colon != std::string_view::npos)
        for (const std::string_view square : split_list(text.substr(colon + 1)))
            lines.queens.push_back(option.square(square));
    return lines;
}

}  // namespace

Rows<AnnotationArgs> annotation_rows() {
    constexpr std::string_view group = "How it looks";
    return {{.name = "highlight",
             .argument = "SQUARES",
             .value = text(&AnnotationArgs::highlight),
             .help = "squares to point out, each with a color of its own where one is named: d4,e5:green",
             .group = group,
             .also = "highlights"},
            {.name = "arrows",
             .argument = "ARROWS",
             .value = text(&AnnotationArgs::arrows),
             .help = "arrows from square to square, each with a color of its own where one is named: "
                     "a1-c3,h8-c3:red",
             .group = group,
             .also = "arrow"},
            {.name = "attacks",
             .argument = "HOW",
             .value = text(&AnnotationArgs::attacks),
             .help = "the lines along which queens attack: blocked ends them at the next queen, xray goes on "
                     "behind her in dashes; :SQUARES names the queens whose lines they are, otherwise all: "
                     "xray:c3",
             .group = group}};
}

bool asks_for_annotations(const AnnotationArgs& args) {
    return args.highlight || args.arrows || args.attacks;
}

std::optional<AskedLines> lines_of_attack(const AnnotationArgs& args, int n) {
    if (!args.attacks)
        return std::nullopt;
    return lines_of(*args.attacks, {.what = "--attacks", .n = n});
}

void check_attackers(const AskedLines& lines, const Board& board) {
    for (const Square square : lines.queens)
        if (!board.has_queen(square))
            throw UsageError(fmt::format("--attacks: there is no queen on {}; name squares of queens",
                                         square_name(square, board.size())));
}

Annotations annotations_of(const AnnotationArgs& args, int n, const Theme& theme) {
    Annotations annotations;
    if (args.highlight)
        annotations.highlights = highlights_of(*args.highlight, {.what = "--highlight", .n = n}, theme);
    if (args.arrows)
        annotations.arrows = arrows_of(*args.arrows, {.what = "--arrows", .n = n}, theme);
    return annotations;
}

}  // namespace queenreel
