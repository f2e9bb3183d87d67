#include "queenreel/terminal/table.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/terminal/progress.h"

namespace queenreel {
namespace {

constexpr std::size_t page_width = 80;

/// Quotes the field if it needs quotes.
std::string csv_field(const std::string& field) {
    if (field.find_first_of(",\"\r\n") == std::string::npos)
        return field;
    std::string quoted = "\"";
    for (const char letter : field)
        quoted += letter == '"' ? std::string("\"\"") : std::string(1, letter);
    return quoted + '"';
}

}  // namespace

TableCell number_cell(std::optional<std::uint64_t> number) {
    if (!number)
        return {.text = "-", .csv = ""};
    return {.text = grouped(*number), .csv = std::to_string(*number)};
}

TableCell plain_cell(const std::string& text) {
    return {.text = text, .csv = text};
}

TableCell seconds_cell(std::optional<double> seconds) {
    if (!seconds)
        return number_cell(std::nullopt);
    return {.text = short_time(*seconds), .csv = fmt::format("{:.3g}", *seconds)};
}

std::string table_text(const std::vector<TableColumn>& columns,
                       const std::vector<std::vector<TableCell>>& rows) {
    std::vector<std::string> lines(rows.size() + 1);
    for (std::size_t column = 0; column < columns.size(); ++column) {
        std::size_t width = columns[column].head.size();
        for (const std::vector<TableCell>& row : rows)
            width = std::max(width, row[column].text.size());
        const auto add = [&](std::string& line, std::string_view text) {
            line += column == 0 ? fmt::format("{:<{}}", text, width) : fmt::format("  {:>{}}", text, width);
        };
        add(lines.front(), columns[column].head);
        for (std::size_t row = 0; row < rows.size(); ++row)
            add(lines[row + 1], rows[row][column].text);
    }
    std::string all;
    for (const std::string& line : lines)
        all += line + '\n';
    return all;
}

std::string table_csv(const std::vector<TableColumn>& columns,
                      const std::vector<std::vector<TableCell>>& rows) {
    std::string text;
    for (const TableColumn& column : columns)
        text += fmt::format("{}{}", &column == &columns.front() ? "" : ",", column.name);
    text += '\n';
    for (const std::vector<TableCell>& row : rows) {
        for (const TableCell& cell : row)
            text += (&cell == &row.front() ? "" : ",") + csv_field(cell.csv);
        text += '\n';
    }
    return text;
}

std::string table_csv(const std::vector<std::string_view>& names,
                      const std::vector<std::vector<std::string>>& rows) {
    std::vector<TableColumn> columns;
    for (const std::string_view name : names)
        columns.push_back({.head = name, .name = name});
    std::vector<std::vector<TableCell>> cells(rows.size());
    for (std::size_t row = 0; row < rows.size(); ++row)
        std::ranges::transform(rows[row], std::back_inserter(cells[row]), plain_cell);
    return table_csv(columns, cells);
}

std::string table_line(const std::string& table, std::size_t number) {
    std::size_t begin = 0;
    for (; number > 0; --number)
        begin = table.find('\n', begin) + 1;
    return table.substr(begin, table.find('\n', begin) + 1 - begin);
}

std::string two_columns(std::string_view head, std::size_t begins, std::string_view text) {
    std::string page(head);
    std::size_t column = head.size();
    const auto new_line = [&] {
        page += "\n" + std::string(begins, ' ');
        column = begins;
    };
    if (column + 2 > begins)
        new_line();
    else
        page.append(begins - std::exchange(column, begins), ' ');
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (column > begins && column + 1 + word.size() > page_width)
            new_line();
        const std::string_view blank = column > begins ? " " : "";
        page.append(blank).append(word);
        column += blank.size() + word.size();
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return page + "\n";
}

}  // namespace queenreel
