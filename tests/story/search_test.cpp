#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <numeric>
#include <optional>
#include <string>
#include <vector>

#include "board_text.h"
#include "extent.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/solvers/population.h"
#include "queenreel/story/search/events.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pacer.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;
using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Frame> search_told(const StoryOptions& options, const Pace& pace = spoken()) {
    return tale("search", options, pace);
}

/// One frame per event, without what is between events, which the solver does not tell.
std::vector<Frame> events_told(const StoryOptions& options) {
    std::vector<Frame> frames;
    for (const Frame& frame : search_told(options))
        if (frame.event > 0 && (frames.empty() || frames.back().event != frame.event))
            frames.push_back(frame);
    return frames;
}

StoryOptions of(std::string_view solver, int n) {
    return {.solver = find_solver(solver), .n = n};
}

std::vector<int> sizes(const Solver& solver) {
    auto all = by_extent<std::vector<int>>({1, 4, 5}, {6, 8});
    std::erase_if(all, [&](int n) { return n > (solver.name == "brute" ? 4 : solver.max_n); });
    return all;
}

/// The marks of a board as text: one letter each, capital if there is a queen.
std::string letters_of(const BoardPanel& panel) {
    static constexpr std::string_view letters = ".actrlfswo";
    std::string text;
    for (std::size_t i = 0; i < panel.cells.size(); ++i) {
        const Cell& cell = panel.cells[i];
        const char letter = letters[static_cast<std::size_t>(cell.mark)];
        text += cell.queen ? (letter == '.' ? 'Q' : static_cast<char>(letter - 'a' + 'A')) : letter;
        if ((i + 1) % static_cast<std::size_t>(panel.size) == 0)
            text += '\n';
    }
    return text;
}

const Frame& first_with(const std::vector<Frame>& frames, const std::string& caption) {
    const auto found = std::ranges::find_if(
        frames, [&](const Frame& frame) { return frame.caption.find(caption) != std::string::npos; });
    EXPECT_NE(found, frames.end()) << caption;
    return found == frames.end() ? frames.front() : *found;
}

std::map<std::string, std::string> counters_of(const Frame& frame) {
    std::map<std::string, std::string> counters;
    for (const Panel& panel : frame.panels)
        if (const auto* found = std::get_if<CountersPanel>(&panel))
            for (const CountersPanel::Counter& counter : found->counters)
                counters[counter.name] = counter.value;
    return counters;
}

template <typename Kind>
const Kind& panel_of(const Frame& frame) {
    for (const Panel& panel : frame.panels)
        if (const auto* found = std::get_if<Kind>(&panel))
            return *found;
    throw std::runtime_error("no such panel");
}

/// The queens in a picture of an event: for a child that is bred, the child's.
Board shown_queens(int n, const SearchEvent& event, bool hurried) {
    return board_of(n, event.child && !hurried ? event.child->columns : event.columns);
}

/// Returns true if a picture shows an unjoined child.
bool shows_breeding(const Frame& frame) {
    return std::ranges::any_of(std::array{"Two parents, drawn", "Both are cut", "… and "},
                               [&](const char* beginning) { return frame.caption.starts_with(beginning); });
}

class OfEachSolver : public testing::TestWithParam<Solver> {};

IN_BOTH_EXTENTS(OfEachSolver, testing::ValuesIn(solvers()), testing::ValuesIn(solvers()),
                [](const auto& row) {
                    std::string name(row.param.name);
                    std::ranges::replace(name, '-', '_');
                    return name;
                });

