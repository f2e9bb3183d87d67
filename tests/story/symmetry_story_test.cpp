#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <complex>
#include <map>
#include <numbers>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"
#include "queenreel/timing/flight.h"
#include "queenreel/timing/transition.h"
#include "tales.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<Frame> symmetry(int n) {
    return tale("symmetry", default_options("symmetry", n));
}

/// Of all classes: where nobody asks for them, three are told.
std::vector<Frame> all_classes(int n) {
    StoryOptions options = default_options("symmetry", n);
    options.last = known_fundamental_solutions(n).value();
    return tale("symmetry", options);
}

const BoardsPanel& images(const Frame& frame) {
    return std::get<BoardsPanel>(frame.panels.at(0));
}

std::vector<std::string> captions(const std::vector<Frame>& frames) {
    std::vector<std::string> all;
    for (const Frame& frame : frames)
        all.push_back(frame.caption);
    return all;
}

// Law: every board shown is a solution, and so is every small one; a class has no board twice.
TEST(SymmetryStory, ShowsTrueSolutionsAndNoneTwiceInAClass) {
    for (const int n : {1, 4, 5, 6, 7, 8}) {
        for (const Frame& frame : symmetry(n)) {
            EXPECT_TRUE(is_solution(queens_of(frame.board))) << n << ", " << frame.caption;
            std::set<std::string> different;
            for (const auto& small : images(frame).boards) {
                EXPECT_TRUE(is_solution(queens_of(small.board)));
                different.insert(marks_of(small.board));
            }
            EXPECT_EQ(different.size(), images(frame).boards.size());
        }
    }
}

// Law: the classes are complete, and together they are all solutions, each once.
TEST(SymmetryStory, TellsEverySolutionOnceInItsClass) {
    for (const int n : {1, 4, 5, 6, 7, 8, 9}) {
        std::set<std::string> all;
        std::size_t sum = 0;
        std::uint64_t classes = 0;
        const auto frames = all_classes(n);
        for (std::size_t i = 0; i + 1 < frames.size(); ++i) {
            // The last picture of a class comes before another's first, or the sum.
            if (frames[i + 1].chapter.empty())
                continue;
            ++classes;
            sum += images(frames[i]).boards.size();
            for (const auto& small : images(frames[i]).boards)
                all.insert(marks_of(small.board));
            std::vector<int> columns;
            const Board board = queens_of(frames[i].board);
            for (const Square queen : board.queens())
                columns.push_back(queen.column);
            EXPECT_EQ(images(frames[i]).boards.size(), class_size(columns));
        }
        EXPECT_EQ(classes, known_fundamental_solutions(n));
        EXPECT_EQ(sum, known_solutions(n));
        EXPECT_EQ(all.size(), sum);
    }
}

// Law: moves lead from the queens of the picture before to those of this one.
TEST(SymmetryStory, SaysWhereEachQueenGoes) {
    for (const int n : {1, 4, 5, 6, 8}) {
        Board before(n);
        for (const Frame& frame : symmetry(n)) {
            const Board now = queens_of(frame.board);
            if (!frame.moves.empty()) {
                Board from(n);
                Board to(n);
                for (const Move& move : frame.moves) {
                    from.place({move.from_row, move.from_column});
                    to.place({move.to_row, move.to_column});
                }
                EXPECT_EQ(from, before) << frame.caption;
                EXPECT_EQ(to, now) << frame.caption;
            }
            before = now;
        }
    }
}

/// The symmetries by what captions say is done with the board as found.
const std::map<std::string, Symmetry> done_in_captions{
    {"Turned 90°", Symmetry::rotate_90},
    {"Turned 180°", Symmetry::rotate_180},
    {"Turned 270°", Symmetry::rotate_270},
    {"Flipped left to right", Symmetry::flip_columns},
    {"Flipped top to bottom", Symmetry::flip_rows},
    {"Flipped over the diagonal", Symmetry::transpose},
    {"Flipped over the other diagonal", Symmetry::antitranspose},
};

std::optional<Symmetry> symmetry_named(const std::string& caption) {
    const auto found = done_in_captions.find(caption.substr(0, caption.find(':')));
    return found == done_in_captions.end() ? std::nullopt : std::optional(found->second);
}

Board image_of(const Board& board, Symmetry symmetry) {
    Board result(board.size());
    for (const Square queen : board.queens())
        result.place(image(symmetry, queen, board.size()));
    return result;
}

