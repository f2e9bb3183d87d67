#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "catalog_text.h"
#include "queenreel/solvers/pseudocode.h"
#include "told.h"

namespace queenreel {
namespace {

TEST(Pseudocode, FitsItsPanel) {
    for (const Solver& solver : solvers()) {
        EXPECT_GE(solver.pseudocode.size(), 8U) << solver.name;
        EXPECT_LE(solver.pseudocode.size(), 16U) << solver.name;
        for (const NumberingRow& row : numberings())
            for (const std::string& line : code_lines(solver, BoardNames(32, row.numbering))) {
                ASSERT_FALSE(line.empty()) << solver.name;
                EXPECT_LE(line.size(), 44U) << solver.name << ": " << line;
                EXPECT_TRUE(std::ranges::all_of(line, [](char c) { return c >= ' ' && c <= '~'; })) << line;
                EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << line;
            }
    }
}

TEST(Pseudocode, FitsItsPanelByEveryRule) {
    for (const Solver& solver : solvers())
        for (const AttackRuleRow& rule : attack_rules())
            for (const std::string_view written : solver.pseudocode) {
                const std::string line = code_line(written, BoardNames(32), rule.rule);
                EXPECT_LE(line.size(), 44U) << solver.name << ": " << line;
                EXPECT_EQ(line.find_first_of("{}"), std::string::npos) << line;
            }
}

/// Each solver's pseudocode as pictures show it: in each numbering, by each rule.
void for_each_code(const Words& words,
                   const std::function<void(const Solver&, const std::vector<std::string>&)>& take) {
    for (const Solver& solver : solvers())
        for (const NumberingRow& numbering : numberings())
            for (const AttackRuleRow& rule : attack_rules())
                take(solver, code_lines(solver, BoardNames(8, numbering.numbering, words), rule.rule));
}

// Law: in the pseudo-language, no line of any solver has an English word.
TEST(Pseudocode, HasNoEnglishInAnotherLanguage) {
    static const std::regex english("[A-Za-z]{3,}");
    const auto found_in = [](const Language& language) {
        std::set<std::string> found;
        for_each_code(Words(language), [&](const Solver&, const std::vector<std::string>& lines) {
            for (std::string line : lines) {
                if (const std::size_t modulo = line.find(" mod "); modulo != std::string::npos)
                    line.erase(modulo, 4);
                if (std::regex_search(line, english))
                    found.insert(line);
            }
        });
        return found;
    };
    EXPECT_EQ(found_in(pseudo_language()), std::set<std::string>());
    EXPECT_GT(found_in(languages().front()).size(), 100U);
}

std::size_t indentation(const std::string& line) {
    return std::min(line.find_first_not_of(' '), line.size());
}

/// Returns true if the first letter in the line is not a Latin one.
bool begins_in_another_script(const std::string& line) {
    return (static_cast<unsigned char>(
                *std::ranges::find_if(line, [](char c) { return !(' ' <= c && c <= '@') && c != '~'; })) &
            0x80U) != 0;
}

// Law: in every language, code has the same lines at the same depths, none over two fifths longer than
// English ones may be. A line read from right to left begins with a letter of its script, which gives it its
// direction.
TEST(Pseudocode, KeepsItsShapeInEveryLanguage) {
    constexpr int longest = 44 * 7 / 5;
    for (const Language& language : languages().subspan(1)) {
        std::vector<std::vector<std::string>> english;
        for_each_code({}, [&](const Solver&, const auto& lines) { english.push_back(lines); });
        std::size_t code = 0;
        for_each_code(Words(language), [&](const Solver& solver, const std::vector<std::string>& lines) {
            SCOPED_TRACE(std::string(language.name) + ", " + std::string(solver.name));
            const std::vector<std::string>& of_english = english[code++];
            ASSERT_EQ(lines.size(), of_english.size());
            for (std::size_t i = 0; i < lines.size(); ++i) {
                EXPECT_EQ(lines[i].empty(), of_english[i].empty()) << lines[i];
                EXPECT_EQ(indentation(lines[i]), indentation(of_english[i])) << lines[i];
                EXPECT_LE(width_in_letters(lines[i]), longest) << lines[i];
                EXPECT_TRUE(lines[i].empty() || lines[i] != of_english[i]) << lines[i];
                EXPECT_EQ(lines[i].find_first_of("{}"), std::string::npos) << lines[i];
                EXPECT_TRUE(lines[i].empty() || !language.right_to_left || begins_in_another_script(lines[i]))
                    << lines[i];
            }
        });
    }
}

TEST(Pseudocode, SpeaksTheLanguageOfThePicture) {
    const auto german = std::ranges::find(languages(), "de", &Language::name);
    const BoardNames names(8, Numbering::from_one, Words(*german));
    const auto line = [&](std::size_t at, AttackRule rule = AttackRule::queens) {
        return code_lines(*find_solver("backtracking"), names, rule).at(at);
    };
    EXPECT_EQ(line(0), "suche(Zeile):");
    EXPECT_EQ(line(1), "  falls Zeile > n: Lösung ausgeben");
    EXPECT_EQ(line(3), "    Dame darüber in dieser Spalte? verwerfen");
    EXPECT_EQ(line(3, AttackRule::rooks), "    Turm darüber in dieser Spalte? verwerfen");
    EXPECT_EQ(line(6), "    suche(Zeile + 1)");
}

TEST(Pseudocode, LeavesCodeThatATraceBringsInItsLanguage) {
    constexpr std::array own{std::string_view("search({row}):"), std::string_view("  give up")};
    Solver mine = *find_solver("min-conflicts");
    mine.pseudocode = own;
    const auto german = std::ranges::find(languages(), "de", &Language::name);
    EXPECT_EQ(code_lines(mine, BoardNames(8, Numbering::from_one, Words(*german))),
              (std::vector<std::string>{"search(Zeile):", "  give up"}));
}

TEST(Pseudocode, CountsRowsAndColumnsAsThePictureDoes) {
    const auto in = [](Numbering numbering, std::string_view line) {
        return code_line(line, BoardNames(8, numbering));
    };
    constexpr std::string_view line = "search({first}) if {past}: ({row}, {column}), {next}, {column 3}";
    EXPECT_EQ(in(Numbering::from_one, line), "search(1) if row > n: (row, column), row + 1, 4");
    EXPECT_EQ(in(Numbering::from_zero, line), "search(0) if row = n: (row, column), row + 1, 3");
    EXPECT_EQ(in(Numbering::chess, line), "search(8) if rank = 0: (rank, file), rank - 1, d");
    for (const NumberingRow& row : numberings())
        for (const std::string_view own : {"", "{", "}", "{}", "if (a) { b(); }", "{{x}", "{column x}"})
            EXPECT_EQ(in(row.numbering, own), own) << "a student's own code";
    EXPECT_EQ(in(Numbering::chess, "{ {row} }"), "{ rank }");
}

TEST(Pseudocode, NamesThePiecesAndTheirLines) {
    const auto by = [](AttackRule rule, std::string_view line) {
        return code_line(line, BoardNames(8), rule);
    };
    constexpr std::string_view line = "take {the queen}, place {a queen}: {its lines}";
    EXPECT_EQ(by(AttackRule::torus, line), "take the queen, place a queen: its lines");
    EXPECT_EQ(by(AttackRule::superqueens, line), "take the queen, place a queen: all it attacks");
    EXPECT_EQ(by(AttackRule::rooks, line), "take the rook, place a rook: its lines");
    EXPECT_EQ(by(AttackRule::queens, "{a queen} above {on a diagonal}?"), "a queen above on a diagonal?");
    EXPECT_EQ(by(AttackRule::superqueens, "{a queen} above {on a diagonal}?"), "a queen above attacks it?");
    EXPECT_EQ(by(AttackRule::rooks, "{a queen} above {on a diagonal}?"), "");
    constexpr std::string_view bits =
        "~({columns}{ | right | left}) {set the bit in all; shift right and left}";
    EXPECT_EQ(by(AttackRule::queens, bits),
              "~(columns | right | left) set the bit in all; shift right and left");
    EXPECT_EQ(by(AttackRule::torus, bits),
              "~(columns | right | left) set its bit in all; rotate right, left");
    EXPECT_EQ(by(AttackRule::superqueens, bits),
              "~(columns | ... | knight) set its bits in all; shift right, left");
    EXPECT_EQ(by(AttackRule::rooks, bits), "~(columns) set its bit");
}

class EveryPseudocode : public OfEachSolver {};

INSTANTIATE_TEST_SUITE_P(Table, EveryPseudocode, testing::ValuesIn(solvers().begin(), solvers().end()),
                         test_name);

/// A line that no event lights belongs to what comes between events, or opens what the lines below it finish.
/// At most one kind of event lights a line.
TEST_P(EveryPseudocode, IsReachedLineByLine) {
    const auto lines = solver().pseudocode;
    std::vector<std::optional<Kind>> reached(lines.size());
    auto all = sizes(solver().name == "brute" ? 4 : 8);
    if (!solver().complete)
        all.push_back(3);
    for (const int n : all)
        for (const SearchEvent& event : solver().search(n, in_steps)) {
            ASSERT_GE(event.line, 0);
            ASSERT_LT(event.line, static_cast<int>(lines.size()));
            auto& kind = reached[static_cast<std::size_t>(event.line)];
            ASSERT_EQ(kind.value_or(event.kind), event.kind) << event.line;
            kind = event.kind;
        }
    const SilentLines& silent = solver().silent;
    std::vector<bool> is_silent(lines.size());
    for (const int line : {silent.choose, silent.repeat, silent.spread, silent.call, silent.go_back})
        if (line >= 0) {
            ASSERT_LT(line, static_cast<int>(lines.size()));
            EXPECT_FALSE(reached[static_cast<std::size_t>(line)]) << lines[static_cast<std::size_t>(line)];
            is_silent[static_cast<std::size_t>(line)] = true;
        }
    for (std::size_t line = 0; line < lines.size(); ++line)
        EXPECT_TRUE(reached[line] || is_silent[line] || lines[line].ends_with(':') ||
                    lines[line].ends_with(','))
            << lines[line];
}

// Law: each listing of a backtracking search calls itself once and says when a call has nothing left to try.
TEST_P(EveryPseudocode, SaysWhenACallReturns) {
    if (solver().profile.approach != Approach::backtracking)
        return;
    const auto line_at = [&](int line) {
        return std::string(solver().pseudocode[static_cast<std::size_t>(line)]);
    };
    EXPECT_TRUE(line_at(solver().silent.go_back).ends_with(" left: return"));
    EXPECT_NE(line_at(solver().silent.call).find("search("), std::string::npos);
    EXPECT_THAT(line_at(solver().silent.place),
                testing::AnyOf(testing::HasSubstr("place a queen"), testing::HasSubstr("place {a queen}")));
}

}  // namespace
}  // namespace queenreel