// Law: a frame's queens are those of the event whose number it has, and its panels are the scene's.
TEST_P(OfEachSolver, ShowsTheQueensOfTheEventItNames) {
    for (const int n : sizes(GetParam())) {
        const StoryOptions options{.solver = &GetParam(), .n = n};
        const Scene scene = scene_of("search", options);
        ASSERT_EQ(refusal("search", options), "");
        Generator<SearchEvent> replayed =
            GetParam().search(n, {.detail = Detail::steps, .seed = options.seed});
        auto event = replayed.begin();
        std::uint64_t number = 0;
        Board before(n);
        for (const Frame& frame : search_told(options)) {
            if (frame.event == number) {
                // Steps that the solver does not tell are on the previous event's board.
                ASSERT_FALSE(frame.caption.empty());
                if (!shows_breeding(frame))
                    ASSERT_EQ(queens_of(frame.board), before);
                continue;
            }
            ASSERT_NE(event, replayed.end());
            // One picture shows a swap of two queens.
            for (++number; number < frame.event; ++number, ++event)
                ASSERT_EQ(GetParam().keeps, Keeps::swaps);
            before = board_of(n, event->columns);
            ASSERT_EQ(queens_of(frame.board), shown_queens(n, *event, frame.hurried)) << "event " << number;
            ASSERT_EQ(frame.panels.size(), scene.panels.size());
            for (std::size_t i = 0; i < scene.panels.size(); ++i)
                ASSERT_EQ(kind_of(frame.panels[i]), scene.panels[i].kind);
            ASSERT_FALSE(frame.caption.empty());
            ++event;
        }
        EXPECT_TRUE(event == replayed.end()) << "all events are told";
    }
}

// Law: fitted to a duration, the total is exact, each solution is there, and the boards are still right.
TEST_P(OfEachSolver, FitsADuration) {
    for (const int n : sizes(GetParam())) {
        const StoryOptions options{.solver = &GetParam(), .n = n};
        Generator<SearchEvent> replayed =
            GetParam().search(n, {.detail = Detail::steps, .seed = options.seed});
        auto event = replayed.begin();
        std::uint64_t number = 1;
        microseconds total{0};
        std::uint64_t solutions = 0;
        for (const Frame& frame : search_told(options, lasting(60s))) {
            total += frame.duration;
            ASSERT_GE(frame.duration, min_showing);
            if (frame.event == 0)
                continue;
            ASSERT_GE(frame.event, number);
            for (; number < frame.event; ++number)
                ++event;
            if (!shows_breeding(frame))
                ASSERT_EQ(queens_of(frame.board), shown_queens(n, *event, frame.hurried))
                    << "event " << number;
            solutions += event->kind == SearchEvent::Kind::solution ? 1 : 0;
        }
        EXPECT_EQ(total, 60s);
        EXPECT_EQ(solutions, GetParam().complete ? known_solutions(n) : 1) << n;
    }
}

TEST_P(OfEachSolver, SaysHowASearchWithoutSolutionsEnds) {
    Pace pace;
    pace.parts = {{MomentKind::end, 1, 1}};
    for (const int n : {2, 3}) {
        const auto frames = search_told({.solver = &GetParam(), .n = n}, pace);
        ASSERT_FALSE(frames.empty());
        EXPECT_THAT(frames.back().caption,
                    testing::AnyOf(HasSubstr("there is no solution"), HasSubstr("which proves nothing")));
        EXPECT_EQ(frames.back().chapter, "End");
        if (GetParam().complete)
            EXPECT_EQ(frames.back().caption, "All possibilities tried, so there is no solution");
    }
}

TEST(Search, TellsEachStepOfBacktracking) {
    const auto frames = search_told(of("backtracking", 4));
    ASSERT_GT(frames.size(), 100u);
    EXPECT_EQ(frames[0].chapter, "Start");
    EXPECT_EQ(frames[0].caption, "Is row 1, column 1 safe?");
    EXPECT_EQ(letters_of(frames[0].board), "t...\n....\n....\n....\n");
    EXPECT_EQ(frames[1].caption, "Row 1, column 1 is safe: queen placed");
    EXPECT_EQ(letters_of(frames[1].board), "Q...\n....\n....\n....\n") << "it keeps no attacked squares";
    EXPECT_EQ(frames[2].caption, "Is row 2, column 1 safe?");
    const Frame& refused = frames[3];
    EXPECT_EQ(refused.caption, "Row 2, column 1: same column as row 1's queen");
    EXPECT_EQ(letters_of(refused.board), "Q...\nr...\n....\n....\n");
    EXPECT_THAT(refused.board.lines, testing::ElementsAre(AttackLine{{0, 0, 1, 0}}));
    EXPECT_EQ(frames[5].caption, "Row 2, column 2: same diagonal as row 1's queen");
    EXPECT_EQ(refused.description(),
              "Row 2, column 1: same column as row 1's queen. A queen on row 1, column 1.");

    const Frame& dead_end = first_with(frames, "dead end");
    EXPECT_EQ(dead_end.caption, "Every square of row 3 is attacked: a dead end");
    EXPECT_EQ(letters_of(dead_end.board), "Q...\n..Q.\nwwww\n....\n");
    EXPECT_THAT(dead_end.board.lines,
                testing::ElementsAre(AttackLine{{0, 0, 2, 0}}, AttackLine{{1, 2, 2, 1}},
                                     AttackLine{{1, 2, 2, 2}}, AttackLine{{1, 2, 2, 3}}))
        << "why each square is taken";
    EXPECT_EQ(dead_end.chapter, "The first dead end");

    EXPECT_EQ(first_with(frames, "Solution").caption, "Solution 1 of 2");
    EXPECT_EQ(letters_of(first_with(frames, "Solution").board), ".O..\n...O\nO...\n..O.\n");
    EXPECT_EQ(frames.back().caption, "All possibilities tried: 2 solutions");
    const auto counters = counters_of(frames.back());
    EXPECT_EQ(counters.at("tests"), "60");
    EXPECT_EQ(counters.at("queens placed"), "16");
    EXPECT_EQ(counters.at("backtracks"), "16");
    EXPECT_EQ(counters.at("solutions"), "2");
}

