#include "queenreel/timing/transition.h"
#include "queenreel/base/table.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <optional>
#include <random>
#include <set>
#include <span>
#include <string>
#include <vector>

#include "board_text.h"
#include "queenreel/timing/motion_time.h"
#include "queenreel/timing/panel_motion.h"
#include "random_seed.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;

Frame frame_of(const std::string& text, microseconds duration = 1s) {
    Frame frame;
    frame.board.size = static_cast<int>(text.find('\n'));
    frame.board.cells.clear();
    for (const char c : text)
        if (c != '\n')
            frame.board.cells.push_back({.queen = c == 'Q', .mark = c == 'x' ? Mark::removed : Mark::none});
    frame.panels = {CodePanel{{text}, 0}};
    frame.hurried = duration.count() % 2 == 1;
    frame.duration = duration;
    frame.caption = text;
    frame.chapter = "chapter";
    return frame;
}

/// The empty rows of a board of n rows, except for one.
std::string with_rows_below(int n) {
    std::string rows;
    for (int row = 1; row < n; ++row)
        rows += std::string(n, '.') + '\n';
    return rows;
}

Generator<Frame> film_of(std::vector<Frame> frames) {
    for (const Frame& frame : frames)
        co_yield frame;
}

std::vector<Frame> moved(std::vector<Frame> frames, Transition transition) {
    std::vector<Frame> all;
    for (const Frame& frame : with_transitions(film_of(std::move(frames)), transition))
        all.push_back(frame);
    return all;
}

Frame random_frame(std::mt19937_64& random) {
    const std::size_t n = 2 + random() % 2;
    std::string text;
    for (std::size_t row = 0; row < n; ++row) {
        for (std::size_t column = 0; column < n; ++column)
            text += "..Qx"[random() % 4];
        text += '\n';
    }
    Frame frame = frame_of(text, microseconds{1 + random() % (random() % 4 == 0 ? 6'000'000 : 1'200'000)});
    for (Cell& cell : frame.board.cells) {
        if (cell.mark == Mark::none && random() % 2 == 0)
            cell.mark = static_cast<Mark>(random() % mark_count);
        if (random() % 4 == 0)
            cell.number = static_cast<std::int16_t>(random() % 10);
    }
    if (random() % 2 == 0)
        frame.board.lines = {{{0, 0, static_cast<int>(random() % n), static_cast<int>(random() % n)}}};
    frame.board.crossover_row = static_cast<int>(random() % n);
    frame.event = random() % 1000;
    return frame;
}

TEST(Transitions, NamesAreFound) {
    for (const TransitionRow& row : transitions())
        EXPECT_EQ(find_row(transitions(), row.name), &row);
}

bool is_told_of_empty_squares(Mark mark) {
    return mark == Mark::free || mark == Mark::attacked || mark == Mark::eliminated;
}

bool is_of_its_moment(Mark mark) {
    return mark == Mark::tested || mark == Mark::rejected || mark == Mark::wiped_out;
}

/// On the way from `left`, the board of `frame` has only marks and numbers that were there before.
void expect_no_effect_before_its_cause(const Frame& left, const Frame& frame) {
    EXPECT_EQ(frame.board.crossover_row, left.board.crossover_row);
    for (std::size_t i = 0; i < frame.board.cells.size(); ++i) {
        const Cell& cell = frame.board.cells[i];
        const Cell& was = left.board.cells[i];
        EXPECT_TRUE(cell.mark == was.mark || cell.mark == Mark::none) << i;
        EXPECT_TRUE(cell.number == was.number || cell.number == -1) << i;
        EXPECT_TRUE(was.queen || !cell.queen) << i;
        EXPECT_TRUE(cell == was || was.queen || was.mark == Mark::removed ||
                    is_told_of_empty_squares(was.mark) || is_of_its_moment(was.mark))
            << i << " stays as it is";
    }
}

