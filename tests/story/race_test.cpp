#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "story/wording.h"
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

StoryOptions race_of(std::initializer_list<std::string_view> names, int n) {
    StoryOptions options = default_options("race", n);
    for (const std::string_view name : names)
        options.racers.push_back(find_solver(name));
    return options;
}

const std::vector<BoardsPanel::SmallBoard>& boards(const Frame& frame) {
    return std::get<BoardsPanel>(frame.panels.at(0)).boards;
}

/// A racer as this test sees it: a search of its own, an event at a time.
class Shadow {
  public:
    Shadow(const Solver& solver, int n, std::uint64_t seed)
        : solver_(&solver), n_(n), search_(solver.search(n, {.detail = Detail::steps, .seed = seed})) {}

    /// Takes the event of this step, if there is one.
    void step() {
        if (done_at_)
            return;
        if (at_)
            ++*at_;
        else
            at_ = search_.begin();
        ++steps_;
        tests_ += (*at_)->kind == Kind::tested;
        placed_ += (*at_)->kind == Kind::placed;
        solutions_ += (*at_)->kind == Kind::solution;
        if ((*at_)->kind == Kind::solution)
            found_ = board_of(n_, (*at_)->columns);
        board_ = board_of(n_, (*at_)->columns);
        const bool last = (*at_)->kind == Kind::exhausted || (*at_)->kind == Kind::gave_up;
        if (last || ((*at_)->kind == Kind::solution && !solver_->complete))
            done_at_ = steps_;
        if (done_at_ && found_)
            board_ = *found_;
    }

    void expect(const BoardsPanel::SmallBoard& shown) const {
        EXPECT_EQ(shown.label, solver_->name);
        EXPECT_EQ(queens_of(shown.board), board_) << shown.label;
        EXPECT_EQ(shown.lit, done_at_.has_value());
        EXPECT_THAT(shown.notes, ElementsAre(tells_tests() ? "tests " + grouped(tests_) : "tests no square",
                                             "placed " + grouped(placed_), "solutions " + grouped(solutions_),
                                             (done_at_ ? "done at " : "step ") + grouped(steps_)));
    }

    // Whether it tests squares at all, as larger searches show.
    bool tells_tests() const {
        for (const SearchEvent& event : solver_->search(4, {.detail = Detail::steps}))
            if (event.kind == Kind::tested)
                return true;
        return false;
    }

    bool done() const { return done_at_.has_value(); }

  private:
    const Solver* solver_;
    int n_;
    Generator<SearchEvent> search_;
    std::optional<Generator<SearchEvent>::Iterator> at_{};
    Board board_{1};
    std::optional<Board> found_{};  // the last solution
    std::uint64_t steps_ = 0;
    std::uint64_t tests_ = 0;
    std::uint64_t placed_ = 0;
    std::uint64_t solutions_ = 0;
    std::optional<std::uint64_t> done_at_{};
};

void expect_true(const StoryOptions& options, const std::vector<const Solver*>& racers) {
    std::vector<Shadow> shadows;
    for (const Solver* solver : racers)
        shadows.emplace_back(*solver, options.n, options.seed);
    std::uint64_t step = 0;
    for (const Frame& frame : tale("race", options)) {
        EXPECT_EQ(frame.event, ++step);
        ASSERT_EQ(boards(frame).size(), shadows.size());
        for (std::size_t i = 0; i < shadows.size(); ++i) {
            shadows[i].step();
            shadows[i].expect(boards(frame)[i]);
        }
        if (testing::Test::HasFailure())
            return;
    }
    for (const Shadow& shadow : shadows)
        EXPECT_TRUE(shadow.done());
}

// Law: at each step every board is that of its solver's event of this number; when it is done, that of the
// last solution it found.
TEST(Race, ShowsEveryRacerAtTheSameStep) {
    for (const int n : {1, 2, 3, 4, 5})
        expect_true(default_options("race", n), {find_solver("backtracking"), find_solver("forward-checking"),
                                                 find_solver("dancing-links")});
}

TEST(Race, TakesEverySolver) {
    for (const Solver& solver : solvers()) {
        const Solver* other = find_solver(solver.name == "tables" ? "threats" : "tables");
        StoryOptions options = default_options("race", 4);
        options.racers = {&solver, other};
        expect_true(options, {&solver, other});
    }
}

