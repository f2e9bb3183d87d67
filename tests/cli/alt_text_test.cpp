#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "child.h"

namespace queenreel::test {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;
using testing::SizeIs;
using testing::StartsWith;

std::vector<std::string> alt_lines(const Folder& folder, std::vector<std::string> words) {
    words.insert(words.end(), {"-q", "--force", "--alt", "alt.txt"});
    const Outcome outcome = run_in(folder, words);
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    return lines(read_file(folder / "alt.txt"));
}

/// What an SVG says in its <desc>.
std::string desc_of(const std::string& svg) {
    const std::size_t begin = svg.find("<desc>") + 6;
    return svg.substr(begin, svg.find("</desc>") - begin);
}

// Law: there is a line for each picture, with its name and the picture's own description.
TEST(AltText, HasALineForEachPicture) {
    const Folder folder;
    for (const std::string format : {"svg", "png"}) {
        const std::vector<std::string> told =
            alt_lines(folder, {"render", "6", "--format", format, "-o", "boards/"});
        ASSERT_THAT(told, SizeIs(4));
        for (const std::string& line : told) {
            const std::string name = line.substr(0, line.find('\t'));
            ASSERT_TRUE(std::filesystem::exists(folder / "boards" / name)) << name;
            if (format == "svg")
                EXPECT_THAT(line, HasSubstr(desc_of(read_file(folder / "boards" / name))));
            EXPECT_THAT(line, HasSubstr("\tSolution "));
        }
    }
    EXPECT_THAT(alt_lines(folder, {"render", "6", "-o", "all.pdf"}),
                ElementsAre(StartsWith("all.pdf#page=1\tSolution 1"), StartsWith("all.pdf#page=2\t"),
                            StartsWith("all.pdf#page=3\t"), StartsWith("all.pdf#page=4\t")));
    EXPECT_THAT(alt_lines(folder, {"render", "8", "--solution", "7", "-o", "x.svg"}),
                ElementsAre(StartsWith("x.svg\tSolution 7")));
    EXPECT_THAT(alt_lines(folder, {"sheet", "6", "-o", "s.svg"}),
                ElementsAre(StartsWith("s.svg\tAll 4 solutions of the 6-queens problem")));
    EXPECT_THAT(alt_lines(folder, {"chart", "growth", "4-8", "-o", "c.svg"}),
                ElementsAre(StartsWith("c.svg\t")));
    EXPECT_THAT(alt_lines(folder, {"render", "6", "--shard", "2/4", "-o", "part/"}),
                ElementsAre(HasSubstr("\tSolution 2")));
}

TEST(AltText, GoesToStandardOutput) {
    const Folder folder;
    const Outcome outcome = run_in(folder, {"render", "8", "--solution", "1", "-o", "x.svg", "--alt", "-"});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_THAT(outcome.output, StartsWith("x.svg\tSolution 1"));
}

// An existing file is not replaced, and then nothing is written.
TEST(AltText, ReplacesNothingUnasked) {
    const Folder folder;
    std::ofstream(folder / "alt.txt") << "mine";
    const Outcome outcome =
        run_in(folder, {"render", "8", "--solution", "1", "-o", "x.svg", "--alt", "alt.txt"});
    EXPECT_NE(outcome.code, 0);
    EXPECT_THAT(outcome.error, HasSubstr("--force"));
    EXPECT_EQ(read_file(folder / "alt.txt"), "mine");
    EXPECT_THAT(folder.names(), ElementsAre("alt.txt"));
    const Outcome itself =
        run_in(folder, {"render", "8", "--solution", "1", "-o", "x.svg", "--alt", "./x.svg"});
    EXPECT_EQ(itself.code, 2);
    EXPECT_THAT(itself.error, HasSubstr("--alt: ./x.svg is the picture itself; name another file"));
    EXPECT_THAT(folder.names(), ElementsAre("alt.txt"));
}

}  // namespace
}  // namespace queenreel::test