/// Returns true if an in-between picture shows what the frame does once its queens are at rest.
bool has_arrived(const Frame& frame, const Frame& arriving) {
    for (std::size_t i = 0; i < frame.board.cells.size(); ++i) {
        const Cell& cell = frame.board.cells[i];
        const Cell& comes = arriving.board.cells[i];
        if (cell != comes && !(comes.mark == Mark::solved && cell.mark == Mark::none))
            return false;
    }
    return true;
}

/// Attack lines on the way to `arriving`: none, or its own, all shortened by the same ratio.
void expect_growing_lines(const std::vector<AttackLine>& lines, const Frame& arriving, double grown_before) {
    if (lines.empty())
        return;
    EXPECT_GT(lines.front().grown, grown_before);
    EXPECT_LT(lines.front().grown, 1);
    std::vector<AttackLine> whole = arriving.board.lines;
    for (AttackLine& line : whole)
        line.grown = lines.front().grown;
    EXPECT_EQ(lines, whole);
}

// Laws: the total stays; each given frame is there once, at most shorter, with its chapter; what comes
// between has all that is told of the arriving frame, and only marks that the previous one had; before queens
// move, they are where they were; opacities are sixteenths.
TEST(Transitions, KeepTheirLawsForRandomFilms) {
    std::mt19937_64 random(random_seed());
    for (int round = 0; round < 300; ++round) {
        std::vector<Frame> given(1 + random() % 8);
        std::ranges::generate(given, [&] { return random_frame(random); });
        for (const TransitionRow& row : transitions()) {
            const auto all = moved(given, row.transition);
            std::size_t arrived = 0;
            bool begins = true;    // the way to a frame
            microseconds left{0};  // of the arriving frame
            double grown = 0;      // its attack lines so far
            for (const Frame& frame : all) {
                ASSERT_LT(arrived, given.size());
                Frame expected = given[arrived];
                left += frame.duration;
                EXPECT_EQ(frame.event, expected.event);
                EXPECT_EQ(frame.caption, expected.caption);
                EXPECT_EQ(at_rest(frame.panels), expected.panels);
                if (!frame.in_between)
                    EXPECT_EQ(frame.panels, expected.panels);
                EXPECT_EQ(frame.hurried, expected.hurried);
                EXPECT_EQ(frame.chapter, frame.in_between ? "" : expected.chapter) << "it begins at rest";
                if (frame.in_between && has_arrived(frame, expected)) {
                    if (frame.board.lines != expected.board.lines)
                        expect_growing_lines(frame.board.lines, expected, grown);
                } else if (frame.in_between) {
                    const Frame& was = given.at(arrived - 1);
                    expect_no_effect_before_its_cause(was, frame);
                    if (begins || frame.board.moving_queens.empty())
                        EXPECT_TRUE(std::ranges::equal(frame.board.cells, was.board.cells, {}, &Cell::queen,
                                                       &Cell::queen));
                    expect_growing_lines(frame.board.lines, expected, grown);
                    if (!frame.board.lines.empty())
                        grown = frame.board.lines.front().grown;
                } else {
                    grown = 0;
                }
                begins = false;
                for (const MovingQueen& queen : frame.board.moving_queens) {
                    EXPECT_EQ(std::round(queen.opacity * 16), queen.opacity * 16);
                    EXPECT_GE(queen.row, 0);
                }
                if (frame.in_between)
                    continue;
                expected.duration = frame.duration;
                if (frame == expected) {
                    EXPECT_EQ(left, given[arrived].duration);
                    EXPECT_GE(2 * frame.duration, left);
                    left = 0us;
                    begins = true;
                    ++arrived;
                }
            }
            EXPECT_EQ(arrived, given.size());
            if (row.transition == Transition::cut)
                EXPECT_EQ(all, given);
        }
    }
}

