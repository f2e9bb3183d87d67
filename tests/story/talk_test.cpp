#include "queenreel/story/talk.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>

#include "tales.h"

namespace queenreel {
namespace {

using testing::HasSubstr;

/// What is said and asked.
std::pair<std::string, std::string> parts_of(const std::string& talk) {
    const std::size_t end = talk.find("\nAsk: ");
    return {talk.substr(0, end), end == std::string::npos ? "" : talk.substr(end + 6)};
}

// Law: for every picture of a search and of the walkthrough, with any solver, a speaker has whole sentences
// to say and a question to ask; letters that stand for squares are never spoken.
TEST(Talk, CanBeSpokenOfEveryPicture) {
    for (const char* story : {"search", "walkthrough"})
        for (const Solver& solver : solvers()) {
            StoryOptions options = default_options(story, 4);
            options.solver = &solver;
            options.to_first_solution = true;
            if (solver.max_n < 4 || error_of(story, options))
                continue;
            for (const Frame& frame : tale(story, options)) {
                if (frame.card())
                    continue;
                const auto [said, asked] = parts_of(frame.talk);
                ASSERT_FALSE(said.empty() || asked.empty()) << frame.title();
                EXPECT_EQ(said.back(), '.') << said;
                EXPECT_EQ(asked.back(), '?') << asked;
                EXPECT_GE(std::ranges::count(said, '.') + std::ranges::count(said, '?'), 2) << said;
                EXPECT_EQ(said.find(". ."), std::string::npos) << said;
                EXPECT_EQ(said.find(".."), std::string::npos) << said;
            }
        }
}

// The question is never idle: after a dead end a queen is taken back, and so on.
TEST(Talk, AsksWhatTheNextPicturesAnswer) {
    const BoardNames names(4);
    const int columns[] = {0, 2, -1, -1};
    const SearchEvent placed{
        .kind = SearchEvent::Kind::placed, .square = {1, 2}, .columns = Solution(columns)};
    EXPECT_EQ(talk_of(placed, names, "Queen on row 2, column 3"),
              "Queen on row 2, column 3. Its row, column and diagonals are closed to all other queens.\n"
              "Ask: Which squares of row 3 are still free?");
    SearchEvent stuck = placed;
    stuck.kind = SearchEvent::Kind::wiped_out;
    EXPECT_THAT(talk_of(stuck, names, "Every square of row 3 is attacked"),
                HasSubstr("Ask: Which queen has to move?"));
}

}  // namespace
}  // namespace queenreel