TEST(Search, MarksAttackedSquaresForASolverThatKeepsThem) {
    EXPECT_EQ(letters_of(search_told(of("threats", 4))[1].board), "Q...\naa..\na.a.\na..a\n");
}

TEST(Search, ShowsTheStackOfCalls) {
    StoryOptions options = of("backtracking", 4);
    options.panels = {PanelKind::stack};
    const auto frames = search_told(options);
    EXPECT_THAT(panel_of<StackPanel>(frames[0]).calls, testing::ElementsAre("search(1)"));
    EXPECT_THAT(panel_of<StackPanel>(frames[1]).calls, testing::ElementsAre("search(1)  queen in column 1"));
    EXPECT_THAT(panel_of<StackPanel>(frames[2]).calls,
                testing::ElementsAre("search(1)  queen in column 1", "search(2)"));
    EXPECT_THAT(
        panel_of<StackPanel>(first_with(frames, "Solution")).calls,
        testing::ElementsAre("search(1)  queen in column 2", "search(2)  queen in column 4",
                             "search(3)  queen in column 1", "search(4)  queen in column 3", "search(5)"));
    EXPECT_TRUE(panel_of<StackPanel>(frames.back()).calls.empty());
}

// Law: a call appears once it does something: it tests a square of its row or the whole board, or finds a row
// wiped out. One that has placed a queen has not made the next call yet.
TEST_P(OfEachSolver, ShowsACallFromItsFirstMomentOn) {
    for (const int n : sizes(GetParam())) {
        const StoryOptions options{.solver = &GetParam(), .n = n, .panels = {{PanelKind::stack}}};
        if (!refusal("search", options).empty())
            return;  // nothing is called
        const bool ahead = GetParam().name.starts_with("forward-checking");
        const auto told = events_told(options);
        auto frame = told.begin();
        for (const SearchEvent& event : GetParam().search(n, {.detail = Detail::steps})) {
            const Board board = board_of(n, event.columns);
            const bool in_queens_call = event.kind == SearchEvent::Kind::placed ||
                                        event.kind == SearchEvent::Kind::exhausted ||
                                        (ahead && event.kind != SearchEvent::Kind::removed);
            ASSERT_EQ(panel_of<StackPanel>(*frame++).calls.size(),
                      board.queens().size() + (in_queens_call ? 0 : 1))
                << n << ", event " << frame - told.begin();
        }
    }
}

/// What the pictures of a search say, and of which event; of none if between two events.
struct Said {
    std::optional<SearchEvent::Kind> kind;
    std::string caption;
};

std::vector<Said> said_in(std::string_view story, const Solver& solver, int n) {
    std::vector<Said> said;
    const auto frames = tale(story, {.solver = &solver, .n = n});
    auto frame = frames.begin();
    std::uint64_t told = 0;
    for (const SearchEvent& event : solver.search(n, {.detail = Detail::steps})) {
        for (; frame->event == told; ++frame)
            said.push_back({{}, frame->caption});
        said.push_back({event.kind, frame->caption});
        told = frame++->event;
    }
    return said;
}

class SearchLaws : public Law {};
LAW_EXTENTS(SearchLaws);