// Laws: what leads in to a frame comes first, in its words and out of its time; then its queens move.
TEST(Transitions, BeginWithWhatLeadsIn) {
    const Frame before = frame_of("Q..\n...\n...\n");
    Frame after = frame_of("..Q\n...\n...\n");
    after.lead_ins = {{.board = before.board, .panels = {CodePanel{{"call", "back"}, 1}}, .duration = 300ms}};
    for (const TransitionRow& row : transitions()) {
        const auto all = moved({before, after}, row.transition);
        ASSERT_GE(all.size(), 3u);
        EXPECT_TRUE(all[1].in_between);
        EXPECT_EQ(all[1].caption, after.caption);
        EXPECT_EQ(all[1].chapter, "");
        EXPECT_EQ(all[1].panels, after.lead_ins[0].panels);
        EXPECT_EQ(all[1].board, before.board);
        EXPECT_EQ(all[1].duration, 300ms);
        microseconds rest{0};
        for (std::size_t i = 2; i < all.size(); ++i) {
            EXPECT_EQ(all[i].panels, after.panels);
            rest += all[i].duration;
        }
        EXPECT_EQ(rest, after.duration - 300ms);
        EXPECT_EQ(all.back().chapter, after.chapter);
        EXPECT_LE(after.duration - all.back().duration, max_motion_time(after));
    }
    after.lead_ins[0].caption = before.caption + " still";
    const auto all = moved({before, after}, Transition::cut);
    ASSERT_EQ(all.size(), 3u);
    EXPECT_EQ(all[1].caption, before.caption + " still");
    EXPECT_EQ(all[2].caption, after.caption);
}

TEST(Transitions, GlideAQueenAlongItsRow) {
    const auto all = moved({frame_of("Q..\n...\n...\n"), frame_of("..Q\n...\n...\n")}, Transition::glide);
    ASSERT_EQ(all.size(), 2u + 1 + 7);
    EXPECT_EQ(text_of(all[1].board), text_of(all[0].board)) << "it is told before she moves";
    EXPECT_EQ(all[1].duration, 120ms);
    double column = 0;
    for (std::size_t i = 2; i + 1 < all.size(); ++i) {
        EXPECT_EQ(text_of(all[i].board), "...\n...\n...\n");
        ASSERT_EQ(all[i].board.moving_queens.size(), 1u);
        const MovingQueen queen = all[i].board.moving_queens.front();
        EXPECT_EQ(queen.opacity, 1);
        EXPECT_EQ(queen.row, 0);
        EXPECT_GT(queen.column, column);
        EXPECT_LT(queen.column - column, 1) << "no square is jumped over";
        column = queen.column;
        EXPECT_EQ(all[i].duration, default_transition_step);
        EXPECT_EQ(all[i].chapter, "");
    }
    EXPECT_LT(column, 2);
    EXPECT_EQ(text_of(all.back().board), "..Q\n...\n...\n");
    EXPECT_EQ(all.back().duration, 1s - 120ms - 280ms);
    EXPECT_EQ(all.back().chapter, "chapter") << "it begins at rest";
}

Frame trying(const std::string& text, std::optional<TriedQueen> tried) {
    Frame frame = frame_of(text);
    frame.board.tried = tried;
    return frame;
}

// A queen that is tried walks pale along its row, is placed from where it was tried, and fades when its row
// is left.
TEST(Transitions, ATriedQueenWalksAlongItsRow) {
    const std::string empty = "...\n...\n...\n";
    const auto way = [&](const Frame& before, const Frame& after) {
        const auto all = flights(before, after, Transition::glide);
        return all.size() == 1 ? all.front() : Flight{};
    };
    const auto pale = [](int row, int column, double opacity = tried_opacity) {
        return MovingQueen{static_cast<double>(row), static_cast<double>(column), opacity};
    };
    EXPECT_EQ(way(trying(empty, {}), trying(empty, TriedQueen{1, 0})), (Flight{pale(1, 0, 0), pale(1, 0)}));
    EXPECT_EQ(way(trying(empty, TriedQueen{1, 0}), trying(empty, TriedQueen{1, 2})),
              (Flight{pale(1, 0), pale(1, 2)}));
    EXPECT_EQ(way(trying(empty, TriedQueen{1, 2}), trying("...\n..Q\n...\n", {})),
              (Flight{pale(1, 2), pale(1, 2, 1)}));
    EXPECT_EQ(way(trying(empty, TriedQueen{1, 1}), trying(empty, {})), (Flight{pale(1, 1), pale(1, 1, 0)}));
    EXPECT_EQ(way(trying(empty, TriedQueen{1, 2}), trying(empty, {})), (Flight{pale(1, 2), pale(1, 3, 0)}))
        << "after the last column she walks off";
    EXPECT_EQ(way(trying(empty, TriedQueen{1, 2}), trying(empty, TriedQueen{1, 2})), Flight{}) << "she stays";
    const auto leaves =
        flights(trying(empty, TriedQueen{1, 2}), trying(empty, TriedQueen{0, 1}), Transition::glide);
    EXPECT_EQ(leaves.size(), 2U) << "she does not go to another row";
    for (const Frame& frame :
         moved({trying(empty, TriedQueen{1, 0}), trying(empty, TriedQueen{1, 1})}, Transition::glide))
        EXPECT_NE(frame.board.tried.has_value(), !frame.board.moving_queens.empty()) << "she is seen once";
}

