// Captions of every story with every solver, as cues.

#include "extent.h"

#include <gtest/gtest.h>

#include <string>

#include "queenreel/base/utf8.h"
#include "queenreel/film/cues.h"
#include "tales.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

void expect_readable(const Cue& cue, microseconds end) {
    if (cue.text.empty())
        return;
    EXPECT_LE(end - cue.start, max_cue_time) << cue.text;
    std::size_t lines = 0;
    for (std::string_view rest = cue.text; !rest.empty(); ++lines) {
        const std::size_t line = std::min(rest.find('\n'), rest.size());
        EXPECT_LE(character_count(rest.substr(0, line)), max_cue_characters) << cue.text;
        rest.remove_prefix(std::min(line + 1, rest.size()));
    }
    EXPECT_LE(lines, max_cue_lines) << cue.text;
}

/// Expects readable cues of a story; returns their number.
int expect_readable_cues(std::string_view story, const StoryOptions& options, const Pace& pace) {
    ReadableCues cues;
    std::optional<Cue> open;
    int count = 0;
    const auto take = [&] {
        while (const std::optional<Cue> cue = cues.next()) {
            if (open)
                expect_readable(*open, cue->start);
            open = cue;
            ++count;
        }
    };
    const auto opened = find_story(story)->open(options);
    for (const Frame& frame : opened->frames(pacer_of(*opened, pace))) {
        cues.put(one_line(frame.caption), cues.end() + frame.duration);
        take();
    }
    cues.finish();
    take();
    if (open)
        expect_readable(*open, cues.end());
    return count;
}

class CuesLaw : public testing::TestWithParam<int> {};

TEST_P(CuesLaw, ViewersCanReadThem) {
    const int n = GetParam();
    int films = 0;
    for (const Story& story : stories())
        for (const Solver& solver : solvers()) {
            StoryOptions options = default_options(story.name, n);
            options.solver = &solver;
            options.last = solver.complete ? options.last : 1;
            options.questions = story.can_take(StoryOption::questions);
            if (story.can_take(StoryOption::cards))
                options.cards = {.title = true, .end = true};
            if (n < solver.min_n || n > solver.max_n || (solver.name == "brute" && n > 5) ||
                !refusal(story.name, options).empty())
                continue;
            SCOPED_TRACE(std::string(story.name) + " of " + std::string(solver.name));
            EXPECT_GT(expect_readable_cues(story.name, options, Pace()), 0);
            ++films;
        }
    EXPECT_GT(films, 12);
}

INSTANTIATE_TEST_SUITE_P(Quick, CuesLaw, testing::Values(4));
INSTANTIATE_TEST_SUITE_P(Exhaustive, CuesLaw, testing::Values(5, 6, 7));

}  // namespace
}  // namespace queenreel
