#include "queenreel/solvers/pseudocode.h"

#include <array>
#include <optional>

namespace queenreel {
namespace {

/// A word in braces and its text in each numbering.
struct CodeWord {
    std::string_view name;
    std::string_view from_one;
    std::string_view from_zero;
    std::string_view chess;
};

constexpr std::array words{
    CodeWord{"row", "row", "row", "rank"},
    CodeWord{"column", "column", "column", "file"},
    CodeWord{"in this column", "in this column", "in this column", "on this file"},
    CodeWord{"next", "row + 1", "row + 1", "rank - 1"},
    CodeWord{"within", "row <= n", "row < n", "rank > 0"},
    CodeWord{"past", "row > n", "row = n", "rank = 0"},
    CodeWord{"half", "m/2", "m/2 - 1", "m/2"},
};

/// The text of a word whose whole line is left out.
constexpr std::string_view no_line = "\n";

/// A word in braces, which is its own text for queens, and its text by the other rules.
struct PieceWord {
    std::string_view name;
    std::string_view torus;
    std::string_view superqueens;
    std::string_view rooks;
};

constexpr std::array piece_words{
    PieceWord{"a queen", "a queen", "a queen", "a rook"},
    PieceWord{"the queen", "the queen", "the queen", "the rook"},
    PieceWord{"on a diagonal", "on a diagonal", "attacks it", no_line},
    PieceWord{"its lines", "its lines", "all it attacks", "its lines"},
    PieceWord{"its four lines", "its four lines", "all its lines", "its two lines"},

    // bitmask and tables, which are shown without superqueens
    PieceWord{", right, left", ", right, left", ", right, left", ""},
    PieceWord{" | right | left", " | right | left", " | right | left", ""},
    PieceWord{"set the bit in all; shift right and left", "set its bit in all; rotate right, left",
              "set the bit in all; shift right and left", "set its bit"},
    PieceWord{"the new words", "the new words", "the new words", "the new word"},
    PieceWord{", 0, 0", ", 0, 0", ", 0, 0", ""},
    PieceWord{"diagonal or antidiagonal", "diagonal or antidiagonal", "diagonal or antidiagonal", no_line},
    PieceWord{"the four tables", "the four tables", "the four tables", "the two tables"},
};

std::string_view by(AttackRule rule, const PieceWord& word) {
    switch (rule) {
        case AttackRule::queens:
            return word.name;
        case AttackRule::torus:
            return word.torus;
        case AttackRule::superqueens:
            return word.superqueens;
        case AttackRule::rooks:
            break;
    }
    return word.rooks;
}

std::string_view in(Numbering numbering, const CodeWord& word) {
    switch (numbering) {
        case Numbering::from_one:
            return word.from_one;
        case Numbering::from_zero:
            return word.from_zero;
        case Numbering::chess:
            break;
    }
    return word.chess;
}

/// The text that replaces `name` in braces; empty if it is no such word.
std::optional<std::string> filled_in(std::string_view name, const BoardNames& names, AttackRule rule) {
    for (const PieceWord& word : piece_words)
        if (word.name == name)
            return std::string(by(rule, word));
    for (const CodeWord& word : words)
        if (word.name == name)
            return std::string(in(names.numbering(), word));
    if (name == "first")
        return names.row_label(0);
    constexpr std::string_view of_column = "column ";
    if (name.size() == of_column.size() + 1 && name.starts_with(of_column) && name.back() >= '0' &&
        name.back() <= '9')
        return names.column_label(name.back() - '0');
    return std::nullopt;
}

}  // namespace

std::string code_line(std::string_view line, const BoardNames& names, AttackRule rule) {
    std::string text;
    for (std::size_t at = 0; at < line.size();) {
        const std::size_t close = line[at] == '{' ? line.find('}', at) : std::string_view::npos;
        const auto word = close == std::string_view::npos
                              ? std::nullopt
                              : filled_in(line.substr(at + 1, close - at - 1), names, rule);
        if (word == no_line)
            return {};
        if (word) {
            text += *word;
            at = close + 1;
        } else {
            text += line[at++];
        }
    }
    return text;
}

std::vector<std::string> code_lines(const Solver& solver, const BoardNames& names) {
    std::vector<std::string> lines;
    for (const std::string_view line : solver.pseudocode)
        lines.push_back(code_line(line, names));
    return lines;
}

}  // namespace queenreel
