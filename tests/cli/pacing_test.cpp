#include "queenreel/cli/options/pacing.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <limits>

#include "queenreel/base/spec_error.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/studio/rules.h"

namespace queenreel::test {

namespace {

using namespace std::chrono_literals;

struct PacingArgs : CommonArgs, StoryArgs, PaceSpec {};

PaceSpec pacing(const std::vector<std::string>& words, std::string_view format = "mp4") {
    const auto table = options_of(select_row(), pace_rows());
    PacingArgs args = read_args<PacingArgs>(table, Arguments(table, words));
    args.parts = args.select;
    check_pace(args, std::array{find_format(format)});
    return args;
}

TEST(Pacing, IsAsTheKindsAreUnlessSomethingIsSaid) {
    const PaceSpec standard = pacing({});
    for (const MomentKindRow& row : moment_kinds())
        EXPECT_EQ(standard.pace().hold(row.kind), row.hold) << row.name;
    EXPECT_EQ(standard.fit, Fit::automatic);
    EXPECT_FALSE(standard.duration);
    EXPECT_TRUE(standard.parts.empty());
    EXPECT_EQ(standard.end_pause, 0us);
}

TEST(Pacing, HoldsEveryKindForAPlainTime) {
    const PaceSpec same = pacing({"--hold", "0.5"});
    for (const MomentKindRow& row : moment_kinds())
        EXPECT_EQ(same.pace().hold(row.kind), 500ms) << row.name;
}

TEST(Pacing, HoldsEachKindThatIsNamed) {
    for (const MomentKindRow& named : moment_kinds()) {
        const PaceSpec some = pacing({"--hold", std::string(named.name) + "=7s"});
        for (const MomentKindRow& row : moment_kinds())
            EXPECT_EQ(some.pace().hold(row.kind), row.kind == named.kind ? 7s : row.hold) << row.name;
    }
    const PaceSpec several = pacing({"--hold", "solution=2s,deadend=0.5s,test=100ms"});
    EXPECT_EQ(several.pace().hold(MomentKind::solution), 2s);
    EXPECT_EQ(several.pace().hold(MomentKind::deadend), 500ms);
    EXPECT_EQ(several.pace().hold(MomentKind::test), 100ms);
}

// A lecture is the calmest, as by default, and a demo the shortest; holds by name apply.
TEST(Pacing, IsCalmOrShort) {
    const auto all = [](const PaceSpec& pacing) {
        std::chrono::microseconds sum{0};
        for (const MomentKindRow& row : moment_kinds())
            sum += pacing.pace().hold(row.kind);
        return sum;
    };
    EXPECT_EQ(all(pacing({"--pace", "lecture"})), all(pacing({})));
    EXPECT_LT(all(pacing({"--pace", "web"})), all(pacing({})));
    EXPECT_LT(all(pacing({"--pace", "demo"})), all(pacing({"--pace", "web"})));
    EXPECT_EQ(pacing({"--pace", "demo", "--hold", "deadend=9"}).pace().hold(MomentKind::deadend), 9s);
    EXPECT_THROW(pacing({"--pace", "quick"}), UsageError);
}

TEST(Pacing, TakesADurationOrAll) {
    EXPECT_EQ(pacing({"--duration", "60s"}).duration, 60s);
    EXPECT_EQ(pacing({"--duration", "full"}).fit, Fit::full);
    EXPECT_FALSE(pacing({"--duration", "full"}).duration);
}

TEST(Pacing, PicksParts) {
    constexpr std::uint64_t no_end = std::numeric_limits<std::uint64_t>::max();
    EXPECT_THAT(pacing({"--select", "1-40,solution:1,deadend:2-3,end,7"}).parts,
                testing::ElementsAre(
                    Part{.first = 1, .last = 40}, Part{.kind = MomentKind::solution, .first = 1, .last = 1},
                    Part{.kind = MomentKind::deadend, .first = 2, .last = 3},
                    Part{.kind = MomentKind::end, .first = 1, .last = no_end}, Part{.first = 7, .last = 7}));
}

TEST(Pacing, KeepsTheEndPauseWithinWhatAFormatHolds) {
    EXPECT_EQ(pacing({"--hold", "655", "--end-pause", "0.35"}, "gif").end_pause, 350ms);
    EXPECT_THROW(pacing({"--hold", "655", "--end-pause", "0.36"}, "gif"), SpecError);
}

}  // namespace

}  // namespace queenreel::test
