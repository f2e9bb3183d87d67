#include "queenreel/film/timeline.h"

#include <gtest/gtest.h>

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr AVRational thirtieth{1, 30};
constexpr AVRational centisecond{1, 100};

TEST(TickTimeline, RoundsTheSumAndNotEachHold) {
    TickTimeline timeline({centisecond, centisecond, 2});
    for (int third = 1; third <= 300; ++third)
        EXPECT_EQ(timeline.next(33'333us).end, (third * 33'333 + 5'000) / 10'000) << third;
}

TEST(TickTimeline, BeginsEachPictureWhereTheOneBeforeEnds) {
    TickTimeline timeline({thirtieth, centisecond, 2});
    std::int64_t end = 0;
    for (const auto hold : {100ms, 1ms, 250ms, 0ms, 5000ms}) {
        const TickSpan shown = timeline.next(hold);
        EXPECT_EQ(shown.start, end);
        EXPECT_GE(shown.end, shown.start + 2);
        end = shown.end;
    }
    EXPECT_EQ(timeline.end(), end);
}

TEST(TickTimeline, CountsFramesOfTheWholeFilmAtAConstantRate) {
    TickTimeline timeline({thirtieth, thirtieth, 1});
    for (int picture = 0; picture < 1000; ++picture)
        timeline.next(1'234'567us);
    EXPECT_EQ(timeline.end(), 37'037);  // 1234.567 s × 30, rounded
}

TEST(TickTimeline, ShowsAHoldShorterThanAStepForOneStepAndCatchesUp) {
    TickTimeline timeline({thirtieth, thirtieth, 1});
    EXPECT_EQ(timeline.next(1ms).end, 1);
    EXPECT_EQ(timeline.next(1ms).end, 2);
    EXPECT_EQ(timeline.next(98ms).end, 3);  // 100 ms in all
}

TEST(TickTimeline, ChangesPicturesOnlyAtStepsWhateverTheTick) {
    TickTimeline timeline({{1, 4}, centisecond, 2});
    EXPECT_EQ(timeline.next(300ms).end, 25);
    EXPECT_EQ(timeline.next(300ms).end, 50);
    EXPECT_EQ(timeline.next(300ms).end, 100);
}

}  // namespace
}  // namespace queenreel
