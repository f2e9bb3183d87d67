#include "queenreel/cli/options/common_args.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <stdexcept>
#include <string_view>
#include <typeinfo>

#include "queenreel/cli/command.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/film_args.h"
#include "queenreel/frame/theme.h"

namespace queenreel::test {

namespace {

using namespace std::chrono_literals;

AnimateArgs film_args(const std::vector<std::string>& words) {
    const auto& options = find_command("animate")->options;
    return read_args<AnimateArgs>(options, Arguments(options, words));
}

// Law: each row stores its value in the arguments of each command that has it.
TEST(Args, HaveARowThatStoresEachOption) {
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            const bool carried_out_before = option.name == "help" || option.name == "version";
            EXPECT_EQ(option.value.store == nullptr, carried_out_before)
                << command.name << " " << option.name;
            if (carried_out_before)
                continue;
            const auto args = command.action.args();
            const std::string_view text = option.value.values ? option.value.values().front() : "1";
            try {
                option.value.store(*args, {.what = option.name, .text = text});
            } catch (const UsageError&) {  // another text would be a value
            } catch (const std::bad_cast&) {
                ADD_FAILURE() << command.name << " does not take the group of --" << option.name;
            }
        }
}

TEST(Args, StoreTheDefaultsThatTheHelpShows) {
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            EXPECT_TRUE(option.default_value.empty() || option.default_note.empty()) << option.name;
            EXPECT_TRUE(option.default_value.empty() || !option.argument.empty()) << option.name;
        }
    const AnimateArgs film = film_args({});
    EXPECT_EQ(film.seed, std::nullopt);
    EXPECT_EQ(film.seed_or_default(), 1U);
    EXPECT_EQ(film.theme, std::nullopt);
    EXPECT_EQ(film.coordinates, std::nullopt);
    EXPECT_EQ(film.numbering, std::nullopt);
    EXPECT_EQ(film.quality, "balanced");
    EXPECT_EQ(film.plays, 0);
    EXPECT_FALSE(film.loop);
    EXPECT_EQ(film.end_pause, 0us);
    EXPECT_THAT(film.solvers, testing::IsEmpty());
}

TEST(Args, TakeWhatWasTypedInPlaceOfADefault) {
    const AnimateArgs film =
        film_args({"8", "--seed", "7", "--quality=best", "--end-pause", "2s", "--bare", "--loop", "forever"});
    EXPECT_THAT(film.operands(), testing::ElementsAre("8"));
    EXPECT_EQ(film.seed, 7U);
    EXPECT_EQ(film.quality, "best");
    EXPECT_EQ(film.end_pause, 2s);
    EXPECT_TRUE(film.bare);
    EXPECT_TRUE(film.loop);
    EXPECT_EQ(film.line.value("end-pause"), "2s");
}

TEST(Args, TakeFromAPresetWhatWasNotTyped) {
    const AnimateArgs slides = film_args({"8", "--preset", "slides", "--quality", "draft"});
    EXPECT_EQ(slides.size->pixels, (PictureSize{1920, 1080}));
    EXPECT_FALSE(slides.line.typed("size"));
    EXPECT_EQ(slides.quality, "draft");
    EXPECT_EQ(slides.format->name, "mp4");
    EXPECT_EQ(slides.preset->name, "slides");
    EXPECT_EQ(film_args({"8", "--preset", "slides", "-o", "x.gif"}).format, nullptr);
    EXPECT_TRUE(film_args({"8", "--preset", "slides", "--size", "1080"}).line.typed("size"));
}

// A row differs only in commands with other words for it.
TEST(Args, RowsInOwnWordsKeepTheRest) {
    const auto rows = in_words(story_selection_rows(), {{.option = "seed", .group = "Here", .help = "it"}});
    const auto plain = story_selection_rows();
    ASSERT_EQ(rows.size(), plain.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const bool other = rows[i].name == "seed";
        EXPECT_EQ(rows[i].help, other ? "it" : plain[i].help);
        EXPECT_EQ(rows[i].group, other ? "Here" : plain[i].group);
        EXPECT_EQ(rows[i].default_note, plain[i].default_note);
        EXPECT_EQ(rows[i].also, plain[i].also);
    }
    EXPECT_THROW(in_words(plain, {{.option = "sede", .help = "it"}}), std::logic_error);
}

TEST(Args, NameTheOptionWhoseValueIsNone) {
    for (const auto& [option, value] : std::vector<std::pair<std::string, std::string>>{
             {"--limit", "many"}, {"--threads", "0"}, {"--hold", "soon"}, {"--select", "0"}, {"--fps", "x"}})
        try {
            film_args({option, value});
            ADD_FAILURE() << option;
        } catch (const UsageError& error) {
            EXPECT_THAT(error.what(), testing::StartsWith(option + ": "));
        }
}

}  // namespace

}  // namespace queenreel::test
