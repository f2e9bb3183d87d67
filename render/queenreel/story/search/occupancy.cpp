#include <array>

#include "queenreel/story/rows.h"
#include "queenreel/story/search/search_view.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr std::array occupancy_panels{ListedPanel{PanelKind::state, &lines_taken_row},
                                      ListedPanel{PanelKind::code, &code_row},
                                      ListedPanel{PanelKind::legend, &legend_row}};
constexpr SearchView occupancy_view{.max_n = 32,  // boxes of longer tables could not be distinguished
                                    .too_large = "has tables too long to show",
                                    .ordered_only = true,
                                    .marks = BoardMarks::event,
                                    .panels = occupancy_panels,
                                    .words = occupancy_words};

constexpr std::array occupancy_takes{StoryOption::givens,   StoryOption::limit, StoryOption::first_solution,
                                     StoryOption::events,   StoryOption::cards, StoryOption::numbering,
                                     StoryOption::questions};

}  // namespace

constexpr Story occupancy_row{
    .name = "occupancy",
    .summary = message_in("a summary", "a search with its tables of the lines that are taken"),
    .panels = kinds_of_panels<occupancy_panels>,
    .takes = occupancy_takes,
    .default_solver = "tables",
    .follows_search = true,
    .names_lines = true,
    .make = make_search<occupancy_view>};

}  // namespace queenreel
