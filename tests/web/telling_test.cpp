#include "queenreel/web/telling.h"

#include <gtest/gtest.h>

#include "queenreel/web/error_json.h"
#include "queenreel/web/live_story.h"

namespace queenreel {
namespace {

TEST(Telling, ReadsBackWhatItWrites) {
    for (const char* json :
         {R"({})", R"({"story":"search","n":6,"solver":"dancing-links","seed":7,"toFirst":true})",
          R"({"story":"race","n":5,"racers":["tables","threats"],"cards":{"title":true,"titleText":"Ä<"}})",
          R"({"story":"search","panels":[],"numbering":"chess","questions":true,"legend":false})",
          R"({"story":"search","n":5,"rule":"torus","place":["a1"]})",
          R"({"story":"solutions","first":3,"last":9,"unique":true,"attacks":true,"conflicts":true})",
          R"({"story":"solutions","first":3,"last":9,"chosen":[{"first":3,"last":3},{"first":8,"last":9}]})",
          R"({"story":"search","pace":{"style":"demo","holds":{"test":1,"end":5},"duration":9,"endPause":3,
              "parts":[{"kind":"solution"},{"first":2,"last":4}]}})"}) {
        const std::string told = telling_json(telling_of(json));
        EXPECT_EQ(telling_json(telling_of(told)), told) << json;
    }
    const Telling told =
        telling_of(R"({"story":"search","pace":{"holds":{"test":9},"duration":7,"endPause":3}})");
    EXPECT_EQ(told.options.solver->name, "backtracking");
    EXPECT_EQ(told.pace.pace().hold(MomentKind::test).count(), 9);
    EXPECT_EQ(told.pace.pace().duration->count(), 7);
    EXPECT_EQ(told.pace.pace().end_pause.count(), 3);
}

TEST(Telling, NamesValuesOfTheWrongType) {
    const auto field = [](const char* json) {
        try {
            telling_of(json);
        } catch (const AskError& error) {
            return error.what_of;
        }
        return std::string("nothing");
    };
    EXPECT_EQ(field("{"), "");
    EXPECT_EQ(field("[]"), "");
    EXPECT_EQ(field(R"({"n":0})"), "n");
    EXPECT_EQ(field(R"({"n":1e3})"), "n");
    EXPECT_EQ(field(R"({"n":18446744073709551615})"), "n");
    EXPECT_EQ(field(R"({"unique":1})"), "unique");
    EXPECT_EQ(field(R"({"story":"tale"})"), "story");
    EXPECT_EQ(field(R"({"rule":"bishops"})"), "rule");
    EXPECT_EQ(field(R"({"panels":["tree",1]})"), "panels");
    EXPECT_EQ(field(R"({"pace":[]})"), "pace");
    EXPECT_EQ(field(R"({"pace":{"holds":{"rest":1}}})"), "holds");
    EXPECT_EQ(field(R"({"pace":{"parts":[{"first":0}]}})"), "first");
}

// Law: the timeline is the frames'.
TEST(Timeline, TellsOfEachPictureWhatItIs) {
    for (const Story& story : stories())
        for (const char* pace : {"{}", R"({"duration":90000000})", R"({"endPause":500000})"}) {
            SCOPED_TRACE(std::string(story.name) + pace);
            LiveStory live(
                telling_of(R"({"n":5,"story":")" + std::string(story.name) + R"(","pace":)" + pace + "}"));
            std::size_t pictures = 0;
            while (live.next()) {
                EXPECT_EQ(live.position(), pictures);
                const auto kind = static_cast<std::size_t>(live.timeline().kinds.at(pictures));
                EXPECT_NE(
                    live.frame().find("\"kind\":\"" + std::string(moment_kinds()[kind].name) + "\",\"us\":" +
                                      std::to_string(live.timeline().durations.at(pictures)) + ","),
                    std::string::npos);
                ++pictures;
            }
            EXPECT_GT(pictures, 1U);
            EXPECT_EQ(pictures, live.timeline().kinds.size());
            EXPECT_FALSE(live.next());
        }
}

TEST(Timeline, EndsWithAStoryThatIsTooLong) {
    EXPECT_THROW(LiveStory(telling_of(R"({"story":"search","n":10})")), TooLongError);
    const auto story = find_story("search")->open({.solver = find_solver("tables"), .n = 6});
    EXPECT_THROW(measure_for_page(*story, Pace(), 10), TooLongError);
    EXPECT_GT(measure_for_page(*story, Pace(), 5'000).timeline.kinds.size(), 10U);
}

TEST(ErrorJson, HasTheFactsAndTheWordsOfTheCommandLine) {
    StoryError error(StoryOption::size, "50 is too large");
    error.range = {1, 40};
    error.story = "solutions";
    EXPECT_EQ(error_json(error),
              R"({"error":{"what":"n","why":"50 is too large","remedy":"give 1 to 40, or --story solutions",)"
              R"("message":"N: 50 is too large; give 1 to 40, or --story solutions","min":1,"max":40,)"
              R"("story":"solutions"}})");
}

}  // namespace
}  // namespace queenreel
