#include "queenreel/terminal/table.h"

#include <gtest/gtest.h>

#include "queenreel/terminal/progress.h"

namespace queenreel {
namespace {

TEST(Table, QuotesCsvFieldsThatNeedIt) {
    const std::vector<TableColumn> columns{{.head = "name", .name = "name"}, {.head = "n", .name = "n"}};
    EXPECT_EQ(table_csv(columns, {{{"a", "a,b"}, number_cell(14'200)}, {{"", "say \"n\""}, number_cell({})}}),
              "name,n\n\"a,b\",14200\n\"say \"\"n\"\"\",\n");
    EXPECT_EQ(table_text(columns, {{{"a", "a"}, number_cell(14'200)}, {{"long", ""}, number_cell({})}}),
              "name       n\na     14,200\nlong       -\n");
}

TEST(Table, TimesHaveThreeDigits) {
    EXPECT_EQ(short_time(0.0123456), "12.3 ms");
    EXPECT_EQ(short_time(1.5), "1.5 s");
    EXPECT_EQ(seconds_cell(0.0123456).text, "12.3 ms");
    EXPECT_EQ(seconds_cell(0.0123456).csv, "0.0123");
    EXPECT_EQ(seconds_cell({}).text, "-");
    EXPECT_EQ(seconds_cell({}).csv, "");
}

TEST(Table, PlainTextsAreOneForAll) {
    const std::string table =
        table_csv(std::vector<std::string_view>{"name", "n"}, {{"a,b", "1"}, {"c", ""}});
    EXPECT_EQ(table, "name,n\n\"a,b\",1\nc,\n");
    EXPECT_EQ(table_line(table, 0), "name,n\n");
    EXPECT_EQ(table_line(table, 2), "c,\n");
}

}  // namespace
}  // namespace queenreel
