#include "queenreel/story/race/cards.h"

#include "queenreel/story/cards.h"
#include "queenreel/story/race/words.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

/// The goal of the race, worded to follow "to".
std::string goal(std::uint64_t solutions, const StoryOptions& options) {
    const auto count = options.known_count();
    if (count == 0)
        return "prove that " + queen_count(options.n) + " cannot be placed";
    if (solutions == 1 || count == 1)
        return "place " + queen_count(options.n);
    if (count && solutions >= *count)
        return "find all " + grouped(*count) + " ways to place " + queen_count(options.n);
    return "find ways to place " + queen_count(options.n);
}

}  // namespace

Card race_title_card(const std::vector<RaceEntry>& entries, const StoryOptions& options) {
    Card card = title_card(*entries.front().racer.solver, options.puzzle(), options.cards);
    if (options.cards.title_text.empty())
        card.title = "Who is first to " + goal(race_goal(entries, options), options) + "?";
    if (options.cards.subtitle_text.empty())
        card.subtitle =
            "We count work, not seconds: each square, queen, table entry or link looked at is one.";
    return card;
}

Card race_end_card(const Race& race, const std::vector<RaceEntry>& entries, const StoryOptions& options) {
    return {.title = race_result(race),
            .subtitle = "Looks taken to " + goal(race_goal(entries, options), options),
            .totals = race_ranks(race)};
}

std::vector<Card::Total> race_ranks(const Race& race) {
    std::vector<Card::Total> ranks;
    const auto all = ranking(race);
    const std::uint64_t least = all.front()->looks();
    for (const Racer* racer : all) {
        const auto place = race.place(*racer);
        std::string value =
            place ? looks_in_words(racer->looks()) : "gave up after " + looks_in_words(racer->looks());
        if (place && place != 1 && least > 0)
            value += ", " + times_in_words(racer->looks(), least) + " ×";
        ranks.push_back({(place ? std::to_string(*place) : "–") + "  " + racer->name(), value});
    }
    return ranks;
}

}  // namespace queenreel