// While a question is open, its rings run down from whole to nothing; the frame itself comes last, and what
// follows has none.
TEST(Transitions, TheTimeToThinkRunsDown) {
    Frame asks = frame_of("Q..\n...\n...\n");
    asks.board.asked = AskedRow{.row = 1};
    const auto all =
        moved({frame_of("Q..\n...\n...\n"), asks, frame_of("Q..\n..Q\n...\n")}, Transition::glide);
    std::vector<double> left;
    std::chrono::microseconds asked{0};
    for (const Frame& frame : all)
        if (frame.board.asked) {
            left.push_back(frame.board.asked->left);
            asked += frame.duration;
        }
    ASSERT_EQ(left.size(), 10U);
    EXPECT_EQ(left.front(), 1);
    EXPECT_EQ(left.back(), 0);
    EXPECT_TRUE(std::ranges::is_sorted(left, std::greater()));
    EXPECT_EQ(asked, asks.duration);
    EXPECT_FALSE(all.back().board.asked);
}

// Law: a queen that was taken back is the one tried next in its row.
TEST(Transitions, AQueenTakenBackGoesOnAlongItsRow) {
    const std::string taken = "...\nx..\n...\n";
    const Frame before = frame_of(taken);
    const auto to_tried = flights(before, trying("...\n...\n...\n", TriedQueen{1, 1}), Transition::glide);
    EXPECT_THAT(to_tried, testing::ElementsAre(Flight{{1, 0, tried_opacity}, {1, 1, tried_opacity}}));
    const auto elsewhere = flights(before, trying(taken, TriedQueen{0, 1}), Transition::glide);
    EXPECT_THAT(elsewhere, testing::ElementsAre(Flight{{0, 1, 0}, {0, 1, tried_opacity}})) << "not its row";
    for (const Flight& flight : flights(before, frame_of("...\n..Q\n...\n"), Transition::fade))
        EXPECT_EQ(flight.from.column, flight.to.column);
}

// Law: a refused queen shakes where it is tried once lines have grown, and comes to rest there.
TEST(Transitions, ARefusedQueenShakes) {
    Frame before = trying("Q..\n...\n...\n", TriedQueen{1, 1});
    Frame after = before;
    after.duration = 3s;
    cell_at(after.board, 1, 1).mark = Mark::rejected;
    after.board.lines = {{{0, 0, 1, 1}}};
    double farthest = 0;
    microseconds shakes{0};
    for (const Frame& frame : moved({before, after}, Transition::glide)) {
        if (cell_at(frame.board, 1, 1).mark != Mark::rejected || frame.board.moving_queens.empty())
            continue;
        ASSERT_EQ(frame.board.moving_queens.size(), 1U);
        EXPECT_EQ(frame.board.lines, after.board.lines);
        EXPECT_EQ(frame.board.moving_queens.front().row, 1);
        EXPECT_EQ(frame.board.moving_queens.front().opacity, tried_opacity);
        farthest = std::max(farthest, std::abs(frame.board.moving_queens.front().column - 1));
        shakes += frame.duration;
    }
    EXPECT_GT(farthest, 0.02);
    EXPECT_LT(farthest, 0.1);
    EXPECT_NEAR(static_cast<double>(shakes.count()), 250'000, 60'000);
    after.duration = 700ms;
    for (const Frame& frame : moved({before, after}, Transition::glide))
        EXPECT_TRUE(frame.board.moving_queens.empty()) << "there is no time";
}

