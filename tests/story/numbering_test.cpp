// One numbering per film: every name of a row or column is the one at the board's edge.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <regex>
#include <string>
#include <tuple>
#include <variant>
#include <vector>

#include "extent.h"
#include "queenreel/solvers/population.h"
#include "tales.h"

namespace queenreel {
namespace {

std::vector<int> numbered_sizes() {
    return by_extent<std::vector<int>>({1, 4, 5}, {1, 4, 5, 6, 8});
}

using testing::HasSubstr;

/// The rows, columns and squares that a text names, each from 0, read back by the labels at the edge.
struct Named {
    std::vector<int> rows{};
    std::vector<int> columns{};
    std::vector<Square> squares{};
};

class EdgeReader {
  public:
    explicit EdgeReader(const Scene& scene) : rows_(scene.row_labels), columns_(scene.column_labels) {}

    int row(const std::string& label) const { return index(rows_, label); }
    int column(const std::string& label) const { return index(columns_, label); }

    Named read(const std::string& text) const {
        static const std::regex name(
            "([Rr]ow|[Rr]ank) ([0-9]+)|column ([0-9]+)|\\b([a-z]+)-file|\\b([a-z]{1,2})([0-9]+)\\b");
        Named named;
        for (std::sregex_iterator at(text.begin(), text.end(), name), end; at != end; ++at) {
            const std::smatch& match = *at;
            if (match[2].matched)
                named.rows.push_back(row(match[2]));
            else if (match[3].matched)
                named.columns.push_back(column(match[3]));
            else if (match[4].matched)
                named.columns.push_back(column(match[4]));
            else
                named.squares.push_back({row(match[6]), column(match[5])});
        }
        // "row 3, column 4" is also a square.
        if (named.squares.empty())
            for (std::size_t i = 0; i < std::min(named.rows.size(), named.columns.size()); ++i)
                named.squares.push_back({named.rows[i], named.columns[i]});
        return named;
    }

  private:
    static int index(const std::vector<std::string>& labels, const std::string& label) {
        const auto found = std::ranges::find(labels, label);
        EXPECT_NE(found, labels.end()) << "'" << label << "' is not at the edge";
        return static_cast<int>(found - labels.begin());
    }

