#include "queenreel/terminal/table.h"

#include <gtest/gtest.h>

namespace queenreel {
namespace {

TEST(Table, FieldsOfCsvAreQuotedWhereTheyMustBe) {
    const std::vector<TableColumn> columns{{.head = "name", .name = "name"}, {.head = "n", .name = "n"}};
    EXPECT_EQ(table_csv(columns, {{{"a", "a,b"}, number_cell(14'200)}, {{"", "say \"n\""}, number_cell({})}}),
              "name,n\n\"a,b\",14200\n\"say \"\"n\"\"\",\n");
    EXPECT_EQ(table_text(columns, {{{"a", "a"}, number_cell(14'200)}, {{"long", ""}, number_cell({})}}),
              "name       n\na     14,200\nlong       -\n");
}

}  // namespace
}  // namespace queenreel
