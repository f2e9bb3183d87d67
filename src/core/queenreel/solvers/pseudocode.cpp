#include "queenreel/solvers/pseudocode.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "queenreel/words/catalog.h"

namespace queenreel {
namespace {

/// A word in braces and its text in each numbering, which may contain other words, such as {row}.
struct CodeWord {
    std::string_view name;
    std::string_view from_one;
    std::string_view from_zero;
    std::string_view chess;
};

constexpr std::array code_words{
    CodeWord{"in this column", "in this column", "in this column", "on this file"},
    CodeWord{"next", "{row} + 1", "{row} + 1", "{row} - 1"},
    CodeWord{"within", "{row} <= n", "{row} < n", "{row} > 0"},
    CodeWord{"past", "{row} > n", "{row} = n", "{row} = 0"},
    CodeWord{"half", "m/2", "m/2 - 1", "m/2"},
};

/// The text of a word whose line is left out as a whole.
constexpr std::string_view no_line = "\n";

/// A word in braces, which for queens is its own text, and its text for the other rules.
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

    // bitmask and tables
    PieceWord{", right, left", ", right, left", ", right, left, knight", ""},
    PieceWord{" | right | left", " | right | left", " | ... | knight", ""},
    PieceWord{"set the bit in all; shift right and left", "set its bit in all; rotate right, left",
              "set its bits in all; shift right, left", "set its bit"},
    PieceWord{"the new words", "the new words", "the new words", "the new word"},
    PieceWord{", 0, 0", ", 0, 0", ", 0, 0, 0", ""},
    PieceWord{"diagonal or antidiagonal", "diagonal or antidiagonal", "diagonal or knight's box", no_line},
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

std::string translated(std::string_view text, const Words& words) {
    const std::string_view found = Catalog(words.language().catalog).find("code\4" + std::string(text));
    return std::string(found.empty() ? text : found);
}

/// Returns true for a solver of the table with its own pseudocode, not that of a trace.
bool has_known_code(const Solver& solver) {
    const Solver* const known = find_solver(solver.name);
    return known && known->pseudocode.data() == solver.pseudocode.data();
}

/// The text that replaces `name` in braces; empty if `name` is not such a word.
std::optional<std::string> filled_in(std::string_view name, const BoardNames& names, AttackRule rule) {
    for (const PieceWord& word : piece_words)
        if (word.name == name)
            return translated(by(rule, word), names);
    for (const CodeWord& word : code_words)
        if (word.name == name)
            return code_line(translated(in(names.numbering(), word), names), names);
    if (name == "row")
        return names.a_row();
    if (name == "column")
        return names.a_column();
    if (name == "columns")
        return names.columns();
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

std::vector<std::string> translated_code(const Solver& solver, const Words& words) {
    std::vector<std::string> lines(solver.pseudocode.begin(), solver.pseudocode.end());
    if (has_known_code(solver))
        for (std::string& line : lines) {
            const std::size_t indentation = std::min(line.find_first_not_of(' '), line.size());
            line.replace(indentation, std::string::npos, translated(line.substr(indentation), words));
        }
    return lines;
}

std::vector<std::string> code_lines(const Solver& solver, const BoardNames& names, AttackRule rule) {
    std::vector<std::string> lines = translated_code(solver, names);
    for (std::string& line : lines)
        line = code_line(line, names, rule);
    return lines;
}

}  // namespace queenreel
