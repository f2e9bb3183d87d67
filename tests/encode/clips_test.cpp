#include "queenreel/encode/clips.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cerrno>
#include <filesystem>
#include <map>
#include <nlohmann/json.hpp>
#include <span>

#include "faults.h"
#include "folders.h"
#include "outputs_of_tests.h"
#include "queenreel/encode/errors.h"

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

/// The frame that leads to another.
Frame in_between(Frame frame) {
    frame.in_between = true;
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
    // A clip may begin with the same picture that ends the previous one.
    const std::vector<std::vector<Frame>> chapters{{told(1, 1s, "A"), told(2, 1s)},
                                                   {told(2, 1s, "B"), told(3, 2s)}};
    std::vector<Frame> all = chapters[0];
    all.insert(all.end(), chapters[1].begin(), chapters[1].end());
    write(options(folder / "clips"), all);
    for (const int number : {1, 2}) {
        const auto film = open_output(options(folder / ("single" + std::to_string(number))));
        for (const Frame& frame : chapters[static_cast<std::size_t>(number) - 1])
            film->put(frame);
        film->finish();
        EXPECT_EQ(content(folder / "clips/" + clip(number)),
                  content(folder / ("single" + std::to_string(number))));
    }
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

TEST_P(ClipsTest, ReplacesOldFilesAllAtOnce) {
    const TemporaryFolder folder;
    OutputOptions where = options(folder / "");
    write(where, {told(1, 1s, "A"), told(2, 1s, "B"), told(3, 1s, "C")});
    std::map<std::string, std::string> old;
    for (const std::string& name : folder.names())
        old[name] = content(folder / name);
    where.force = true;
    {
        const auto given_up = open_clips(where);
        for (const int number : {4, 1, 2})
            given_up->put(told(static_cast<std::uint64_t>(number), 2s, "X"));
        given_up->give_up();
    }
    EXPECT_EQ(folder.names().size(), old.size());
    for (const auto& [name, bytes] : old)
        EXPECT_TRUE(content(folder / name) == bytes) << name;
    write(where, {told(4, 2s, "X"), told(1, 2s, "Y"), told(2, 2s, "Z")});
    EXPECT_EQ(folder.names().size(), old.size());
    for (const auto& [name, bytes] : old)
        EXPECT_FALSE(content(folder / name) == bytes) << name;
}

TEST_P(ClipsTest, OfAnEarlierSetThatTheNewOneLacksAreRemovedAndNoOtherFiles) {
    const TemporaryFolder folder;
    OutputOptions where = options(folder / "");
    write(where, {told(1, 1s, "A"), told(2, 1s, "B"), told(3, 1s, "C")});
    write_file(folder / clip(7), "of somebody else");
    write_file(folder / "notes.txt", "mine");
    where.force = true;
    write(where, {told(1, 1s, "A")});
    EXPECT_THAT(folder.names(),
                testing::UnorderedElementsAre("manifest.json", clip(1), clip(7), "notes.txt"));
}

// A manifest may say anything: only films of the format inside the folder are removed.
TEST_P(ClipsTest, RemoveNothingElseThatAManifestNames) {
    const TemporaryFolder folder;
    const std::string ending = "." + std::string(GetParam()->name);
    std::filesystem::create_directory(folder / "c");
    const std::vector<std::string> kept{"outside" + ending, "c/notes.txt", "c/manifest.png"};
    for (const std::string& name : kept)
        write_file(folder / name, "mine");
    for (const std::string& manifest :
         {R"({"version": 1, "format": ")" + std::string(GetParam()->name) +
              R"(", "clips": [{"file": "../outside)" + ending + R"("}, {"file": "notes.txt"}]})",
          std::string(R"({"version": 1, "format": "png", "clips": [{"file": "manifest.png"}]})"),
          std::string(R"({"version": 1, "format": 7, "clips": 8})"), std::string("[1]"),
          std::string("not JSON")}) {
        write_file(folder / "c/manifest.json", manifest);
        OutputOptions where = options(folder / "c/");
        where.force = true;
        write(where, {told(1, 1s, "A")});
        for (const std::string& name : kept)
            EXPECT_EQ(content(folder / name), "mine") << name;
    }
}

TEST_P(ClipsTest, SayWhichAreNewWhenOnlySomeGetTheirNames) {
    const TemporaryFolder folder;
    OutputOptions where = options(folder / "");
    const std::vector<Frame> frames{told(1, 1s, "A"), told(2, 1s, "B"), told(3, 1s, "C")};
    write(where, frames);
    for (const int number : {1, 2, 3})
        write_file(folder / clip(number), "old");
    where.force = true;
    const auto clips = open_clips(where);
    for (const Frame& frame : frames)
        clips->put(frame);
    clips->prepare();
    const Faults faults(Faults::Kind::error, 3, EIO);  // the third name
    try {
        clips->publish();
        ADD_FAILURE() << "no error";
    } catch (const PartialSetError& error) {
        EXPECT_EQ(error.standing, (folder / clip(1)) + ", " + (folder / clip(2)) + " are new and stay");
        EXPECT_THAT(error.what(), testing::HasSubstr(error.standing));
    }
    EXPECT_NE(content(folder / clip(2)), "old");
    EXPECT_EQ(content(folder / clip(3)), "old");
}

TEST_P(ClipsTest, AreGoneOnWithWhereTheyStopped) {
    const TemporaryFolder folder;
    const TemporaryFolder whole;
    const std::vector<Frame> frames{told(1, 1s, "A"), told(2, 1s, "B"), told(3, 1s, "C"), told(4, 1s, "D")};
    write(options(whole / ""), frames);
    OutputOptions where = options(folder / "");
    {
        const auto stopped = open_clips(where);
        for (const Frame& frame : std::span(frames).first(3))
            stopped->put(frame);
        stopped->give_up();
        EXPECT_EQ(stopped->file_count(), 2U);
    }
    EXPECT_EQ(folder.names().size(), 2U);
    write_file(folder / clip(1), "changed");
    const auto unchanged = std::filesystem::last_write_time(folder / clip(2));
    where.resume = true;
    const auto rest = open_clips(where);
    for (const Frame& frame : frames)
        rest->put(frame);
    rest->finish();
    EXPECT_EQ(rest->kept_count(), 1U);
    EXPECT_EQ(rest->file_count(), 5U);
    EXPECT_EQ(std::filesystem::last_write_time(folder / clip(2)), unchanged);
    EXPECT_EQ(folder.names(), whole.names());
    for (const std::string& name : whole.names())
        EXPECT_TRUE(content(folder / name) == content(whole / name)) << name;
}

TEST_P(ClipsTest, MovementsBelongToTheChapterTheyLeadTo) {
    const TemporaryFolder folder;
    write(options(folder / "clips"),
          {told(1, 1s, "A"), in_between(told(2, 100ms)), in_between(told(2, 100ms)), told(2, 1s, "B"),
           in_between(told(3, 100ms)), told(3, 1s), in_between(told(4, 100ms))});
    const auto clips = nlohmann::json::parse(content(folder / "clips/manifest.json"))["clips"];
    ASSERT_EQ(clips.size(), 2U);
    EXPECT_EQ(clips[0]["duration"], 1.0);
    EXPECT_EQ(clips[1]["start"], 1.0);
    EXPECT_EQ(clips[1]["duration"], 2.4);
    EXPECT_EQ(clips[0]["pictures"], 1);
    EXPECT_EQ(clips[1]["pictures"], 6) << "with those on the way, which the film has, too";
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
