#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// A value of a table: as people read it, and as programs do.
struct TableCell {
    std::string text;
    std::string csv;
};

/// A number with its digits in groups for people, `14,200`; a dash for nothing.
TableCell number_cell(std::optional<std::uint64_t> number);

/// A column of a table. Its values stand at the right, as numbers do, but for those of the first.
struct TableColumn {
    std::string_view head;  ///< for people
    std::string_view name;  ///< in CSV
};

/// Lines of columns that are as wide as their widest value, each after two blanks.
std::string table_text(const std::vector<TableColumn>& columns,
                       const std::vector<std::vector<TableCell>>& rows);

/// The same as CSV, with a header (RFC 4180, but for lines that end in a line feed alone).
std::string table_csv(const std::vector<TableColumn>& columns,
                      const std::vector<std::vector<TableCell>>& rows);

/// `text` in lines that fit a terminal of eighty columns: the first after `head`, from column `begins` on,
/// the others below it. Where `head` reaches further, the text begins on the next line. Ends with a newline.
std::string two_columns(std::string_view head, std::size_t begins, std::string_view text);

}  // namespace queenreel
