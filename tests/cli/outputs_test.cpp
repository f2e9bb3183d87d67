// A film in several files at once: each as if it were alone, all of them or none.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <vector>

#include "child.h"
#include "queenreel/film/format.h"

namespace queenreel::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> words_of(const std::vector<std::string>& film,
                                  const std::vector<std::string>& outputs) {
    std::vector<std::string> words{"animate"};
    words.insert(words.end(), film.begin(), film.end());
    for (const std::string& output : outputs)
        words.insert(words.end(), {"-o", output});
    return words;
}

// Law: whichever of its codecs a format is asked for, it is what the film is coded in, and it is read back.
TEST(Outputs, AreOfTheCodecThatIsAskedFor) {
    const Folder folder;
    std::size_t tried = 0;
    for (const FilmFormat& format : film_formats())
        for (const std::string_view name : codecs_of(format)) {
            const std::string codec(name);
            SCOPED_TRACE(codec);
            const std::string file = codec + "." + std::string(format.name);
            const Outcome made =
                run_in(folder, {"animate", "4", "--size", "160", "--bare", "--codec", codec, "-o", file});
            EXPECT_EQ(made.code, 0) << made.error;
            const Outcome judged = run_in(folder, {"verify", "--complete", file});
            EXPECT_EQ(judged.code, 0) << judged.output;
            ++tried;
        }
    EXPECT_EQ(tried, 5U);
    EXPECT_THAT(read_file(folder / "av1.webm"), HasSubstr("V_AV1"));
    EXPECT_THAT(read_file(folder / "vp9.webm"), HasSubstr("V_VP9"));
    EXPECT_THAT(read_file(folder / "prores.mov"), HasSubstr("ap4h"));
    EXPECT_THAT(read_file(folder / "h264.mov"), HasSubstr("avc1"));
}

// Law: each format of single pictures is read back, a set of them as well, and may be a film's poster.
TEST(Outputs, ReadBackPicturesInEveryFormat) {
    for (const std::string format : {"svg", "png", "webp", "avif"}) {
        SCOPED_TRACE(format);
        const Folder folder;
        EXPECT_EQ(run_in(folder, {"render", "4", "--size", "160", "--format", format, "-o", "boards/"}).code,
                  0);
        EXPECT_EQ(run_in(folder, {"verify", "--complete", "boards/queens-4-1." + format,
                                  "boards/queens-4-2." + format})
                      .code,
                  0);
        EXPECT_EQ(run_in(folder, {"render", "6", "--size", "160", "--solution", "2", "--background",
                                  "transparent", "-o", "one." + format})
                      .code,
                  0);
        EXPECT_EQ(run_in(folder, {"verify", "one." + format}).code, 0);
        EXPECT_EQ(
            run_in(folder, {"animate", "4", "--size", "160", "-o", "x.gif", "--poster", "poster." + format})
                .code,
            0);
        EXPECT_EQ(run_in(folder, {"verify", "poster." + format}).code, 0);
    }
}

// Law: what is written beside it changes nothing of a film, whether its pictures are painted for it or for
// another.
TEST(Outputs, AreEachAsIfAlone) {
    using Words = std::vector<std::string>;
    const std::vector<std::pair<Words, Words>> films{
        {{"5", "--size", "120"}, {"x.mp4", "x.gif", "x.webm", "y.mp4", "x.mov"}},
        {{"5", "--story", "search", "--first", "--cards", "none", "--size", "160"}, {"x.mp4", "x.webm"}},
        {{"4", "--story", "walkthrough", "--size", "240"}, {"x.gif", "x.mov"}},
    };
    for (const auto& [film, outputs] : films) {
        SCOPED_TRACE(film.back());
        const Folder together;
        const Folder alone;
        const Outcome all = run_in(together, words_of(film, outputs));
        ASSERT_EQ(all.code, 0) << all.error;
        for (const std::string& output : outputs) {
            ASSERT_EQ(run_in(alone, words_of(film, {output})).code, 0);
            EXPECT_EQ(read_file(together / output), read_file(alone / output)) << output;
        }
        EXPECT_EQ(together.names(), alone.names());
    }
}

TEST(Outputs, ArePublishedTogetherOrNotAtAll) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"animate", "4", "--size", "64", "-o", "there.gif"}).code, 0);
    const std::string before = read_file(folder / "there.gif");
    const Outcome outcome = run_in(folder, words_of({"5", "--size", "64"}, {"x.mp4", "there.gif", "x.png"}));
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.error, StartsWith("queenreel: there.gif"));
    EXPECT_THAT(folder.names(), ElementsAre("there.gif"));
    EXPECT_EQ(read_file(folder / "there.gif"), before);
}