TEST_P(SearchLaws, SaysItInFewLetters) {
    const int n = by_extent(5, 8);
    for (const std::string_view story : {"search", "occupancy"})
        for (const std::string_view solver : {"backtracking", "tables", "threats", "forward-checking"})
            for (const Said& said : said_in(story, *find_solver(solver), n))
                ASSERT_LE(said.caption.size(), 54u) << said.caption;
}

// The lit line of code is the one that a teacher would point at.
TEST(Search, LightsTheLineThatIsDone) {
    for (const std::string_view solver : {"backtracking", "tables", "threats"})
        for (const int n : {1, 4, 6}) {
            const auto told = events_told(of(solver, n));
            auto frame = told.begin();
            for (const SearchEvent& event : find_solver(solver)->search(n, {.detail = Detail::steps})) {
                const auto& code = panel_of<CodePanel>(*frame++);
                const std::string& line = code.lines.at(static_cast<std::size_t>(code.active));
                if (event.kind == SearchEvent::Kind::tested)
                    ASSERT_THAT(line, HasSubstr("for each "));
                if (event.kind == SearchEvent::Kind::rejected)
                    ASSERT_THAT(line, HasSubstr("reject"));
                if (event.kind == SearchEvent::Kind::placed)
                    ASSERT_THAT(line, HasSubstr("place a queen"));
                if (event.kind == SearchEvent::Kind::removed)
                    ASSERT_THAT(line, HasSubstr("take "));
            }
        }
}

// Law: a node of a whole tree keeps its place, parents come first, and in the end the tree is the search's:
// the root, the queens placed, and the squares refused.
TEST(Search, GrowsAWholeTreeOfWhichNothingMoves) {
    for (const auto& [solver, n, nodes] : {std::tuple{"backtracking", 4, 61},
                                           {"backtracking", 5, 54},
                                           {"backtracking", 6, 153},
                                           {"bitmask", 6, 153},
                                           {"dancing-links", 6, 77},
                                           {"brute", 4, 341}}) {
        SCOPED_TRACE(std::string(solver) + ' ' + std::to_string(n));
        auto options = of(solver, n);
        options.panels = {PanelKind::tree};
        const Scene scene = scene_of("search", options);
        const auto slot = std::ranges::find(scene.panels, PanelKind::tree, &PanelSlot::kind);
        TreePanel before;
        for (const Frame& frame : search_told(options)) {
            const auto& tree = panel_of<TreePanel>(frame);
            ASSERT_GE(tree.nodes.size(), before.nodes.size());
            for (std::size_t i = 0; i < before.nodes.size(); ++i)
                ASSERT_EQ(tree.nodes[i].x, before.nodes[i].x);
            for (std::size_t i = 1; i < tree.nodes.size(); ++i)
                ASSERT_LT(tree.nodes[i].parent, static_cast<int>(i));
            const auto path = std::ranges::count(tree.nodes, TreePanel::State::path, &TreePanel::Node::state);
            ASSERT_LE(path, n + 1);
            before = tree;
        }
        if (std::string_view(solver) != "dancing-links")
            EXPECT_EQ(std::ssize(before.nodes), nodes);
        EXPECT_EQ(before.nodes.front().state, TreePanel::State::solved);
        EXPECT_EQ(std::ranges::count_if(before.nodes,
                                        [&](const TreePanel::Node& node) {
                                            return node.depth == n && node.state == TreePanel::State::solved;
                                        }),
                  static_cast<std::ptrdiff_t>(*known_solutions(n)));
        EXPECT_EQ(slot->rows, n + 1);
        EXPECT_EQ(slot->stays, std::string_view(solver) == "brute") << "beside the map";
    }
}

