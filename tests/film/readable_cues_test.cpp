#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <random>
#include <vector>

#include "queenreel/base/utf8.h"
#include "queenreel/film/cues.h"
#include "random_seed.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using std::chrono::microseconds;
using testing::ElementsAre;
using testing::IsEmpty;

TEST(CueTexts, BreakBetweenWords) {
    EXPECT_THAT(cue_texts(""), IsEmpty());
    EXPECT_THAT(cue_texts("  "), IsEmpty());
    EXPECT_THAT(cue_texts("Row 4 has no free square."), ElementsAre("Row 4 has no free square."));
    EXPECT_THAT(cue_texts("The queen on d6 attacks every square of row 4."),
                ElementsAre("The queen on d6 attacks\nevery square of row 4."));
    EXPECT_THAT(cue_texts(std::string(100, 'x')),
                ElementsAre(std::string(42, 'x') + "\n" + std::string(42, 'x'), std::string(16, 'x')));
    std::string umlauts;
    for (int i = 0; i < 43; ++i)
        umlauts += "ä";
    EXPECT_THAT(cue_texts(umlauts), ElementsAre(umlauts.substr(0, 84) + "\nä"));
}

TEST(CueTexts, EndWithASentenceWhereTheyCan) {
    EXPECT_THAT(
        cue_texts("Row 4 has no square that is free of attacks. So 8 × 8 × 8 = 512 boards need no look."),
        ElementsAre("Row 4 has no square\nthat is free of attacks.",
                    "So 8 × 8 × 8 = 512 boards need no look."));
    EXPECT_THAT(cue_texts("One. Two. 3.5 is three."), ElementsAre("One. Two. 3.5 is three."));
}

struct Shown {
    microseconds start;
    microseconds end;
    std::string text;

    friend bool operator==(const Shown&, const Shown&) = default;
    friend std::ostream& operator<<(std::ostream& out, const Shown& shown) {
        return out << shown.start.count() << "-" << shown.end.count() << " " << shown.text;
    }
};

std::vector<Shown> shown(const std::vector<std::pair<std::string, microseconds>>& captions) {
    ReadableCues cues;
    std::vector<Shown> all;
    const auto take = [&] {
        while (const auto cue = cues.next()) {
            if (!all.empty())
                all.back().end = cue->start;
            all.push_back({cue->start, 0us, cue->text});
        }
    };
    for (const auto& [text, hold] : captions) {
        cues.put(text, cues.end() + hold);
        take();
    }
    cues.finish();
    take();
    if (!all.empty())
        all.back().end = cues.end();
    return all;
}

TEST(ReadableCues, DivideTheTimeByTheText) {
    const std::string one(42, 'a');
    const std::string two(21, 'b');
    EXPECT_THAT(
        shown({{one + " " + one + " " + one + " " + one + " " + two, 9s}, {"c", 1s}}),
        ElementsAre(Shown{0s, 4005235us, one + "\n" + one}, Shown{4005235us, 8010471us, one + "\n" + one},
                    Shown{8010471us, 9s, two}, Shown{9s, 10s, "c"}));
}

TEST(ReadableCues, RepeatWhatStaysForLong) {
    EXPECT_THAT(shown({{"a", 7s}, {"", 20s}}), ElementsAre(Shown{0s, 7s, "a"}, Shown{7s, 27s, ""}));
    EXPECT_THAT(shown({{"a", 15s}}),
                ElementsAre(Shown{0s, 5s, "a"}, Shown{5s, 10s, "a"}, Shown{10s, 15s, "a"}));
}

TEST(ReadableCues, AreReadableWhateverTheCaptions) {
    std::mt19937 random(random_seed());
    for (int film = 0; film < 300; ++film) {
        std::vector<std::pair<std::string, microseconds>> captions;
        for (auto count = random() % 20 + 1; count > 0; --count) {
            std::string text;
            for (auto words = random() % 40; words > 0; --words)
                text += std::string(random() % 50 + 1, 'a') + (random() % 5 == 0 ? ". " : " ");
            captions.emplace_back(text, microseconds(random() % 30'000'000 + 1));
        }
        const std::vector<Shown> cues = shown(captions);
        EXPECT_EQ(cues.front().start, 0s);
        for (const Shown& cue : cues) {
            if (cue.text.empty())
                continue;
            EXPECT_LE(cue.end - cue.start, max_cue_time);
            EXPECT_GT(cue.end, cue.start);
            const std::size_t end = cue.text.find('\n');
            EXPECT_LE(character_count(cue.text.substr(0, end)), max_cue_characters);
            if (end != std::string::npos) {
                EXPECT_LE(character_count(cue.text.substr(end + 1)), max_cue_characters);
                EXPECT_EQ(cue.text.find('\n', end + 1), std::string::npos);
            }
        }
    }
}

}  // namespace
}  // namespace queenreel
