// What films say, and how long they show it.

#include "queenreel/studio/narration.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <string>
#include <vector>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/utf8.h"
#include "queenreel/film/cues.h"
#include "queenreel/studio/film.h"
#include "random_seed.h"
#include "spoken_tone.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;
using testing::ElementsAre;
using testing::IsEmpty;

Frame frame(std::string caption, microseconds duration, bool in_between = false) {
    Frame frame{};
    frame.caption = std::move(caption);
    frame.duration = duration;
    frame.in_between = in_between;
    return frame;
}

Generator<Frame> generated(std::vector<Frame> frames) {
    for (const Frame& frame : frames)
        co_yield frame;
}

std::vector<Frame> narrated(const std::vector<Frame>& frames) {
    Narration narration({.command = tone_command});
    const microseconds length = narration.rehearse(generated(frames));
    narration.level();
    std::vector<Frame> all;
    microseconds sum{0};
    for (const Frame& frame : narration.perform(generated(frames))) {
        all.push_back(frame);
        sum += frame.duration;
    }
    EXPECT_EQ(sum, length);
    return all;
}

std::vector<microseconds> durations(const std::vector<Frame>& frames) {
    std::vector<microseconds> all;
    for (const Frame& frame : frames)
        all.push_back(frame.duration);
    return all;
}

microseconds said(std::size_t bytes) {
    return tone_of_byte * bytes + 450ms;  // and the pauses around it
}

TEST(Narration, HoldsACaptionUntilItHasBeenSaid) {
    const auto frames = narrated({frame("A queen stands.", 100ms), frame("Good.", 5s), frame("", 100ms)});
    EXPECT_THAT(durations(frames), ElementsAre(said(15), 5s, Cues::min));
    EXPECT_EQ(frames[0].speech->duration(), 15 * tone_of_byte + 120ms);
    EXPECT_TRUE(frames[1].speech);
    EXPECT_FALSE(frames[2].speech);
}

TEST(Narration, HoldsTheLastPictureAtRest) {
    const auto frames = narrated({frame("A queen stands.", 40ms, true), frame("A queen stands.", 40ms, true),
                                  frame("A queen stands.", 100ms), frame("x", 5s)});
    EXPECT_THAT(durations(frames), ElementsAre(40ms, 40ms, said(15) - 80ms, 5s));
}

TEST(Narration, SaysBeforeAMotionWhatIsSaidOfItAlone) {
    const auto frames =
        narrated({frame("A queen turns.", 40ms, true), frame("A queen turns.", 40ms, true), frame("x", 5s)});
    EXPECT_THAT(durations(frames), ElementsAre(said(14) - 40ms, 40ms, 5s));
}

TEST(Narration, ShowsACaptionOfSeveralCuesAsItIsSaid) {
    const std::string one = "Row 4 has no square that is free of attacks.";
    const std::string two = "So 8 × 8 × 8 boards, all of which begin with these queens, need no look.";
    const auto frames = narrated({frame(one + " " + two, 1s), frame("x", 5s)});
    ASSERT_EQ(frames.size(), 3U);
    EXPECT_EQ(one_line(frames[0].caption), one);
    EXPECT_EQ(one_line(frames[1].caption), two);
    EXPECT_FALSE(frames[0].in_between);
    EXPECT_TRUE(frames[1].in_between);
    EXPECT_EQ(frames[0].duration, said(one.size()));
    EXPECT_EQ(frames[1].duration, said(two.size()));
}

TEST(Narration, DoesNotRepeatLinesThatStay) {
    const auto frames = narrated({frame("Lecture 3\nOne", 1s), frame("Lecture 3\nTwo", 1s)});
    EXPECT_EQ(frames[0].speech->duration(), 13 * tone_of_byte + 120ms);
    EXPECT_EQ(frames[1].speech->duration(), 3 * tone_of_byte + 120ms);
}

// Laws over random films: nothing gets shorter or changes its order, and every caption is said to its end.
TEST(Narration, KeepsTheFilm) {
    std::mt19937 random(random_seed());
    for (int trial = 0; trial < 20; ++trial) {
        std::vector<Frame> given;
        for (std::uint64_t number = 1; number <= 30; ++number) {
            given.push_back(
                frame(std::string(1 + random() % 3, 'a') + std::string(random() % 3 * 45, ' ') + "b",
                      microseconds(1 + random() % 3'000'000), random() % 3 == 0));
            given.back().number = number;
        }
        const std::vector<Frame> found = narrated(given);
        std::size_t at = 0;
        microseconds speaks{0};  // speaks until then
        microseconds now{0};
        for (const Frame& original : given) {
            microseconds shown{0};
            for (; at < found.size() && found[at].number == original.number; ++at) {
                shown += found[at].duration;
                if (found[at].speech) {
                    EXPECT_LE(speaks, now) << "two at once";
                    speaks = now + found[at].speech->duration();
                }
                now += found[at].duration;
            }
            EXPECT_GE(shown, original.duration);
        }
        EXPECT_EQ(at, found.size());
        EXPECT_LE(speaks, now);
    }
}

/// The length of a film of two searches with a voice.
microseconds length_of(FilmSpec spec) {
    spec.voice = VoiceSpec{.command = tone_command};
    PlannedFilm film = PlannedFilm::plan(std::move(spec), {});
    const auto pictures = [&film](const FilmTiming& timing) { return film.pictures(timing); };
    const FilmTiming timing = film.narrate(film.timing(), pictures);
    microseconds length{0};
    for (const Frame& frame : film.filmed(film.pictures(timing), nullptr))
        length += frame.duration;
    return length;
}

TEST(Narration, KeepsARequestedDuration) {
    FilmSpec spec = film_of(*find_story("walkthrough"), 4);
    const microseconds natural = length_of(spec);
    spec.pace.duration = natural + 7s;
    EXPECT_EQ(length_of(spec), natural + 7s);
    spec.pace.duration = 20s;
    try {
        length_of(spec);
        ADD_FAILURE() << "so short a film cannot say all that";
    } catch (const SpecError& error) {
        EXPECT_EQ(error.field, "duration");
        spec.pace.duration =
            std::chrono::seconds(std::stoi(error.way_out.substr(error.way_out.find('=') + 1)));
    }
    EXPECT_EQ(length_of(spec), *spec.pace.duration);
}

}  // namespace
}  // namespace queenreel
