// Placements out of files and standard input.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>

#include "child.h"
#include "queenreel/boards/solution_format.h"

namespace queenreel::test {

namespace {

// Law: what solve prints, in any format that is read back, gives the pictures that render makes.
TEST(PlacementList, ReadsWhatSolvePrints) {
    const Folder folder;
    ASSERT_EQ(run_in(folder, {"render", "6", "-q", "-o", "solved/"}).code, 0);
    for (const SolutionFormat& row : solution_formats()) {
        if (!row.read)
            continue;
        const std::string format(row.name);
        const Outcome solved = run_in(folder, {"solve", "6", "--format", format});
        std::ofstream(folder / "list.txt", std::ios::binary) << solved.output;
        ASSERT_EQ(run_in(folder, {"render", "6", "--queens-from", "list.txt", "-q", "-o", format + "/"}).code,
                  0)
            << format;
        const Outcome judged = run_in(folder, {"verify", "--complete", "--quiet", format + "/"});
        EXPECT_EQ(judged.code, 0) << format << judged.error;
    }
}

TEST(PlacementList, OptionsThatCannotBeAreRefused) {
    const Folder folder;
    std::ofstream(folder / "list.txt") << "c3\nb1\n";
    for (const auto& [words, said] : {
             std::pair(std::vector<std::string>{"--queens-from", "list.txt", "--unique"},
                       "--queens-from: nothing is solved, so --unique has no effect; leave out one of them"),
             {{"--queens-from", "list.txt", "--queens", "a1"},
              "--queens: --queens-from has the placements; leave out one of them"},
             {{"--queens-from", "list.txt", "-o", "x.svg"},
              "--output: x.svg is one file and cannot hold 2 pictures; write to a folder such as boards/ or "
              "a pattern "
              "with {index}, choose one with --solution or --select, or set all on one page: queenreel "
              "sheet"},
             {{"--queens-from", "none.txt"}, "none.txt: cannot be read: No such file or directory"},
             {{"--queens-from", "."}, ".: cannot be read: it is a folder; give a file"},
         }) {
        std::vector<std::string> all{"render", "4"};
        all.insert(all.end(), words.begin(), words.end());
        const Outcome outcome = run_in(folder, all);
        EXPECT_NE(outcome.code, 0);
        EXPECT_EQ(outcome.error, "queenreel: " + std::string(said) + "\n");
        EXPECT_EQ(folder.names(), std::vector<std::string>{"list.txt"});
    }
}

}  // namespace

}  // namespace queenreel::test
