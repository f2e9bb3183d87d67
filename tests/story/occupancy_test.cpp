#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "queenreel/story/search/line_table.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using testing::StrEq;

using Kind = SearchEvent::Kind;

std::vector<Frame> occupancy(int n) {
    return tale("occupancy", default_options("occupancy", n));
}

/// A table as its panel shows it: a heading and a row of boxes.
struct ShownTable {
    std::string name;
    std::string sum;  ///< after the name; empty for none
    std::vector<std::string> labels;
    std::vector<bool> taken;
    int touched = -1;  ///< the box that is framed or lit
    int result = -1;   ///< the box that the sum leads to
};

std::vector<ShownTable> tables(const Frame& frame) {
    std::vector<ShownTable> tables;
    const auto& rows = std::get<StatePanel>(frame.panels.at(0)).rows;
    for (std::size_t i = 0; i + 1 < rows.size(); i += 2) {
        const std::string& heading = rows[i].value;
        const std::size_t colon = heading.find(": ");
        ShownTable& table = tables.emplace_back();
        table.name = heading.substr(0, colon);
        table.sum = colon == std::string::npos ? "" : heading.substr(colon + 2);
        table.result = rows[i].result_cell;
        for (const StatePanel::Cell& box : rows[i + 1].cells) {
            if (box.framed || box.fill == StatePanel::Fill::lit)
                table.touched = static_cast<int>(table.taken.size());
            table.labels.push_back(box.text);
            table.taken.push_back(box.fill != StatePanel::Fill::off);
        }
    }
    return tables;
}

/// The boxes taken, counted from the queens on the board shown.
std::vector<std::set<int>> taken_lines(const Frame& frame) {
    std::vector<std::set<int>> lines(4);
    const Board board = queens_of(frame.board);
    for (const Square queen : board.queens()) {
        lines[0].insert(queen.row);
        lines[1].insert(queen.column);
        lines[2].insert(queen.column - queen.row + board.size() - 1);
        lines[3].insert(queen.column + queen.row);
    }
    return lines;
}

// Law: at each moment, the tables say what the board shows.
TEST(Occupancy, FillsAndClearsInStepWithTheBoard) {
    for (const Solver& solver : solvers()) {
        if (!solver.ordered)
            continue;
        for (const int n : {1, 2, 4, 5}) {
            StoryOptions options = default_options("occupancy", n);
            options.solver = &solver;
            for (const Frame& frame : tale("occupancy", options)) {
                const auto lines = taken_lines(frame);
                const auto shown = tables(frame);
                ASSERT_EQ(shown.size(), 4U);
                for (std::size_t i = 0; i < 4; ++i)
                    for (int box = 0; box < std::ssize(shown[i].taken); ++box)
                        ASSERT_EQ(shown[i].taken[static_cast<std::size_t>(box)], lines[i].contains(box))
                            << solver.name << ' ' << frame.event;
            }
        }
    }
}

/// The pictures of events, without those between two events, which solvers do not tell of.
std::vector<Frame> events_of(int n) {
    std::vector<Frame> frames = occupancy(n);
    const auto rest = std::ranges::unique(frames, {}, &Frame::event);
    frames.erase(rest.begin(), rest.end());
    return frames;
}

TEST(Occupancy, HasABoxForEachLineOfTheBoard) {
    for (const int n : {1, 4, 8}) {
        const Frame frame = occupancy(n).at(0);
        std::vector<std::size_t> boxes;
        for (const auto& table : tables(frame))
            boxes.push_back(table.taken.size());
        const auto size = static_cast<std::size_t>(n);
        EXPECT_THAT(boxes, ElementsAre(size, size, 2 * size - 1, 2 * size - 1));
    }
}