TEST(Race, EndsWhenTheLastIsDone) {
    const auto frames = tale("race", default_options("race", 5));
    std::vector<std::string> finishes;
    for (const Frame& frame : frames)
        if (!frame.chapter.empty())
            finishes.push_back(frame.chapter);
    EXPECT_THAT(finishes, ElementsAre("Start", "dancing-links is done first", "forward-checking is done too",
                                      "backtracking is done last"));
    for (const auto& small : boards(frames.back())) {
        EXPECT_TRUE(small.lit);
        EXPECT_EQ(small.notes.at(2), "solutions 10");
    }
}

TEST(Race, EndsAtFirstSolutionsWhereAskedTo) {
    StoryOptions options = default_options("race", 8);
    options.to_first_solution = true;
    const auto first = tale("race", options);
    for (const auto& small : boards(first.back())) {
        EXPECT_TRUE(small.lit);
        EXPECT_EQ(small.notes.at(2), "solutions 1");
        for (const Cell& cell : small.board.cells)
            EXPECT_EQ(cell.mark, cell.queen ? Mark::solved : Mark::none);
    }
    options.to_first_solution = false;
    options.last = 1;
    EXPECT_EQ(tale("race", options), first);
}

// However short the film, nobody's finish is left out; solutions are not either, where they are few.
TEST(Race, ShowsEveryFinishAndFewSolutions) {
    StoryOptions options = default_options("race", 6);
    int solutions = 0;
    int finishes = 0;
    for (const Frame& frame : tale("race", options, lasting(10s))) {
        solutions += frame.caption.ends_with(" a solution");
        finishes += frame.caption.find("is done") != std::string::npos;
    }
    EXPECT_EQ(solutions, 12);
    EXPECT_EQ(finishes, 3);

    options = default_options("race", 8);
    finishes = 0;
    for (const Frame& frame : tale("race", options, lasting(20s)))  // too short for 276 solutions
        finishes += frame.caption.find("is done") != std::string::npos;
    EXPECT_EQ(finishes, 3);
}

TEST(Race, HoldsATickForTheMostTellingOfItsEvents) {
    const auto frames = tale("race", race_of({"tables", "bitmask"}, 4), Pace());
    const Pace pace;
    // A test and a placed queen.
    EXPECT_EQ(frames.at(0).duration, pace.hold(MomentKind::place));
    EXPECT_EQ(frames.back().duration, pace.hold(MomentKind::end));
}

TEST(Race, TellsOfThoseWhoGiveUp) {
    const auto frames = tale("race", race_of({"min-conflicts", "constructive"}, 3));
    EXPECT_THAT(frames.back().caption, HasSubstr("min-conflicts gives up"));
    EXPECT_EQ(frames.at(0).caption, "Step 1: constructive is done first");
}

TEST(Race, NamesThoseWhoAreDoneTogether) {
    const auto frames = tale("race", race_of({"tables", "threats"}, 4));
    EXPECT_THAT(frames.back().caption, HasSubstr("tables and threats are done first"));
}

TEST(Race, RefusesWhatIsNoRace) {
    const auto why = [](std::initializer_list<std::string_view> names, int n) {
        return refusal("race", race_of(names, n));
    };
    EXPECT_THAT(why({"tables", "bitmask"}, 8), IsEmpty());
    EXPECT_THAT(why({"tables", "bitmask", "brute", "genetic"}, 8), IsEmpty());
    EXPECT_THAT(why({"tables"}, 8), StartsWith("a race takes two to four solvers, not 1"));
    EXPECT_THAT(why({"tables", "bitmask", "brute", "genetic", "threats"}, 8), HasSubstr("not 5"));
    EXPECT_THAT(why({"tables", "bitmask", "tables"}, 8), HasSubstr("tables cannot race itself"));
    EXPECT_THAT(why({"tables", "brute"}, 9), StrEq("9 is out of range in a race of brute"));
    EXPECT_EQ(error_of("race", race_of({"linear", "constructive"}, 33))->range->max, 32);

    StoryOptions options = default_options("race", 8);
    options.panels.emplace();
    EXPECT_THAT(refusal("race", options), HasSubstr("a race has nothing to show but its boards"));
    options.panels = {PanelKind::boards};
    EXPECT_THAT(refusal("race", options), IsEmpty());
}

}  // namespace
}  // namespace queenreel