// Law: rows of a solution light up in turn, from the first.
TEST(Transitions, ASolutionIsLitRowByRow) {
    const Frame before = frame_of(".Q..\n...Q\nQ...\n..Q.\n");
    Frame after = before;
    after.duration = 3s;
    for (Cell& cell : after.board.cells)
        cell.mark = cell.queen ? Mark::solved : Mark::none;
    std::size_t lit = 0;
    std::set<std::size_t> counts;
    for (const Frame& frame : moved({before, after}, Transition::glide)) {
        const auto now =
            static_cast<std::size_t>(std::ranges::count(frame.board.cells, Mark::solved, &Cell::mark));
        EXPECT_GE(now, lit);
        lit = now;
        counts.insert(now);
        EXPECT_EQ(std::ranges::count_if(frame.board.cells, &Cell::queen), 4) << "none is lost";
        for (int row = 0; row < static_cast<int>(now) && frame.in_between; ++row)
            EXPECT_TRUE(std::ranges::any_of(std::span(frame.board.cells).subspan(4 * row, 4),
                                            [](const Cell& cell) { return cell.mark == Mark::solved; }));
    }
    EXPECT_EQ(counts, (std::set<std::size_t>{0, 1, 2, 3, 4}));
}

TEST(Transitions, ShowTheEffectsOfAQueenOnceItStands) {
    Frame before = frame_of("Q..\nQ..\n...\n");
    before.board.cells[0] = {.queen = true, .mark = Mark::conflict, .number = 1};
    before.board.cells[2].mark = Mark::tested;
    before.board.cells[8].mark = Mark::free;
    before.board.lines = {{{0, 0, 1, 0}}};
    Frame after = frame_of("..Q\nQ..\n...\n");
    after.board.cells[2].mark = Mark::solved;
    after.board.cells[3].mark = Mark::conflict;
    after.board.cells[4] = {.mark = Mark::attacked, .number = 2};
    after.board.lines = {{{1, 0, 1, 2}}};
    const auto all = moved({before, after}, Transition::glide);
    ASSERT_GT(all.size(), 2u);
    EXPECT_EQ(all[1].board.cells, before.board.cells);
    for (std::size_t i = 1; i + 1 < all.size(); ++i) {
        const BoardPanel& board = all[i].board;
        if (i > 1)
            EXPECT_EQ(board.cells[0], Cell{}) << "what was hers left with her";
        EXPECT_EQ(board.cells[2].mark, Mark::tested) << "of the square she comes to";
        EXPECT_EQ(board.cells[3].mark, Mark::none);
        EXPECT_EQ(board.cells[4], Cell{});
        EXPECT_EQ(board.cells[8].mark, Mark::free);
        expect_growing_lines(board.lines, after, 0);
        EXPECT_EQ(all[i].panels, after.panels);
        EXPECT_EQ(all[i].hurried, after.hurried);
        EXPECT_EQ(all[i].caption, after.caption);
    }
    EXPECT_EQ(all.back().board, after.board);
    EXPECT_EQ(all.back().panels, after.panels);
}

TEST(Transitions, LetAQueenStandInForAnEmptySquare) {
    for (const Mark mark : {Mark::free, Mark::attacked, Mark::eliminated, Mark::rejected, Mark::tested}) {
        Frame before = frame_of("..\n..\n");
        before.board.cells[3].mark = mark;
        const auto all = moved({before, frame_of("..\n.Q\n")}, Transition::glide);
        ASSERT_GT(all.size(), 3u);
        EXPECT_EQ(all[2].board.cells[3].mark, is_told_of_empty_squares(mark) ? Mark::none : mark);
    }
}

