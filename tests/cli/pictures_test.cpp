// render and animate from end to end: what is written, under which names, and that it can be read back.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "child.h"

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
        const Outcome outcome = test::run({.words = std::move(words), .folder = folder_.path()});
        EXPECT_EQ(outcome.code, 0) << command << ": " << outcome.error << outcome.output;
        EXPECT_EQ(outcome.error, "") << command;
        return outcome.output;
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

TEST(Render, DrawsMarksInEveryFormat) {
    for (const char* format : {"svg", "png", "pdf"}) {
        Session session;
        session.run({"render", "4", "--queens", "a1,b3,c2", "--marks", "attacks,conflicts", "--format",
                     format, "-o", "marked"});
        session.run({"render", "4", "--queens", "a1,b3,c2", "--format", format, "-o", "plain"});
        ASSERT_THAT(session.names(), ElementsAre("marked", "plain"));
        EXPECT_NE(session.file("marked"), session.file("plain")) << format;
    }
}

TEST(Animate, DrawsMarksInEveryFormat) {
    for (const char* format : {"mp4", "gif"}) {
        Session session;
        session.run({"animate", "4", "--marks", "attacks", "--format", format, "-o", "marked"});
        session.run({"animate", "4", "--format", format, "-o", "plain"});
        EXPECT_NE(session.file("marked"), session.file("plain")) << format;
    }
}

TEST(Render, WritesWhereAndWhatItIsTold) {
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
    for (const char* format : {"list", "grid", "matrix", "fen", "csv", "json"}) {
        const std::string printed = session.run({"solve", "8", "--solution", "37", "--format", format});
        session.run({"render", "8", "--queens", printed, "-o", std::string(format) + ".svg"});
        EXPECT_EQ(session.file(std::string(format) + ".svg"), session.file("list.svg")) << format;
    }
}

TEST(Render, PaperHasItsSizeInEveryFormat) {
    for (const auto& [format, size] : std::vector<std::pair<std::string, std::string>>{
             {"svg", R"(width="794" height="1123")"},
             {"pdf", "[ 0 0 595 842 ]"},
             {"png", std::string("IHDR\0\0\x09\xB0\0\0\x0D\xB4", 12)}}) {
        Session session;
        session.run({"render", "4", "--solution", "1", "--size", "a4", "--format", format, "-o", "paper"});
        EXPECT_THAT(session.file("paper"), HasSubstr(size)) << format;
    }
    Session session;
    session.run({"animate", "4", "--story", "walkthrough", "--steps", "x.pdf", "--size", "a4-landscape"});
    EXPECT_THAT(session.file("x.pdf"), HasSubstr("[ 0 0 842 595 ]"));
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

TEST(Animate, CaptionsBesideAPatternHaveTheNameOfTheirFilm) {
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
    EXPECT_THAT(session.run({"verify", "--complete", "--hold", "1", "x.gif", "x.mp4"}),
                testing::AllOf(HasSubstr("x.gif: proven: gif, n = 6, 4 pictures, 4 solutions"),
                               HasSubstr("x.mp4: proven")));
    EXPECT_EQ(session.run({"verify", "--complete", "--quiet", "boards/queens-6-1.svg",
                           "boards/queens-6-2.svg", "boards/queens-6-3.svg", "boards/queens-6-4.svg"}),
              "");
    const auto answer =
        nlohmann::json::parse(session.run({"verify", "--complete", "-n", "6", "--json", "x.gif"}));
    EXPECT_EQ(answer["proven"], true);
    EXPECT_EQ(answer["files"][0]["solutions"], 4);
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
