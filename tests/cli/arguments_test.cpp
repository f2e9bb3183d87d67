#include "queenreel/cli/options/arguments.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "queenreel/cli/errors.h"

namespace queenreel {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

std::vector<std::string_view> colors() {
    return {"red", "green", "blue"};
}

const std::vector<Option> table{
    {.name = "output", .argument = "PATH", .letter = 'o'},
    {.name = "hold", .argument = "SECONDS"},
    {.name = "color", .argument = "NAME", .value = {.values = colors}},
    {.name = "bare"},
    {.name = "quiet", .letter = 'q'},
};

Arguments parsed(std::vector<std::string> words) {
    return {table, words};
}

std::string complaint(std::vector<std::string> words) {
    try {
        parsed(std::move(words));
    } catch (const UsageError& error) {
        return error.what();
    }
    return "";
}

TEST(Arguments, TellsOptionsFromOperands) {
    const Arguments arguments = parsed({"8", "--hold", "2", "-o", "x.gif", "--bare", "9"});
    EXPECT_THAT(arguments.operands(), ElementsAre("8", "9"));
    EXPECT_EQ(arguments.value("hold"), "2");
    EXPECT_EQ(arguments.value("output"), "x.gif");
    EXPECT_TRUE(arguments.has("bare"));
    EXPECT_FALSE(arguments.has("quiet"));
    EXPECT_EQ(arguments.value("color"), std::nullopt);
}

TEST(Arguments, ADashAloneIsAnOperandWhereverItStands) {
    EXPECT_THAT(parsed({"--bare", "-"}).operands(), ElementsAre("-"));
    EXPECT_THAT(parsed({"-", "--bare"}).operands(), ElementsAre("-"));
    EXPECT_THAT(parsed({"-q", "-", "8"}).operands(), ElementsAre("-", "8"));
}

TEST(Arguments, TakesValuesBehindAnEqualsSign) {
    EXPECT_EQ(parsed({"--hold=2"}).value("hold"), "2");
    EXPECT_EQ(parsed({"--output=a,b=c"}).value("output"), "a,b=c");
    EXPECT_EQ(parsed({"--hold="}).value("hold"), "");
}

TEST(Arguments, RefusesAnEmptyNameOfAFile) {
    EXPECT_THROW(parsed({"--output="}), UsageError);
    EXPECT_THROW(parsed({"--output", ""}), UsageError);
}

TEST(Arguments, TakesStandardOutputAndNegativeNumbersAsValues) {
    EXPECT_EQ(parsed({"-o", "-"}).value("output"), "-");
    EXPECT_EQ(parsed({"--hold", "-1"}).value("hold"), "-1");
}

TEST(Arguments, NegativeNumbersAreOperands) {
    EXPECT_THAT(parsed({"-1"}).operands(), ElementsAre("-1"));
    EXPECT_THAT(parsed({"-12"}).operands(), ElementsAre("-12"));
    EXPECT_THAT(parsed({"-0.5"}).operands(), ElementsAre("-0.5"));
}

TEST(Arguments, EverythingBehindTwoDashesIsAnOperand) {
    EXPECT_THAT(parsed({"--bare", "--", "--quiet", "-x.svg", "a,b"}).operands(),
                ElementsAre("--quiet", "-x.svg", "a,b"));
    EXPECT_FALSE(parsed({"--", "--quiet"}).has("quiet"));
}

TEST(Arguments, SuggestsWhatAnUnknownOptionMayMean) {
    EXPECT_THAT(complaint({"--hodl", "2"}), HasSubstr("did you mean --hold?"));
    EXPECT_THAT(complaint({"--hodl=2"}), HasSubstr("--hodl=2: no such option; did you mean --hold?"));
    EXPECT_THAT(complaint({"--xyzzy"}), HasSubstr("--xyzzy: no such option; see --help"));
    EXPECT_THAT(complaint({"-z"}), HasSubstr("-z: no such option"));
    EXPECT_THAT(complaint({"---"}), HasSubstr("---: no such option"));
    EXPECT_THAT(complaint({"-ofile.gif"}), HasSubstr("write -o file.gif"));
    EXPECT_THAT(complaint({"-output", "x"}), HasSubstr("write --output"));
}

TEST(Arguments, RefusesMissingAndDoubledValues) {
    EXPECT_THAT(complaint({"8", "--hold"}), HasSubstr("--hold: the value is missing"));
    EXPECT_THAT(complaint({"--hold", "--bare"}), HasSubstr("--hold: SECONDS is missing"));
    EXPECT_THAT(complaint({"--hold", "-o", "x"}), HasSubstr("--hold: SECONDS is missing"));
    EXPECT_THAT(complaint({"--hold", "1", "--hold", "1"}), HasSubstr("--hold: given 2 times"));
    EXPECT_THAT(complaint({"--bare=maybe"}), HasSubstr("--bare=maybe: this option takes no value"));
    EXPECT_EQ(complaint({"-q", "--quiet"}), "");
}

TEST(Arguments, RefusesValuesThatAreNoneOfTheNames) {
    EXPECT_THAT(complaint({"--color", "gren"}),
                HasSubstr("--color: there is no 'gren'; did you mean green?"));
    EXPECT_THAT(complaint({"--color", "mauve"}), HasSubstr("choose from red, green, blue"));
    EXPECT_THAT(complaint({"--color", ""}), HasSubstr("choose from red, green, blue"));
    EXPECT_EQ(parsed({"--color", "blue"}).value("color"), "blue");
}

TEST(Arguments, PresetsYieldToWhatWasGiven) {
    Arguments arguments = parsed({"--hold", "3"});
    arguments.set_unless_given("hold", "1");
    arguments.set_unless_given("color", "red");
    EXPECT_EQ(arguments.value("hold"), "3");
    EXPECT_EQ(arguments.value("color"), "red");
}

TEST(Arguments, AskingForAnOptionThatTheTableLacksIsABug) {
    EXPECT_THROW(parsed({}).value("hodl"), std::logic_error);
    EXPECT_THROW(parsed({}).has("hodl"), std::logic_error);
}

TEST(Arguments, LongAndOddWordsDoNoHarm) {
    const std::string lengthy(120'000, 'x');
    EXPECT_EQ(parsed({"--output=" + lengthy}).value("output"), lengthy);
    EXPECT_THAT(parsed({lengthy}).operands(), ElementsAre(lengthy));
    EXPECT_THAT(complaint({"--" + lengthy}), HasSubstr("no such option"));
    EXPECT_THAT(complaint({"-" + lengthy}), HasSubstr("no such option"));
    EXPECT_THAT(parsed({"", " ", "\n", "-", "=", "ü"}).operands(), ElementsAre("", " ", "\n", "-", "=", "ü"));
}

}  // namespace

}  // namespace queenreel
