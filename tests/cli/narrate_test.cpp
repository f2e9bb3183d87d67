// Films with a voice, decoded: what is said, when, how loudly, and what happens if nobody speaks.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <csignal>
#include <fstream>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "child.h"
#include "decoded_film.h"
#include "spoken_tone.h"

namespace queenreel::test {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

const std::vector<std::string> walk_words{"animate", "4",       "--story", "walkthrough", "--size",
                                          "320x180", "--cards", "none",    "--panels",    "none"};

std::vector<std::string> extended(std::vector<std::string> words, const std::vector<std::string>& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

const std::vector<std::string> spoken_walk =
    extended(walk_words, {"--quality", "draft", "--narrate", "--voice-command", tone_command});

/// The cues of a caption track that have a text.
std::vector<DecodedCaption> texts_with_times(const DecodedFilm& film) {
    std::vector<DecodedCaption> cues;
    for (const DecodedCaption& cue : film.captions)
        if (!cue.text.empty() && (cues.empty() || cues.back().text != cue.text))
            cues.push_back(cue);
    return cues;
}

// Law: speech begins within 0.2 s of its cue, is complete, and ends before the next cue.
TEST(Narrate, TextAndVoiceKeepTogether) {
    for (const std::vector<std::string>& film :
         {extended(spoken_walk, {"-o", "x.mp4"}), extended(spoken_walk, {"-o", "x.webm"}),
          extended(spoken_walk, {"-o", "x.mov", "--fps", "10"})}) {
        SCOPED_TRACE(film[film.size() - 2]);
        const Folder folder;
        const Outcome made = run_in(folder, film);
        ASSERT_EQ(made.code, 0) << made.error;
        ASSERT_EQ(folder.names().size(), 1U);
        const std::string bytes = read_file(folder / folder.names().front());
        const DecodedFilm seen = decode(std::as_bytes(std::span(bytes)));
        const std::vector<DecodedCaption> cues = texts_with_times(seen);
        const std::vector<Burst> bursts = bursts_of(decode_sound(std::as_bytes(std::span(bytes))));
        ASSERT_EQ(bursts.size(), cues.size());
        ASSERT_GT(cues.size(), 5U);
        for (std::size_t i = 0; i < cues.size(); ++i) {
            SCOPED_TRACE(cues[i].text);
            EXPECT_GE(bursts[i].start, cues[i].start);
            EXPECT_LE(bursts[i].start, cues[i].start + 200'000);
            const auto tone = static_cast<std::int64_t>(cues[i].text.size()) * tone_of_byte.count();
            EXPECT_NEAR(static_cast<double>(bursts[i].end - bursts[i].start), static_cast<double>(tone),
                        100'000);
            EXPECT_LE(bursts[i].end, i + 1 < cues.size() ? cues[i + 1].start : seen.duration);
        }
    }
}

TEST(Narrate, LeavesNothingUnproven) {
    for (const char* file : {"x.mp4", "x.mov", "x.webm"}) {
        const Folder folder;
        const Outcome made = run_in(folder, {"animate", "4", "--narrate", "--voice-command", tone_command,
                                             "--size", "240", "-o", file});
        ASSERT_EQ(made.code, 0) << made.error;
        const Outcome proof = run_in(folder, {"verify", "--complete", file});
        EXPECT_EQ(proof.code, 0) << proof.error << proof.output;
    }
}

TEST(Narrate, SpeaksTheLanguageOfTheFilm) {
    const Folder folder;
    const Outcome made = run_in(
        folder,
        extended(walk_words, {"--lang", "de", "--narrate", "--voice-command",
                              "echo $QUEENREEL_LANG >> asked; " + std::string(tone_command), "-o", "x.mp4"}));
    ASSERT_EQ(made.code, 0) << made.error;
    EXPECT_THAT(lines(read_file(folder / "asked")), testing::Each("de"));
}

TEST(Narrate, LeavesFilmsWithoutItAsTheyAre) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, extended(walk_words, {"-o", "silent.mp4", "--captions", "track"})).code, 0);
    const std::string bytes = read_file(folder / "silent.mp4");
    EXPECT_EQ(decode_sound(std::as_bytes(std::span(bytes))).codec, "");
    EXPECT_EQ(bytes.find("mp4a"), std::string::npos);
}

TEST(Narrate, GivesTheSameBytesEachTime) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, extended(spoken_walk, {"-o", "one.mp4", "--threads", "1"})).code, 0);
    ASSERT_EQ(run_in(folder, extended(spoken_walk, {"-o", "two.mp4", "--threads", "4"})).code, 0);
    EXPECT_EQ(read_file(folder / "one.mp4"), read_file(folder / "two.mp4"));
}

