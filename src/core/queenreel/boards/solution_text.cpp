#include "queenreel/boards/solution_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

/// The column of each row's one queen; nothing if a row has none or several.
std::optional<std::vector<int>> columns_of(const Board& board) {
    std::vector<int> columns(static_cast<std::size_t>(board.size()), -1);
    for (const Square queen : board.queens())
        if (std::exchange(columns[static_cast<std::size_t>(queen.row)], queen.column) >= 0)
            return std::nullopt;
    if (std::ranges::find(columns, -1) != columns.end())
        return std::nullopt;
    return columns;
}

/// A board in a format that can write any board.
std::string any_board(const SolutionFormat& format, const Board& board) {
    if (format.placement)
        return format.placement(board);
    const auto n = static_cast<std::size_t>(board.size());
    std::vector<std::vector<bool>> rows(n, std::vector<bool>(n));
    for (const Square queen : board.queens())
        rows[static_cast<std::size_t>(queen.row)][static_cast<std::size_t>(queen.column)] = true;
    std::string text(format.before_board);
    for (std::size_t row = 0; row < n; ++row)
        text.append(format.squares(rows[row])).append(row + 1 < n ? format.between_rows : format.after_board);
    return text;
}

/// The names of the formats that can write any board.
std::string any_board_formats() {
    std::vector<std::string_view> names;
    for (const SolutionFormat& format : solution_formats())
        if (format.squares || format.placement)
            names.push_back(format.name);
    return alternatives(names);
}

std::string in_columns(const SolutionFormat& format, std::span<const Board> boards) {
    SolutionText text(format, boards.front().size());
    std::string all = format.opening ? format.opening(boards.front().size()) : "";
    for (const Board& board : boards) {
        const auto columns = columns_of(board);
        if (!columns)
            throw SpecError("format", "",
                            fmt::format("{} is for boards with one queen in each row", format.name),
                            fmt::format("use {} for others", any_board_formats()));
        all += text.next(*columns);
    }
    return all + std::string(format.closing);
}

}  // namespace

std::string placements_text(const SolutionFormat& format, std::span<const Board> boards) {
    if (boards.empty())
        return "";
    if (!format.squares && !format.placement)
        return in_columns(format, boards);
    const auto opening = format.placement_opening ? format.placement_opening : format.opening;
    std::string all = opening ? opening(boards.front().size()) : "";
    for (std::size_t i = 0; i < boards.size(); ++i)
        all.append(i > 0 ? format.between_boards : "").append(any_board(format, boards[i]));
    return all + std::string(format.closing);
}

SolutionText::RowText::RowText(std::string row) : text(std::move(row)) {
    std::copy_n(text.begin(), std::min(text.size(), start.size()), start.begin());
}

SolutionText::SolutionText(const SolutionFormat& format, int n) : format_(format) {
    std::size_t longest = RowText("").start.size();
    for (int column = 0; column < n; ++column) {
        const std::string row = format.row(column, n);
        rows_.emplace_back(row + std::string(format.between_rows));
        last_rows_.emplace_back(row + std::string(format.after_board));
        longest = std::max({longest, rows_.back().text.size(), last_rows_.back().text.size()});
    }
    const std::size_t before = format_.between_boards.size() + format_.before_board.size();
    text_ = std::string(format_.between_boards) + std::string(format_.before_board);
    text_.resize(before + static_cast<std::size_t>(n) * longest);
    begins_.assign(static_cast<std::size_t>(n) + 1, before);
}

std::string_view SolutionText::next_with_ends(Solution columns) {
    const int n = static_cast<int>(columns.size());
    text_ = columns_.empty() ? "" : format_.between_boards;
    text_ += format_.before_board;
    for (int row = 0; row < n; ++row) {
        text_.append(format_.row(columns[static_cast<std::size_t>(row)], n)).append(format_.row_end(row, n));
        text_ += row + 1 < n ? format_.between_rows : format_.after_board;
    }
    columns_.assign(columns.begin(), columns.end());
    return text_;
}

std::string_view SolutionText::next(Solution columns) {
    if (format_.row_end)
        return next_with_ends(columns);
    const bool is_first = columns_.empty();
    // In lexicographic order, at least half of the rows repeat those of the previous board.
    const auto kept = std::ranges::mismatch(columns_, columns).in2 - columns.begin();
    // A local copy: for all the compiler knows, writing characters might change the object.
    char* const text = text_.data();
    std::size_t* const begins = begins_.data();
    const RowText* texts = rows_.data();
    std::size_t begin_of_row = begins[kept];
    for (auto row = static_cast<std::size_t>(kept); row < columns.size(); ++row) {
        if (row + 1 == columns.size())
            texts = last_rows_.data();
        const RowText& next = texts[columns[row]];
        if (next.text.size() <= next.start.size())
            std::copy_n(next.start.data(), next.start.size(), text + begin_of_row);
        else
            next.text.copy(text + begin_of_row, next.text.size());
        begin_of_row += next.text.size();
        begins[row + 1] = begin_of_row;
    }
    columns_.assign(columns.begin(), columns.end());
    const std::size_t begin = is_first ? format_.between_boards.size() : 0;
    return std::string_view(text_).substr(begin, begin_of_row - begin);
}

}  // namespace queenreel
