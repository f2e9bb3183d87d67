#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "child.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;

const std::string begin = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 45 45'>";
const std::string crown =
    "d='M9 26c8-2 21-2 27 0l2-13-7 11V11l-6 14-3-14-3 14-6-14v13l-7-11zm0 0c0 6 4 8 3 12h21c-1-4 3-6 "
    "3-12z' stroke='currentColor' stroke-width='2'/></svg>";

/// A piece of paths, and a piece of pixels.
void write_drawings(const Folder& folder) {
    std::ofstream(folder / "plain.svg") << begin << "<path fill='#fff' " << crown;
    std::ofstream(folder / "shaded.svg")
        << begin << "<linearGradient id='g'><stop stop-color='gold'/><stop offset='1' stop-color='red'/>"
        << "</linearGradient><path fill='url(#g)' " << crown;
    std::ofstream(folder / "logo.svg") << "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 90 30'><rect "
                                          "width='90' height='30' rx='8' fill='navy'/></svg>";
}

// Law: the judge finds the solutions in pictures and films with users' own pieces, in every format that it
// reads, and the same command gives the same bytes.
TEST(OwnPieces, AreReadBackFromEveryFormat) {
    const Folder folder;
    write_drawings(folder);
    for (const std::string piece : {"plain.svg", "shaded.svg"}) {
        for (const std::string format : {"png", "svg", "gif", "mp4", "webp", "apng"}) {
            SCOPED_TRACE(piece + ' ' + format);
            const bool film = format != "png" && format != "svg";
            const auto made = [&](const std::string& name) {
                std::vector<std::string> words{film ? "animate" : "render",
                                               "5",
                                               "--unique",
                                               "--pieces",
                                               piece,
                                               "--logo",
                                               "logo.svg",
                                               "--size",
                                               "360",
                                               "--theme",
                                               "blue",
                                               "-q",
                                               "--force",
                                               "--format",
                                               format,
                                               "-o",
                                               name};
                if (!film)
                    words.insert(words.end(), {"--solution", "1"});
                if (!film)
                    std::erase(words, "--unique");
                const Outcome outcome = run_in(folder, words);
                EXPECT_EQ(outcome.code, 0) << outcome.error;
                return read_file(folder / name);
            };
            const std::string once = made("one." + format);
            if (format == "svg" || format == "mp4")
                EXPECT_EQ(made("two." + format), once);
            const Outcome judged = run_in(folder, {"verify", "one." + format});
            EXPECT_EQ(judged.code, 0) << judged.output << judged.error;
        }
    }
}

TEST(OwnPieces, StayVectorsInVectorPictures) {
    const Folder folder;
    write_drawings(folder);
    for (const std::string piece : {"plain.svg", "shaded.svg"})
        EXPECT_EQ(
            run_in(folder, {"render", "8", "--solution", "1", "--pieces", piece, "-q", "-o", "of-" + piece})
                .code,
            0);
    const std::string plain = read_file(folder / "of-plain.svg");
    EXPECT_EQ(plain.find("<image"), std::string::npos);
    EXPECT_LT(plain.size(), 8000U);
    EXPECT_NE(read_file(folder / "of-shaded.svg").find("<image"), std::string::npos);
}

TEST(OwnPieces, AreDrawnInEveryPictureThatHasQueens) {
    const Folder folder;
    write_drawings(folder);
    for (const std::vector<std::string>& words :
         std::vector<std::vector<std::string>>{{"render", "4", "--solution", "1", "-o", "x.svg"},
                                               {"render", "4", "-o", "x.pptx"},
                                               {"sheet", "4", "-o", "x.pdf"},
                                               {"animate", "4", "--static", "-o", "x.html"}}) {
        std::vector<std::string> own = words;
        own.insert(own.end(), {"--pieces", "plain.svg", "-q", "--force"});
        ASSERT_EQ(run_in(folder, own).code, 0) << words.back();
        const std::string with = read_file(folder / words.back());
        own[own.size() - 3] = "crown";
        ASSERT_EQ(run_in(folder, own).code, 0);
        EXPECT_NE(read_file(folder / words.back()), with) << words.back();
    }
}

TEST(OwnPieces, LeaveNoFilesWhenTheyCannotBeDrawn) {
    const Folder folder;
    write_drawings(folder);
    std::ofstream(folder / "bad.svg") << "no drawing";
    const Outcome outcome = run_in(folder, {"render", "8", "--pieces", "bad.svg", "-o", "x.svg"});
    EXPECT_EQ(outcome.code, 1);
    EXPECT_THAT(outcome.error, HasSubstr("queenreel: bad.svg: cut short, or not well-formed"));
    EXPECT_FALSE(std::filesystem::exists(folder / "x.svg"));
    const Outcome logo = run_in(folder, {"animate", "6", "--logo", "logo.svg", "-o", "x.html"});
    EXPECT_EQ(logo.code, 2);
    EXPECT_THAT(logo.error,
                HasSubstr("--logo: html is a page, which has none; leave it out, or write a film"));
}

}  // namespace
}  // namespace queenreel::test
