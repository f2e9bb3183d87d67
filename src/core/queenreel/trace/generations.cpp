#include "queenreel/trace/generations.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>
#include <utility>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/trace/errors.h"
#include "queenreel/trace/fields.h"

namespace queenreel {
namespace {

constexpr std::size_t max_boards = 1000;

std::vector<int> parse_columns(const Json& board, int n) {
    const auto& list = elements(board, "columns", "[1,3,0,2]");
    if (list.size() != static_cast<std::size_t>(n))
        throw LineError(fmt::format("a board has {} columns; give one for each of {} rows", list.size(), n));
    std::vector<int> columns;
    for (const Json& column : list)
        columns.push_back(
            static_cast<int>(whole({{"column", column}}, "column", {0, n - 1, "off the board"})));
    return columns;
}

}  // namespace

Individual Generations::parse_individual(const Json& board, Solution columns) const {
    const auto parents = static_cast<std::int64_t>(now_.individuals.size());
    const auto counted = conflicts(Board(n_, columns), rule_).size();
    Individual individual{.columns = columns, .conflicts = static_cast<int>(counted)};
    const auto told = optional_whole(board, "conflicts", {0, std::numeric_limits<int>::max()});
    if (told && *told != individual.conflicts)
        throw LineError(
            fmt::format("a board claims {} conflicts but has {}; leave conflicts out, or "
                        "count pairs of queens on a line",
                        *told, individual.conflicts));
    if (board.contains("upper") || board.contains("lower")) {
        const Allowed parent{0, parents - 1, "not a board of the generation before"};
        individual.upper_parent = static_cast<int>(whole(board, "upper", parent));
        individual.lower_parent = static_cast<int>(whole(board, "lower", parent));
        individual.cut = static_cast<int>(optional_whole(board, "cut", {0, n_}).value_or(0));
    }
    individual.mutated_row =
        static_cast<int>(optional_whole(board, "mutated", {0, n_ - 1, "off the board"}).value_or(-1));
    return individual;
}

Generations::Boards Generations::parse(const Json& event) const {
    const auto& list = elements(event, "boards", R"([{"columns":[1,3,0,2]}])");
    if (list.empty() || list.size() > max_boards)
        throw LineError(fmt::format("a generation has {} boards; give 1 to {}", list.size(), max_boards));
    Boards boards;
    for (const Json& board : list) {
        if (!board.is_object())
            throw LineError("a board is not an object; write it as {\"columns\":[1,3,0,2]}");
        boards.columns.push_back(parse_columns(board, n_));
        boards.individuals.push_back(parse_individual(board, boards.columns.back()));
    }
    return boards;
}

const Population& Generations::next(const Json& event) {
    const int following = now_.individuals.empty() ? 0 : population_.number + 1;
    const auto number = optional_whole(event, "number", {0, std::numeric_limits<int>::max()});
    if (number && *number != following)
        throw LineError(
            fmt::format("generation {} is out of order; the next is number {}", *number, following));
    Boards boards = parse(event);
    now_ = std::move(boards);
    const auto& all = now_.individuals;
    const auto best = std::ranges::min_element(all, {}, &Individual::conflicts);
    population_ = {.number = following, .individuals = all, .best = static_cast<int>(best - all.begin())};
    return population_;
}

const Individual& Generations::child(const Json& event) {
    const auto board = event.find("child");
    if (board == event.end() || !board->is_object())
        throw LineError(
            "what is bred is a child; write \"child\":{\"columns\":[1,3,0,2],\"upper\":0,\"lower\":1}");
    if (now_.individuals.empty())
        throw LineError("a child has no generation to come from; write a generation first");
    child_columns_ = parse_columns(*board, n_);
    child_ = parse_individual(*board, child_columns_);
    if (child_.upper_parent < 0)
        throw LineError("a child has no parents; give \"upper\" and \"lower\"");
    for (int row = 0; row < n_; ++row) {
        const int parent = row < child_.cut ? child_.upper_parent : child_.lower_parent;
        const auto at = static_cast<std::size_t>(row);
        if (row != child_.mutated_row &&
            child_columns_[at] != now_.columns[static_cast<std::size_t>(parent)][at])
            throw LineError(fmt::format("row {} of the child is not that of board {}; join it of its parents",
                                        row, parent));
    }
    return child_;
}

void Generations::restart() {
    now_ = {};
}

}  // namespace queenreel