TEST(Outputs, APictureIsThePosterAndADocumentTheSteps) {
    const Folder folder;
    const std::vector<std::string> film{"4",      "--story", "search",   "--cards", "none",
                                        "--size", "480",     "--panels", "none"};
    ASSERT_EQ(run_in(folder, words_of(film, {"x.gif", "x.png", "x.pdf"})).code, 0);
    std::vector<std::string> named = words_of(film, {"y.gif"});
    named.insert(named.end(), {"--poster", "y.png", "--steps", "y.pdf"});
    ASSERT_EQ(run_in(folder, named).code, 0);
    EXPECT_EQ(read_file(folder / "x.png"), read_file(folder / "y.png"));
    EXPECT_EQ(read_file(folder / "x.pdf"), read_file(folder / "y.pdf"));
    const Folder alone;
    ASSERT_EQ(run_in(alone, words_of(film, {"x.pdf"})).code, 0);
    EXPECT_THAT(alone.names(), ElementsAre("x.pdf"));
}

TEST(Outputs, WriteADeckOfClipsWithTheFilm) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"animate", "4", "--size", "320x180", "--clips", "x.pptx", "-o", "x.mp4"}).code,
              0);
    EXPECT_THAT(folder.names(), ElementsAre("x.mp4", "x.pptx"));
    ASSERT_EQ(run_in(folder, {"animate", "4", "--size", "320x180", "--clips", "y.pptx"}).code, 0);
    EXPECT_EQ(read_file(folder / "x.pptx"), read_file(folder / "y.pptx"));
    EXPECT_FALSE(std::filesystem::exists(folder / "queens.mp4"));
}

// Law: what a poster shows is a solution wherever the film shows one, whatever it is of.
TEST(Poster, IsASolution) {
    for (const char* story : {"solutions", "search", "walkthrough", "symmetry", "occupancy"}) {
        SCOPED_TRACE(story);
        const Folder folder;
        const Outcome made =
            run_in(folder, {"animate", "5", "--story", story, "--size", "480", "--fps", "2", "--quality",
                            "draft", "--transition", "cut", "--poster", "p.svg"});
        ASSERT_EQ(made.code, 0) << made.error;
        const Outcome proof = run_in(folder, {"verify", "p.svg"});
        EXPECT_EQ(proof.code, 0) << proof.output << proof.error;
    }
}

TEST(Poster, OfSolutionsIsTheFirstOne) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"animate", "6", "--size", "480", "--poster", "p.svg", "-o", "x.gif"}).code, 0);
    EXPECT_THAT(read_file(folder / "p.svg"), HasSubstr("Solution 1 of 4"));
    EXPECT_EQ(run_in(folder, {"verify", "p.svg"}).code, 0);
}

struct Wrong {
    std::vector<std::string> words;
    const char* message;
};

TEST(Outputs, RefuseContradictions) {
    const std::vector<Wrong> all{
        {{"-o", "x.mp4", "-o", "x.mp4"}, "--output: x.mp4 is given twice; give it once"},
        {{"-o", "x.png"}, "x.png: png is a picture; use queenreel render, or name the film, too"},
        {{"-o", "x.gif", "-o", "a.png", "-o", "b.avif"},
         "--output: a.png and b.avif are both the poster; give one"},
        {{"-o", "x.html", "-o", "x.mp4"},
         "--output: x.html plays the story itself and is written alone; leave out the others"},
        {{"-o", "x.mp4", "-o", "-"},
         "-: the name has no extension to tell the format; choose from mp4, gif, webp, apng, webm, y4m, mov, "
         "html"},
        {{"--poster", "x.gif"}, "--poster: 'x.gif' is not a picture; name a .png, .svg or .pdf"},
        {{"--clips", "c", "--poster", "x.png"}, "--poster: a poster needs a film; name one with --output"},
        {{"-o", "x.mp4", "-o", "x.gif", "--hold", "0.001"},
         "--hold: 0.001 is out of range; a hold in gif can last"},
        {{"-o", "x.mp4", "--snippets", "beamer"},
         "--snippets: beamer shows a .pdf of steps; name one with --steps"},
        {{"--steps", "a%b.pdf", "--snippets", "beamer"},
         "--snippets: LaTeX cannot read the name a%b.pdf; leave out characters such as %"},
        {{"--steps", "x.pdf", "--snippets", "html"},
         "--snippets: there is no file of a film for html to show; name one with --output"},
        {{"--clips", "x.pptx", "--format", "gif"},
         "--clips: a pptx plays mp4, not gif; write an mp4, or name a folder"},
        {{"--clips", "x.pptx", "--resume"}, "--resume: works with clips only"},
        {{"-o", "x.html", "--snippets", "html"},
         "--snippets: there is no file of a film for html to show; name one with --output"},
    };
    for (const Wrong& wrong : all) {
        std::vector<std::string> words{"animate", "4"};
        words.insert(words.end(), wrong.words.begin(), wrong.words.end());
        const Outcome outcome = run(words);
        EXPECT_EQ(outcome.code, 2) << wrong.message;
        EXPECT_THAT(outcome.error, StartsWith(std::string("queenreel: ") + wrong.message));
    }
}

}  // namespace
}  // namespace queenreel::test
