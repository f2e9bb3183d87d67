#include "queenreel/base/text.h"

#include <gtest/gtest.h>

#include <map>
#include <ranges>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel::test {

namespace {

TEST(Text, JoinsTextsAndNumbers) {
    EXPECT_EQ(joined(std::vector<std::string>{}, ", "), "");
    EXPECT_EQ(joined(std::vector<std::string>{"a"}, ", "), "a");
    EXPECT_EQ(joined(std::vector<std::string_view>{"", "b", ""}, "; "), "; b; ");
    EXPECT_EQ(joined(std::vector<int>{-1, 5, 80}, ", "), "-1, 5, 80");
    const std::map<int, std::size_t> numbers{{1, 18446744073709551615U}, {2, 0}};
    EXPECT_EQ(joined(std::views::values(numbers), " "), "18446744073709551615 0");
}

}  // namespace

}  // namespace queenreel::test