// Law: a tree too large to be shown whole has its first levels: a node ends up solved exactly if a solution
// begins with its queens, and the path is on the board.
TEST(Search, GrowsTheFirstLevelsOfALargeTree) {
    auto options = of("brute", 5);
    options.panels = {PanelKind::tree};
    const Scene scene = scene_of("search", options);
    EXPECT_EQ(scene.panels.front().title, "Search tree: first 3 rows");
    EXPECT_EQ(scene.panels.front().rows, 4);
    EXPECT_EQ(scene.panels.front().columns, 125);
    TreePanel last;
    for (const Frame& frame : search_told(options)) {
        last = panel_of<TreePanel>(frame);
        const auto queens = std::ranges::count_if(frame.board.cells, &Cell::queen);
        const auto path = std::ranges::count(last.nodes, TreePanel::State::path, &TreePanel::Node::state);
        if (queens > 0)
            ASSERT_EQ(path, 1 + std::min<std::ptrdiff_t>(queens, 3));
    }
    EXPECT_EQ(last.nodes.size(), 1u + 5 + 25 + 125);
    EXPECT_EQ(std::ranges::count_if(last.nodes,
                                    [](const TreePanel::Node& node) {
                                        return node.depth == 3 && node.state == TreePanel::State::solved;
                                    }),
              10)
        << "no two of the ten solutions begin alike";
}

TEST(Search, ShowsThePathOfALargeTreeAndItsSiblings) {
    for (const Frame& frame : search_told(of("backtracking", 8))) {
        const auto& tree = panel_of<TreePanel>(frame);
        ASSERT_LE(tree.nodes.size(), 65u);
        std::map<int, int> children;
        for (const TreePanel::Node& node : tree.nodes) {
            ASSERT_TRUE(node.x > 0 && node.x < 1);
            ++children[node.parent];
            if (node.parent < 0)
                continue;
            const auto& parent = tree.nodes[static_cast<std::size_t>(node.parent)];
            ASSERT_EQ(node.depth, parent.depth + 1);
            ASSERT_TRUE(parent.state == TreePanel::State::path || node.parent == 0);
        }
        for (const auto& [parent, count] : children)
            ASSERT_EQ(count, parent < 0 ? 1 : 8) << "every square of the row is tried, refused or to come";
    }
}

TEST(Search, ShowsOfATreeOnlyWhatItKnows) {
    for (const std::string_view solver : {"forward-checking-mrv", "dancing-links"}) {
        StoryOptions options = of(solver, 7);
        options.panels = {PanelKind::tree};
        for (const Frame& frame : search_told(options))
            for (const TreePanel::Node& node : panel_of<TreePanel>(frame).nodes)
                ASSERT_NE(node.state, TreePanel::State::open);
    }
}

TEST(Search, ShowsCandidatesOfRowsAndWipeOuts) {
    const auto frames = search_told(of("forward-checking", 4));
    EXPECT_EQ(frames[1].caption, "Place a queen on row 1, column 1");
    EXPECT_EQ(letters_of(frames[1].board), "Q...\nffff\nffff\nffff\n");
    EXPECT_EQ(frames[2].caption, "It rules out 6 squares of other rows");
    EXPECT_EQ(letters_of(frames[2].board), "Q...\nssff\nsfsf\nsffs\n");
    const Frame& dead_end = first_with(frames, "dead end");
    EXPECT_EQ(dead_end.caption, "2 queens leave row 3 without a candidate: a dead end");
    EXPECT_EQ(letters_of(dead_end.board), "Q...\n..Q.\nwwww\nsfss\n");
    EXPECT_TRUE(counters_of(frames.back()).contains("dead ends"));
}

TEST(Search, CountsTheQueensThatAttackEachSquareOfARowToBeMended) {
    const auto frames = search_told(of("min-conflicts", 8));
    const auto moved = std::ranges::find_if(frames, [](const Frame& frame) {
        return frame.caption.find(" has the fewest attackers, ") != std::string::npos;
    });
    ASSERT_NE(moved, frames.end());
    int numbers = 0;
    for (const Cell& cell : moved->board.cells)
        numbers += cell.number >= 0 ? 1 : 0;
    EXPECT_EQ(numbers, 7) << "every square of the row but the one she left";
    const Frame& tested = first_with(frames, "attack it");
    EXPECT_THAT(tested.caption, testing::StartsWith("Row "));
    EXPECT_EQ(frames.back().caption, "A solution: no two queens attack each other");
    const auto& curve = panel_of<ChartPanel>(frames.back());
    EXPECT_EQ(curve.filled, 1);
    EXPECT_EQ(curve.now, "0");
    EXPECT_EQ(*std::ranges::max_element(curve.values), curve.max);
    EXPECT_EQ(counters_of(frames.back()).at("attacking pairs"), "0");
}

