// Pictures drawn by the tests alone: every style and size is read, and what is wrong is named.

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <cctype>
#include <string>

#include "drawing.h"
#include "judging.h"
#include "writing.h"

namespace queenreel::test {
namespace {

using testing::HasSubstr;

// Sanitizers slow drawing and reading down several times and look at code: the smallest size, a usual one and
// the largest.
#ifdef QUEENREEL_SANITIZE
constexpr int png_sizes[] = {1, 5, 40};
constexpr int svg_sizes[] = {5, 20};
#else
constexpr int png_sizes[] = {1, 4, 5, 8, 12, 20, 40};
constexpr int svg_sizes[] = {4, 5, 8, 12, 20};
#endif

class OfEachStyle : public testing::TestWithParam<Style> {};

std::string name_of(const testing::TestParamInfo<Style>& row) {
    std::string name = row.param.name;
    std::erase_if(name, [](unsigned char letter) { return !std::isalnum(letter); });
    return name;
}

TEST_P(OfEachStyle, ASolutionOfEverySizeIsReadFromPng) {
    const Folder folder;
    for (const int n : png_sizes) {
        SCOPED_TRACE(n);
        const std::string file = folder.file("board.png");
        write_png(file, draw(sized(GetParam(), n, 720), solutions(n, 1).front()));
        const Judgement judgement = judge({file}, {.n = n});
        EXPECT_EQ(judgement.faults(), "");
        EXPECT_EQ(judgement.reports.front().solutions, 1);
    }
}

TEST_P(OfEachStyle, ASolutionOfUsualSizesIsReadFromSvg) {
    const Folder folder;
    for (const int n : svg_sizes) {
        SCOPED_TRACE(n);
        const std::string file = folder.file("board.svg");
        write_bytes(file, draw_svg(sized(GetParam(), n, 720), solutions(n, 1).front()));
        const Judgement judgement = judge({file}, {.n = n});
        EXPECT_EQ(judgement.faults(), "");
        EXPECT_EQ(judgement.reports.front().solutions, 1);
    }
}

TEST_P(OfEachStyle, AQueenOutOfPlaceIsNamed) {
    const Folder folder;
    Board board = solutions(8, 1).front();  // a8 e7 h6 f5 c4 g3 b2 d1
    board.remove({7, 3});
    board.place({7, 4});
    const std::string file = folder.file("clash.png");
    write_png(file, draw(sized(GetParam(), 8, 480), board));
    EXPECT_THAT(judge({file}).faults(), HasSubstr("queens e7 and e1 attack each other"));
}

TEST(Pictures, AnExtraQueenOfAnotherColorIsNoSolution) {
    const Folder folder;
    const Style black = sized(styles().front(), 8, 480);
    for (const Rgb& color : {Rgb{150, 20, 20}, Rgb{120, 110, 100}}) {
        Style other = black;
        other.queen = color;
        Image image = draw(black, solutions(8, 1).front());
        Board extra(8);
        extra.place({0, 3});
        const Image painted = draw(other, extra);
        for (int y = black.top; y < black.top + black.square; ++y)
            for (int x = black.left + 3 * black.square; x < black.left + 4 * black.square; ++x)
                image.set(x, y, painted.at(x, y));
        const std::string file = folder.file("extra.png");
        write_png(file, image);
        EXPECT_NE(judge({file}).faults(), "");
    }
}

TEST_P(OfEachStyle, AQueenThatIsMissingIsCounted) {
    const Folder folder;
    Board board = solutions(8, 1).front();
    board.remove({3, 5});
    const std::string file = folder.file("seven.png");
    write_png(file, draw(sized(GetParam(), 8, 480), board));
    EXPECT_THAT(judge({file}).faults(), HasSubstr("7 queens on a board of 8 × 8"));
}

TEST_P(OfEachStyle, AHalfDrawnQueenIsUnclear) {
    const Folder folder;
    Board board = solutions(8, 1).front();
    board.remove({3, 5});
    const Style style = sized(GetParam(), 8, 480);
    Image image = draw(style, board);
    draw_half_queen(image, style, {3, 5});
    const std::string file = folder.file("half.png");
    write_png(file, image);
    EXPECT_NE(judge({file}).faults(), "");
}

INSTANTIATE_TEST_SUITE_P(Styles, OfEachStyle, testing::ValuesIn(styles()), name_of);

}  // namespace
}  // namespace queenreel::test
