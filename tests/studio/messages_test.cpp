// The facts that rooms report, in the words of those who asked.

#include "queenreel/messages/story_message.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "queenreel/story/story_spec.h"

namespace queenreel {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(Vocabulary, WritesFieldsAsTheyAreTyped) {
    const std::string text =
        "give {story=search}, {solver=tables,forward-checking-mrv}, {limit=K} or {end-pause}";
    EXPECT_EQ(in_words(text, Vocabulary::shell),
              "give --story search, --solver tables,forward-checking-mrv, --limit K or --end-pause");
    EXPECT_EQ(in_words(text, Vocabulary::python),
              R"(give story="search", solver=["tables", "forward-checking-mrv"], limit=K or end_pause)");
    EXPECT_EQ(in_words("leave it out", Vocabulary::python), "leave it out");
    EXPECT_EQ(in_words("leave out {{count} and {{", Vocabulary::shell), "leave out {count} and {");
    EXPECT_EQ(field_name("n", Vocabulary::shell), "N");
    EXPECT_EQ(field_name("n", Vocabulary::python), "n");
}

// Law: if Python asked, no refusal of a story has a word of the command line.
TEST(StoryMessage, IsInTheWordsOfTheOneWhoAsked) {
    std::size_t refused = 0;
    const std::vector<std::function<void(StoryOptions&)>> wishes{
        [](StoryOptions& options) { options.unique = true; },
        [](StoryOptions& options) { options.first = options.last = 2; },
        [](StoryOptions& options) { options.events = [] { return find_solver("tables")->search(4); }; },
        [](StoryOptions& options) { options.racers = {{.solver = find_solver("tables")}}; },
        [](StoryOptions& options) { options.n = 1'000'000; },
        [](StoryOptions& options) { options.questions = true; },
        [](StoryOptions& options) { options.panels = std::vector{PanelKind::boards, PanelKind::boards}; },
        [](StoryOptions& options) { options.solver = find_solver("genetic"); },
    };
    for (const Story& story : stories())
        for (const auto& wish : wishes) {
            StorySpec spec{.story = &story};
            wish(spec.options);
            try {
                spec.open();
            } catch (const StoryError& error) {
                ++refused;
                const std::string python = message_of(error, Vocabulary::python);
                EXPECT_THAT(python, Not(HasSubstr("--"))) << story.name;
                EXPECT_THAT(python, HasSubstr(error.what())) << story.name;
                EXPECT_THAT(message_of(error), HasSubstr("; ")) << story.name;
                EXPECT_NE(python, message_of(error)) << story.name;
            }
        }
    EXPECT_GT(refused, 30U);
}

}  // namespace
}  // namespace queenreel
