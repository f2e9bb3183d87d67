#include <array>

#include "queenreel/story/rows.h"
#include "queenreel/story/search/search_view.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr SearchView search_view{.max_n = 40,  // larger boards cannot be followed
                                 .too_large = "is too large to follow a search on its board",
                                 .other_story = "solutions",
                                 .ordered_only = false,
                                 .marks = BoardMarks::knowledge,
                                 .panels = search_panels,
                                 .words = solver_words};

constexpr std::array search_takes{StoryOption::givens,         StoryOption::rule,     StoryOption::limit,
                                  StoryOption::first_solution, StoryOption::events,   StoryOption::cards,
                                  StoryOption::numbering,      StoryOption::questions};

}  // namespace

constexpr Story search_row{.name = "search",
                           .summary = message_in("a summary", "one solver at work, step by step"),
                           .panels = kinds_of_panels<search_panels>,
                           .takes = search_takes,
                           .default_solver = "backtracking",
                           .follows_search = true,
                           .names_lines = true,
                           .make = make_search<search_view>};

}  // namespace queenreel
