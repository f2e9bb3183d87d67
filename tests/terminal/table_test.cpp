#include "queenreel/terminal/table.h"

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>

#include "queenreel/base/text.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/words/language.h"
#include "queenreel/words/said.h"

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

TEST(Table, HasTheNumbersOfEachLanguage) {
    for (const Language& language : languages()) {
        speak(language);
        EXPECT_EQ(number_cell(14'200).text, fmt::format("14{}200", language.group));
        EXPECT_EQ(number_cell(14'200).csv, "14200");
        EXPECT_EQ(seconds_cell(0.0123456).text, fmt::format("12{}3 ms", language.point));
        EXPECT_EQ(seconds_cell(0.0123456).csv, "0.0123");
    }
    speak(languages().front());
}

TEST(TwoColumns, CountWhatATerminalShows) {
    EXPECT_EQ(width_in_columns("abc"), 3U);
    EXPECT_EQ(width_in_columns("é\u0301ü"), 2U);
    EXPECT_EQ(width_in_columns("皇后"), 4U);
    EXPECT_EQ(width_in_columns("クイーン"), 8U);
    EXPECT_EQ(width_in_columns("ملكة"), 4U);
    EXPECT_EQ(width_in_columns("\xff\xfe"), 2U);
    const std::vector<TableColumn> columns{{.head = "求解器", .name = "solver"},
                                           {.head = "Knoten für", .name = "n"}};
    EXPECT_EQ(table_text(columns, {{plain_cell("dfs"), number_cell(1)}}),
              "求解器  Knoten für\ndfs              1\n");
}

// Law: in any script, no line of a text is wider than a page, its characters stay, and marks stay with what
// they close.
TEST(TwoColumns, FitEveryScript) {
    std::string sizes;
    for (const std::string word :
         {"皇后", "、", "--solver", "（", "どの二つの", "クイーン", "）", "。", "a8", "wörter ", "كلمة "}) {
        sizes += word;
        std::string text;
        for (int i = 0; i < 30; ++i)
            text += sizes;
        const std::string page = two_columns("  -x", 28, text);
        std::string joined;
        for (std::size_t at = 0; at < page.size();) {
            const std::string line = page.substr(at, page.find('\n', at) - at);
            EXPECT_LE(width_in_columns(line), 80U) << line;
            const std::string part = line.substr(28);
            for (const std::string mark : {"、", "）", "。", "ー"})
                EXPECT_FALSE(part.starts_with(mark)) << line;
            joined += part;
            at += line.size() + 1;
            if (at < page.size())
                EXPECT_FALSE(part.ends_with("（")) << line;
        }
        EXPECT_EQ(replaced(joined, " ", ""), replaced(text, " ", ""));
        EXPECT_GT(std::ranges::count(page, '\n'), 1);
    }
}

TEST(TwoColumns, ShortenBetweenWords) {
    EXPECT_EQ(words_within("one two three", 7), "one two");
    EXPECT_EQ(words_within("one two three", 6), "one");
    EXPECT_EQ(words_within("one two", 80), "one two");
    EXPECT_EQ(words_within("四个皇后，一个", 9), "四个皇");
    EXPECT_EQ(words_within("四个皇后，一个", 10), "四个皇后，");
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