TEST(Narrate, KeepsADuration) {
    const Folder folder;
    const Outcome made = run_in(folder, extended(spoken_walk, {"-o", "x.mp4", "--duration", "240"}));
    ASSERT_EQ(made.code, 0) << made.error;
    const std::string bytes = read_file(folder / "x.mp4");
    EXPECT_NEAR(static_cast<double>(decode(std::as_bytes(std::span(bytes))).duration), 240e6, 1e3);
    const Outcome refused = run_in(folder, extended(spoken_walk, {"-o", "y.mp4", "--duration", "30"}));
    EXPECT_EQ(refused.code, 2);
    EXPECT_THAT(refused.error, HasSubstr("the voice needs "));
    EXPECT_THAT(folder.names(), ElementsAre("x.mp4"));
}

TEST(Narrate, SaysRecordingsByChapter) {
    const Folder folder;
    std::filesystem::create_directory(folder / "voice");
    for (const auto& [file, text] :
         {std::pair("1.wav", "A recording of the first chapter"), std::pair("3-short.wav", "three")}) {
        std::ofstream(folder / "tone.sh") << tone_command << '\n';
        ASSERT_EQ(std::system(("cd " + folder.path().string() + " && echo '" + text +
                               "' | sh tone.sh > voice/" + file)
                                  .c_str()),
                  0);
    }
    const Outcome made = run_in(folder, extended(walk_words, {"--voice-files", "voice", "-o", "x.mp4"}));
    ASSERT_EQ(made.code, 0) << made.error;
    EXPECT_THAT(made.error, HasSubstr("have no recording, the first of them 2"));
    const std::string bytes = read_file(folder / "x.mp4");
    const DecodedFilm film = decode(std::as_bytes(std::span(bytes)));
    const std::vector<Burst> bursts = bursts_of(decode_sound(std::as_bytes(std::span(bytes))));
    ASSERT_EQ(bursts.size(), 2U);
    EXPECT_NEAR(static_cast<double>(bursts[0].start), 0, 50'000);
    EXPECT_NEAR(static_cast<double>(bursts[1].start), static_cast<double>(film.chapters.at(2).start), 50'000);
    EXPECT_LE(bursts[0].end, film.chapters.at(0).end);
    std::filesystem::rename(folder / "voice/1.wav", folder / "voice/99.wav");
    const Outcome refused = run_in(folder, extended(walk_words, {"--voice-files", "voice", "-o", "y.mp4"}));
    EXPECT_EQ(refused.code, 1);
    EXPECT_THAT(refused.error, HasSubstr("99.wav: the film has"));
}

TEST(Narrate, IsOneLineIfNobodySpeaks) {
    const Folder folder;
    const auto complaint = [&](const std::vector<std::string>& more, int code) {
        const Outcome outcome = run_in(folder, extended(walk_words, more));
        EXPECT_EQ(outcome.code, code) << outcome.error;
        EXPECT_THAT(outcome.error, Not(HasSubstr("\n\n")));
        EXPECT_EQ(std::ranges::count(outcome.error, '\n'), 1) << outcome.error;
        EXPECT_THAT(folder.names(), IsEmpty());
        return outcome.error;
    };
    EXPECT_THAT(complaint({"--voice-command", "echo no voice >&2; exit 3", "-o", "x.mp4"}, 1),
                HasSubstr("status 3: no voice"));
    EXPECT_THAT(complaint({"--voice-command", "cat", "-o", "x.mp4"}, 1), HasSubstr("wrote no WAV"));
    EXPECT_THAT(complaint({"--voice-files", "nowhere", "-o", "x.mp4"}, 1), HasSubstr("nowhere"));
    EXPECT_THAT(complaint({"--narrate", "-o", "x.gif"}, 2), HasSubstr("gif has no sound; write an mp4"));
    EXPECT_THAT(complaint({"--narrate", "-o", "x.html"}, 2), HasSubstr("html has no sound"));
    EXPECT_THAT(complaint({"--narrate", "--steps", "x.pdf"}, 2), HasSubstr("a voice needs a film"));
    EXPECT_THAT(complaint({"--voice-command", "cat", "--voice-files", "x", "-o", "x.mp4"}, 2),
                HasSubstr("give one"));
    EXPECT_THAT(complaint({"--voice-command", " ", "-o", "x.mp4"}, 2), HasSubstr("there is no command"));
    const Outcome missing = run({.words = extended(walk_words, {"--narrate", "-o", "x.mp4"}),
                                 .folder = folder.path(),
                                 .environment = {{"PATH", "/nowhere"}}});
    EXPECT_EQ(missing.code, 3);
    EXPECT_THAT(missing.error, HasSubstr("install the package espeak-ng"));
}

TEST(Narrate, StopsAtASignalWithTheProgramThatSpeaks) {
    const Folder folder;
    Child child({.words = extended(walk_words,
                                   {"--voice-command", "touch begun; sleep 3; touch late", "-o", "x.mp4"}),
                 .folder = folder.path()});
    for (int wait = 0; wait < 1000 && !std::filesystem::exists(folder / "begun"); ++wait)
        std::this_thread::sleep_for(10ms);
    kill(child.pid(), SIGTERM);
    const Outcome outcome = child.wait();
    EXPECT_EQ(outcome.code, 128 + SIGTERM) << outcome.error;
    std::this_thread::sleep_for(3500ms);
    EXPECT_THAT(folder.names(), ElementsAre("begun"));
}

// The film for everyone says what it lacks if options take something away.
TEST(Narrate, ForEveryoneLacksNothing) {
    const Folder folder;
    const auto complaint = [&](const std::vector<std::string>& more) {
        const Outcome outcome =
            run_in(folder, extended({"animate", "4", "--preset", "a11y", "--voice-command", tone_command,
                                     "--size", "480x270"},
                                    more));
        EXPECT_EQ(outcome.code, 2) << outcome.error;
        EXPECT_THAT(folder.names(), IsEmpty());
        return outcome.error;
    };
    EXPECT_THAT(complaint({"--transcript", "md"}),
                HasSubstr("it lacks a transcript (give --transcript html)"));
    EXPECT_THAT(complaint({"--captions", "srt", "--caption", ""}),
                AllOf(HasSubstr("captions in the pictures"), HasSubstr("captions beside the film")));
    EXPECT_THAT(complaint({"--snippets", "csv"}), HasSubstr("--snippets html"));
    EXPECT_THAT(complaint({"--colors", "text=#777777,background=#888888"}), HasSubstr("contrast of "));
    EXPECT_THAT(complaint({"-o", "x.gif"}), HasSubstr("gif"));
    EXPECT_THAT(complaint({"-o", "x.mp4", "-o", "x.gif"}), HasSubstr("sound in gif"));
}

TEST(Narrate, SpeaksByItself) {
    const Folder folder;
    const Outcome made = run_in(
        folder, extended(walk_words, {"--narrate", "-o", "x.webm", "--quality", "draft", "--select", "1-4"}));
    ASSERT_EQ(made.code, 0) << made.error;
    const std::string bytes = read_file(folder / "x.webm");
    EXPECT_FALSE(bursts_of(decode_sound(std::as_bytes(std::span(bytes)))).empty());
}

}  // namespace
}  // namespace queenreel::test
