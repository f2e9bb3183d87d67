#include "queenreel/reel/reel.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

namespace queenreel::test {

namespace {

constexpr const char* lecture = R"(theme = "slate"
size = 480
[title]
command = "render"
n = 8

[search]
  fps = 29.97
  output = ["a.mp4", "b.webm"]
  bare = true
[a]
)";

TEST(Reel, HasItsOutputsInTheOrderOfTheFile) {
    const Reel reel = parse_reel("lecture.toml", lecture);
    ASSERT_EQ(reel.outputs.size(), 3U);
    EXPECT_EQ(reel.outputs[0].name, "title");
    EXPECT_EQ(reel.outputs[1].name, "search");
    EXPECT_EQ(reel.outputs[2].name, "a");
    ASSERT_EQ(reel.defaults.size(), 2U);
    EXPECT_EQ(reel.defaults[0].key, "theme");
    EXPECT_EQ(reel.defaults[1].values, std::vector<std::string>{"480"});
}

TEST(Reel, ValuesAreAsTheyWouldBeTyped) {
    const ReelTable search = parse_reel("lecture.toml", lecture).outputs[1];
    ASSERT_EQ(search.entries.size(), 3U);
    EXPECT_EQ(search.entries[0].values, std::vector<std::string>{"29.97"});
    EXPECT_EQ(search.entries[1].values, (std::vector<std::string>{"a.mp4", "b.webm"}));
    EXPECT_TRUE(search.entries[1].is_array);
    EXPECT_EQ(search.entries[2].flag, true);
    EXPECT_EQ(search.entries[2].place.line, 10U);
    EXPECT_EQ(search.entries[2].place.column, 3U);
}

std::string error_of(std::string_view text) {
    try {
        parse_reel("x.toml", text);
    } catch (const ReelError& error) {
        return error.what();
    }
    return "";
}

TEST(Reel, SaysWhereItIsWrong) {
    EXPECT_THAT(error_of("[a]\nn = 8\nn = 9\n"), testing::StartsWith("x.toml:3:"));
    EXPECT_THAT(error_of("[a]\nn = \n"), testing::StartsWith("x.toml:2:"));
    EXPECT_EQ(error_of("[a]\nn = 1979-05-27\n"),
              "x.toml:2:5: n: it is no value of an option; give text, a number, true, false or an array");
    EXPECT_EQ(error_of("[a]\nn = [8, [9]]\n"),
              "x.toml:2:9: n: it is no value of an option; give text, a number, true, false or an array");
    EXPECT_THAT(error_of("[a.b]\nn = 8\n"), testing::HasSubstr("write [b] alone, or \"a.b\" in quotes"));
}

// Law: a table's text is read back as the same table.
TEST(Reel, TablesAreReadBackAsTheyAreWritten) {
    const ReelTable table{.name = "twelve \"boards\"",
                          .entries = {{.key = "command", .values = {"render"}},
                                      {.key = "n", .values = {"8"}},
                                      {.key = "queens", .values = {"04752613"}},
                                      {.key = "caption", .values = {"a \\ \"b\"\n"}},
                                      {.key = "hold", .values = {"0.5"}},
                                      {.key = "unique", .flag = true},
                                      {.key = "output", .values = {"a.svg", "b.svg"}, .is_array = true}}};
    const std::string text = reel_text(table);
    const Reel reel = parse_reel("x.toml", text);
    ASSERT_EQ(reel.outputs.size(), 1U) << text;
    EXPECT_EQ(reel.outputs[0].name, table.name);
    ASSERT_EQ(reel.outputs[0].entries.size(), table.entries.size());
    for (std::size_t i = 0; i < table.entries.size(); ++i) {
        EXPECT_EQ(reel.outputs[0].entries[i].key, table.entries[i].key);
        EXPECT_EQ(reel.outputs[0].entries[i].values, table.entries[i].values);
        EXPECT_EQ(reel.outputs[0].entries[i].flag, table.entries[i].flag);
    }
    EXPECT_THAT(text, testing::HasSubstr("n = 8\n"));
}

}  // namespace

}  // namespace queenreel::test