TEST(Search, ShowsTheFittestBoardOfEachGeneration) {
    const auto frames = search_told(of("genetic", 8));
    EXPECT_THAT(frames.front().caption, HasSubstr("Generation 0: the best board has "));
    const auto& last = panel_of<BoardsPanel>(frames.back()).boards;
    EXPECT_THAT(last.front().notes, ElementsAre("0 pairs: fitness 1.00"));
    EXPECT_EQ(queens_of(last.front().board), queens_of(frames.back().board));
    EXPECT_EQ(counters_of(frames.back()).at("best fitness"), "1.00");
}

TEST(Search, LeavesOutDetailsWhereItHurries) {
    std::uint64_t hurried = 0;
    for (const Frame& frame : search_told(of("backtracking", 8), lasting(60s))) {
        if (!frame.hurried)
            continue;
        ++hurried;
        EXPECT_TRUE(frame.board.lines.empty());
        for (const Cell& cell : frame.board.cells)
            EXPECT_TRUE(cell.mark == Mark::none || cell.mark == Mark::solved);
        EXPECT_EQ(panel_of<CodePanel>(frame).active, -1);
    }
    EXPECT_GT(hurried, 100u);
}

TEST(Search, EndsWithTheLastSolutionWanted) {
    StoryOptions options = of("backtracking", 8);
    options.to_first_solution = true;
    auto frames = search_told(options);
    EXPECT_EQ(frames.back().caption, "Solution 1 of 92");
    EXPECT_EQ(counters_of(frames.back()).at("tests"), "876");
    EXPECT_EQ(frames.back().chapter, "Solution 1 of 92");
    options.to_first_solution = false;
    options.last = 3;
    frames = search_told(options);
    EXPECT_EQ(frames.back().caption, "Solution 3 of 92");
}

TEST(Search, FollowsATrace) {
    StoryOptions options = of("backtracking", 5);
    const auto own = search_told(options);
    options.events = [] { return find_solver("backtracking")->search(5, {.detail = Detail::steps}); };
    EXPECT_EQ(search_told(options), own);
}

// Once to measure it, which checks it to its end and learns its nature, and once to tell it.
TEST(Search, ReadsATraceAtMostTwice) {
    for (const std::string_view story : {"search", "occupancy"})
        for (const std::string_view name : {"backtracking", "student"})
            for (const Pace& pace : {Pace(), lasting(60s)}) {
                Solver solver = *find_solver("backtracking");
                solver.name = name;
                StoryOptions options{.solver = &solver, .n = 6, .to_first_solution = true};
                int readings = 0;
                int ends = 0;
                options.events = [&] {
                    ++readings;
                    return [](int* told) -> Generator<SearchEvent> {
                        for (const SearchEvent& event :
                             find_solver("backtracking")->search(6, {.detail = Detail::steps}))
                            co_yield event;
                        ++*told;
                    }(&ends);
                };
                EXPECT_FALSE(tale(story, options, pace).empty());
                EXPECT_EQ(readings, 2) << story << ", " << name;
                EXPECT_EQ(ends, 1) << "what follows the first solution is checked as well";
            }
}

// A student's program has only its events: neither a search to run nor pseudocode.
TEST(Search, FindsOutHowAnUnknownSolverSearches) {
    const auto frames_of = [](std::string_view name) {
        Solver student = *find_solver("constructive");
        student.name = "student";
        student.pseudocode = {};
        student.keeps = Keeps::nothing;
        StoryOptions options{.solver = &student, .n = 6};
        options.events = [=] { return find_solver(name)->search(6, {.detail = Detail::steps}); };
        EXPECT_EQ(refusal("search", options), "");
        return search_told(options);
    };
    const auto last_panel = [&](const char* name) { return kind_of(frames_of(name).front().panels.back()); };
    const auto tree = frames_of("tables");
    EXPECT_EQ(tree[0].panels.size(), 2u) << "counters and tree";
    EXPECT_EQ(tree.back().caption, "All possibilities tried: 4 solutions");
    EXPECT_EQ(first_with(tree, "Solution").caption, "Solution 1 of 4");
    EXPECT_EQ(last_panel("forward-checking"), PanelKind::tree);
    EXPECT_EQ(last_panel("min-conflicts"), PanelKind::chart);
    EXPECT_EQ(last_panel("genetic"), PanelKind::boards);
    EXPECT_EQ(last_panel("constructive"), PanelKind::counters);
}