// Law: in every numbering, boxes have the numbers that the pseudocode makes of rows and columns; the sum
// beside its table's name ends with its box's number, which flies there.
TEST(Occupancy, SumsLeadToTheirBoxes) {
    for (const Numbering numbering : {Numbering::from_one, Numbering::from_zero, Numbering::chess}) {
        StoryOptions options = default_options("occupancy", 5);
        options.numbering = numbering;
        int sums = 0;
        for (const Frame& frame : tale("occupancy", options))
            for (const auto& table : tables(frame)) {
                ASSERT_EQ(table.labels.size(), table.taken.size());
                EXPECT_EQ(std::set<std::string>(table.labels.begin(), table.labels.end()).size(),
                          table.labels.size());
                EXPECT_EQ(table.result, table.sum.empty() ? -1 : table.touched);
                if (table.sum.empty())
                    continue;
                ++sums;
                ASSERT_GE(table.touched, 0);
                const std::size_t result = table.sum.find(" = ");
                ASSERT_NE(result, std::string::npos) << table.sum;
                EXPECT_EQ(table.sum.substr(result + 3),
                          table.labels[static_cast<std::size_t>(table.touched)]);
            }
        EXPECT_GT(sums, 20);
    }
    const BoardNames names(8);
    EXPECT_EQ(line_sum(names, line_tables(AttackRule::queens)[2], {1, 4}), "5 − 2 = 3");
    EXPECT_EQ(line_sum(names, line_tables(AttackRule::queens)[3], {1, 4}), "5 + 2 = 7");
    EXPECT_EQ(line_sum(names, line_tables(AttackRule::queens)[2], {4, 1}), "2 − 5 = −3");
}

// Law: each picture shows its event: the queens, and the mark on the square.
TEST(Occupancy, ShowsEachEvent) {
    for (const int n : {1, 4, 5, 6}) {
        const auto frames = events_of(n);
        std::size_t at = 0;
        for (const SearchEvent& event : find_solver("tables")->search(n, {.detail = Detail::steps})) {
            const Frame& frame = frames.at(at++);
            ASSERT_EQ(frame.event, at);
            ASSERT_EQ(queens_of(frame.board), board_of(n, event.columns));
            ASSERT_EQ(std::get<CodePanel>(frame.panels.at(1)).active, event.line);
            ASSERT_EQ(frame.board.lines.size(), event.kind == Kind::rejected ? 1u : 0u);
            if (event.kind <= Kind::removed) {
                const auto square = static_cast<std::size_t>(event.square.row * n + event.square.column);
                const std::vector<Mark> marks{Mark::tested, Mark::rejected, Mark::none, Mark::removed};
                ASSERT_EQ(frame.board.cells[square].mark, marks.at(static_cast<std::size_t>(event.kind)));
            }
        }
        EXPECT_EQ(at, frames.size());
    }
}

// Law: a refusal touches one table, the one named, whose box is taken; a test looks at a box of each.
TEST(Occupancy, TouchesTheBoxesTheEventIsAbout) {
    int refusals = 0;
    for (const Frame& frame : events_of(6)) {
        std::vector<ShownTable> touched = tables(frame);
        std::erase_if(touched, [](const ShownTable& table) { return table.touched < 0; });
        if (frame.caption.find(": same ") != std::string::npos) {
            ++refusals;
            ASSERT_EQ(touched.size(), 1u);
            EXPECT_TRUE(touched[0].taken[static_cast<std::size_t>(touched[0].touched)]);
            std::string line = frame.caption.substr(frame.caption.find(": same ") + 7);
            line.resize(line.find(' '));
            EXPECT_EQ(line + "s", touched[0].name);
        } else if (frame.caption.starts_with("Row ") || frame.caption.starts_with("Take back ") ||
                   frame.caption.find(" moves on ") != std::string::npos) {
            EXPECT_EQ(touched.size(), 4u) << frame.caption;
        } else {
            EXPECT_TRUE(touched.empty()) << frame.caption;
        }
    }
    EXPECT_GT(refusals, 100);
}

TEST(Occupancy, HasDescriptions) {
    const auto frames = occupancy(4);
    EXPECT_EQ(frames.at(0).caption, "Row 1, column 1: are its lines free?");
    EXPECT_EQ(frames.at(1).caption, "Row 1, column 1: a queen takes its four boxes");
    EXPECT_EQ(frames.at(2).caption, "Row 2, column 1: are its lines free?");
    EXPECT_EQ(frames.at(3).caption, "Row 2, column 1: same column as row 1's queen");
    EXPECT_EQ(frames.at(5).caption, "Row 2, column 2: same diagonal as row 1's queen");
    EXPECT_EQ(frames.at(1).description(),
              "Row 1, column 1: a queen takes its four boxes. A queen on row 1, column 1.");
    EXPECT_EQ(frames.back().caption, "All possibilities tried: 2 solutions");
    EXPECT_EQ(occupancy(3).back().caption, "All possibilities tried, so there is no solution");
}

