// animate 4-6: a film per size.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "child.h"

namespace queenreel::test {

namespace {

using testing::ElementsAre;

// Law: a size's film is the one of that size alone.
TEST(AnimateSizes, WritesAFilmOfEach) {
    const Folder folder;
    const Outcome outcome = run_in(folder, {"animate", "3-5", "--limit", "1", "--size", "120", "-o",
                                            "q-{n}.gif", "--poster", "p{n}.png"});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
    EXPECT_EQ(outcome.error, "queenreel: n = 3: no solutions, so there is no film of it\n");
    EXPECT_THAT(folder.names(), ElementsAre("p4.png", "p5.png", "q-4.gif", "q-5.gif"));
    const Folder alone;
    run_in(alone, {"animate", "5", "--limit", "1", "--size", "120", "-o", "q.gif"});
    EXPECT_EQ(read_file(folder / "q-5.gif"), read_file(alone / "q.gif"));
}

TEST(AnimateSizes, HaveNamesOfTheirOwn) {
    const Folder folder;
    EXPECT_EQ(run_in(folder, {"animate", "4-8", "-o", "q.mp4"}).error,
              "queenreel: --output: q.mp4 is one file for 5 sizes; write q-{n}.mp4\n");
    EXPECT_EQ(run_in(folder, {"animate", "4-40"}).code, 2);
    EXPECT_EQ(run_in(folder, {"animate", "8-4"}).code, 2);
    EXPECT_EQ(run_in(folder, {"animate", "4-5", "--json"}).code, 2);
    EXPECT_TRUE(folder.names().empty());
    EXPECT_EQ(run_in(folder, {"animate", "4-5", "--limit", "1", "--format", "gif", "--size", "80"}).code, 0);
    EXPECT_THAT(folder.names(), ElementsAre("queens-4.gif", "queens-5.gif"));
}

}  // namespace

}  // namespace queenreel::test