    std::vector<std::string> rows_;
    std::vector<std::string> columns_;
};

/// The rows that an event's caption may name, `left` being the row of the queen last taken back, or the one
/// wiped out after that.
std::vector<int> rows_of(const SearchEvent& event, int left) {
    if (event.kind == SearchEvent::Kind::rejected)
        return {event.square.row, event.attacker.row};
    if (event.kind == SearchEvent::Kind::removed)
        return {event.square.row, left};
    if (event.kind == SearchEvent::Kind::bred)
        return {event.child->cut, event.child->mutated_row, event.child->cut == 1 ? 0 : event.child->cut};
    return {event.square.row};
}

void expect_names(const Named& named, const SearchEvent& event, int left) {
    for (const int row : named.rows)
        EXPECT_THAT(rows_of(event, left), testing::Contains(row));
    const bool has_square = event.kind <= SearchEvent::Kind::placed;
    if (has_square && !named.squares.empty())
        EXPECT_EQ(named.squares.front(), event.square);
    if (event.kind == SearchEvent::Kind::rejected && named.squares.size() > 1)
        EXPECT_EQ(named.squares.back(), event.attacker);
    if (event.kind == SearchEvent::Kind::rejected && !named.rows.empty())
        EXPECT_EQ(named.rows.back(), event.attacker.row);
    if (event.kind == SearchEvent::Kind::removed && !named.rows.empty())
        EXPECT_TRUE(named.rows.back() == event.square.row ||
                    (!named.squares.empty() && named.squares.back() == event.square) ||
                    (event.choice.column >= 0 && !named.columns.empty() &&
                     named.columns.back() == event.choice.column));
}

/// In a description, which ends with all placed queens.
void expect_queens(const std::string& description, const EdgeReader& edge, const Board& board) {
    const std::size_t sentence = description.find_last_of(".?", description.size() - 2);
    const Named named = edge.read(description.substr(sentence + 1));
    ASSERT_EQ(named.squares.size(), board.queens().size()) << description;
    EXPECT_TRUE(std::ranges::equal(named.squares, board.queens())) << description;
}

/// The number in "search(3…".
std::string argument(const std::string& call) {
    const std::size_t open = call.find('(');
    return call.substr(open + 1, call.find_first_of("),", open) - open - 1);
}

/// Returns true if "row > n", "row = n" or "rank = 0" holds for a row.
bool holds(const std::string& condition, const std::string& row, int n) {
    if (condition.find("row > n") != std::string::npos)
        return std::stoi(row) > n;
    if (condition.find("row <= n") != std::string::npos)
        return std::stoi(row) > n;  // else
    if (condition.find("rank = 0") != std::string::npos || condition.find("rank > 0") != std::string::npos)
        return std::stoi(row) == 0;
    return std::stoi(row) == n;
}

void expect_calls(const Frame& frame, const EdgeReader& edge, const SearchEvent& event, int n) {
    const StackPanel* stack = nullptr;
    const CodePanel* code = nullptr;
    for (const Panel& panel : frame.panels) {
        if (const auto* found = std::get_if<StackPanel>(&panel))
            stack = found;
        if (const auto* found = std::get_if<CodePanel>(&panel))
            code = found;
    }
    if (!stack || !code)
        return;
    const bool by_rows = code->lines.front().find("(row") != std::string::npos ||
                         code->lines.front().find("(rank") != std::string::npos;
    if (by_rows)
        EXPECT_EQ(edge.row(argument(code->lines.back())), 0) << "the code begins with the first row";
    for (std::size_t depth = 0; depth < stack->calls.size(); ++depth) {
        const std::string& call = stack->calls[depth];
        const bool has_queen = call.find("queen") != std::string::npos;
        if (by_rows) {
            const bool is_past = static_cast<int>(depth) == n;
            EXPECT_EQ(holds(code->lines[1], argument(call), n), is_past) << call << ", " << code->lines[1];
            if (!is_past)
                EXPECT_EQ(edge.row(argument(call)), static_cast<int>(depth)) << call;
        }
        if (!has_queen)
            continue;
        const Named named = edge.read(call);
        if (named.squares.empty()) {
            ASSERT_EQ(named.columns.size(), 1u) << call;
            EXPECT_EQ(named.columns[0], event.columns[depth]) << call;
        } else {
            ASSERT_EQ(named.squares.size(), 1u) << call;
            const Square square = named.squares[0];
            EXPECT_EQ(event.columns[static_cast<std::size_t>(square.row)], square.column) << call;
        }
    }
}

class EveryNumbering : public testing::TestWithParam<NumberingRow> {};

IN_BOTH_EXTENTS(EveryNumbering, testing::ValuesIn(numberings()), testing::ValuesIn(numberings()),
                [](const auto& row) { return "Counts" + std::string(row.param.name); });

TEST_P(EveryNumbering, NamesEachRowAndColumnAsTheEdgeDoes) {
    for (const std::string_view story : {"search", "occupancy", "walkthrough"})
        for (const Solver& solver : solvers())
            for (const int n : numbered_sizes()) {
                StoryOptions options{.solver = &solver, .n = n, .numbering = GetParam().numbering};
                options.to_first_solution = n == 8;
                if (n > solver.max_n || (solver.name == "brute" && n > 4) || !refusal(story, options).empty())
                    continue;
                SCOPED_TRACE(std::string(story) + " of " + std::string(solver.name) + ", " +
                             std::to_string(n));
                const Scene scene = scene_of(story, options);
                ASSERT_EQ(std::ssize(scene.row_labels), n);
                ASSERT_EQ(std::ssize(scene.column_labels), n);
                const EdgeReader edge(scene);
                const auto frames = tale(story, options);
                auto frame = frames.begin();
                std::uint64_t told = 0;  // the last event
                std::uint64_t events = 0;
                Board before(n);
                int left = -1;
                for (const SearchEvent& event :
                     solver.search(n, {.detail = Detail::steps, .seed = options.seed})) {
                    if (story == "walkthrough" && frame->event == 0)
                        ++frame;  // the empty board
                    for (; story != "walkthrough" && frame != frames.end() && frame->event == told; ++frame)
                        if (solver.profile.approach != Approach::evolutionary)
                            expect_queens(frame->description(), edge,
                                          before);  // of what is between two events
                    if (frame == frames.end())
                        break;
                    if (story != "walkthrough" && frame->event > ++events)
                        continue;  // the last event of a swap stands for all
                    told = frame->event;
                    before = board_of(n, event.columns);
                    SCOPED_TRACE(frame->caption);
                    expect_names(edge.read(frame->caption), event, left);
                    if (event.kind == SearchEvent::Kind::removed ||
                        event.kind == SearchEvent::Kind::wiped_out)
                        left = event.square.row;
                    if (story != "walkthrough")
                        expect_queens(frame->description(), edge,
                                      board_of(n, event.child ? event.child->columns : event.columns));
                    expect_calls(*frame, edge, event, n);
                    ++frame;
                    if (HasFailure() || frame == frames.end())
                        break;
                }
                ASSERT_FALSE(HasFailure());
            }
}

TEST(Numbering, IsFromOneUnlessAskedOtherwise) {
    for (const std::string_view story : {"search", "occupancy", "walkthrough"}) {
        StoryOptions options = default_options(story, 4);
        const auto frames = tale(story, options);
        options.numbering = Numbering::from_one;
        EXPECT_EQ(tale(story, options), frames) << story;
        EXPECT_EQ(scene_of(story, options).row_labels.front(), "1");
    }
}

TEST(Numbering, MakesThemSquaresOfChess) {
    StoryOptions options = default_options("search", 6);
    options.numbering = Numbering::chess;
    const auto frames = tale("search", options);
    EXPECT_EQ(frames[0].caption, "Is a6 safe?");
    EXPECT_EQ(frames[3].caption, "a5: same file as the queen on a6");
    EXPECT_EQ(frames[5].caption, "b5: same diagonal as the queen on a6");
    const auto end = std::ranges::find_if(
        frames, [](const Frame& frame) { return frame.caption.find("dead end") != std::string::npos; });
    ASSERT_NE(end, frames.end());
    EXPECT_EQ(end->caption, "Every square of rank 1 is attacked: a dead end");
}

TEST(Numbering, IsThatOfTheTracksOfARace) {
    StoryOptions options = default_options("race", 6);
    for (const auto& [numbering, level, block] :
         {std::tuple{Numbering::from_one, "row 1", "1"}, std::tuple{Numbering::chess, "rank 6", "a"}}) {
        options.numbering = numbering;
        int tracks = 0;
        for (const Frame& frame : tale("race", options))
            for (const Panel& panel : frame.panels) {
                const auto* const track = std::get_if<MapPanel>(&panel);
                if (!track || track->levels.empty() || track->levels.items().front() == "queen 1")
                    continue;
                EXPECT_EQ(track->levels.items().front(), level);
                EXPECT_EQ(track->map->blocks.front().name, block);
                ++tracks;
            }
        EXPECT_GT(tracks, 0);
    }
}

TEST(Numbering, IsNotTakenByStoriesThatNameNoRows) {
    for (const Story& story : stories()) {
        StoryOptions options = default_options(story.name, 6);
        options.numbering = Numbering::from_zero;
        // Tracks of a race name rows, and stages of a funnel mention them.
        const bool names_rows = story.names_lines || story.name == "race" || story.name == "funnel";
        EXPECT_EQ(refusal(story.name, options).empty(), names_rows) << story.name;
        if (!names_rows)
            EXPECT_EQ(error_of(story.name, options)->option, StoryOption::numbering);
    }
}

/// All texts of a picture, except for rows of tables.
std::vector<std::string> texts_of(const Frame& frame) {
    std::vector<std::string> texts{frame.caption, frame.chapter, frame.title(), frame.talk,
                                   frame.description()};
    if (const auto& card = frame.card()) {
        texts.insert(texts.end(), {card->title, card->subtitle});
        for (const Card::Total& total : card->totals)
            texts.push_back(total.label);
    }
    for (const Panel& panel : frame.panels)
        if (const auto* const bars = std::get_if<BarsPanel>(&panel))
            for (const BarsPanel::Bar& bar : bars->bars)
                texts.push_back(bar.name);
    return texts;
}

// Law: if a film has ranks and files, none of its sentences says row or column, not even about boards in
// general.
TEST(Numbering, SaysRankAndFileAlsoInGeneral) {
    const std::regex other(R"(\b(rows?|columns?)\b)", std::regex::icase);
    for (const Story& story : stories())
        for (const Solver& solver : solvers()) {
            StoryOptions options = default_options(story.name, solver.name == "brute" ? 4 : 6);
            if (options.solver)
                options.solver = &solver;
            options.numbering = Numbering::chess;
            if (const auto& takes = story.takes; std::ranges::find(takes, StoryOption::cards) != takes.end())
                options.cards = {.title = true, .end = true};
            if (!refusal(story.name, options).empty())
                continue;
            SCOPED_TRACE(std::string(story.name) + " by " + std::string(solver.name));
            for (const Frame& frame : tale(story.name, options))
                for (const std::string& text : texts_of(frame))
                    ASSERT_FALSE(std::regex_search(text, other)) << text;
        }
}

TEST(Numbering, IsThatOfTheTablesAndOfTheBoardInLetters) {
    StoryOptions options = default_options("occupancy", 5);
    options.numbering = Numbering::chess;
    const Frame frame = tale("occupancy", options).at(0);
    const auto& tables = std::get<StatePanel>(frame.panels.at(0)).rows;
    EXPECT_EQ(tables.at(0).value, "ranks");
    EXPECT_EQ(tables.at(2).value, "files");
    options = default_options("walkthrough", 4);
    options.numbering = Numbering::chess;
    EXPECT_THAT(tale("walkthrough", options).at(1).description(),
                HasSubstr("Rank 4: Q X X X; rank 3: X X . .;"));
    options.numbering = Numbering::from_zero;
    EXPECT_THAT(tale("walkthrough", options).at(1).description(),
                HasSubstr("Row 0: Q X X X; row 1: X X . .;"));
}

}  // namespace
}  // namespace queenreel