TEST(Occupancy, TellsOfQueensThatAttackEachOther) {
    StoryOptions options = default_options("occupancy", 4);
    options.solver = find_solver("brute");
    const auto frames = tale("occupancy", options);
    EXPECT_TRUE(std::ranges::any_of(frames, [](const Frame& frame) {
        return frame.caption == "Row 2, column 1: a queen, though one of its lines is taken";
    }));
}

TEST(Occupancy, HasAChapterForEachActAndSolution) {
    std::vector<std::string> chapters;
    for (const Frame& frame : occupancy(6))
        if (!frame.chapter.empty())
            chapters.push_back(frame.chapter);
    EXPECT_THAT(chapters,
                ElementsAre("Start", "The first dead end", "The first way back", "Back over several rows",
                            "Solution 1", "Solution 2", "Solution 3", "Solution 4", "End"));
}

TEST(Occupancy, EndsAtTheSolutionAskedFor) {
    StoryOptions options = default_options("occupancy", 8);
    options.to_first_solution = true;
    const auto first = tale("occupancy", options);
    EXPECT_EQ(first.back().caption, "Solution 1 of 92");
    options.to_first_solution = false;
    options.last = 2;
    EXPECT_EQ(tale("occupancy", options).back().caption, "Solution 2 of 92");
    EXPECT_EQ(tale("occupancy", options, lasting(40s)).back().caption, "Solution 2 of 92");
}

// A minute of film runs the search of n = 8 at many times its pace.
TEST(Occupancy, HasFewWordsWhereItIsFast) {
    const StoryOptions options = default_options("occupancy", 8);
    int solutions = 0;
    int fast = 0;
    for (const Frame& frame : tale("occupancy", options, lasting(60s))) {
        solutions += frame.chapter.starts_with("Solution ");
        if (!frame.hurried)
            continue;
        ++fast;
        EXPECT_EQ(frame.caption.find("Row "), std::string::npos) << frame.caption;
    }
    EXPECT_EQ(solutions, 92);
    EXPECT_GT(fast, 50);
}

TEST(Occupancy, HasThePanelsAskedForInTheirOrder) {
    StoryOptions options = default_options("occupancy", 4);
    options.panels = {PanelKind::code, PanelKind::state};
    const Frame frame = tale("occupancy", options).at(0);
    EXPECT_EQ(kind_of(frame.panels.at(0)), PanelKind::code);
    EXPECT_EQ(kind_of(frame.panels.at(1)), PanelKind::state);
    options.panels = {PanelKind::tree};
    EXPECT_THAT(refusal("occupancy", options), StrEq("the story occupancy has no tree panel"));
}

// A trace of a program without pseudocode.
TEST(Occupancy, FollowsATrace) {
    Solver stranger = *find_solver("threats");
    stranger.name = "stranger";
    stranger.pseudocode = {};
    stranger.complete = false;
    stranger.ordered = false;
    stranger.run = nullptr;
    StoryOptions options = default_options("occupancy", 5);
    options.solver = &stranger;
    options.events = [] { return find_solver("threats")->search(5, {.detail = Detail::steps}); };
    EXPECT_THAT(refusal("occupancy", options), IsEmpty());
    const auto frames = tale("occupancy", options);
    EXPECT_EQ(frames.back().caption, "All possibilities tried: 10 solutions");
    EXPECT_EQ(frames.at(0).panels.size(), 1u) << "the tables";
    EXPECT_EQ(scene_of("occupancy", options).panels.size(), 1u);
    options.panels = {PanelKind::state, PanelKind::code};
    EXPECT_THAT(refusal("occupancy", options),
                HasSubstr("a code panel has nothing to show of a search by stranger"));
}

TEST(Occupancy, RefusesSolversThatDoNotGoRowByRow) {
    for (const Solver& solver : solvers()) {
        StoryOptions options = default_options("occupancy", 6);
        options.solver = &solver;
        EXPECT_EQ(refusal("occupancy", options).empty(), solver.ordered) << solver.name;
    }
}

}  // namespace
}  // namespace queenreel
