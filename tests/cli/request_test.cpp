#include "cli/options/request.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>

#include "cli/command.h"
#include "cli/errors.h"
#include "frame/theme.h"

namespace queenreel::test {

namespace {

using namespace std::chrono_literals;

Request asked(std::string_view command, const std::vector<std::string>& words) {
    const auto& options = find_command(command)->options;
    return request_of(options, Arguments(options, words));
}

TEST(Request, HasARowThatStoresEachOption) {
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            const bool carried_out_before =
                option.name == "help" || option.name == "version" || option.name == "preset";
            EXPECT_EQ(option.store == nullptr, carried_out_before) << command.name << " " << option.name;
        }
}

TEST(Request, StoresTheDefaultsThatTheHelpShows) {
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            EXPECT_TRUE(option.default_value.empty() || option.default_note.empty()) << option.name;
            EXPECT_TRUE(option.default_value.empty() || !option.argument.empty()) << option.name;
        }
    const Request film = asked("animate", {});
    EXPECT_EQ(film.seed, 1U);
    EXPECT_EQ(film.theme.name, themes().front().name);
    EXPECT_EQ(film.coordinates, std::nullopt);
    EXPECT_EQ(film.numbering, std::nullopt);
    EXPECT_EQ(film.quality, "balanced");
    EXPECT_EQ(film.plays, 0);
    EXPECT_EQ(film.end_pause, 0us);
    EXPECT_FALSE(film.gave("seed"));
    EXPECT_THAT(asked("solve", {}).solvers, testing::ElementsAre(&solvers().front()));
}

TEST(Request, TakesWhatWasTypedInPlaceOfADefault) {
    const Request film =
        asked("animate", {"8", "--seed", "7", "--quality=best", "--end-pause", "2s", "--bare"});
    EXPECT_THAT(film.operands(), testing::ElementsAre("8"));
    EXPECT_EQ(film.seed, 7U);
    EXPECT_EQ(film.quality, "best");
    EXPECT_EQ(film.end_pause, 2s);
    EXPECT_TRUE(film.bare);
    EXPECT_TRUE(film.gave("seed"));
    EXPECT_EQ(film.text("end-pause"), "2s");
}

TEST(Request, TakesFromAPresetWhatWasNotTyped) {
    const Request slides = asked("animate", {"8", "--preset", "slides", "--quality", "draft"});
    EXPECT_EQ(slides.size, (PictureSize{1920, 1080}));
    EXPECT_EQ(slides.quality, "draft");
    EXPECT_EQ(slides.format->name, "mp4");
    EXPECT_EQ(asked("animate", {"8", "--preset", "slides", "-o", "x.gif"}).format, nullptr);
}

TEST(Request, AskingForAnOptionThatTheCommandLacksIsABug) {
    EXPECT_THROW(asked("count", {"8"}).gave("hold"), std::logic_error);
}

TEST(Request, NamesTheOptionWhoseValueIsNone) {
    for (const auto& [option, value] : std::vector<std::pair<std::string, std::string>>{
             {"--limit", "many"}, {"--threads", "0"}, {"--hold", "soon"}, {"--select", "0"}, {"--fps", "x"}})
        try {
            asked("animate", {option, value});
            ADD_FAILURE() << option;
        } catch (const UsageError& error) {
            EXPECT_THAT(error.what(), testing::StartsWith(option + ": "));
        }
}

}  // namespace

}  // namespace queenreel::test