TEST(Transitions, TakeLongerWhereFramesAreHeldLonger) {
    const auto time = [](const std::string& from, const std::string& to, microseconds hold) {
        const auto all = moved({frame_of(from), frame_of(to, hold)}, Transition::glide);
        return hold - all.back().duration;
    };
    const auto far = [&](microseconds hold) {
        return time("Q...\n....\n....\n....\n", "...Q\n....\n....\n....\n", hold);
    };
    const auto near = [&](microseconds hold) {
        return time("....\n....\n....\n....\n", "...Q\n....\n....\n....\n", hold);
    };
    EXPECT_EQ(near(400ms), 40ms + 120ms);
    EXPECT_EQ(near(1s), 120ms + 280ms);
    EXPECT_EQ(near(2s), 200ms + 480ms);
    EXPECT_EQ(near(9s), 200ms + 480ms);
    EXPECT_EQ(far(1s), 120ms + 280ms);
    EXPECT_EQ(far(9s), 200ms + 280ms) << "slower crowns flash on the squares they pass";
}

// Points of large crowns flash if each picture of sixty a second shows them a little farther on.
TEST(Transitions, ShowLargeCrownsAtFewerPlacesWherePicturesFollowFast) {
    for (const int n : {2, 4, 6, 7, 8}) {
        const std::string rest = with_rows_below(n);
        const std::string left = "Q" + std::string(n - 1, '.') + '\n' + rest;
        const std::string right = std::string(n - 1, '.') + "Q\n" + rest;
        for (const auto& [step, large] : {std::pair{8'333us, 41'665us},
                                          {16'667us, 50'001us},
                                          {20'000us, 40'000us},
                                          {33'333us, 33'333us},
                                          {40'000us, 40'000us}}) {
            microseconds total{0};
            for (const Frame& frame :
                 with_transitions(film_of({frame_of(left), frame_of(right)}), Transition::glide, step)) {
                total += frame.duration;
                if (!frame.board.moving_queens.empty())
                    EXPECT_EQ(frame.duration, n <= 6 ? large : step) << n;
            }
            EXPECT_EQ(total, 2s);
        }
    }
}

TEST(Transitions, GlideAsTheFrameSays) {
    Frame turned = frame_of(".Q\nQ.\n");
    turned.moves = {{0, 0, 0, 1}, {1, 1, 1, 0}};
    Frame before = frame_of("Q.\n.Q\n");
    auto all = moved({before, turned}, Transition::glide);
    EXPECT_EQ(all.at(2).board.moving_queens.size(), 2u);

    turned.moves = {{0, 0, 1, 0}, {1, 1, 0, 1}};
    all = moved({before, turned}, Transition::glide);
    ASSERT_EQ(all.at(4).board.moving_queens.size(), 2u);
    EXPECT_EQ(all[4].board.moving_queens[0].column, 0);
    EXPECT_EQ(all[4].board.moving_queens[1].column, 1);
    EXPECT_GT(all[4].board.moving_queens[0].row, 0);
}

