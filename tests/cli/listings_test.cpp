// Programs for students: what `list` prints, and what films and pictures show of them.

#include "queenreel/listings/listings.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "child.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

TEST(Listings, ArePrintedAsTheyAreGivenToStudents) {
    for (const ListingFile& file : listing_files()) {
        const Outcome plain = run_inside({"list", "listings", "--show", file.name});
        EXPECT_EQ(plain.code, 0) << plain.error;
        EXPECT_EQ(plain.output, file.plain);
        EXPECT_EQ(run_inside({"list", "--show", file.name}).output, file.plain);
        const Outcome traced = run_inside({"list", "listings", "--show", file.name, "--traced"});
        EXPECT_EQ(traced.code, file.solver ? 0 : 2);
        EXPECT_EQ(traced.output, file.solver ? file.traced : "");
    }
}

struct Refused {
    std::vector<std::string> words;
    std::string why;
};

TEST(Listings, AreRefusedInOneLineWhereTheyCannotBeShown) {
    const Folder folder;
    std::ofstream(folder / "mine.jsonl") << R"({"trace":"queenreel","version":1,"n":1})"
                                         << "\n{\"event\":\"exhausted\"}\n";
    const std::vector<Refused> all{
        {{"list", "listings", "--show", "backtracking.p"}, "did you mean backtracking.py?"},
        {{"list", "themes", "--show", "backtracking.py"}, "give list listings --show backtracking.py"},
        {{"list", "listings", "--show", "tracer.py", "--traced"}, "tracer.py is itself the tracer"},
        {{"list", "listings", "--traced"}, "add --show"},
        {{"list", "listings", "--show", "tracer.py", "--json"}, "leave out --json"},
        {{"animate", "8", "--story", "search", "--code", "pascal"}, "--code: there is no 'pascal'"},
        {{"animate", "8", "--story", "search", "--solver", "dancing-links", "--code", "java"},
         "--code: there is no listing of dancing-links in Java; give --solver backtracking"},
        {{"animate", "8", "--code", "java"}, "--code: the story solutions shows no code"},
        {{"animate", "8", "--story", "race", "--code", "java"}, "--code: the story race shows no code"},
        {{"animate", "8", "--story", "search", "--panels", "tree", "--code", "java"}, "add code to --panels"},
        {{"animate", "8", "--story", "search", "--place", "a1", "--code", "java"},
         "search an empty board by the rules of chess"},
        {{"animate", "5", "--story", "search", "--rule", "torus", "--code", "java"},
         "search an empty board by the rules of chess"},
        {{"animate", "--events", "mine.jsonl", "--code", "java"}, "--events has its own search"},
    };
    for (const Refused& refused : all) {
        const Outcome outcome = run({.words = refused.words, .folder = folder.path()});
        EXPECT_EQ(outcome.code, 2) << refused.why;
        EXPECT_THAT(lines(outcome.error), testing::SizeIs(1)) << outcome.error;
        EXPECT_THAT(outcome.error, HasSubstr(refused.why));
        EXPECT_THAT(folder.names(), ElementsAre("mine.jsonl"));
    }
}

/// The picture of a step in a search of four queens, with its text.
std::string picture(std::vector<std::string> options) {
    const Folder folder;
    std::vector<std::string> words{"render", "4",     "--story", "search", "--select", "4",
                                   "-o",     "x.svg", "--text",  "text",   "--size",   "1920x1080"};
    words.insert(words.end(), options.begin(), options.end());
    const Outcome outcome = run({.words = words, .folder = folder.path()});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    return read_file(folder / "x.svg");
}

TEST(Listings, AreTheCodeOfAPicture) {
    const std::string pseudo = picture({});
    EXPECT_THAT(pseudo, HasSubstr("place a queen on"));
    EXPECT_EQ(picture({"--code", "pseudo"}), pseudo);
    for (const CodeLanguage& language : code_languages()) {
        const std::string shown = picture({"--code", std::string(language.name)});
        EXPECT_THAT(shown, Not(HasSubstr("place a queen on"))) << language.name;
        EXPECT_THAT(shown, HasSubstr("search(row + 1)")) << language.name;
    }
}

// A program counts from 0, and so does the picture beside it.
TEST(Listings, CountRowsFromZeroUnlessAskedOtherwise) {
    EXPECT_EQ(picture({"--code", "python"}), picture({"--code", "python", "--numbering", "0"}));
    EXPECT_NE(picture({"--code", "python"}), picture({"--code", "python", "--numbering", "1"}));
}

// A solver's own trace has its pseudocode, which a listing may replace.
TEST(Listings, ShowARecordedSearchOfTheirSolver) {
    const Folder folder;
    ASSERT_EQ(
        run({.words = {"solve", "4", "--solver", "backtracking", "--trace", "x"}, .folder = folder.path()})
            .code,
        0);
    const Outcome outcome = run({.words = {"render", "--events", "x", "--select", "4", "--code", "java", "-o",
                                           "x.svg", "--text", "text", "--size", "1920x1080"},
                                 .folder = folder.path()});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_THAT(read_file(folder / "x.svg"), HasSubstr("static void search"));
}

// Pages tell the story themselves; pages of pictures have whatever the pictures have.
TEST(Listings, AreInPagesOfPicturesAlone) {
    const Folder folder;
    std::vector<std::string> words{"animate", "4", "--story", "search", "--code", "python", "-o", "x.html"};
    const Outcome page = run({.words = words, .folder = folder.path()});
    EXPECT_EQ(page.code, 2);
    EXPECT_THAT(page.error, HasSubstr("--code: the page computes its pictures"));
    EXPECT_THAT(lines(page.error), testing::SizeIs(1));
    EXPECT_THAT(folder.names(), IsEmpty());
    words.emplace_back("--static");
    const Outcome pictures = run({.words = words, .folder = folder.path()});
    EXPECT_EQ(pictures.code, 0) << pictures.error;
    EXPECT_THAT(folder.names(), ElementsAre("x.html"));
}

}  // namespace

}  // namespace queenreel::test
