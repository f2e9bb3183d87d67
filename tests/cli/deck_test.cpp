// Decks with more slides than programs open: refused before the first slide is drawn, with what would do.

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <regex>
#include <string>
#include <utility>
#include <vector>

#include "child.h"
#include "extent.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;

using Words = std::vector<std::string>;

Words line_with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
}

/// How many slides a .pptx has: a zip names each in its directory.
int slides_in(const std::string& pptx) {
    int count = 0;
    while (pptx.find(fmt::format("ppt/slides/slide{}.xml", count + 1)) != std::string::npos)
        ++count;
    return count;
}

/// What a refusal offers: the words to add, and the slides there are then.
struct Offer {
    Words words;
    int slides;
};

std::vector<Offer> offers_in(const std::string& refusal) {
    const std::regex form("(?:give|or) (--[a-z-]+)(?: ([a-z0-9,]+))? for ([0-9,]+) slides");
    std::vector<Offer> offers;
    for (std::sregex_iterator row(refusal.begin(), refusal.end(), form), end; row != end; ++row) {
        std::string count = (*row)[3];
        std::erase(count, ',');
        Offer offer{{(*row)[1]}, std::stoi(count)};
        if ((*row)[2].matched)
            offer.words.push_back((*row)[2]);
        offers.push_back(offer);
    }
    return offers;
}

/// The command line with an offer in place of what it says of the same option.
Words with_offer(Words words, const Words& offered) {
    if (const auto same = std::ranges::find(words, offered.front()); same != words.end())
        words.erase(same, same + 2);
    return line_with(std::move(words), offered);
}

/// The refusal of a command line, which must leave nothing.
std::string deck_refusal(const Words& words) {
    const Folder folder;
    const Outcome outcome = run_in(folder, words);
    EXPECT_EQ(outcome.code, 4) << outcome.error;
    EXPECT_THAT(folder.names(), testing::IsEmpty());
    return outcome.error;
}

/// Law: what a refusal offers is what is written then. Quick runs take its last offer, which is of fewest
/// slides.
void expect_offers_are_kept(const Words& words, const std::string& refusal, std::size_t count) {
    SCOPED_TRACE(refusal);
    std::vector<Offer> offers = offers_in(refusal);
    ASSERT_EQ(offers.size(), count);
    if (is_quick())
        offers.erase(offers.begin(), offers.end() - 1);
    for (const Offer& offer : offers) {
        const Folder folder;
        EXPECT_EQ(run_in(folder, with_offer(words, offer.words)).code, 0);
        EXPECT_EQ(slides_in(read_file(folder / "x.pptx")), offer.slides);
    }
}

/// A deck of so many slides is begun, in a folder that is not there: nothing is to be drawn for that.
void expect_no_refusal(Words words) {
    *std::ranges::find(words, "x.pptx") = "none/x.pptx";
    const Folder folder;
    std::ofstream(folder / "none") << "no folder";
    const Outcome outcome = run_in(folder, words);
    EXPECT_EQ(outcome.code, 1) << outcome.error;
    EXPECT_THAT(outcome.error, HasSubstr("none"));
}

// Nobody presents a slide for each test of a search: where nothing else is asked for, there is one for each
// moment that is told in full.
TEST(Deck, ShowsTheStepsOfASearchThatAreExplained) {
    const Folder folder;
    const Words film{"animate", "4",      "--story",  "search", "-o",     "x.pptx",
                     "--size",  "160x90", "--panels", "none",   "--force"};
    ASSERT_EQ(run_in(folder, film).code, 0);
    const int told = slides_in(read_file(folder / "x.pptx"));
    EXPECT_GE(told, 8);
    EXPECT_LE(told, 24);
    ASSERT_EQ(run_in(folder, line_with(film, {"--duration", "full"})).code, 0);
    EXPECT_GT(slides_in(read_file(folder / "x.pptx")), 100);
    ASSERT_EQ(run_in(folder, line_with(film, {"--select", "deadend"})).code, 0);
    EXPECT_EQ(slides_in(read_file(folder / "x.pptx")), 4);
}

class DeckLaws : public Law {};
LAW_EXTENTS(DeckLaws);

