// render and animate from end to end: what is written, under which names, and that it can be read back.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "child.h"
#include "extent.h"
#include "queenreel/story/story.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

/// Runs one command after the other in a folder, each of which must succeed without a word on standard error.
class Session {
  public:
    std::string run(std::vector<std::string> words) {
        const std::string command = words[0];
        const Outcome outcome = try_to(std::move(words));
        EXPECT_EQ(outcome.code, 0) << command << ": " << outcome.error << outcome.output;
        EXPECT_EQ(outcome.error, "") << command;
        return outcome.output;
    }

    /// One that may fail.
    Outcome try_to(std::vector<std::string> words) {
        return test::run({.words = std::move(words), .folder = folder_.path()});
    }

    std::vector<std::string> names() const { return folder_.names(); }
    std::string file(const std::string& name) const { return read_file(folder_ / name); }

  private:
    Folder folder_;
};

TEST(Render, WritesOneSvgASolutionIntoBoards) {
    Session session;
    EXPECT_EQ(session.run({"render", "6"}), "");
    EXPECT_THAT(session.names(), ElementsAre("boards", "boards/queens-6-1.svg", "boards/queens-6-2.svg",
                                             "boards/queens-6-3.svg", "boards/queens-6-4.svg"));
}

TEST(Render, NamesAllNinetyTwoWithTwoDigits) {
    Session session;
    session.run({"render", "8"});
    const auto names = session.names();
    ASSERT_EQ(names.size(), 93U);
    EXPECT_EQ(names[1], "boards/queens-8-01.svg");
    EXPECT_EQ(names[92], "boards/queens-8-92.svg");
}

TEST(Render, NumbersPartsLikeTheWhole) {
    Session session;
    session.run({"render", "8", "--solutions", "9-10"});
    EXPECT_THAT(session.names(), ElementsAre("boards", "boards/queens-8-09.svg", "boards/queens-8-10.svg"));
}

TEST(Render, WritesThoseListed) {
    Session session;
    session.run({"render", "8", "-o", "all.pdf"});
    session.run({"render", "8", "--solutions", "9-10,5,92"});
    EXPECT_THAT(session.names(),
                ElementsAre("all.pdf", "boards", "boards/queens-8-05.svg", "boards/queens-8-09.svg",
                            "boards/queens-8-10.svg", "boards/queens-8-92.svg"));
    // Those between are nobody's business.
    session.run({"render", "8", "--solutions", "1,6-8,91"});
    EXPECT_EQ(session.names().size(), 11U);
    const Outcome again = session.try_to({"render", "8", "--solutions", "2,91"});
    EXPECT_NE(again.code, 0);
    EXPECT_THAT(again.error, HasSubstr("boards/queens-8-91.svg"));
    EXPECT_EQ(session.names().size(), 11U) << "nothing is written where one exists";
}

TEST(Render, NamesFilesByCountAndQueens) {
    Session session;
    session.run({"render", "6", "-o", "{number}-of-{count}.svg"});
    EXPECT_THAT(session.names(), ElementsAre("1-of-4.svg", "2-of-4.svg", "3-of-4.svg", "4-of-4.svg"));
    Session unique;
    unique.run({"render", "8", "--unique", "--solutions", "12", "-o", "{index}-of-{count}.svg"});
    EXPECT_THAT(unique.names(), ElementsAre("12-of-12.svg"));
    Session placed;
    placed.run({"render", "6", "--solution", "1", "-o", "{queens}.svg"});
    EXPECT_THAT(placed.names(), ElementsAre("a3,b6,c2,d5,e1,f4.svg"));
    placed.run({"render", "6", "--queens", "a3,b6,c2,d5,e1,f4", "-o", "same.svg"});
    const auto stand = HasSubstr("<desc>Queens on b6, d5, f4, a3, c2 and e1.</desc>");
    EXPECT_THAT(placed.file("a3,b6,c2,d5,e1,f4.svg"), stand);
    EXPECT_THAT(placed.file("same.svg"), stand);
    Session steps;
    steps.run({"render", "4", "--story", "walkthrough", "--select", "1-2", "-o", "{index}-{queens}.svg"});
    EXPECT_THAT(steps.names(), ElementsAre("1-none.svg", "2-a4.svg"));
}

