#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// A table's value, as text for people and for programs.
struct TableCell {
    std::string text;
    std::string csv;
};

/// Formats a number with grouped digits for people, `14,200`; nothing becomes a dash.
TableCell number_cell(std::optional<std::uint64_t> number);

/// Makes a cell with the same text for people and for programs.
TableCell plain_cell(const std::string& text);

/// Formats seconds in three digits, `12.3 ms` for people; nothing becomes a dash.
TableCell seconds_cell(std::optional<double> seconds);

/// A column of a table. Its values are right-aligned; those of the first column are left-aligned.
struct TableColumn {
    std::string_view head;  ///< heading for people
    std::string_view name;  ///< heading in CSV
};

/// Formats a table as text: each column is as wide as its widest value, with two blanks between columns.
std::string table_text(const std::vector<TableColumn>& columns,
                       const std::vector<std::vector<TableCell>>& rows);

/// Formats a table as CSV with a header (RFC 4180, but lines end in a line feed alone).
std::string table_csv(const std::vector<TableColumn>& columns,
                      const std::vector<std::vector<TableCell>>& rows);

/// Formats rows of plain text, under these column names, in the same way.
std::string table_csv(const std::vector<std::string_view>& names,
                      const std::vector<std::vector<std::string>>& rows);

/// Returns line `number`, from 0, of a table as text or CSV, with its line feed.
std::string table_line(const std::string& table, std::size_t number);

/// Returns the number of columns that a text takes on a terminal: two for an ideograph, none for an accent
/// that combines with the letter before it.
std::size_t width_in_columns(std::string_view text);

/// Returns the words at the beginning of a text that fit into a width.
std::string_view words_within(std::string_view text, std::size_t width);

/// Wraps `text` to eighty columns. Its first line is beside `head`, from column `begins` on, and the others
/// are below it; if `head` reaches too far, the text begins on the next line. Ends with a newline. Wraps
/// Chinese and Japanese, which have no blanks, between characters.
std::string two_columns(std::string_view head, std::size_t begins, std::string_view text);

}  // namespace queenreel
