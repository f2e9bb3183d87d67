// Counts done in parts, and added up.

#include "queenreel/counting/parts.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace queenreel {
namespace {

std::string line_of_part(int n, std::uint64_t number, std::uint64_t count) {
    return count_line(
        {.n = n, .shard = {number, count}, .count = count_part(n, number, count).value_or(PartialCount())});
}

/// What is wrong with lines together, or with one of them; empty for nothing.
std::string fault_of(const std::vector<std::string>& lines) {
    try {
        PartsSum sum;
        for (std::size_t i = 0; i < lines.size(); ++i)
            sum.add(lines[i], "line " + std::to_string(i + 1));
        sum.whole();
        return "";
    } catch (const PartsError& error) {
        EXPECT_NE(error.way_out, "");
        return error.where + ": " + error.what();
    }
}

// Law: however a count is divided, its parts add up to it.
TEST(Parts, AddUpToTheCount) {
    for (const int n : {1, 2, 5, 8})
        for (std::uint64_t parts = 1; parts <= 5; ++parts) {
            PartsSum sum;
            for (std::uint64_t part = parts; part >= 1; --part)
                sum.add(line_of_part(n, part, parts), "");
            EXPECT_EQ(sum.whole().n, n);
            EXPECT_EQ(counts_of(n, sum.whole().solutions), count_solutions(n)) << n << " in " << parts;
        }
}

TEST(Parts, SaysWhichIsAtFault) {
    const std::string one = line_of_part(8, 1, 2);
    const std::string two = line_of_part(8, 2, 2);
    EXPECT_EQ(fault_of({two, one}), "");
    EXPECT_EQ(fault_of({}), ": there are no parts in the files");
    EXPECT_EQ(fault_of({two}), ": part 1 of 2 is missing, of 1 in all");
    EXPECT_EQ(fault_of({one, one}), "line 2: part 1 of 2 is there twice, also in line 1");
    EXPECT_EQ(fault_of({one, line_of_part(9, 2, 2)}),
              "line 2: it is of n = 9 in 2 parts, the others of n = 8 in 2");
    EXPECT_EQ(fault_of({one, "{}"}), "line 2: not a part of a count");
    for (const char* bad : {R"({"n":1e300,"shard":1,"shards":1,"splits":0,"solutions":0})",
                            R"({"n":8,"shard":2,"shards":1,"splits":0,"solutions":0})",
                            R"({"n":8,"shard":1,"shards":1,"splits":0,"solutions":-1})"})
        EXPECT_EQ(fault_of({bad}), "line 1: not a part of a count") << bad;
    EXPECT_EQ(fault_of({one, R"({"borders":1})"}), "line 2: an older version counted it, in other parts");
    EXPECT_EQ(fault_of({one, R"({"n":8,"shard":2,"shards":2,"splits":0,"solutions":0})"}).substr(0, 20),
              ": the parts searched");
}

TEST(CountsAsJson, HaveTheMethodWhereTheyAreCountedHere) {
    const Counts counts{.all = 92, .fundamental = 12};
    EXPECT_EQ(counts_json(8, counts).dump(), R"({"n":8,"solutions":92,"fundamental":12})");
    const auto counted = counted_json(8, counts);
    EXPECT_EQ(counted.at("solutions"), 92);
    EXPECT_EQ(counted.at("technique"), count_method().technique);
    EXPECT_EQ(counted.at("target"), count_method().target);
}

}  // namespace
}  // namespace queenreel