// Law: the board turns about its middle as one body with all its queens, drawn back so that its corners stay
// in its place; the arc grows with it.
TEST(Transitions, TurnTheBoardAboutItsMiddle) {
    const Frame before = frame_of("Q...\n...Q\n....\n.Q..\n");
    Frame after = frame_of("...Q\nQ...\n....\n..Q.\n", 2s);
    after.moves = {{0, 0, 0, 3}, {1, 3, 3, 2}, {3, 1, 1, 0}};
    after.movement = {.path = Movement::Path::turn, .angle = 90, .duration = 1s};
    after.board.turned = 90;
    const auto all = moved({before, after}, Transition::glide);
    ASSERT_EQ(all.size(), 2u + 25);
    const auto from_middle = [](double row, double column) { return std::hypot(row - 1.5, column - 1.5); };
    double turned = 0;
    for (std::size_t i = 1; i + 1 < all.size(); ++i) {
        const BoardPanel& board = all[i].board;
        ASSERT_EQ(board.moving_queens.size(), 3u);
        const auto scale_of = [&](std::size_t k) {
            const MovingQueen& queen = board.moving_queens[k];
            return from_middle(queen.row, queen.column) /
                   from_middle(after.moves[k].from_row, after.moves[k].from_column);
        };
        const double scale = scale_of(0);
        EXPECT_LE(scale, 1 + 1e-9);
        double farthest = 0;
        for (std::size_t k = 0; k < 3; ++k) {
            const MovingQueen& queen = board.moving_queens[k];
            EXPECT_NEAR(scale_of(k), scale, 1e-9);
            farthest = std::max({farthest, std::abs(queen.row - 1.5), std::abs(queen.column - 1.5)});
            EXPECT_EQ(queen.opacity, 1);
            EXPECT_GE(std::min(queen.row, queen.column), -1e-9);
            EXPECT_LE(std::max(queen.row, queen.column), 3 + 1e-9);
        }
        EXPECT_LE(farthest, 1.5 + 1e-9);
        EXPECT_GE(scale, std::numbers::sqrt2 / 2 - 1e-9);
        ASSERT_TRUE(board.pose);
        EXPECT_NEAR(std::hypot(board.pose->map[0], board.pose->map[1]), scale, 1e-9);
        EXPECT_GE(board.turned, turned);
        turned = board.turned;
    }
    const MovingQueen corner = all[13].board.moving_queens.front();
    EXPECT_NEAR(corner.row, 0, 0.01) << "half-way, in the middle of the upper edge";
    EXPECT_NEAR(corner.column, 1.5, 0.12);
    EXPECT_LE(turned, 90);
    EXPECT_FALSE(all.back().board.pose);
    EXPECT_EQ(all.back().board.turned, 90);
    EXPECT_EQ(all.back().duration, 1s);
}

TEST(Transitions, FadeWhereAMovementOfItsOwnWouldLeaveNoRest) {
    Frame after = frame_of(".Q..\n....\n....\n....\n");
    after.moves = {{3, 0, 0, 1}};
    after.movement.duration = 1s;
    const Frame before = frame_of("....\n....\n....\nQ...\n");
    for (const auto& [hold, glides] : {std::pair{1399ms, false}, std::pair{1400ms, true}}) {
        after.duration = hold;
        const auto all = moved({before, after}, Transition::glide);
        EXPECT_EQ(all.size(), glides ? 2u + 25 : 2u + 1 + 8);
        EXPECT_EQ(all[2].board.moving_queens.size(), glides ? 1u : 2u);
    }
    EXPECT_EQ(moved({before, after}, Transition::fade).size(), 2u + 1 + 8);
}

TEST(Transitions, FadeToAnotherBoard) {
    Frame after = frame_of("..Q\n...\n...\n");
    after.movement.path = Movement::Path::fade;
    const Frame before = frame_of("Q..\n...\n...\n");
    EXPECT_EQ(moved({before, after}, Transition::glide), moved({before, after}, Transition::fade));
}

TEST(Transitions, FadeQueensInAndOut) {
    const auto came = moved({frame_of("..\n..\n"), frame_of("..\n.Q\n")}, Transition::glide);
    MovingQueen last{0.69, 1, 0};
    for (std::size_t i = 1; i + 1 < came.size(); ++i)
        for (const MovingQueen& queen : came[i].board.moving_queens) {
            EXPECT_GT(queen.row, last.row);
            EXPECT_GE(queen.opacity, last.opacity);
            EXPECT_EQ(queen.column, 1);
            last = queen;
        }
    EXPECT_LT(last.row, 1);
    EXPECT_GT(last.opacity, 0.5);

    // Taken back: from a whole queen to its mark's pale one, and from that to nothing.
    const auto left =
        moved({frame_of("Q.\n..\n"), frame_of("x.\n..\n"), frame_of("..\n..\n")}, Transition::glide);
    std::vector<double> opacities;
    for (const Frame& frame : left)
        for (const MovingQueen& queen : frame.board.moving_queens) {
            EXPECT_EQ(queen.row, 0);
            opacities.push_back(queen.opacity);
        }
    const auto pale = std::ranges::min_element(opacities.begin(), opacities.begin() + 7);
    EXPECT_NEAR(*pale, removed_opacity, 0.1);
    EXPECT_GT(opacities.front(), 0.9);
    EXPECT_LE(opacities.back(), 0.125);
}