/// How far a point is from an axis, in squares.
double distance_from(const Axis& axis, double row, double column) {
    const double down = axis.to_row - axis.from_row;
    const double right = axis.to_column - axis.from_column;
    return std::abs((row - axis.from_row) * right - (column - axis.from_column) * down) /
           std::hypot(down, right);
}

// Law: each image is what its caption says, and comes from the board as found, which is seen right before it;
// all other boards fade in.
TEST(SymmetryStory, MakesEachImageOfTheBoardAsFound) {
    for (const int n : {1, 4, 5, 6, 7, 8}) {
        const auto frames = all_classes(n);
        int made = 0;
        for (std::size_t i = 1; i < frames.size(); ++i) {
            const Frame& frame = frames[i];
            const auto named = symmetry_named(frame.caption);
            if (!named) {
                EXPECT_EQ(frame.movement.path, Movement::Path::fade) << frame.caption;
                EXPECT_TRUE(frame.moves.empty());
                continue;
            }
            ++made;
            const Board found = queens_of(images(frame).boards.front().board);
            EXPECT_EQ(queens_of(frames[i - 1].board), found) << frame.caption;
            EXPECT_EQ(queens_of(frame.board), image_of(found, *named)) << frame.caption;
            ASSERT_EQ(std::ssize(frame.moves), n);
            for (const Move& move : frame.moves)
                EXPECT_EQ(image(*named, {move.from_row, move.from_column}, n),
                          (Square{move.to_row, move.to_column}));
        }
        EXPECT_EQ(made, 7 * static_cast<int>(known_fundamental_solutions(n).value()));
    }
}

/// The pictures of each movement to an image, and the frames before and after it.
struct ShownMotion {
    Frame from;
    std::vector<Frame> between{};
    Frame to{};
};

std::vector<ShownMotion> motions(int n, std::chrono::microseconds step) {
    const auto story = find_story("symmetry")->open(default_options("symmetry", n));
    std::vector<ShownMotion> all;
    std::optional<Frame> before;
    std::vector<Frame> between;
    for (const Frame& frame :
         with_transitions(story->frames(pacer_of(*story, {})), Transition::glide, step)) {
        if (frame.in_between) {
            between.push_back(frame);
            continue;
        }
        if (symmetry_named(frame.caption))
            all.push_back({*before, between, frame});
        between.clear();
        before = frame;
    }
    return all;
}

/// The moves of queens that go somewhere, in the order of the moving queens.
std::vector<Move> going(const Frame& frame) {
    std::vector<Move> moves = frame.moves;
    std::erase_if(moves, [](const Move& move) {
        return move.from_row == move.to_row && move.from_column == move.to_column;
    });
    return moves;
}

/// How far the queens have turned, degrees clockwise from 0 to 360, all of them as far and all drawn nearer
/// to the middle alike, so far that none leaves the board.
double angle_turned(const Frame& frame, const std::vector<Move>& moves) {
    const double middle = (frame.board.size - 1) / 2.0;
    std::optional<double> angle;
    std::optional<double> scale;
    for (std::size_t i = 0; i < moves.size(); ++i) {
        const MovingQueen& queen = frame.board.moving_queens[i];
        const std::complex<double> from(moves[i].from_column - middle, moves[i].from_row - middle);
        const std::complex<double> now(queen.column - middle, queen.row - middle);
        EXPECT_NEAR(std::abs(now) / std::abs(from), scale.value_or(std::abs(now) / std::abs(from)), 1e-9);
        scale = std::abs(now) / std::abs(from);
        EXPECT_GE(*scale, std::numbers::sqrt2 / 2 - 1e-9);
        EXPECT_LE(std::max(std::abs(now.real()), std::abs(now.imag())), middle + 1e-9);
        EXPECT_EQ(queen.opacity, 1);
        double degrees = std::arg(now / from) * 180 / std::numbers::pi;
        if (degrees < 0)
            degrees += 360;
        EXPECT_NEAR(degrees, angle.value_or(degrees), 1e-6);
        angle = degrees;
    }
    return angle.value_or(0);
}

// Law: while the board turns it is said how, and what it is once it is there.
TEST(SymmetryStory, SaysWhatABoardIsOnceItIsThere) {
    for (const ShownMotion& motion : motions(5, default_transition_step)) {
        ASSERT_FALSE(motion.between.empty());
        for (const Frame& frame : motion.between) {
            EXPECT_EQ(frame.caption.find(':'), std::string::npos) << frame.caption;
            EXPECT_TRUE(motion.to.caption.starts_with(frame.caption + ": ")) << motion.to.caption;
        }
    }
}

