#include "queenreel/terminal/table.h"

#include <fmt/format.h>
#include <glib.h>

#include <algorithm>
#include <iterator>
#include <utility>

#include "queenreel/terminal/progress.h"
#include "queenreel/words/said.h"

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

/// A UTF-8 character.
struct Letter {
    gunichar code;
    std::size_t size;  ///< bytes
};

/// Decodes the character at a position; a byte that is not UTF-8 counts as a character.
Letter letter_at(std::string_view text, std::size_t at) {
    const gunichar code = g_utf8_get_char_validated(text.data() + at, static_cast<gssize>(text.size() - at));
    if (code >= 0x110000)  // errors are the largest values
        return {static_cast<unsigned char>(text[at]), 1};
    return {code, static_cast<std::size_t>(g_unichar_to_utf8(code, nullptr))};
}

bool is_opening(gunichar code) {
    const GUnicodeType type = g_unichar_type(code);
    return type == G_UNICODE_OPEN_PUNCTUATION || type == G_UNICODE_INITIAL_PUNCTUATION;
}

/// Returns true if a line must not begin with this character: a mark, or the sign for a long vowel.
bool is_closing(gunichar code) {
    const GUnicodeType type = g_unichar_type(code);
    return type == G_UNICODE_CLOSE_PUNCTUATION || type == G_UNICODE_FINAL_PUNCTUATION ||
           type == G_UNICODE_OTHER_PUNCTUATION || type == G_UNICODE_MODIFIER_LETTER;
}

/// Returns the number of bytes up to the first place where a line may end: a blank, or a place beside an
/// ideograph or kana.
std::size_t word_size(std::string_view text) {
    for (std::size_t at = 0; at < text.size() && text[at] != ' ';) {
        const Letter one = letter_at(text, at);
        at += one.size;
        if (at == text.size() || text[at] == ' ')
            return at;
        const gunichar next = letter_at(text, at).code;
        const bool wide = g_unichar_iswide(one.code) || g_unichar_iswide(next);
        if (wide && !is_opening(one.code) && !is_closing(next))
            return at;
    }
    return 0;
}

}  // namespace

TableCell number_cell(std::optional<std::uint64_t> number) {
    if (!number)
        return {.text = "-", .csv = ""};
    return {.text = said_number(*number), .csv = std::to_string(*number)};
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
        std::size_t width = width_in_columns(columns[column].head);
        for (const std::vector<TableCell>& row : rows)
            width = std::max(width, width_in_columns(row[column].text));
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

std::size_t width_in_columns(std::string_view text) {
    std::size_t width = 0;
    for (std::size_t at = 0; at < text.size(); at += letter_at(text, at).size) {
        const gunichar code = letter_at(text, at).code;
        width += g_unichar_iszerowidth(code) ? 0 : g_unichar_iswide(code) ? 2 : 1;
    }
    return width;
}

std::string_view words_within(std::string_view text, std::size_t width) {
    std::size_t end = 0;
    while (end < text.size()) {
        const std::size_t begin = end + (text[end] == ' ' ? 1 : 0);
        const std::size_t next = begin + word_size(text.substr(begin));
        if (width_in_columns(text.substr(0, next)) > width)
            break;
        end = next;
    }
    return text.substr(0, end);
}

std::string two_columns(std::string_view head, std::size_t begins, std::string_view text) {
    std::string page(head);
    std::size_t column = width_in_columns(head);
    const auto new_line = [&] {
        page += "\n" + std::string(begins, ' ');
        column = begins;
    };
    if (column + 2 > begins)
        new_line();
    else
        page.append(begins - std::exchange(column, begins), ' ');
    bool after_blank = false;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, word_size(text));
        const std::size_t width = width_in_columns(word);
        if (column > begins && column + (after_blank ? 1 : 0) + width > page_width)
            new_line();
        const std::string_view blank = after_blank && column > begins ? " " : "";
        page.append(blank).append(word);
        column += blank.size() + width;
        text.remove_prefix(word.size());
        after_blank = text.starts_with(' ');
        text.remove_prefix(after_blank ? 1 : 0);
    }
    return page + "\n";
}

}  // namespace queenreel
