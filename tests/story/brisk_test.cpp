// Where moments are too short for captions of their own, their shared caption names nothing that the search
// has not begun to do.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "extent.h"
#include "queenreel/base/table.h"
#include "queenreel/story/search/swap.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// What a search has done in the events shown so far.
struct Done {
    explicit Done(const StoryOptions& options)
        : events_(options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed})) {}

    void follow_to(std::uint64_t event) {
        for (; followed_ < event && at_ != events_.end(); ++at_, ++followed_) {
            const SearchEvent& now = *at_;
            using Kind = SearchEvent::Kind;
            took_back |= now.kind == Kind::removed;
            is_stuck |= now.kind == Kind::wiped_out;
            restarted |= now.kind == Kind::restarted;
            swaps |= swap_tested(now).has_value();
            generations += now.kind == Kind::generation ? 1 : 0;
            queens = std::ranges::count_if(now.columns, [](int column) { return column >= 0; });
        }
    }

    bool took_back = false;
    bool is_stuck = false;
    bool restarted = false;
    bool swaps = false;
    int generations = 0;
    std::ptrdiff_t queens = 0;

  private:
    Generator<SearchEvent> events_;
    Generator<SearchEvent>::Iterator at_ = events_.begin();
    std::uint64_t followed_ = 0;
};

/// Returns true if what a shared caption names has begun; empty for other captions.
std::optional<bool> has_begun(std::string_view caption, const Done& done) {
    const std::map<std::string_view, bool> claims{
        {"A free square: go on; none left: go back", done.took_back},
        {"Each 1 in turn; no 1 left: go back", done.took_back},
        {"A candidate left: go on; none: go back", done.took_back || done.is_stuck},
        {"Cover and go on; stuck: uncover and go back", done.took_back || done.is_stuck},
        {"Board after board, as an odometer counts", done.took_back},
        {"Row after row: the first free square from the left", !done.took_back && !done.is_stuck},
        {"A queen in each row", !done.took_back && !done.swaps},
        {"Move attacked queens; if stuck, start again", done.took_back && done.restarted},
        {"One attacked queen after another moves", done.took_back && !done.restarted},
        {"Draw columns, swap; if stuck, start again", done.swaps && done.restarted},
        {"One swap after another is tried", done.swaps && !done.restarted},
        {"All other children are bred the same way", done.generations > 0},  // of any generation
        {"Generation after generation: the fitter have more children", done.generations > 1},
        {"Queen after queen, faster", !done.took_back && !done.is_stuck && !done.swaps},
        {"Child after child, faster", done.generations == 1},
        {"Board after board, faster", done.took_back},
        {"Forward and back, faster", done.took_back || done.is_stuck},
        {"Move after move, faster", done.took_back},
        {"Try after try, faster", done.swaps},
    };
    const auto claim = claims.find(caption);
    return claim == claims.end() ? std::nullopt : std::optional(claim->second);
}

class BriskLaws : public Law {};
LAW_EXTENTS(BriskLaws);

// Law: in films of all solvers and lengths, moving on, going back, swapping, starting again and further
// generations are named once they have been shown; before that, a brisk search says how it begins.
TEST_P(BriskLaws, NameOnlyWhatHasBegun) {
    std::map<std::string, int> said;
    for (const Solver& solver : solvers())
        for (const PaceStyle& style : pace_styles())
            for (const int n : by_extent<std::vector<int>>({8}, {5, 8, 12, 20}))
                for (const auto more :
                     by_extent<std::vector<std::chrono::seconds>>({5s, 20s}, {0s, 5s, 20s, 40s})) {
                    const bool is_long = solver.profile.approach == Approach::backtracking && n > 8;
                    if (is_long || n > solver.max_n || (solver.name == "brute" && n > 5))
                        continue;
                    const StoryOptions options{.solver = &solver, .n = solver.name == "brute" ? 4 : n};
                    SCOPED_TRACE(std::string(solver.name) + ' ' + std::string(style.name) + ' ' +
                                 std::to_string(n));
                    const auto film = find_story("search")->open(options);
                    Pace pace(style);
                    pace.duration = measure(*film, pace).min_duration(pace) + more;
                    Done done(options);
                    for (const Frame& frame : film->frames(pacer_of(*film, pace))) {
                        done.follow_to(frame.event);
                        if (frame.caption.find("tart again") != std::string::npos)
                            EXPECT_TRUE(done.restarted) << "event " << frame.event << ": " << frame.caption;
                        const auto begun = has_begun(frame.caption, done);
                        if (!begun)
                            continue;
                        ++said[frame.caption];
                        EXPECT_TRUE(*begun) << "event " << frame.event << ": " << frame.caption;
                    }
                }
    for (const std::string caption :
         {"A queen in each row", "Row after row: the first free square from the left",
          "Queen after queen, faster", "One swap after another is tried",
          "All other children are bred the same way",
          "Generation after generation: the fitter have more children"})
        EXPECT_GT(said[caption], 0) << caption;
}

// Law: once the map is beside a tree that stays, it stays there, also at solutions and other moments that are
// told; code and map do not alternate.
TEST(Brisk, TheMapStaysBesideATree) {
    int told = 0;
    for (const int n : {4, 5}) {
        bool map = false;
        for (const Frame& frame : tale("search", {.solver = find_solver("brute"), .n = n}, lasting(75s))) {
            EXPECT_TRUE(frame.overview || !map) << n << ", " << frame.event << ": " << frame.caption;
            told += map && !frame.hurried && frame.moment != MomentKind::solution;
            map = frame.overview;
        }
    }
    EXPECT_GT(told, 2) << "not only the ends";
}

// Twenty queens are placed one by one before any is attacked enough to move.
TEST(Brisk, SayHowASearchBeginsWhileItBegins) {
    const StoryOptions options{.solver = find_solver("min-conflicts"), .n = 20};
    int said = 0;
    Done done(options);
    for (const Frame& frame : tale("search", options, lasting(45s))) {
        done.follow_to(frame.event);
        if (frame.caption != "A queen in each row")
            continue;
        ++said;
        EXPECT_LE(done.queens, 20);
    }
    EXPECT_GT(said, 5);
}

// Law: a film for fast readers can take half a minute, by any solver of eight queens, though each solution is
// seen; by brute force, of four.
TEST(Brisk, FilmsForTheWebTakeHalfAMinute) {
    const PaceStyle* const web = find_row(pace_styles(), "web");
    ASSERT_TRUE(web);
    for (const Solver& solver : solvers()) {
        const StoryOptions options{
            .solver = &solver, .n = solver.name == "brute" ? 4 : 8, .cards = {.title = true, .end = true}};
        const auto film = find_story("search")->open(options);
        EXPECT_LE(measure(*film, Pace(*web)).min_duration(Pace(*web)), 30s) << solver.name;
    }
}

}  // namespace
}  // namespace queenreel