// Law: in a turn all queens are drawn nearer to the middle alike and turn by the same angle, clockwise, ever
// farther, up to what the caption says.
TEST(SymmetryStory, TurnsRigidly) {
    for (const int n : {4, 5, 6, 8})
        for (const ShownMotion& motion : motions(n, default_transition_step)) {
            SCOPED_TRACE(std::to_string(n) + ", " + motion.to.caption);
            if (motion.to.movement.path != Movement::Path::turn)
                continue;
            const std::vector<Move> moves = going(motion.to);
            const double whole = std::stod(motion.to.caption.substr(std::string("Turned ").size()));
            double angle = 0;
            for (const Frame& frame : motion.between) {
                ASSERT_EQ(frame.board.moving_queens.size(), moves.size());
                const double now = angle_turned(frame, moves);
                EXPECT_GT(now, angle);
                EXPECT_LT(now, whole);
                EXPECT_NEAR(frame.board.turned, now, 1e-6) << "the arc shows how far";
                angle = now;
            }
            EXPECT_EQ(motion.to.board.turned, whole);
            EXPECT_GT(angle, 0.98 * whole) << "no leap at the end";
        }
}

// Law: in a mirror each queen goes straight to the other side of the axis, which is drawn all the while, and
// all are as far on their way.
TEST(SymmetryStory, MirrorsAcrossTheAxis) {
    for (const int n : {4, 5, 6, 8})
        for (const ShownMotion& motion : motions(n, default_transition_step)) {
            SCOPED_TRACE(std::to_string(n) + ", " + motion.to.caption);
            if (motion.to.movement.path == Movement::Path::turn)
                continue;
            ASSERT_TRUE(motion.to.board.axis);
            const Axis& axis = *motion.to.board.axis;
            const std::vector<Move> moves = going(motion.to);
            for (const Move& move : moves) {
                const double row = (move.from_row + move.to_row + 1) / 2.0;
                const double column = (move.from_column + move.to_column + 1) / 2.0;
                EXPECT_NEAR(distance_from(axis, row, column), 0, 1e-9) << "half-way she is on the axis";
                const double along =
                    (move.to_row - move.from_row) * (axis.to_row - axis.from_row) +
                    (move.to_column - move.from_column) * (axis.to_column - axis.from_column);
                EXPECT_NEAR(along, 0, 1e-9) << "she goes straight across";
            }
            double share = 0;
            for (const Frame& frame : motion.between) {
                ASSERT_EQ(frame.board.moving_queens.size(), moves.size());
                EXPECT_EQ(frame.board.axis, axis);
                const auto way = [&](std::size_t i) {
                    const Move& move = moves[i];
                    const MovingQueen& queen = frame.board.moving_queens[i];
                    EXPECT_EQ(queen.opacity, 1);
                    const bool down = move.to_row != move.from_row;
                    const double rows = (queen.row - move.from_row) / (move.to_row - move.from_row);
                    const double columns =
                        (queen.column - move.from_column) / (move.to_column - move.from_column);
                    if (down && move.to_column != move.from_column)
                        EXPECT_NEAR(rows, columns, 1e-9);
                    return down ? rows : columns;
                };
                const double now = way(0);
                for (std::size_t i = 1; i < moves.size(); ++i)
                    EXPECT_NEAR(way(i), now, 1e-9);
                EXPECT_GT(now, share);
                share = now;
            }
            EXPECT_LT(share, 1);
        }
}

