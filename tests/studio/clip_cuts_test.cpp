#include "queenreel/studio/clip_cuts.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/base/spec_error.h"

namespace queenreel::test {
namespace {

Generator<Frame> numbered_frames(int count) {
    for (int number = 1; number <= count; ++number) {
        Frame frame;
        frame.number = static_cast<std::uint64_t>(number);
        frame.chapter = "of the story";
        co_yield frame;
    }
}

std::vector<std::string> chapters_cut_at(const std::vector<std::uint64_t>& at) {
    std::vector<std::string> chapters;
    for (const Frame& frame : cut_at(numbered_frames(5), *find_clip_cut("deadend"), at))
        chapters.push_back(frame.chapter);
    return chapters;
}

TEST(ClipCuts, EndAChapterWithEachSuchMoment) {
    using testing::ElementsAre;
    EXPECT_THAT(chapters_cut_at({1, 2}), ElementsAre("Dead end 1", "", "Dead end 2", "End", ""));
    EXPECT_THAT(chapters_cut_at({0, 4}), ElementsAre("Dead end 1", "Dead end 2", "", "", ""));
    EXPECT_THAT(chapters_cut_at({}), ElementsAre("End", "", "", "", ""));
}

TEST(ClipCuts, AreAtEachFrameOfTheirKind) {
    const std::vector<MomentKind> kinds{MomentKind::step, MomentKind::deadend, MomentKind::question,
                                        MomentKind::deadend, MomentKind::solution};
    for (const ClipCut& cut : clip_cuts()) {
        std::vector<std::uint64_t> expected;
        for (std::size_t i = 0; i < kinds.size(); ++i)
            if (!cut.kind || kinds[i] == cut.kind)
                expected.push_back(i);
        ASSERT_FALSE(expected.empty()) << cut.name;
        EXPECT_EQ(frames_to_cut_at(cut, kinds), expected) << cut.name;
        EXPECT_EQ(frames_to_cut_at(cut, {}), std::vector<std::uint64_t>()) << cut.name;
        const std::vector<MomentKind> others{MomentKind::found};
        if (cut.kind)
            EXPECT_THROW(frames_to_cut_at(cut, others), SpecError) << cut.name;
    }
}

}  // namespace
}  // namespace queenreel::test
