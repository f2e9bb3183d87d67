#include "queenreel/cli/options/film_args.h"

#include <array>
#include <string_view>

namespace queenreel {
namespace {

/// A value of --cards.
struct CardsChoice {
    std::string_view name;
    StoryCards cards;
};

}  // namespace

Rows<CardArgs> card_rows() {
    constexpr std::string_view group = "What to tell";
    static const std::array cards{CardsChoice{"none", {}}, CardsChoice{"title", {.title = true}},
                                  CardsChoice{"end", {.end = true}},
                                  CardsChoice{"both", {.title = true, .end = true}}};
    return {
        {.name = "cards",
         .argument = "NAME",
         .value = name(&CardArgs::cards, cards, &CardsChoice::cards),
         .help = "what a search or a race begins and ends with: a card with the task and the solver's idea, "
                 "one with what was found, or the ranks",
         .group = group,
         .default_note = "both around a search or a race, none with --bare or --select",
         .also = "intro outro"},
        {.name = "title",
         .argument = "TEXT",
         .value = line(&CardArgs::title),
         .help = "the title card's title",
         .group = group,
         .default_note = "the task"},
        {.name = "subtitle",
         .argument = "TEXT",
         .value = line(&CardArgs::subtitle),
         .help = "the title card's second line",
         .group = group,
         .default_note = "the solver's idea"},
    };
}

}  // namespace queenreel