// Law: a movement begins with the board as found, ends with the image, and takes a second at least, however
// few pictures an output shows in it.
TEST(SymmetryStory, MovesForASecondAtLeast) {
    using namespace std::chrono_literals;
    for (const int n : {4, 5, 6, 8})
        for (const std::chrono::microseconds step : {40'000us, 66'666us, 100'000us, 333'333us, 500'000us})
            for (const ShownMotion& motion : motions(n, step)) {
                SCOPED_TRACE(std::to_string(n) + ", " + motion.to.caption);
                std::chrono::microseconds length{0};
                for (const Frame& frame : motion.between)
                    length += frame.duration;
                EXPECT_GE(length, 999ms);
                EXPECT_GE(motion.to.duration, 1s) << "then the image stands";
                const Board found = queens_of(images(motion.to).boards.front().board);
                EXPECT_EQ(queens_of(motion.from.board), found);
                for (const auto& [share, place] :
                     {std::pair{0.0, &Flight::from}, std::pair{1.0, &Flight::to}}) {
                    const auto flying = flights(motion.from, motion.to, Transition::glide);
                    const BoardPanel board = in_flight(motion.from.board, motion.to.board, flying, share);
                    for (std::size_t i = 0; i < flying.size(); ++i) {
                        EXPECT_NEAR(board.moving_queens[i].row, (flying[i].*place).row, 1e-9);
                        EXPECT_NEAR(board.moving_queens[i].column, (flying[i].*place).column, 1e-9);
                    }
                }
            }
}

// Law: at the default pace a caption stands as long as it takes to read, at 17 characters a second, and the
// time in between pictures counts.
TEST(SymmetryStory, LeavesTimeToReadCaptions) {
    const auto expect_time = [](const std::vector<Frame>& frames) {
        for (const Frame& frame : frames) {
            const auto characters = std::ranges::count_if(
                frame.caption, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; });
            const double seconds = static_cast<double>(frame.duration.count()) / 1e6;
            EXPECT_GE(seconds, std::max(0.8, static_cast<double>(characters) / 17)) << frame.caption;
        }
    };
    for (const int n : {1, 3, 4, 5, 6, 7, 8, 9, 10})
        expect_time(symmetry(n));
    StoryOptions options = default_options("symmetry", 14);
    options.first = 45'750;
    options.last = 45'752;
    expect_time(tale("symmetry", options));
}

TEST(SymmetryStory, NamesEachImageForWhatItIs) {
    const std::map<std::string, Symmetry> named{{"as found ", Symmetry::identity},
                                                {"turned 90° clockwise", Symmetry::rotate_90},
                                                {"turned 180° clockwise", Symmetry::rotate_180},
                                                {"turned 270° clockwise", Symmetry::rotate_270},
                                                {"mirrored top-bottom", Symmetry::flip_rows},
                                                {"mirrored left-right", Symmetry::flip_columns},
                                                {"mirrored diagonal", Symmetry::transpose},
                                                {"mirrored antidiagonal", Symmetry::antitranspose}};
    for (const int n : {4, 5, 6, 8}) {
        for (const Frame& frame : symmetry(n)) {
            const auto& boards = images(frame).boards;
            const Board found = queens_of(boards[0].board);
            for (const auto& small : boards) {
                const std::string name = small.label + ' ' + small.notes.at(0);
                const Symmetry symmetry = named.at(name);
                EXPECT_EQ(queens_of(small.board), image_of(found, symmetry)) << name;
                EXPECT_EQ(small.board.axis.has_value(), small.label == "mirrored");
                if (small.board.axis)
                    for (const Square queen : found.queens()) {
                        const Square to = image(symmetry, queen, n);
                        EXPECT_NEAR(distance_from(*small.board.axis, (queen.row + to.row + 1) / 2.0,
                                                  (queen.column + to.column + 1) / 2.0),
                                    0, 1e-9)
                            << name;
                    }
                EXPECT_EQ(small.board.turned,
                          small.label.starts_with("turned") ? std::stod(small.label.substr(7)) : 0);
            }
        }
    }
}

// A film too short for movements fades from board to board, as one does whose boards as found are left out.
TEST(SymmetryStory, FadesWhereThereIsNoTimeToMove) {
    using namespace std::chrono_literals;
    Pace hurried;
    hurried.set_hold(MomentKind::turn, 1s);
    Pace without_found;
    without_found.set_hold(MomentKind::found, 0s);
    for (const Pace& pace : {hurried, without_found}) {
        const auto story = find_story("symmetry")->open(default_options("symmetry", 6));
        int between = 0;
        for (const Frame& frame :
             with_transitions(story->frames(pacer_of(*story, pace)), Transition::glide)) {
            const bool is_first_image =
                frame.caption.starts_with("Turned 90°") && pace.hold(MomentKind::turn) > 1s;
            for (const MovingQueen& queen : frame.board.moving_queens) {
                ++between;
                if (!is_first_image)
                    EXPECT_EQ(queen.row, std::round(queen.row)) << frame.caption;
            }
        }
        EXPECT_GT(between, 0);
    }
}

TEST(SymmetryStory, SaysWhereAnImageWasSeenBefore) {
    EXPECT_THAT(captions(symmetry(4)),
                ElementsAre("Class 1 of 1: as found",              //
                            "Turned 90°: same board as found",     //
                            "As found",                            //
                            "Turned 180°: same board as found",    //
                            "As found",                            //
                            "Turned 270°: same board as found",    //
                            "As found",                            //
                            "Flipped left to right: a new board",  //
                            "As found",                            //
                            "Flipped top to bottom: same board as flipped left to right",
                            "As found",  //
                            "Flipped over the diagonal: same board as flipped left to right",
                            "As found",  //
                            "Flipped over the other diagonal: same board as flipped left to right",
                            "Class 1 of 1: 2 solutions",  //
                            "1 class, 2 solutions"));
    EXPECT_THAT(captions(symmetry(6)),
                testing::IsSupersetOf({
                    "Turned 180°: same board as found",
                    "Turned 270°: same board as turned 90°",
                    "Flipped top to bottom: same board as flipped left to right",
                    "Flipped over the other diagonal: same board as flipped over the diagonal",
                }));
}

// One small board is lit, that of the board shown, until the class is summed up.
TEST(SymmetryStory, LightsTheImageThatIsShown) {
    for (const Frame& frame : symmetry(6)) {
        for (const auto& small : images(frame).boards) {
            const bool summed = frame.caption.find("solutions") != std::string::npos;
            EXPECT_EQ(small.lit, summed || queens_of(small.board) == queens_of(frame.board)) << frame.caption;
        }
    }
}

// Law: where no classes are asked for, the first two of eight images are told, and the first of fewer, as far
// as there are any.
TEST(SymmetryStory, TellsThreeClassesWhereNoneIsAskedFor) {
    for (const int n : {4, 5, 6, 7, 8, 9, 10}) {
        std::map<bool, int> classes;
        std::map<bool, int> told;
        for (const auto& [frames, count] : {std::pair{all_classes(n), &classes}, {symmetry(n), &told}})
            for (const Frame& frame : frames)
                if (frame.caption.starts_with("Class ") &&
                    frame.caption.find(" solution") != std::string::npos)
                    ++(*count)[images(frame).boards.size() == 8];
        EXPECT_EQ(told[true], std::min(classes[true], 2)) << n;
        EXPECT_EQ(told[false], std::min(classes[false], 1)) << n;
    }
}

TEST(SymmetryStory, SumsUp) {
    EXPECT_EQ(symmetry(8).back().caption, "3 of the 12 classes, 20 solutions");
    EXPECT_EQ(all_classes(8).back().caption, "12 classes, 92 solutions");
    EXPECT_EQ(symmetry(8).at(29).caption, "Class 2 of 12: 8 solutions, 16 in all so far");
    EXPECT_EQ(symmetry(1).back().caption, "1 class, 1 solution");
    EXPECT_THAT(captions(symmetry(3)), ElementsAre("No solution, and so no class"));
}

TEST(SymmetryStory, TellsThePartAskedForOfLargerBoardsToo) {
    StoryOptions options = default_options("symmetry", 14);
    EXPECT_THAT(refusal("symmetry", options), HasSubstr("the classes of 14"));
    options.first = 2;
    options.last = 3;
    EXPECT_EQ(refusal("symmetry", options), "");
    const auto frames = tale("symmetry", options);
    EXPECT_EQ(frames.size(), 31u);
    EXPECT_EQ(frames.front().chapter, "Class 2 of 45,752");
    EXPECT_EQ(frames.back().caption, "2 of the 45,752 classes, 16 solutions");
    EXPECT_EQ(scene_of("symmetry", options).panels.at(0).rows, 8);
}

TEST(SymmetryStory, TellsTheClassesThatAreChosen) {
    StoryOptions options = default_options("symmetry", 8);
    options.first = 2;
    options.last = 12;
    options.chosen = Numbers({{2, 2}, {12, 12}});
    const auto frames = tale("symmetry", options);
    EXPECT_EQ(frames.front().chapter, "Class 2 of 12");
    EXPECT_THAT(frames.back().caption, HasSubstr("2 of the 12 classes"));
}

TEST(SymmetryStory, MayDoWithoutThePanel) {
    StoryOptions options = default_options("symmetry", 5);
    options.panels.emplace();
    EXPECT_TRUE(scene_of("symmetry", options).is_plain());
    for (const Frame& frame : tale("symmetry", options))
        EXPECT_TRUE(frame.panels.empty());
}

TEST(SymmetryStory, NeedsASolverThatFindsAll) {
    StoryOptions options = default_options("symmetry", 8);
    options.solver = find_solver("genetic");
    EXPECT_THAT(refusal("symmetry", options), HasSubstr("genetic finds one solution"));
}

// Law: any complete solver tells the same classes.
TEST(SymmetryStory, IsTheSameSumWithEverySolver) {
    for (const Solver& solver : solvers()) {
        if (!solver.complete)
            continue;
        StoryOptions options = default_options("symmetry", 6);
        options.solver = &solver;
        EXPECT_EQ(tale("symmetry", options).back().caption, "1 class, 4 solutions") << solver.name;
    }
}

}  // namespace
}  // namespace queenreel