TEST(Search, LightsNoLineThatIsNotThere) {
    StoryOptions options = of("backtracking", 5);
    options.events = []() -> Generator<SearchEvent> {
        const std::vector<int> columns{1};
        co_yield SearchEvent{
            .kind = SearchEvent::Kind::placed, .square = {0, 1}, .columns = columns, .line = 99};
    };
    const auto frames = search_told(options);
    ASSERT_EQ(frames.size(), 1u);
    EXPECT_EQ(panel_of<CodePanel>(frames[0]).active, -1);
}

TEST(Search, ShowsThePanelsAskedForInTheirOrder) {
    StoryOptions options = of("backtracking", 6);
    options.panels = {PanelKind::tree, PanelKind::code};
    const Scene scene = scene_of("search", options);
    ASSERT_EQ(scene.panels.size(), 2u);
    EXPECT_EQ(scene.panels[0].kind, PanelKind::tree);
    EXPECT_EQ(scene.panels[1].kind, PanelKind::code);
    options.panels = std::vector<PanelKind>{};
    EXPECT_TRUE(scene_of("search", options).is_plain());
}

TEST(Search, RefusesWhatItCannotTell) {
    const auto too_large = error_of("search", of("min-conflicts", 41));
    ASSERT_TRUE(too_large);
    EXPECT_EQ(too_large->option, StoryOption::size);
    EXPECT_STREQ(too_large->what(), "41 is too large to follow a search on its board");
    EXPECT_EQ(too_large->range->max, 40);
    EXPECT_EQ(too_large->story, "solutions");
    StoryOptions options = of("min-conflicts", 8);
    options.panels = {PanelKind::code, PanelKind::tree};
    const auto unsuitable = error_of("search", options);
    ASSERT_TRUE(unsuitable);
    EXPECT_EQ(unsuitable->option, StoryOption::panels);
    EXPECT_STREQ(unsuitable->what(), "a tree panel has nothing to show of a search by min-conflicts");
    EXPECT_THAT(unsuitable->panels, ElementsAre(PanelKind::code, PanelKind::counters, PanelKind::chart,
                                                PanelKind::map, PanelKind::legend));
    options = of("backtracking", 8);
    options.panels = {PanelKind::chart};
    EXPECT_THAT(error_of("search", options)->panels,
                ElementsAre(PanelKind::code, PanelKind::stack, PanelKind::counters, PanelKind::tree,
                            PanelKind::map, PanelKind::legend));
    options = of("backtracking", 8);
    options.first = 2;
    EXPECT_EQ(error_of("search", options)->option, StoryOption::first);
    options = of("backtracking", 8);
    options.unique = true;
    EXPECT_EQ(error_of("search", options)->option, StoryOption::unique);
}

// The end card has the tree as the panel last showed it, if that was whole.
TEST(Search, EndsWithTheWholeTree) {
    for (const char* solver : {"backtracking", "bitmask", "dancing-links", "forward-checking-mrv"}) {
        StoryOptions options = of(solver, 5);
        options.cards.end = true;
        options.panels = {PanelKind::tree};
        const auto frames = search_told(options);
        const Card& card = *frames.back().card();
        ASSERT_TRUE(card.tree) << solver;
        const auto& panels = frames[frames.size() - 2].panels;
        EXPECT_NE(std::ranges::find(panels, Panel(card.tree->panel)), panels.end()) << solver;
        const auto solved = std::ranges::count_if(card.tree->panel.nodes, [](const TreePanel::Node& node) {
            return node.state == TreePanel::State::solved && node.depth == 5;
        });
        EXPECT_EQ(solved, 10) << solver;
    }
    for (const char* solver : {"backtracking", "min-conflicts"}) {
        StoryOptions options = of(solver, std::string_view(solver) == "backtracking" ? 8 : 5);
        options.cards.end = true;
        options.last = 1;
        EXPECT_FALSE(search_told(options).back().card()->tree) << solver;
    }
}

TEST(Search, SaysNothingOnPicturesWithoutCaptions) {
    StoryOptions options = of("backtracking", 4);
    options.captions = false;
    for (const Frame& frame : search_told(options)) {
        EXPECT_EQ(frame.caption, "");
        EXPECT_NE(frame.description(), "");
    }
}

}  // namespace
}  // namespace queenreel
