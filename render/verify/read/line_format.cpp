#include "verify/read/line_format.h"

#include <fmt/format.h>

#include <algorithm>
#include <cctype>
#include <charconv>
#include <optional>
#include <utility>

#include "puzzle/notation.h"

namespace queenreel::judge {
namespace {

std::string_view trim(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t");
    if (start == std::string_view::npos)
        return {};
    return text.substr(start, text.find_last_not_of(" \t") - start + 1);
}

std::optional<int> parse_int(std::string_view text) {
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() ? std::optional(value) : std::nullopt;
}

std::vector<std::string_view> fields_of(std::string_view line) {
    std::vector<std::string_view> fields;
    for (std::size_t comma = 0; comma != std::string_view::npos;) {
        comma = line.find(',');
        fields.push_back(trim(line.substr(0, comma)));
        line.remove_prefix(comma == std::string_view::npos ? line.size() : comma + 1);
    }
    return fields;
}

Parsed parse_fields(const std::vector<std::string_view>& fields) {
    std::vector<int> columns;
    for (std::string_view field : fields) {
        const std::optional<int> column = parse_int(field);
        if (!column)
            return fmt::format("`{}` is not a column, a number from 0", field.substr(0, 20));
        columns.push_back(*column);
    }
    return board_of_columns(columns);
}

}  // namespace

Parsed board_of_columns(const std::vector<int>& columns) {
    const int n = static_cast<int>(std::min<std::size_t>(columns.size(), max_list_size + 1));
    if (n == 0)
        return "a board without rows";
    if (n > max_list_size)
        return fmt::format("a board of over {} rows", max_list_size);
    for (int column : columns)
        if (column < 0 || column >= n)
            return fmt::format("column {} is not on a board of {} rows", column, n);
    return Board(n, columns);
}

Parsed ColumnList::parse(std::string_view line) const {
    line = trim(line);
    if (line.size() < 2 || line.front() != '[' || line.back() != ']')
        return "not a solution in brackets, `[0, 4, 7, …]`";
    return parse_fields(fields_of(line.substr(1, line.size() - 2)));
}

Parsed FenLine::parse(std::string_view line) const {
    if (line.size() > std::size_t{max_list_size} * max_list_size)
        return "too long for a FEN piece placement";
    if (auto board = parse_fen(trim(line)))
        return *std::move(board);
    return "not a FEN piece placement of queens";
}

bool CsvRows::is_header(std::string_view line) {
    if (!std::exchange(is_first_, false))
        return false;
    const auto names = fields_of(line);
    if (std::all_of(names.begin(), names.end(),
                    [](std::string_view name) { return parse_int(name).has_value(); }))
        return false;
    for (std::string_view name : names)
        is_row_.push_back(name.find_last_of("0123456789") == name.size() - 1);
    if (std::find(is_row_.begin(), is_row_.end(), true) == is_row_.end())
        is_row_.clear();
    return true;
}

Parsed CsvRows::parse(std::string_view line) const {
    std::vector<std::string_view> fields = fields_of(line);
    if (is_row_.empty())
        return parse_fields(fields);
    if (fields.size() != is_row_.size())
        return fmt::format("{} fields under a header of {}", fields.size(), is_row_.size());
    std::vector<std::string_view> rows;
    for (std::size_t column = 0; column < fields.size(); ++column)
        if (is_row_[column])
            rows.push_back(fields[column]);
    return parse_fields(rows);
}

}  // namespace queenreel::judge