// A selection of one solution is one picture, which needs no folder; of two, it is refused by their number.
TEST(Render, WritesASelectedSolutionIntoOneFile) {
    Session session;
    session.run({"render", "6", "--solution", "3", "-o", "third.svg"});
    for (const std::string part : {"3", "solution:3"}) {
        session.run({"render", "6", "--select", part, "-o", "selected.svg", "--force"});
        EXPECT_EQ(session.file("selected.svg"), session.file("third.svg")) << part;
    }
    const Outcome two = session.try_to({"render", "6", "--select", "2,3", "-o", "two.svg"});
    EXPECT_EQ(two.code, 2);
    EXPECT_THAT(two.error, HasSubstr("two.svg is one file and cannot hold 2 pictures"));
}

TEST(Render, WritesOnlyMissingFilesNamedByQueens) {
    Session session;
    session.run({"render", "6", "--solutions", "1,3", "-o", "{queens}.svg"});
    EXPECT_NE(session.try_to({"render", "6", "-o", "{queens}.svg"}).code, 0);
    session.run({"render", "6", "-o", "{queens}.svg", "--resume"});
    EXPECT_EQ(session.names().size(), 4U);
}

// As text, a step of a search takes a quarter of what its outlines do, and is read back as they are.
TEST(Render, KeepsTextAsText) {
    Session session;
    const std::vector<std::string> step{"render", "6", "--story", "search", "--select", "300"};
    const auto size_with = [&](const std::string& text) {
        std::vector<std::string> words = step;
        words.insert(words.end(), {"--text", text, "-o", text + ".svg"});
        session.run(words);
        return session.file(text + ".svg").size();
    };
    const std::size_t outlines = size_with("outlines");
    EXPECT_LT(3 * size_with("text"), outlines);
    EXPECT_LT(session.file("text.svg").size(), 20'000U);
    EXPECT_LT(outlines, 70'000U);
    EXPECT_THAT(session.file("text.svg"), HasSubstr(">Search tree</text>"));
    EXPECT_THAT(session.file("outlines.svg"), Not(HasSubstr("<text")));
    session.run({"render", "6", "--text", "text", "--coordinates", "outside", "--caption", "{index}", "-o",
                 "boards/"});
    EXPECT_THAT(session.file("boards/queens-6-2.svg"), HasSubstr(">2</text>"));
    session.run({"verify", "--complete", "boards"});
    EXPECT_THAT(session.run({"verify", "--any-placement", "text.svg", "outlines.svg"}),
                HasSubstr("text.svg: proven"));
}

// Law: in a race of six no name and no number is cut, so that none is wrong or the same as another.
TEST(Render, CutsNoLabelOfARace) {
    Session session;
    for (const char* size : {"1920x1080", "1280x720", "1080x1080", "1080x1920"})
        for (const char* picture : {"900", "2000"}) {
            session.run({"render", "6", "--story", "race", "--solver",
                         "backtracking,tables,bitmask,forward-checking,forward-checking-mrv,dancing-links",
                         "--select", picture, "--size", size, "--text", "text", "--force", "-o", "x.svg"});
            const std::string text = session.file("x.svg");
            EXPECT_THAT(text, Not(HasSubstr("…"))) << size;
            EXPECT_THAT(text, HasSubstr(">forward-checking</text>"));
            EXPECT_THAT(text, HasSubstr(">forward-checking-mrv</text>"));
        }
}

TEST(Render, DrawsMarksInEveryFormat) {
    for (const char* format : {"svg", "png", "pdf", "pptx"}) {
        Session session;
        session.run({"render", "4", "--queens", "a1,b3,c2", "--marks", "attacks,conflicts", "--format",
                     format, "-o", "marked"});
        session.run({"render", "4", "--queens", "a1,b3,c2", "--format", format, "-o", "plain"});
        ASSERT_THAT(session.names(), ElementsAre("marked", "plain"));
        EXPECT_NE(session.file("marked"), session.file("plain")) << format;
    }
}

TEST(Render, DrawsAnnotationsInEveryFormat) {
    const std::vector<std::vector<std::string>> annotations{{"--highlight", "b2,1:3:green"},
                                                            {"--arrows", "a1-b3:#08f,0:0-3:2"},
                                                            {"--attacks", "blocked:a1"},
                                                            {"--attacks", "xray:a1"}};
    for (const char* format : {"svg", "png", "pdf", "pptx"}) {
        Session session;
        std::set<std::string> pictures;
        const auto add_picture = [&](std::vector<std::string> options) {
            options.insert(options.begin(), {"render", "4", "--queens", "a1,b1,d3", "--format", format, "-o",
                                             "picture", "--force"});
            session.run(options);
            pictures.insert(session.file("picture"));
        };
        add_picture({});
        for (const auto& options : annotations)
            add_picture(options);
        EXPECT_EQ(pictures.size(), 1 + annotations.size()) << format;
    }
}

TEST(Render, DescribesAnnotations) {
    Session session;
    session.run(
        {"render", "4", "--queens", "a1", "--highlight", "b2,c3:red", "--arrows", "a1-d4", "-o", "x.svg"});
    EXPECT_THAT(session.file("x.svg"), HasSubstr("Highlighted: b2, c3. An arrow from a1 to d4.</desc>"));
}

TEST(Render, AnnotatesPicturesOfAStory) {
    Session session;
    session.run({"render", "4", "--story", "walkthrough", "--highlight", "a1:lime", "-o", "steps.pdf"});
    session.run({"render", "4", "--story", "walkthrough", "-o", "plain.pdf"});
    EXPECT_NE(session.file("steps.pdf"), session.file("plain.pdf"));
    session.run({"render", "4", "--highlight", "a1:lime", "--format", "png", "-o", "boards/"});
    session.run({"verify", "--complete", "boards"});
}

TEST(Animate, DrawsMarksInEveryFormat) {
    for (const char* format : {"mp4", "gif"}) {
        Session session;
        session.run({"animate", "4", "--marks", "attacks", "--format", format, "-o", "marked"});
        session.run({"animate", "4", "--format", format, "-o", "plain"});
        EXPECT_NE(session.file("marked"), session.file("plain")) << format;
    }
}

TEST(Render, HonorsFolderAndFormat) {
    struct Order {
        std::vector<std::string> options;
        std::string name;
        std::string magic;
    };
    const std::vector<Order> orders{
        {{"--solution", "3", "-o", "third.png"}, "third.png", "\x89PNG"},
        {{"--solution", "3", "-o", "third.SVG"}, "third.SVG", "<svg"},
        {{"-o", "all.pdf"}, "all.pdf", "%PDF"},
        {{"--limit", "1", "-o", "{n}-by-{n}-{index}.svg"}, "8-by-8-1.svg", "<svg"},
        {{"--queens", "c3,2:5", "--marks", "attacks,conflicts", "-o", "clash.svg"}, "clash.svg", "<svg"},
    };
    for (const Order& order : orders) {
        Session session;
        std::vector<std::string> words{"render", "8"};
        words.insert(words.end(), order.options.begin(), order.options.end());
        session.run(words);
        ASSERT_THAT(session.names(), ElementsAre(order.name));
        EXPECT_THAT(session.file(order.name), StartsWith(order.magic));
    }
}

TEST(Render, DrawsEmptyBoards) {
    Session session;
    session.run({"render", "8", "--queens", "none", "-o", "empty.svg"});
    const std::string drawn = session.file("empty.svg");
    EXPECT_THAT(drawn, HasSubstr("<desc>No queens.</desc>"));
    session.run({"render", "8", "--queens", "a1", "-o", "queen.svg"});
    EXPECT_LT(drawn.size(), session.file("queen.svg").size());
}

TEST(Render, DrawsWhatSolvePrinted) {
    Session session;
    for (const char* format : {"list", "grid", "matrix", "fen", "csv", "json", "unicode"}) {
        const std::string printed = session.run({"solve", "8", "--solution", "37", "--format", format});
        session.run({"render", "8", "--queens", printed, "-o", std::string(format) + ".svg"});
        EXPECT_EQ(session.file(std::string(format) + ".svg"), session.file("list.svg")) << format;
    }
}

TEST(Render, PaperHasItsSizeInEveryFormat) {
    for (const auto& [format, size] : std::vector<std::pair<std::string, std::string>>{
             {"svg", R"(width="794" height="1123")"},
             {"pdf", "Page size: 595 x 842 pts (A4)"},
             {"png", std::string("IHDR\0\0\x09\xB0\0\0\x0D\xB4", 12)}}) {
        Session session;
        session.run({"render", "4", "--solution", "1", "--size", "a4", "--format", format, "-o", "paper"});
        const std::string file = session.file("paper");
        EXPECT_THAT(format == "pdf" ? pdf_info(file) : file, HasSubstr(size)) << format;
    }
    Session session;
    session.run({"animate", "4", "--story", "walkthrough", "--steps", "x.pdf", "--size", "a4-landscape"});
    EXPECT_THAT(pdf_info(session.file("x.pdf")), HasSubstr("Page size: 842 x 595 pts (A4)"));
}

TEST(Render, WritesToStandardOutput) {
    Session session;
    EXPECT_THAT(session.run({"render", "8", "--solution", "1", "--format", "svg", "-o", "-"}),
                HasSubstr("</svg>"));
    EXPECT_THAT(session.names(), testing::IsEmpty());
}

TEST(Render, PutsTheCaptionWithItsNumbersIntoThePicture) {
    Session session;
    session.run({"render", "8", "--limit", "2", "--caption", "{index} of n = {n}, 7 < 8"});
    session.run({"render", "8", "--limit", "2", "--caption", "", "-o", "plain/"});
    session.run({"render", "8", "--limit", "2", "-o", "standard/"});
    EXPECT_NE(session.file("boards/queens-8-1.svg"), session.file("standard/queens-8-1.svg"));
    EXPECT_EQ(session.file("plain/queens-8-1.svg"), session.file("standard/queens-8-1.svg"));
}

TEST(Render, EveryLookChangesThePicture) {
    Session session;
    const auto picture = [&](std::vector<std::string> options) {
        options.insert(options.begin(), {"render", "8", "--solution", "1", "-o", "x.svg", "--force"});
        session.run(options);
        return session.file("x.svg");
    };
    const std::string standard = picture({});
    for (const std::vector<std::string>& options : {std::vector<std::string>{"--theme", "slate"},
                                                    {"--size", "300"},
                                                    {"--size", "640x480"},
                                                    {"--marks", "attacks"},
                                                    {"--coordinates", "outside"},
                                                    {"--coordinates", "inside"},
                                                    {"--caption", "x"},
                                                    {"--background", "red"},
                                                    {"--background", "transparent"},
                                                    {"--bare"}})
        EXPECT_NE(picture(options), standard) << options[0];
    EXPECT_EQ(picture({"--theme", "classic", "--pieces", "crown", "--coordinates", "none"}), standard);
}

TEST(Render, SaysInJsonWhatItWrote) {
    Session session;
    const auto answer = nlohmann::json::parse(session.run({"render", "8", "--json"}));
    EXPECT_EQ(answer["pictures"], 92);
    EXPECT_EQ(answer["files"], 92);
    EXPECT_EQ(answer["format"], "svg");
    EXPECT_THAT(answer["first"].get<std::string>(), testing::EndsWith("queens-8-01.svg"));
    EXPECT_THAT(answer["last"].get<std::string>(), testing::EndsWith("queens-8-92.svg"));
}

TEST(Animate, WritesQueensMp4) {
    Session session;
    EXPECT_EQ(session.run({"animate", "4", "--size", "120"}), "");
    EXPECT_THAT(session.names(), ElementsAre("queens.mp4"));
    EXPECT_THAT(session.file("queens.mp4").substr(4, 4), "ftyp");
}

TEST(Animate, NamesCaptionFilesAfterTheirFilm) {
    Session session;
    session.run({"animate", "4", "--size", "120", "-o", "of-{n}/", "--captions", "vtt"});
    session.run({"animate", "4", "--size", "120", "-o", "{n}-by-{n}-{{a}}.mp4", "--captions", "srt"});
    EXPECT_THAT(session.names(), ElementsAre("4-by-4-{a}.mp4", "4-by-4-{a}.srt", "of-4", "of-4/queens-4.mp4",
                                             "of-4/queens-4.vtt"));
}

TEST(Animate, SaysInJsonHowLongTheFilmIs) {
    Session session;
    const auto answer = nlohmann::json::parse(session.run(
        {"animate", "6", "--size", "120", "--hold", "500ms", "--end-pause", "1.5", "-o", "x.gif", "--json"}));
    EXPECT_EQ(answer["pictures"], 4);
    EXPECT_EQ(answer["seconds"], 3.5);
    EXPECT_EQ(answer["first"], "x.gif");
}

TEST(Animate, EveryFilmOptionIsTaken) {
    for (const std::vector<std::string>& options :
         {std::vector<std::string>{"-o", "x.mp4", "--fps", "25", "--quality", "draft"},
          {"-o", "x.mp4", "--quality", "best", "--threads", "1"},
          {"-o", "x.gif", "--loop", "once"},
          {"-o", "x.gif", "--loop", "7"},
          {"-o", "x.gif", "--loop", "forever", "--fps", "10"},
          {"-o", "x.gif", "--bare", "--story", "solutions", "--unique"}}) {
        Session session;
        std::vector<std::string> words{"animate", "4", "--size", "120"};
        words.insert(words.end(), options.begin(), options.end());
        session.run(words);
        EXPECT_THAT(session.names(), ElementsAre(options[1]));
    }
}

TEST(Verify, ProvesWhatTheOtherCommandsWrite) {
    Session session;
    session.run({"animate", "6", "--size", "240", "-o", "x.gif"});
    session.run({"animate", "6", "--size", "240", "-o", "x.mp4"});
    session.run({"render", "6"});
    EXPECT_THAT(
        session.run({"verify", "--complete", "--hold", "1", "x.gif", "x.mp4"}),
        testing::AllOf(HasSubstr("x.gif: proven: gif, n = 6, 4 pictures, all 4 solutions, each once, 4 s"),
                       HasSubstr("x.mp4: proven")));
    EXPECT_EQ(session.run({"verify", "--complete", "--quiet", "boards/queens-6-1.svg",
                           "boards/queens-6-2.svg", "boards/queens-6-3.svg", "boards/queens-6-4.svg"}),
              "");
    const auto answer =
        nlohmann::json::parse(session.run({"verify", "--complete", "-n", "6", "--json", "x.gif"}));
    EXPECT_EQ(answer["proven"], true);
    EXPECT_EQ(answer["files"][0]["solutions"], 4);
}

// Law: films of every story are read back, whatever they show besides boards. Quick runs show fewer pictures
// of what moves.
class StoryFilmLaws : public Law {};
LAW_EXTENTS(StoryFilmLaws);

TEST_P(StoryFilmLaws, AreReadBack) {
    Session session;
    for (const Story& story : stories()) {
        // Two boards share the picture of a race.
        const char* const size = by_extent("360", story.name == "race" ? "720" : "480");
        // A turning board must be seen between its two positions.
        const char* const quick_fps = story.name == "symmetry" ? "4" : "2";
        session.run({"animate", "4", "--story", std::string(story.name), "--size", size, "--fps",
                     by_extent(quick_fps, "60"), "-o", "x.mp4", "--force", "--quiet"});
        const auto answer = nlohmann::json::parse(
            session.run({"verify", "--any-placement", "-n", "4", "--json", "x.mp4"}))["files"][0];
        EXPECT_TRUE(answer["proven"]) << story.name;
        EXPECT_GE(answer["solutions"], 1) << story.name;
        EXPECT_GE(answer["pictures"], 2) << story.name;
    }
}

// Law: in a film whose solutions gather in a grid, each is on the large board once.
TEST(Verify, ProvesFilmsOfAGrid) {
    const Folder folder;
    for (const char* file : {"x.mp4", "x.gif", "x.apng", "x.svg"}) {
        const Outcome written = run({.words = {"animate", "6", "--panels", "boards", "--size", "640x480",
                                               "--duration", "4", "-o", file},
                                     .folder = folder.path()});
        ASSERT_EQ(written.code, 0) << written.error;
        const Outcome proof = run({.words = {"verify", "--complete", file}, .folder = folder.path()});
        EXPECT_EQ(proof.code, 0) << file << ": " << proof.output << proof.error;
    }
}

TEST(Verify, FailsInOneLineWhenAFileIsWrong) {
    const Folder folder;
    ASSERT_EQ(run({.words = {"render", "6", "--limit", "3"}, .folder = folder.path()}).code, 0);
    const Outcome outcome =
        run({.words = {"verify", "--complete", "boards/queens-6-1.svg", "boards/queens-6-3.svg"},
             .folder = folder.path()});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.output, HasSubstr("together: WRONG"));
    EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
    EXPECT_EQ(run({.words = {"verify", "missing.gif"}, .folder = folder.path()}).code, 1);
}

}  // namespace

}  // namespace queenreel::test
