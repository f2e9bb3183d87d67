#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <cmath>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "child.h"
#include "queenreel/story/story.h"
#include "queenreel/timing/pacer.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

/// Runs a command that must succeed; returns its words on standard error.
std::string notes_of(const Folder& folder, const std::vector<std::string>& words) {
    const Outcome outcome = run({.words = words, .folder = folder.path()});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    return outcome.error;
}

int moments_of(const char* story, int n, bool to_first) {
    StoryOptions options{.n = n};
    options.solver = find_solver("backtracking");
    options.to_first_solution = to_first;
    const auto opened = find_story(story)->open(options);
    return static_cast<int>(measure(*opened, Pace()).moments());
}

// A page takes no time, so none is left out, whatever the film beside it does.
TEST(Steps, AreAllThereUnlessALengthIsAskedFor) {
    const int moments = moments_of("search", 6, true);
    const std::vector<std::string> search{"animate", "6",      "--first", "--story",  "search", "--cards",
                                          "none",    "--size", "240",     "--panels", "none"};
    const auto with = [&](std::vector<std::string> more) {
        std::vector<std::string> words = search;
        words.insert(words.end(), more.begin(), more.end());
        return words;
    };
    const Folder folder;
    EXPECT_EQ(notes_of(folder, with({"--steps", "alone.pdf"})), "");
    EXPECT_EQ(pdf_pages(read_file(folder / "alone.pdf")), moments);
    EXPECT_THAT(notes_of(folder, with({"--steps", "beside.pdf", "-o", "x.gif"})),
                HasSubstr("fitted to 55 s"));
    EXPECT_EQ(read_file(folder / "beside.pdf"), read_file(folder / "alone.pdf"));
    EXPECT_EQ(notes_of(folder, with({"--steps", "short.pdf", "--duration", "40"})), "");
    EXPECT_LT(pdf_pages(read_file(folder / "short.pdf")), moments);
}

TEST(Steps, AreThePagesOfRender) {
    const Folder folder;
    notes_of(folder, {"animate", "4", "--story", "search", "--cards", "none", "--steps", "x.pdf"});
    notes_of(folder, {"render", "4", "--story", "search", "-o", "y.pdf"});
    EXPECT_EQ(read_file(folder / "x.pdf"), read_file(folder / "y.pdf"));
}

TEST(Steps, AreRefusedWhereTheyAreTooMany) {
    const Outcome outcome = run({"animate", "8", "--story", "search", "--steps", "x.pdf"});
    EXPECT_EQ(outcome.code, 4);
    EXPECT_THAT(outcome.error,
                StartsWith("queenreel: --steps: every moment of the story has a page, more than "
                           "10,000; choose some with --select"));
}

// Law: for every story, a transcript has each caption of the film, in order, and its chapters.
TEST(Transcript, HasWhatTheCaptionsSay) {
    for (const char* story : {"solutions", "search", "walkthrough", "symmetry", "funnel", "race"}) {
        const Folder folder;
        notes_of(folder,
                 {"animate", "4", "--story", story, "--size", "240", "--captions", "srt", "--transcript",
                  "txt,md,html", "--snippets", "html,chapters", "-o", "x.mp4", "--quality", "draft"});
        const std::string text = read_file(folder / "x.transcript.txt");
        std::size_t at = 0;
        std::string caption;  // the lines of a cue
        for (const std::string& line : lines(read_file(folder / "x.srt") + '\n')) {
            if (line.find("-->") != std::string::npos ||
                (!line.empty() && line.find_first_not_of("0123456789") == std::string::npos))
                continue;
            if (!line.empty()) {
                caption += (caption.empty() ? "" : " ") + line;
                continue;
            }
            at = text.find(std::exchange(caption, {}), at);
            ASSERT_NE(at, std::string::npos) << story << ": " << caption;
        }
        EXPECT_THAT(read_file(folder / "x.embed.html"),
                    HasSubstr("<a href=\"x.transcript.html\">Transcript</a>"))
            << story;
        EXPECT_THAT(read_file(folder / "x.transcript.md"), StartsWith("# "));
        EXPECT_THAT(read_file(folder / "x.transcript.html"),
                    StartsWith("<!DOCTYPE html>\n<html lang=\"en\">"));
    }
}

TEST(Transcript, NeedsAFilmWithAName) {
    const Outcome pipe = run({"animate", "4", "--transcript", "txt", "--format", "mp4", "-o", "-"});
    EXPECT_EQ(pipe.code, 2);
    EXPECT_THAT(pipe.error,
                StartsWith("queenreel: --transcript: a transcript.txt file is named after the film"));
    EXPECT_EQ(run({"animate", "4", "--transcript", "txt", "--clips", "clips"}).code, 2);
}