TEST(Transitions, FadeQueensWhereTheyAre) {
    const auto all = moved({frame_of("Q..\n...\n...\n"), frame_of("..Q\n...\n...\n")}, Transition::fade);
    for (const Frame& frame : all)
        for (const MovingQueen& queen : frame.board.moving_queens) {
            EXPECT_EQ(queen.row, 0);
            EXPECT_TRUE(queen.column == 0 || queen.column == 2) << queen.column;
        }
    EXPECT_EQ(all.at(4).board.moving_queens.size(), 2u);
}

TEST(Transitions, FadeWhereGlidingQueensWouldPassOverSquaresTooOften) {
    const Frame left = frame_of("Q...\n....\n....\n....\n");
    for (const auto& [hold, glides] : {std::pair{700ms, false}, std::pair{800ms, true}}) {
        bool moves = false;
        for (const Frame& frame :
             moved({left, frame_of("...Q\n....\n....\n....\n", hold)}, Transition::glide))
            for (const MovingQueen& queen : frame.board.moving_queens)
                moves = moves || (queen.column != 0 && queen.column != 3);
        EXPECT_EQ(moves, glides);
    }
}

TEST(Transitions, CutAfterPicturesThatPassQuickly) {
    const Frame quick = frame_of("Q.\n..\n", 100ms);
    EXPECT_EQ(moved({quick, frame_of(".Q\n..\n")}, Transition::glide).size(), 2);
}

TEST(Transitions, CutWhereThereIsNoTimeOrNoBoardToMoveOn) {
    const auto hurried = moved({frame_of("Q.\n..\n"), frame_of(".Q\n..\n", 399ms)}, Transition::glide);
    EXPECT_EQ(hurried.size(), 2u);
    EXPECT_EQ(moved({frame_of("Q.\n..\n"), frame_of("Q..\n...\n...\n")}, Transition::glide).size(), 2u);
    EXPECT_EQ(moved({frame_of("Q.\n..\n"), frame_of("Q.\n..\n")}, Transition::glide).size(), 2u);
}

/// A frame with a word of two bits that comes from aside, if it does.
Frame word_frame(std::optional<double> from, double slid, microseconds duration) {
    Frame frame = frame_of("Q.\n..\n", duration);
    StatePanel::Row word{.name = "word", .cells = {{.text = "0"}, {.text = "1"}}};
    word.slid = slid;
    word.comes_from = from;
    frame.panels = {StatePanel{.rows = {word}}};
    return frame;
}

/// The word's place.
double place_of_word(const Frame& frame) {
    const StatePanel::Row& word = std::get<StatePanel>(frame.panels.at(0)).rows.at(0);
    return word.sliding.value_or(word.slid);
}

// Law: rows of cells slide from where they come from to their place, never back, and only if they come from
// aside.
TEST(Transition, RowsOfCellsSlideToTheirPlaces) {
    for (const auto& [from, to] : {std::pair{1.0, 0.0}, {-1.0, 0.0}, {0.0, -0.4}}) {
        const std::vector<Frame> film = moved(
            {word_frame({}, from, 1s), word_frame(from, to, 2s), word_frame({}, to, 1s)}, Transition::glide);
        ASSERT_GT(film.size(), 5u);
        EXPECT_NEAR(place_of_word(film.at(1)), from, 0.05);
        microseconds slide{0};
        for (std::size_t i = 1; i + 2 < film.size(); ++i) {
            EXPECT_TRUE(film[i].in_between);
            EXPECT_GE((place_of_word(film[i + 1]) - place_of_word(film[i])) * (to - from), 0);
            slide += film[i].duration;
        }
        EXPECT_EQ(film[film.size() - 2].panels, word_frame(from, to, 2s).panels);
        EXPECT_EQ(slide + film[film.size() - 2].duration, 2s);
        EXPECT_LE(slide, panel_motion_time(2s));
    }
    EXPECT_EQ(moved({word_frame({}, 0, 1s), word_frame({}, 0, 2s)}, Transition::glide).size(), 2u);
}

}  // namespace
}  // namespace queenreel
