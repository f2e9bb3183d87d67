#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
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

/// Of all classes: by default, three are told.
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

// Law: the classes are complete and together have all solutions, each once.
TEST(SymmetryStory, TellsEverySolutionOnceInItsClass) {
    for (const int n : {1, 4, 5, 6, 7, 8, 9}) {
        std::set<std::string> all;
        std::size_t sum = 0;
        std::uint64_t classes = 0;
        const auto frames = all_classes(n);
        for (std::size_t i = 0; i + 1 < frames.size(); ++i) {
            // A class's last picture precedes the next one's first, or the sum.
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

// Law: the queens of a sum are on gold: those of each class, and in the end of all.
TEST(SymmetryStory, ShowsItsSumsOnGold) {
    for (const int n : {1, 2, 4, 5, 6, 8}) {
        const auto frames = symmetry(n);
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const bool is_sum = i + 1 == frames.size() || !frames[i + 1].chapter.empty();
            const auto& cells = frames[i].board.cells;
            EXPECT_EQ(std::ranges::count(cells, Mark::solved, &Cell::mark), is_sum && n != 2 ? n : 0)
                << n << ", " << frames[i].caption;
        }
    }
}

// Law: moves lead from the queens of the previous picture to those of this one.
TEST(SymmetryStory, SaysWhereEachQueenGoes) {
    for (const int n : {1, 4, 5, 6, 8}) {
        Board before(n);
        for (const Frame& frame : symmetry(n)) {
            const Board now = queens_of(frame.board);
            if (!frame.moves.empty()) {
                Board from(n);
                Board to(n);
                for (const SquarePair& move : frame.moves) {
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

/// The symmetries by what captions say happens to the board as found.
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

/// The distance of a point from an axis, in squares.
double distance_from(const Axis& axis, double row, double column) {
    const double down = axis.to_row - axis.from_row;
    const double right = axis.to_column - axis.from_column;
    return std::abs((row - axis.from_row) * right - (column - axis.from_column) * down) /
           std::hypot(down, right);
}

// Law: each image is what its caption says, and comes from the board as found, which is shown right before
// it; all other boards fade in.
TEST(SymmetryStory, MakesEachImageOfTheBoardAsFound) {
    for (const int n : {4, 5, 6, 7, 8}) {
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
            for (const SquarePair& move : frame.moves)
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

/// Where a pose puts a point that many squares right of and below the center.
std::pair<double, double> posed(const BoardPose& pose, double right, double down) {
    const auto& [xx, yx, xy, yy] = pose.map;
    return {xx * right + xy * down, yx * right + yy * down};
}

/// Expects every queen of the board as found where the pose carries its square.
void expect_queens_on_the_body(const BoardPanel& found, const BoardPanel& board) {
    const double middle = (board.size - 1) / 2.0;
    ASSERT_TRUE(board.pose);
    EXPECT_TRUE(std::ranges::none_of(board.cells, &Cell::queen)) << "all queens are on their way";
    ASSERT_EQ(std::ssize(board.moving_queens), board.size);
    std::size_t i = 0;
    for (int row = 0; row < board.size; ++row)
        for (int column = 0; column < board.size; ++column)
            if (cell_at(found, row, column).queen) {
                const MovingQueen& queen = board.moving_queens[i++];
                const auto [right, down] = posed(*board.pose, column - middle, row - middle);
                EXPECT_NEAR(queen.column, middle + right, 1e-9);
                EXPECT_NEAR(queen.row, middle + down, 1e-9);
                EXPECT_EQ(queen.opacity, 1);
            }
}

/// Expects the body's corners within its place.
void expect_inside(const BoardPose& pose) {
    for (const double right : {-1, 1}) {
        const auto [x, y] = posed(pose, right, 1);
        EXPECT_LE(std::max(std::abs(x), std::abs(y)), 1 + 1e-9);
    }
}

// Law: while the board turns, the caption says how; once it is there, what it is.
TEST(SymmetryStory, SaysWhatABoardIsOnceItIsThere) {
    for (const int n : {4, 5, 6, 8})
        for (const ShownMotion& motion : motions(n, default_transition_step)) {
            ASSERT_FALSE(motion.between.empty());
            for (const Frame& frame : motion.between) {
                EXPECT_EQ(frame.caption.find(':'), std::string::npos) << frame.caption;
                EXPECT_TRUE(motion.to.caption.starts_with(frame.caption + ": ")) << motion.to.caption;
            }
        }
}

// Law: a turn moves the board as one body, clockwise, ever farther, up to what the caption says.
TEST(SymmetryStory, TurnsRigidly) {
    for (const int n : {4, 5, 6, 8})
        for (const ShownMotion& motion : motions(n, default_transition_step)) {
            SCOPED_TRACE(std::to_string(n) + ", " + motion.to.caption);
            if (motion.to.movement.path != Movement::Path::turn)
                continue;
            const double whole = std::stod(motion.to.caption.substr(std::string("Turned ").size()));
            double angle = 0;
            ASSERT_FALSE(motion.between.empty());
            for (const Frame& frame : motion.between) {
                expect_queens_on_the_body(motion.from.board, frame.board);
                expect_inside(*frame.board.pose);
                const auto [right, down] = posed(*frame.board.pose, 1, 0);
                const auto [x, y] = posed(*frame.board.pose, 0, 1);
                EXPECT_NEAR(x, -down, 1e-9) << "a turn, and no more than smaller";
                EXPECT_NEAR(y, right, 1e-9);
                EXPECT_GE(std::hypot(right, down), std::numbers::sqrt2 / 2 - 1e-9);
                double now = std::atan2(down, right) * 180 / std::numbers::pi;
                if (now < -1e-9)
                    now += 360;
                EXPECT_GE(now, angle - 1e-9);
                EXPECT_NEAR(frame.board.turned, now, 1e-6) << "the arc shows how far";
                angle = now;
            }
            EXPECT_EQ(motion.to.board.turned, whole);
            EXPECT_GT(angle, 0.98 * whole) << "no leap at the end";
        }
}

// A single square is its whole board: it would flash in a turn, with nothing else to see.
TEST(SymmetryStory, OfASingleSquareIsShortAndTurnsNothing) {
    EXPECT_TRUE(motions(1, default_transition_step).empty());
    const std::vector<Frame> frames = tale("symmetry", default_options("symmetry", 1), Pace());
    EXPECT_THAT(captions(frames),
                ElementsAre("Class 1 of 1: as found", "Turned or flipped, it is the same board",
                            "1 class, 1 solution"));
    std::chrono::microseconds length{0};
    for (const Frame& frame : frames)
        length += frame.duration;
    EXPECT_LE(length, std::chrono::seconds(10));
}

// Law: a mirrored board is flipped over its axis like a card: what is on the axis stays, and everything else
// goes straight across to the other side.
TEST(SymmetryStory, MirrorsAcrossTheAxis) {
    for (const int n : {4, 5, 6, 8})
        for (const ShownMotion& motion : motions(n, default_transition_step)) {
            SCOPED_TRACE(std::to_string(n) + ", " + motion.to.caption);
            if (motion.to.movement.path == Movement::Path::turn)
                continue;
            ASSERT_TRUE(motion.to.board.axis);
            const Axis& axis = *motion.to.board.axis;
            const double length = std::hypot(axis.to_column - axis.from_column, axis.to_row - axis.from_row);
            const double along_x = (axis.to_column - axis.from_column) / length;
            const double along_y = (axis.to_row - axis.from_row) / length;
            double before = 1;
            ASSERT_FALSE(motion.between.empty());
            for (const Frame& frame : motion.between) {
                EXPECT_EQ(frame.board.axis, axis);
                expect_queens_on_the_body(motion.from.board, frame.board);
                expect_inside(*frame.board.pose);
                const auto [on_x, on_y] = posed(*frame.board.pose, along_x, along_y);
                EXPECT_NEAR(on_x, along_x, 1e-9) << "what is on the axis stays";
                EXPECT_NEAR(on_y, along_y, 1e-9);
                const auto [x, y] = posed(*frame.board.pose, -along_y, along_x);
                EXPECT_NEAR(x * along_x + y * along_y, 0, 1e-9) << "straight across";
                const double now = y * along_x - x * along_y;
                EXPECT_LE(now, before + 1e-9);
                before = now;
            }
            EXPECT_LT(before, -0.98) << "no leap at the end";
            EXPECT_GE(before, -1 - 1e-9);
        }
}

// Law: in a motion's last picture, squares have the colors of the image.
TEST(SymmetryStory, LandsInTheColorsOfTheBoard) {
    for (const int n : {4, 5})
        for (const ShownMotion& motion : motions(n, default_transition_step)) {
            SCOPED_TRACE(std::to_string(n) + ", " + motion.to.caption);
            const BoardPose first = motion.between.front().board.pose.value();
            const BoardPose last = motion.between.back().board.pose.value();
            EXPECT_EQ(first.shades, 1);
            const double middle = (n - 1) / 2.0;
            const auto [right, down] = posed(last, -middle, -middle);
            const bool on_dark = (std::lround(middle + right) + std::lround(middle + down)) % 2 != 0;
            EXPECT_EQ(last.shades, on_dark ? -1 : 1);
        }
}

// Law: a movement begins with the board as found, ends with the image, and takes at least a second, however
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
            }
}

// Law: at the default pace, a caption stays as long as it takes to read, at 17 characters a second, including
// the time between pictures.
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

// A film too short for movements fades from board to board, as does one without boards as found.
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

// One small board is lit, the one shown, until the class is summed up.
TEST(SymmetryStory, LightsTheImageThatIsShown) {
    for (const Frame& frame : symmetry(6)) {
        for (const auto& small : images(frame).boards) {
            const bool summed = frame.caption.find("solutions") != std::string::npos;
            EXPECT_EQ(small.lit, summed || queens_of(small.board) == queens_of(frame.board)) << frame.caption;
        }
    }
}

// Law: by default, the first two classes of eight images are told, and the first with fewer, as far as there
// are any.
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

// Law: all complete solvers tell the same classes.
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
