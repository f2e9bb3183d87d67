#include "queenreel/studio/annotate.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/spec_error.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/text.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/story/rays.h"

namespace queenreel {
namespace {

std::string annotations_in_words(const Annotations& annotations, int n) {
    std::string words;
    for (const Highlight& highlight : annotations.highlights)
        words +=
            (words.empty() ? " Highlighted: " : ", ") + square_name({highlight.row, highlight.column}, n);
    if (!words.empty())
        words += '.';
    for (const Arrow& arrow : annotations.arrows)
        words += fmt::format(" An arrow from {} to {}.", square_name({arrow.from_row, arrow.from_column}, n),
                             square_name({arrow.to_row, arrow.to_column}, n));
    return words;
}

/// Returns the lines of the requested queens that are on the board.
std::vector<Ray> lines_on(const BoardPanel& board, const AskedLines& asked) {
    std::vector<Ray> lines;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (cell_at(board, row, column).queen &&
                (asked.queens.empty() ||
                 std::ranges::find(asked.queens, Square{row, column}) != asked.queens.end()))
                std::ranges::copy(rays_among(board, {row, column}, asked.xray, asked.rule),
                                  std::back_inserter(lines));
    return lines;
}

constexpr std::array attack_names{std::string_view("blocked"), std::string_view("xray")};

/// A field of a request about a board of n×n squares.
struct OnBoard {
    std::string_view field;
    int n;

    [[noreturn]] void refuse(const std::string& why, std::string way_out) const {
        throw SpecError(field, "", why, std::move(way_out));
    }

    Square square(std::string_view name) const {
        if (const auto square = parse_square(name, n))
            return *square;
        refuse(fmt::format("'{}' is not a square of this board", name),
               fmt::format("files are a to {} and ranks 1 to {}", file_letters(n - 1), n));
    }

    Color color(std::string_view text) const {
        const auto color = parse_color(text);
        if (!color || color->alpha < 255)
            refuse(fmt::format("'{}' is not an opaque color", text), "give one such as green or #080");
        return *color;
    }
};

/// Splits `text` into what precedes the color, and the color, or `fallback` if there is none. A square may
/// contain a colon, as 2:5 does.
std::pair<std::string_view, Color> with_color(std::string_view text, Color fallback, const OnBoard& option) {
    const std::size_t colon = text.rfind(':');
    if (colon == std::string_view::npos)
        return {text, fallback};
    const std::string_view color = text.substr(colon + 1);
    if (!color.empty() && color.find_first_not_of("0123456789") == std::string_view::npos)
        return {text, fallback};
    return {text.substr(0, colon), option.color(color)};
}

}  // namespace

std::vector<Highlight> parse_highlights(std::string_view text, int n, const Theme& theme) {
    const OnBoard option{.field = "highlight", .n = n};
    std::vector<Highlight> highlights;
    for (const std::string_view part : split_list(text)) {
        const auto [name, color] = with_color(part, theme.solved, option);
        const Square square = option.square(name);
        const auto same = [&](const Highlight& other) {
            return other.row == square.row && other.column == square.column;
        };
        if (std::ranges::any_of(highlights, same))
            option.refuse(fmt::format("'{}' is named twice", name), "name each square once");
        highlights.push_back({square.row, square.column, color});
    }
    return highlights;
}

std::vector<Arrow> parse_arrows(std::string_view text, int n, const Theme& theme) {
    const OnBoard option{.field = "arrows", .n = n};
    std::vector<Arrow> arrows;
    for (const std::string_view part : split_list(text)) {
        const auto [squares, color] = with_color(part, theme.tested, option);
        const std::size_t dash = squares.find('-');
        if (dash == std::string_view::npos)
            option.refuse(fmt::format("'{}' is not an arrow", squares),
                          "write FROM-TO, such as a1-c3 or a1-c3:red");
        const Square from = option.square(squares.substr(0, dash));
        const Square to = option.square(squares.substr(dash + 1));
        if (from == to)
            option.refuse(fmt::format("'{}' goes nowhere", squares),
                          "write FROM-TO with two different squares");
        arrows.push_back({pair_of(from, to), color});
    }
    return arrows;
}

AskedLines parse_lines(std::string_view text, int n) {
    const OnBoard option{.field = "attacks", .n = n};
    const std::size_t colon = text.find(':');
    const std::string_view name = text.substr(0, colon);
    if (std::ranges::find(attack_names, name) == attack_names.end())
        option.refuse(fmt::format("there is no '{}'", name), choices(name, attack_names));
    AskedLines lines{.xray = name == "xray"};
    if (colon != std::string_view::npos)
        for (const std::string_view square : split_list(text.substr(colon + 1)))
            lines.queens.push_back(option.square(square));
    return lines;
}

void check_attackers(const AskedLines& lines, const Board& board) {
    for (const Square square : lines.queens)
        if (!board.has_queen(square))
            throw SpecError("attacks", "",
                            fmt::format("there is no queen on {}", square_name(square, board.size())),
                            "name squares of queens");
}

std::optional<AskedLines> lines_of_attack(const AskedAnnotations& asked, int n, AttackRule rule) {
    if (!asked.attacks)
        return std::nullopt;
    AskedLines lines = parse_lines(*asked.attacks, n);
    lines.rule = rule;
    return lines;
}

Generator<Frame> annotated(Generator<Frame> frames, const AskedAnnotations& asked,
                           std::optional<AskedLines> lines, Look& look) {
    if (!asked.highlight && !asked.arrows && !asked.attacks)
        return frames;
    const int n = look.scene.size;
    look.annotations = {};
    if (asked.highlight)
        look.annotations.highlights = parse_highlights(*asked.highlight, n, look.theme);
    if (asked.arrows)
        look.annotations.arrows = parse_arrows(*asked.arrows, n, look.theme);
    look.scene.marks = true;
    return annotated(std::move(frames), n, look.annotations, std::move(lines));
}

Generator<Frame> annotated(Generator<Frame> frames, int n, Annotations annotations,
                           std::optional<AskedLines> lines) {
    const std::string words = annotations_in_words(annotations, n);
    for (const Frame& each : frames) {
        Frame frame = each;
        if (frame.board.size == n) {
            if (lines)
                annotations.rays = lines_on(frame.board, *lines);
            frame.board.annotations = annotations;
            frame.description += words;
        }
        co_yield frame;
    }
}

}  // namespace queenreel
