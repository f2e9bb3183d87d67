#include "queenreel/catalog/catalog.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "queenreel/base/table.h"
#include "queenreel/catalog/presets.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/terminal/table.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;

class Lists : public testing::TestWithParam<NameList> {};

INSTANTIATE_TEST_SUITE_P(All, Lists, testing::ValuesIn(name_lists().begin(), name_lists().end()),
                         [](const auto& list) { return std::string(list.param.name); });

TEST_P(Lists, HaveRowsOfNamesAndSummaries) {
    std::set<std::string> names;
    const auto rows = GetParam().rows();
    ASSERT_FALSE(rows.empty());
    for (const auto& row : rows) {
        EXPECT_NE(row.at("summary"), "");
        const std::string use = row.value("for", std::string());  // svg is a picture and a film
        EXPECT_TRUE(names.insert(row.at("name").get<std::string>() + " " + use).second) << row;
    }
}

TEST_P(Lists, AreLinesOfEightyColumnsThatBeginWithTheNames) {
    const auto rows = GetParam().rows();
    const std::string text = names_text(rows, 2);
    for (const auto& row : rows)
        EXPECT_THAT("\n" + text, HasSubstr("\n  " + row.at("name").get<std::string>() + " "));
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        EXPECT_TRUE(line.starts_with("  ")) << line;
        EXPECT_LE(width_in_columns(line), 80U) << line;
        EXPECT_FALSE(line.ends_with(' ')) << line;
    }
}

TEST_P(Lists, AreAmongAllLists) {
    EXPECT_EQ(all_names().at(std::string(GetParam().name)), GetParam().rows());
    EXPECT_THAT("\n" + all_names_text(),
                HasSubstr("\n" + std::string(GetParam().name) + "\n" + names_text(GetParam().rows(), 2)));
}

TEST(Catalog, TellsWhatSolversFind) {
    for (const auto& row : find_row(name_lists(), "solvers")->rows()) {
        const Solver* solver = find_solver(row.at("name").get<std::string>());
        ASSERT_NE(solver, nullptr);
        EXPECT_EQ(row.at("complete"), solver->complete);
        EXPECT_THAT(names_text(nlohmann::ordered_json::array({row})),
                    HasSubstr(solver->complete ? "finds all" : "finds one"));
    }
}

TEST(Catalog, TellsTheOptionsOfPresets) {
    for (const Preset& preset : presets()) {
        const std::string text = options_text(preset);
        for (const auto& [option, value] : preset.values)
            EXPECT_THAT(text, HasSubstr("--" + std::string(option) + " " + std::string(value)));
        EXPECT_EQ(find_preset(preset.name), &preset);
    }
    EXPECT_EQ(find_preset("nosuch"), nullptr);
}

}  // namespace

}  // namespace queenreel::test