TEST(Hold, ReportsAShortenedHold) {
    const Folder folder;
    const std::vector<std::string> film{"animate", "6",     "--story", "search",  "--size", "120",
                                        "-o",      "x.gif", "--force", "--cards", "none"};
    const auto with = [&](std::vector<std::string> more) {
        std::vector<std::string> words = film;
        words.insert(words.end(), more.begin(), more.end());
        return notes_of(folder, words);
    };
    EXPECT_THAT(
        with({"--hold", "solution=5s", "--duration", "60"}),
        testing::AllOf(StartsWith("queenreel: --hold: in a film of 60 s, some moments are shown for less "
                                  "than asked (solution "),
                       HasSubstr("give a longer --duration, or full")));
    EXPECT_EQ(with({"--hold", "solution=0.1s", "--duration", "60"}), "");
    EXPECT_EQ(with({"--duration", "60"}), "");
    EXPECT_EQ(with({"--hold", "solution=5s", "--first", "--duration", "full"}), "");
}

// The moment at which a lecturer stops ends its clip: the next begins where it ends.
TEST(Clips, EndWhereALecturerStops) {
    const Folder folder;
    notes_of(folder,
             {"animate",    "4",    "--story",   "search", "--hold",     "deadend=3s", "--size", "240",
              "--duration", "full", "--clips",   "clips",  "--clips-at", "deadend",    "-o",     "x.mp4",
              "--captions", "vtt",  "--quality", "draft",  "--panels",   "none"});
    const auto clips = nlohmann::json::parse(read_file(folder / "clips/manifest.json"))["clips"];
    const std::string said = read_file(folder / "x.vtt");
    ASSERT_GE(clips.size(), 3U);
    EXPECT_EQ(clips.front()["title"], "Dead end 1");
    EXPECT_EQ(clips.back()["title"], "End");
    for (std::size_t i = 1; i < clips.size(); ++i)
        EXPECT_NEAR(clips[i]["start"].get<double>(),
                    clips[i - 1]["start"].get<double>() + clips[i - 1]["duration"].get<double>(), 1e-6);
    for (std::size_t i = 0; i + 1 < clips.size(); ++i)
        EXPECT_GE(clips[i]["duration"].get<double>(), 3);
    // Its words are the last before the clip ends.
    const auto end = std::lround(1000 * clips[1]["start"].get<double>());
    EXPECT_THAT(said, HasSubstr(fmt::format(
                          " --> 00:{:02}:{:02}.{:03}\nEvery square of row 3\nis attacked: a dead end",
                          end / 60'000, end / 1000 % 60, end % 1000)));
}

TEST(Clips, AreCutAtMomentsOnlyWhereThereAreAny) {
    for (const auto& [words, why] : std::vector<std::pair<std::vector<std::string>, const char*>>{
             {{"animate", "6", "--clips-at", "step"}, "--clips-at: there are no clips to cut"},
             {{"animate", "6", "--clips", "c", "--clips-at", "question"},
              "--clips-at: the film shows no question; add --questions"},
             {{"animate", "6", "--clips", "c", "--clips-at", "steps"}, "did you mean step?"}}) {
        const Folder folder;
        const Outcome outcome = run({.words = words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 2);
        EXPECT_THAT(outcome.error, HasSubstr(why));
        EXPECT_THAT(folder.names(), testing::IsEmpty());
    }
}

// A chapter begins on the way to its first picture, as do the words that tell of it.
TEST(Clips, AgreeWithCaptions) {
    const Folder folder;
    notes_of(folder, {"animate", "4", "--story", "walkthrough", "--size", "240", "--clips", "clips",
                      "--captions", "vtt", "-o", "x.mp4"});
    const std::string said = read_file(folder / "x.vtt");
    const auto manifest = nlohmann::json::parse(read_file(folder / "clips/manifest.json"));
    EXPECT_EQ(manifest["clips"].size(), 16U);
    for (const auto& clip : manifest["clips"]) {
        const auto start = std::lround(1000 * clip["start"].get<double>());
        EXPECT_THAT(said, HasSubstr(fmt::format("00:{:02}:{:02}.{:03} --> ", start / 60'000,
                                                start / 1000 % 60, start % 1000)));
    }
}

}  // namespace
}  // namespace queenreel::test
