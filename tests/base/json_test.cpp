#include "queenreel/base/json.h"

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <stdexcept>
#include <string>

namespace queenreel {
namespace {

TEST(Json, MembersKeepTheirOrder) {
    const std::string text = R"({"n":8,"a":[1,2.5,"♛"]})";
    EXPECT_EQ(json_text(parse_json(text)), text);
    EXPECT_EQ(json_text(parse_json("[1]"), 2), "[\n  1\n]");
}

TEST(Json, TextThatIsNotJsonIsDiscarded) {
    for (const char* text : {"", "{", "[1,]", "[1] [2]", "\"\xff\"", "1e999"})
        EXPECT_TRUE(parse_json(text).is_discarded()) << text;
}

TEST(Json, AFaultHasItsPlace) {
    EXPECT_EQ(json_fault("[1,2]").byte, 0U);
    EXPECT_EQ(json_fault("[1,]").byte, 4U);
    EXPECT_FALSE(json_fault("[1,]").number_is_too_large);
    EXPECT_TRUE(json_fault("[1e999]").number_is_too_large);
}

TEST(Json, BytesThatAreNotUtf8AreReplaced) {
    EXPECT_EQ(json_text(Json("a\xff")), "\"a\uFFFD\"");
}

TEST(Json, AWholeNumberIsInItsRange) {
    for (const std::int64_t value : {std::int64_t{-2}, std::int64_t{0}, INT64_MAX})
        EXPECT_EQ(whole_number(value, -2, INT64_MAX), value);
    for (const char* text :
         {"-3", "9", "18446744073709551615", "1.0", "1e300", "-1e300", "true", "\"1\"", "[1]", "null"})
        EXPECT_THROW(whole_number(parse_json(text), -2, 8), Json::exception) << text;
}

/// Notes what it sees, and refuses a key.
class Notes final : public JsonGuard {
  public:
    void begin() override { seen += '('; }
    void end() override { seen += ')'; }
    void key(const std::string& name) override {
        if (name == "refused")
            throw std::invalid_argument(name);
        seen += name;
    }

    std::string seen;
};

TEST(Json, AGuardSeesTheStructureAndMayRefuseIt) {
    Notes notes;
    EXPECT_TRUE(parse_json(R"({"a":[{"b":1}]})", notes).is_object());
    EXPECT_EQ(notes.seen, "(a((b)))");
    EXPECT_THROW(parse_json(R"({"refused":1})", notes), std::invalid_argument);
}

}  // namespace
}  // namespace queenreel
