#include "queenreel/puzzle/numbering.h"

#include <array>
#include <cstddef>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/puzzle/notation.h"

namespace queenreel {
namespace {

constexpr std::array numbering_table{
    NumberingRow{Numbering::from_one, "1"},
    NumberingRow{Numbering::from_zero, "0"},
    NumberingRow{Numbering::chess, "chess"},
};
static_assert(is_indexed_by(numbering_table, &NumberingRow::numbering));

/// The number of a row or column; `line` counts from 0.
std::string counted_on(int line, Numbering numbering) {
    return std::to_string(numbering == Numbering::from_zero ? line : line + 1);
}

}  // namespace

std::span<const NumberingRow> numberings() {
    return numbering_table;
}

std::string BoardNames::row_label(int row) const {
    return is_chess() ? std::to_string(size_ - row) : counted_on(row, numbering_);
}

std::string BoardNames::column_label(int column) const {
    return is_chess() ? file_letters(column) : counted_on(column, numbering_);
}

std::vector<std::string> BoardNames::row_labels() const {
    std::vector<std::string> labels;
    for (int row = 0; row < size_; ++row)
        labels.push_back(row_label(row));
    return labels;
}

std::vector<std::string> BoardNames::column_labels() const {
    std::vector<std::string> labels;
    for (int column = 0; column < size_; ++column)
        labels.push_back(column_label(column));
    return labels;
}

std::string BoardNames::in_general(std::string_view english) const {
    std::array<std::string, 3> words;
    std::size_t count = 0;
    unsigned seen = 0;
    for (std::size_t at = english.find('{'); at < english.size(); at = english.find('{', at + 1)) {
        const bool is_column = english[at + 1] == 'c';
        const bool is_many = english[english.find('}', at) - 1] == 's';
        const unsigned name = 1U << ((is_column ? 2U : 0U) + (is_many ? 1U : 0U));
        if ((seen & name) != 0)
            continue;
        seen |= name;
        words.at(count++) = is_column ? is_many ? columns() : a_column() : is_many ? rows() : a_row();
    }
    return say(english, {words[0], words[1], words[2]});
}

std::string BoardNames::row(int row) const {
    return is_chess() ? say("rank {number}", {row_label(row)}) : say("row {number}", {row_label(row)});
}

std::string BoardNames::column(int column) const {
    return is_chess() ? say("the {letter}-file", {column_label(column)})
                      : say("column {number}", {column_label(column)});
}

std::string BoardNames::square(Square square) const {
    return is_chess() ? square_name(square, size_)
                      : say("{row}, {column}", {row(square.row), column(square.column)});
}

std::string BoardNames::queen(Square square) const {
    return is_chess() ? queen_of(square) : say("{row}'s queen", {row(square.row)});
}

std::string BoardNames::queen_of(Square square) const {
    return is_chess() ? say("the queen on {square}", {square_name(square, size_)})
                      : say("the queen of {row}", {row(square.row)});
}

}  // namespace queenreel
