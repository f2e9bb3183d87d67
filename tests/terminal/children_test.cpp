#include "queenreel/terminal/children.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace queenreel::test {

namespace {

using testing::ElementsAre;
using testing::IsEmpty;

/// Prints its first word, notes the second, and ends with the third.
int told(std::span<const std::string> words, Console& console) {
    console.print(words[0] + "\n");
    console.note(words[1]);
    return std::stoi(words[2]);
}

int killed(std::span<const std::string> /*words*/, Console& /*console*/) {
    raise(SIGKILL);
    return 0;
}

TEST(Children, RunEachLineAndTellItsEnd) {
    const std::filesystem::path file =
        std::filesystem::temp_directory_path() / ("children-" + std::to_string(getpid()));
    std::vector<ProcessEnd> ends(3);
    run_children(told,
                 {{.words = {"data", "one", "0"}, .printed = file.string()},
                  {.words = {"", "two", "4"}, .printed = ""},
                  {.words = {"", "three", "0"}, .printed = ""}},
                 2, [&](std::size_t line, const ProcessEnd& end) {
                     ends[line] = end;
                     return true;
                 });
    EXPECT_EQ(ends[0].code, 0);
    EXPECT_EQ(ends[1].code, 4);
    EXPECT_THAT(ends[0].notes, ElementsAre("one"));
    EXPECT_THAT(ends[2].notes, ElementsAre("three"));
    std::ifstream printed(file);
    EXPECT_EQ(std::string(std::istreambuf_iterator<char>(printed), {}), "data\n");
    std::filesystem::remove(file);
}

TEST(Children, StartNoLinesAfterAStop) {
    std::vector<std::size_t> ended;
    run_children(told, std::vector<ChildLine>(5, {.words = {"", "", "1"}, .printed = ""}), 1,
                 [&](std::size_t line, const ProcessEnd& /*end*/) {
                     ended.push_back(line);
                     return line < 1;
                 });
    EXPECT_THAT(ended, ElementsAre(0U, 1U));
}

TEST(Children, EndWithTheSignalThatEndedThem) {
    run_children(killed, {{.words = {}, .printed = ""}}, 1, [](std::size_t /*line*/, const ProcessEnd& end) {
        EXPECT_EQ(end.code, 128 + SIGKILL);
        EXPECT_THAT(end.notes, IsEmpty());
        return true;
    });
}

TEST(Children, FailWhereTheirFileCannotBeMade) {
    run_children(told, {{.words = {"data", "", "0"}, .printed = "/nosuch/file"}}, 1,
                 [](std::size_t /*line*/, const ProcessEnd& end) {
                     EXPECT_EQ(end.code, 1);
                     EXPECT_THAT(end.notes, ElementsAre(testing::HasSubstr("/nosuch/file")));
                     return true;
                 });
}

}  // namespace

}  // namespace queenreel::test
