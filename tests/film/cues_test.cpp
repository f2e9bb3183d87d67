#include "queenreel/film/cues.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "random_seed.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;
using testing::ElementsAre;

struct Caption {
    std::string text;
    microseconds hold;
};

std::vector<Cue> cues_of(const std::vector<Caption>& captions) {
    Cues cues;
    std::vector<Cue> found;
    const auto take = [&] {
        while (const auto cue = cues.next())
            found.push_back(*cue);
    };
    for (const auto& [text, hold] : captions) {
        cues.put(text, cues.end() + hold);
        take();
    }
    cues.finish();
    take();
    return found;
}

TEST(CuesTest, CaptionsThatCanBeReadAreAsTheyAre) {
    EXPECT_THAT(cues_of({{"a", 1s}, {"b", 700ms}, {"", 2s}, {"c", 1s}}),
                ElementsAre(Cue{0s, "a"}, Cue{1s, "b"}, Cue{1700ms, ""}, Cue{3700ms, "c"}));
}

TEST(CuesTest, EqualCaptionsOfManyPicturesAreOne) {
    EXPECT_THAT(cues_of({{"a", 100ms}, {"a", 100ms}, {"a", 600ms}, {"b", 400ms}, {"b", 400ms}}),
                ElementsAre(Cue{0s, "a"}, Cue{800ms, "b"}));
}

TEST(CuesTest, ShortOnesAreJoinedUnderTheLast) {
    EXPECT_THAT(cues_of({{"a", 300ms}, {"b", 300ms}, {"c", 300ms}, {"d", 300ms}, {"e", 500ms}, {"f", 1s}}),
                ElementsAre(Cue{0s, "c"}, Cue{900ms, "e"}, Cue{1700ms, "f"}));
}

TEST(CuesTest, TheLastThatIsNotEmptyIsShown) {
    EXPECT_THAT(cues_of({{"a", 300ms}, {"b", 300ms}, {"", 300ms}, {"d", 1s}}),
                ElementsAre(Cue{0s, "b"}, Cue{900ms, "d"}));
}

TEST(CuesTest, JoinsAShortRestToTheCueBefore) {
    EXPECT_THAT(cues_of({{"a", 1s}, {"b", 300ms}, {"c", 300ms}, {"d", 1s}, {"e", 100ms}}),
                ElementsAre(Cue{0s, "a"}, Cue{1600ms, "d"}));
}

TEST(CuesTest, JoinsAShortStartToTheCueAfter) {
    EXPECT_THAT(cues_of({{"a", 300ms}, {"b", 1s}}), ElementsAre(Cue{0s, "b"}));
}

TEST(CuesTest, ACueThatComesAgainGoesOn) {
    EXPECT_THAT(cues_of({{"a", 1s}, {"b", 300ms}, {"a", 1s}}), ElementsAre(Cue{0s, "a"}));
}

TEST(CuesTest, AShortFilmHasItsCaption) {
    EXPECT_THAT(cues_of({{"a", 100ms}, {"b", 100ms}}), ElementsAre(Cue{0s, "b"}));
    EXPECT_THAT(cues_of({{"", 100ms}}), ElementsAre(Cue{0s, ""}));
    EXPECT_THAT(cues_of({}), ElementsAre());
}

TEST(CuesTest, TheLawsHoldForRandomCaptions) {
    std::mt19937 random(random_seed());
    for (int film = 0; film < 2000; ++film) {
        std::vector<Caption> captions;
        microseconds end{0};
        for (auto count = random() % 30 + 1; count > 0; --count) {
            const std::string text =
                random() % 4 == 0 ? "" : std::string(1, static_cast<char>('a' + random() % 4));
            captions.push_back({text, microseconds(random() % 1'000'000 + 1)});
            end += captions.back().hold;
        }
        const std::vector<Cue> cues = cues_of(captions);
        ASSERT_FALSE(cues.empty());
        EXPECT_EQ(cues.front().start, 0s);
        for (std::size_t at = 1; at < cues.size(); ++at) {
            EXPECT_GE(cues[at].start - cues[at - 1].start, Cues::min);
            EXPECT_NE(cues[at].text, cues[at - 1].text);
            EXPECT_LT(cues[at].start, end);
        }
    }
}

/// What a viewer reads at `time`.
std::string shown(const std::vector<Cue>& cues, microseconds time) {
    std::string text;
    for (const Cue& cue : cues)
        text = cue.start <= time ? cue.text : text;
    return text;
}

TEST(CuesTest, ACaptionThatStandsLongIsShownAllTheWhile) {
    std::mt19937 random(random_seed());
    for (int film = 0; film < 500; ++film) {
        std::vector<Caption> captions;
        for (int number = 0; number < 20; ++number) {
            const bool is_long = random() % 3 == 0;
            captions.push_back(
                {std::to_string(number), is_long ? 700ms : microseconds(random() % 700'000 + 1)});
        }
        const std::vector<Cue> cues = cues_of(captions);
        microseconds start{0};
        for (const auto& [text, hold] : captions) {
            if (hold >= Cues::min) {
                EXPECT_EQ(shown(cues, start), text);
                EXPECT_EQ(shown(cues, start + hold - 1us), text);
            }
            start += hold;
        }
    }
}

TEST(CuesTest, AreDecidedSoon) {
    Cues cues;
    cues.put("a", 10s);
    EXPECT_EQ(cues.next(), (Cue{0s, "a"}));
    for (int number = 0; number < 1000; ++number) {
        const microseconds start = cues.end();
        cues.put(std::to_string(number), start + 100ms);
        while (const auto cue = cues.next())
            EXPECT_GT(cue->start + 2 * Cues::min, start);
    }
}

}  // namespace
}  // namespace queenreel
