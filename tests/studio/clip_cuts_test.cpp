#include "queenreel/studio/clip_cuts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <vector>

namespace queenreel::test {
namespace {

using enum MomentKind;

Generator<Frame> frames_of(std::vector<MomentKind> moments) {
    for (const MomentKind moment : moments) {
        Frame frame;
        frame.moment = moment;
        frame.chapter = "of the story";
        co_yield frame;
    }
}

std::vector<std::string> chapters(const ClipCut& cut, const std::vector<MomentKind>& moments) {
    const auto cuts =
        std::ranges::count_if(moments, [&](MomentKind moment) { return cut.ends_with(moment); });
    std::vector<std::string> chapters;
    for (const Frame& frame : cut_at(frames_of(moments), cut, static_cast<std::uint64_t>(cuts)))
        chapters.push_back(frame.chapter);
    return chapters;
}

TEST(ClipCuts, EndAChapterWithEachSuchMoment) {
    using testing::ElementsAre;
    const ClipCut& cut = *find_clip_cut("deadend");
    EXPECT_THAT(chapters(cut, {test, deadend, deadend, back, test}),
                ElementsAre("Dead end 1", "", "Dead end 2", "End", ""));
    EXPECT_THAT(chapters(cut, {deadend, back, test, back, deadend}),
                ElementsAre("Dead end 1", "Dead end 2", "", "", ""));
    EXPECT_THAT(chapters(cut, {test, place, test, back, test}), ElementsAre("End", "", "", "", ""));
}

TEST(ClipCuts, AreAtEachFrameOfTheirKind) {
    for (const ClipCut& cut : clip_cuts())
        for (const MomentKind moment : {step, deadend, question, solution, found})
            EXPECT_EQ(cut.ends_with(moment), !cut.kind || moment == cut.kind) << cut.name;
}

}  // namespace
}  // namespace queenreel::test
