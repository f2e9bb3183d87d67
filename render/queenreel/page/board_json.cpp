#include "queenreel/page/board_json.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numbers>
#include <string>
#include <utility>

#include "queenreel/frame/guide_shape.h"

namespace queenreel {
namespace {

/// "x y" in whole units.
std::string point_text(const Point& point) {
    return std::to_string(rounded(point.x)) + " " + std::to_string(rounded(point.y));
}

/// The arc's line as an SVG path.
std::string arc_path(const GuideShape::Arc& arc) {
    const Point end{arc.middle.x + arc.radius * std::sin(arc.angle),
                    arc.middle.y - arc.radius * std::cos(arc.angle)};
    const std::string radius = std::to_string(rounded(arc.radius));
    return "M" + point_text({arc.middle.x, arc.middle.y - arc.radius}) + "A" + radius + " " + radius + " 0 " +
           (std::abs(arc.angle) > std::numbers::pi ? "1 " : "0 ") + (arc.angle > 0 ? "1 " : "0 ") +
           point_text(end);
}

std::string disc_path(const Point& middle, int radius) {
    const std::string half = "a" + std::to_string(radius) + " " + std::to_string(radius) + " 0 1 0 ";
    const std::string across = std::to_string(2 * radius);
    return "M" + point_text({middle.x - radius, middle.y}) + half + across + " 0" + half + "-" + across +
           " 0z";
}

/// A guide in hundredths of a square: its strokes and fills, as SVG paths.
Json guide_json(const BoardPanel& board) {
    constexpr int square = 100;
    const GuideShape shape = guide_shape(board, square);
    std::string lines;
    std::string areas;
    if (shape.axis)
        lines += "M" + point_text(shape.axis->from) + "L" + point_text(shape.axis->to);
    if (shape.arc) {
        const auto& [from, left, right] = shape.arc->head;
        if (shape.arc->is_seen)
            lines += arc_path(*shape.arc);
        areas += "M" + point_text(from) + "L" + point_text(left) + "L" + point_text(right) + "z" +
                 disc_path(shape.arc->middle, rounded(shape.arc->dot));
    }
    return {{"width", rounded(shape.line)},
            {"dash", rounded(shape.axis ? shape.axis->dash : 0)},
            {"lines", lines},
            {"areas", areas}};
}

}  // namespace

int cell_code(const Cell& cell) {
    constexpr int mark_unit = 2;
    constexpr int given_unit = 32;
    return (cell.queen ? 1 : 0) + mark_unit * static_cast<int>(cell.mark) + (cell.given ? given_unit : 0);
}

Json rounded_number(double number) {
    constexpr double parts = 1e6;
    const double rounded = std::round(number * parts) / parts;
    if (rounded == std::floor(rounded) && std::abs(rounded) < 1e15)
        return static_cast<std::int64_t>(rounded);
    return rounded;
}

Json squares_json(const SquarePair& squares) {
    return {squares.from_row, squares.from_column, squares.to_row, squares.to_column};
}

Json board_json(const BoardPanel& board) {
    Json json{{"size", board.size}};
    json["cells"] = Json::array();
    Json numbers = Json::array();
    for (std::size_t i = 0; i < board.cells.size(); ++i) {
        json["cells"].push_back(cell_code(board.cells[i]));
        if (board.cells[i].number >= 0)
            numbers.push_back({i, board.cells[i].number});
    }
    if (!numbers.empty())
        json["numbers"] = std::move(numbers);
    if (board.tint_scale > 0)
        json["scale"] = board.tint_scale;
    for (const AttackLine& line : board.lines)
        json["lines"].push_back(squares_json(line));
    if (board.tried)
        json["tried"] = {board.tried->row, board.tried->column};
    if (board.asked)
        json["asked"] = board.asked->row;
    if (board.lit_row >= 0)
        json["lit"] = board.lit_row;
    if (board.crossover_row > 0)
        json["crossover"] = board.crossover_row;
    if (board.axis || board.turned != 0)
        json["guide"] = guide_json(board);
    return json;
}

}  // namespace queenreel