TEST_P(DeckLaws, OfStepsThatAreTooManyIsRefusedAtOnce) {
    const Words film{"animate", "6",      "--story", "search", "--duration", "full",
                     "-o",      "x.pptx", "--size",  "160x90", "--panels",   "none"};
    const std::string refusal = deck_refusal(film);
    EXPECT_EQ(
        refusal,
        "queenreel: x.pptx: it would have 1,994 slides, and programs take long to open more than 1,000; "
        "give --first for 379 slides or --select deadend,solution for 50 slides, or write a .pdf\n");
    expect_offers_are_kept(film, refusal, 2);
    for (const Words& words : {Words{"render", "11", "-o", "x.pptx"},
                               {"animate", "11", "-o", "x.pptx"},
                               {"animate", "11", "-o", "x.mp4", "--steps", "x.pptx"}})
        EXPECT_THAT(deck_refusal(words), HasSubstr("x.pptx: it would have 2,680 slides"));
    EXPECT_THAT(
        deck_refusal({"animate", "10", "--story", "search", "--duration", "full", "--force", "-o", "x.pptx"}),
        HasSubstr("more than 100,000 slides"));
}

TEST_P(DeckLaws, OfClipsThatAreTooManyIsRefusedAtOnce) {
    const Words size{"--size", "160x90", "--panels", "none", "--quality", "draft", "--clips", "x.pptx"};
    const Words search =
        line_with({"animate", "6", "--story", "search", "--duration", "full", "--clips-at", "step"}, size);
    const std::string refusal = deck_refusal(search);
    EXPECT_EQ(
        refusal,
        "queenreel: x.pptx: it would have 1,994 slides, and programs take long to open more than 1,000; "
        "give --first for 379 slides or --clips-at deadend for 47 slides, or name a folder\n");
    expect_offers_are_kept(search, refusal, 2);
    const Words solutions = line_with({"animate", "11", "--clips-at", "step"}, size);
    EXPECT_THAT(deck_refusal(solutions),
                HasSubstr("it would have 2,680 slides, and programs take long to open "
                          "more than 1,000; give --limit 1000 for 1,000 slides, or"));
    const Words some = line_with(solutions, {"--solutions", "7-1500,2000-2600"});
    EXPECT_THAT(deck_refusal(some), HasSubstr("it would have 2,095 slides"));
    EXPECT_THAT(deck_refusal(line_with(some, {"--limit", "1001"})), HasSubstr("it would have 1,001 slides"));
    expect_no_refusal(line_with(some, {"--limit", "1000"}));
}

TEST(Deck, OfASheetWithTooManyPagesIsRefusedAtOnce) {
    struct Row {
        Words sheet;
        std::string says;
    };
    for (const Row& row :
         {Row{{"12", "--columns", "1"}, "x.pptx: it would have 14,200 slides"},
          Row{{"13", "--classes", "--columns", "8"}, "give --limit 4000 for"},
          Row{{"12", "--unique", "--columns", "1"}, "x.pptx: it would have 1,787 slides"},
          Row{{"8", "--handout", "--boards", "10000", "--columns", "2"}, "give --boards 2000 for"},
          Row{{"12", "--handout", "--limit", "14200", "--columns", "1"}, "give --limit 999 for"}}) {
        const Words words = line_with(line_with({"sheet"}, row.sheet), {"-o", "x.pptx"});
        const std::string refusal = deck_refusal(words);
        SCOPED_TRACE(refusal);
        EXPECT_THAT(refusal, HasSubstr(row.says));
        EXPECT_THAT(refusal, testing::EndsWith(" for 1,000 slides, or write a .pdf\n"));
        const std::vector<Offer> offers = offers_in(refusal);
        ASSERT_EQ(offers.size(), 1U);
        const Words offered = offers.front().words;
        expect_no_refusal(with_offer(words, offered));
        EXPECT_THAT(deck_refusal(with_offer(
                        words, {offered.front(), std::to_string(std::stoull(offered.back()) + 1)})),
                    HasSubstr("it would have 1,001 slides"));
    }
    const Folder folder;
    std::string boards;
    for (int i = 0; i < 1001; ++i)
        boards += "a1,b5\n";
    std::ofstream(folder / "list.txt") << boards;
    const Outcome outcome =
        run_in(folder, {"sheet", "32", "--queens-from", "list.txt", "--columns", "1", "-o", "x.pptx"});
    EXPECT_EQ(outcome.code, 4);
    EXPECT_THAT(outcome.error,
                HasSubstr("it would have 1,001 slides, and programs take long to open more than "
                          "1,000; put more boards on a slide with --columns, or write a .pdf"));
}

}  // namespace
}  // namespace queenreel::test
