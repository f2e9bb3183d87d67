#include "queenreel/puzzle/numbering.h"

#include <gmock/gmock.h>

#include <set>
#include <string>

namespace queenreel {
namespace {

using testing::ElementsAre;

TEST(BoardNames, CountFromOneUnlessAskedOtherwise) {
    const BoardNames names(8);
    EXPECT_EQ(names.numbering(), Numbering::from_one);
    EXPECT_EQ(names.row(2), "row 3");
    EXPECT_EQ(names.column(3), "column 4");
    EXPECT_EQ(names.square({2, 3}), "row 3, column 4");
    EXPECT_EQ(names.at_start({2, 3}), "Row 3, column 4");
    EXPECT_EQ(names.queen({2, 3}), "row 3's queen");
    EXPECT_EQ(names.row_label(8), "9") << "past the last row";
}

TEST(BoardNames, CountFromZeroAsPrograms) {
    const BoardNames names(4, Numbering::from_zero);
    EXPECT_EQ(names.square({2, 3}), "row 2, column 3");
    EXPECT_EQ(names.at_start({0, 0}), "Row 0, column 0");
    EXPECT_THAT(names.row_labels(), ElementsAre("0", "1", "2", "3"));
    EXPECT_THAT(names.column_labels(), ElementsAre("0", "1", "2", "3"));
}

TEST(BoardNames, AreSquaresOfChess) {
    const BoardNames names(8, Numbering::chess);
    EXPECT_EQ(names.row(2), "rank 6");
    EXPECT_EQ(names.column(3), "the d-file");
    EXPECT_EQ(names.square({2, 3}), "d6");
    EXPECT_EQ(names.at_start({2, 3}), "d6");
    EXPECT_EQ(names.queen({2, 3}), "the queen on d6");
    EXPECT_EQ(names.row_label(8), "0") << "past the last row";
    EXPECT_THAT(names.column_labels(), ElementsAre("a", "b", "c", "d", "e", "f", "g", "h"));
    EXPECT_THAT(names.row_labels(), ElementsAre("8", "7", "6", "5", "4", "3", "2", "1"));
}

// Law: no two rows, columns or squares share a name.
TEST(BoardNames, TellSquaresApart) {
    for (const NumberingRow& row : numberings())
        for (const int n : {1, 4, 27, 40}) {
            const BoardNames names(n, row.numbering);
            std::set<std::string> squares;
            for (int i = 0; i < n * n; ++i)
                squares.insert(names.square({i / n, i % n}));
            EXPECT_EQ(std::ssize(squares), n * n) << row.name;
        }
}

}  // namespace
}  // namespace queenreel
