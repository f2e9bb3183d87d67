#include "queenreel/voice/voice.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

#include "queenreel/io/error.h"
#include "queenreel/io/wait.h"
#include "queenreel/module/module.h"
#include "spoken_tone.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;

/// Why a command is refused when it says "Hello."; empty if it is not.
std::string complaint(const std::string& command, std::chrono::milliseconds patience = 20s) {
    try {
        Voice({.command = command, .patience = patience}).say("Hello.");
    } catch (const OutputError& error) {
        EXPECT_THAT(error.what(), Not(HasSubstr("\n")));
        return error.what();
    }
    return "";
}

double seconds(const Speech& speech) {
    return std::chrono::duration<double>(speech.duration()).count();
}

TEST(Voice, SaysWhatTheCommandWrites) {
    const Speech speech = Voice({.command = tone_command}).say("Row four");
    EXPECT_EQ(speech.rate, 8000);
    EXPECT_EQ(speech.duration(), 8 * tone_of_byte);
    const auto [low, high] = std::ranges::minmax(speech.samples);
    EXPECT_NEAR(low, -0.92, 0.01);
    EXPECT_NEAR(high, 0.75, 0.01);
}

TEST(Voice, CutsOffSilence) {
    // A second of silence, the tone, and another second.
    const std::string silence = "head -c 8000 /dev/zero | tr '\\0' '\\200'; ";
    const std::string tone = tone_command;
    const std::size_t data = tone.find("yes ");
    const std::string command = tone.substr(0, data) + silence + tone.substr(data) + "; " + silence;
    EXPECT_NEAR(seconds(Voice({.command = command}).say("Row four")), 0.4, 0.001);
}

TEST(Voice, TellsTheCommandTheLanguage) {
    EXPECT_THAT(complaint("echo in $QUEENREEL_LANG >&2; exit 1"), HasSubstr("status 1: in en;"));
}

TEST(Voice, NamesACommandThatFails) {
    EXPECT_THAT(complaint("echo no such voice >&2; exit 3"),
                AllOf(HasSubstr("cannot say \"Hello.\": it ended with status 3: no such voice; "),
                      EndsWith("give a command that reads a sentence and writes a WAV")));
    EXPECT_THAT(complaint("kill -9 $$"), HasSubstr("signal 9 ended it"));
    EXPECT_THAT(complaint("/nowhere/speaks"), HasSubstr("status 127"));
}

TEST(Voice, NamesACommandThatWritesSomethingElse) {
    EXPECT_THAT(complaint("cat"), HasSubstr("wrote no WAV (it does not begin like a WAV)"));
    EXPECT_THAT(complaint("true"), HasSubstr("wrote no WAV"));
    EXPECT_THAT(complaint("yes"), HasSubstr("writes more than 256 MB"));
    EXPECT_THAT(complaint("printf 'RIFF....WAVE'"), HasSubstr("it has no samples"));
}

TEST(Voice, EndsACommandThatHangs) {
    const auto begin = std::chrono::steady_clock::now();
    EXPECT_THAT(complaint("sleep 60", 300ms), HasSubstr("it has not ended after 0.3 s"));
    EXPECT_THAT(complaint("sleep 60 | cat", 300ms), HasSubstr("it has not ended after 0.3 s"));
    EXPECT_THAT(complaint("exec 1>&-; sleep 60", 300ms), HasSubstr("it has not ended after 0.3 s"));
    EXPECT_LT(std::chrono::steady_clock::now() - begin, 20s);
}

TEST(Voice, DoesNotNeedACommandThatReads) {
    EXPECT_THAT(complaint("exec 0<&-; exit 4"), HasSubstr("status 4"));
}

struct Canceled {};

TEST(Voice, EndsWithTheWaitCheck) {
    const std::filesystem::path file = std::filesystem::temp_directory_path() / "queenreel-voice-test";
    std::filesystem::remove(file);
    check_waits_with([] { throw Canceled(); });
    EXPECT_THROW(Voice({.command = "sleep 1; touch " + file.string()}).say("Hello."), Canceled);
    check_waits_with(nullptr);
    const timespec long_enough{.tv_sec = 1, .tv_nsec = 500'000'000};
    nanosleep(&long_enough, nullptr);
    EXPECT_FALSE(std::filesystem::exists(file));
}

TEST(Voice, NamesThePackageOfEspeakWhereItIsMissing) {
    const std::string path = std::getenv("PATH");
    setenv("PATH", "/nowhere", 1);
    try {
        Voice({}).say("Hello.");
        ADD_FAILURE() << "it spoke";
    } catch (const UnavailableError& error) {
        EXPECT_THAT(error.what(), HasSubstr("install the package espeak-ng"));
    }
    setenv("PATH", path.c_str(), 1);
}

TEST(Voice, OfEspeakSpeaks) {
    const Speech speech = Voice({}).say("Row 4 has no free square.");
    EXPECT_GT(seconds(speech), 1);
    EXPECT_LT(seconds(speech), 4);
    EXPECT_EQ(speech.samples, Voice({}).say("Row 4 has no free square.").samples);
}

class Recordings : public testing::Test {
  protected:
    Recordings() : folder_(std::filesystem::temp_directory_path() / "queenreel-recordings-test") {
        std::filesystem::create_directory(folder_);
    }
    ~Recordings() override { std::filesystem::remove_all(folder_); }

    void add(const std::string& name) const { std::ofstream(folder_ / name) << "x"; }

    std::string complaint() const {
        try {
            recordings_in(folder_.string());
        } catch (const OutputError& error) {
            return error.what();
        }
        return "";
    }

    std::filesystem::path folder_;
};

TEST_F(Recordings, AreNamedAfterChapters) {
    for (const char* name : {"1.wav", "02.wav", "11-the-end.wav", "notes.txt", "3.mp3", "x4.wav"})
        add(name);
    const auto all = recordings_in(folder_.string());
    ASSERT_EQ(all.size(), 3U);
    EXPECT_EQ(all.at(2).filename(), "02.wav");
    EXPECT_EQ(all.at(11).filename(), "11-the-end.wav");
    EXPECT_THROW(recording(all.at(1)), OutputError);
}

TEST_F(Recordings, AreOneForEachChapter) {
    EXPECT_THAT(complaint(), HasSubstr("there is no recording"));
    add("2.wav");
    EXPECT_EQ(complaint(), "");
    add("02-again.wav");
    EXPECT_THAT(complaint(), HasSubstr("02-again.wav and 2.wav are both chapter 2; keep one"));
    EXPECT_THROW(recordings_in("/nowhere/recordings"), OutputError);
}

}  // namespace
}  // namespace queenreel
