#include "encode/clips.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "folders.h"
#include "outputs_of_tests.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::ElementsAre;
using testing::IsEmpty;

Frame told(std::uint64_t number, std::chrono::microseconds hold, const std::string& chapter = "") {
    Frame frame = four_queens(number);
    frame.duration = hold;
    frame.chapter = chapter;
    return frame;
}

/// The frame with a queen on her way.
Frame moving(Frame frame) {
    frame.board.moving_queens.push_back({.row = 0.5, .column = 1});
    return frame;
}

void write(const OutputOptions& options, const std::vector<Frame>& frames) {
    const auto clips = open_clips(options);
    for (const Frame& frame : frames)
        clips->put(frame);
    clips->finish();
}

class ClipsTest : public testing::TestWithParam<const Format*> {
  protected:
    OutputOptions options(const std::string& target) const { return small_output(*GetParam(), target); }
    std::string clip(int number) const {
        return "queens-4-0" + std::to_string(number) + "." + std::string(GetParam()->name);
    }
};

TEST_P(ClipsTest, AreAFilmAChapterAndAManifest) {
    const TemporaryFolder folder;
    const auto output = open_clips(options(folder / "clips"));
    output->put(told(1, 1s));
    output->put(told(2, 500ms, "First \"one\""));
    output->put(told(3, 2s));
    EXPECT_THAT(folder.names(), testing::Contains("clips/" + clip(1)));
    EXPECT_THAT(folder.names(), testing::Not(testing::Contains("clips/" + clip(2))));
    output->put(told(4, 250ms, "Zweite Lösung"));
    output->finish();
    EXPECT_THAT(folder.names(), ElementsAre("clips/manifest.json", "clips/" + clip(1), "clips/" + clip(2),
                                            "clips/" + clip(3)));
    EXPECT_EQ(output->file_count(), 4U);
    EXPECT_THAT(output->files(), ElementsAre(folder / "clips/" + clip(1), folder / "clips/manifest.json"));
    const auto clip_of = [&](int number, const char* title, double start, double duration, int pictures) {
        return nlohmann::json{{"file", clip(number)},
                              {"title", title},
                              {"start", start},
                              {"duration", duration},
                              {"pictures", pictures}};
    };
    EXPECT_EQ(nlohmann::json::parse(content(folder / "clips/manifest.json")),
              (nlohmann::json{{"version", 1},
                              {"n", 4},
                              {"format", GetParam()->name},
                              {"clips",
                               {clip_of(1, "", 0, 1, 1), clip_of(2, "First \"one\"", 1, 2.5, 2),
                                clip_of(3, "Zweite Lösung", 3.5, 0.25, 1)}}}));
}

TEST_P(ClipsTest, AreTheFilmsOfTheirFrames) {
    const TemporaryFolder folder;
    write(options(folder / "clips"), {told(1, 1s, "A"), told(2, 1s), told(3, 1s, "B")});
    const OutputOptions single = options(folder / "single");
    const auto film = open_output(single);
    film->put(told(1, 1s, "A"));
    film->put(told(2, 1s));
    film->finish();
    EXPECT_EQ(content(folder / "clips/" + clip(1)), content(folder / "single"));
}

TEST_P(ClipsTest, LeaveNothingHalfWrittenWhenAbandoned) {
    const TemporaryFolder folder;
    {
        const auto output = open_clips(options(folder / "clips/"));
        output->put(told(1, 1s, "A"));
        output->put(told(2, 1s, "B"));
    }
    EXPECT_THAT(folder.names(), ElementsAre("clips/" + clip(1)));
}

TEST_P(ClipsTest, KeepWhatExistsWithoutForceAndReplaceItWithIt) {
    for (const std::string& name : {std::string("manifest.json"), clip(7)}) {
        const TemporaryFolder folder;
        write_file(folder / name, "old");
        OutputOptions where = options(folder / "");
        EXPECT_THROW(open_clips(where), OutputError) << name;
        EXPECT_THAT(folder.names(), ElementsAre(name));
        where.force = true;
        write(where, {told(1, 1s, "A")});
        EXPECT_THAT(folder.names(), testing::IsSupersetOf({std::string("manifest.json"), clip(1)}));
        EXPECT_NE(content(folder / "manifest.json"), "old");
    }
}

TEST_P(ClipsTest, MovementsBelongToTheChapterTheyLeadTo) {
    const TemporaryFolder folder;
    write(options(folder / "clips"),
          {told(1, 1s, "A"), moving(told(2, 100ms)), moving(told(2, 100ms)), told(2, 1s, "B"),
           moving(told(3, 100ms)), told(3, 1s), moving(told(4, 100ms))});
    const auto clips = nlohmann::json::parse(content(folder / "clips/manifest.json"))["clips"];
    ASSERT_EQ(clips.size(), 2U);
    EXPECT_EQ(clips[0]["duration"], 1.0);
    EXPECT_EQ(clips[1]["start"], 1.0);
    EXPECT_EQ(clips[1]["duration"], 2.4);
    EXPECT_EQ(clips[0]["pictures"], 1);
    EXPECT_EQ(clips[1]["pictures"], 2);
}

TEST_P(ClipsTest, OfNoPicturesAreAnError) {
    const TemporaryFolder folder;
    EXPECT_THROW(write(options(folder / "clips"), {}), OutputError);
    EXPECT_THAT(folder.names(), IsEmpty());
}

std::string name_of(const testing::TestParamInfo<const Format*>& format) {
    return std::string(format.param->name);
}

INSTANTIATE_TEST_SUITE_P(EveryFilm, ClipsTest, testing::ValuesIn(films()), name_of);

TEST(ClipsTargetTest, IsAFolderForFilms) {
    const TemporaryFolder folder;
    for (const Format* format : documents())
        EXPECT_THROW(open_clips(small_output(*format, folder / "clips")), std::invalid_argument);
    for (const char* target : {"-", ""})
        EXPECT_THROW(open_clips(small_output(*find_format("gif"), target)), std::invalid_argument);
    write_file(folder / "clips", "a file");
    EXPECT_THROW(open_clips(small_output(*find_format("gif"), folder / "clips")), OutputError);
    EXPECT_THAT(folder.names(), ElementsAre("clips"));
}

}  // namespace
}  // namespace queenreel
