#include "queenreel/story/race/cards.h"

#include "queenreel/story/cards.h"
#include "queenreel/story/race/words.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

enum class Goal : std::uint8_t { proof, one, all, many };

Goal goal_of(std::uint64_t solutions, const StoryOptions& options) {
    const auto count = options.known_count();
    if (count == 0)
        return Goal::proof;
    if (solutions == 1 || count == 1)
        return Goal::one;
    return count && solutions >= *count ? Goal::all : Goal::many;
}

std::string who_is_first(Goal goal, const StoryOptions& options) {
    const Words& words = options.words;
    switch (goal) {
        case Goal::proof:
            return words.say_n(options.n, "Who is first to prove that {count} queen cannot be placed?",
                               "Who is first to prove that {count} queens cannot be placed?");
        case Goal::one:
            return words.say_n(options.n, "Who is first to place {count} queen?",
                               "Who is first to place {count} queens?");
        case Goal::all:
            return words.say_n(options.n, "Who is first to find all {ways} ways to place {count} queen?",
                               "Who is first to find all {ways} ways to place {count} queens?",
                               {*options.known_count()});
        case Goal::many:
            break;
    }
    return words.say_n(options.n, "Who is first to find ways to place {count} queen?",
                       "Who is first to find ways to place {count} queens?");
}

std::string looks_taken(Goal goal, const StoryOptions& options) {
    const Words& words = options.words;
    switch (goal) {
        case Goal::proof:
            return words.say_n(options.n, "Looks taken to prove that {count} queen cannot be placed",
                               "Looks taken to prove that {count} queens cannot be placed");
        case Goal::one:
            return words.say_n(options.n, "Looks taken to place {count} queen",
                               "Looks taken to place {count} queens");
        case Goal::all:
            return words.say_n(options.n, "Looks taken to find all {ways} ways to place {count} queen",
                               "Looks taken to find all {ways} ways to place {count} queens",
                               {*options.known_count()});
        case Goal::many:
            break;
    }
    return words.say_n(options.n, "Looks taken to find ways to place {count} queen",
                       "Looks taken to find ways to place {count} queens");
}

}  // namespace

Card race_title_card(const std::vector<RaceEntry>& entries, const StoryOptions& options) {
    Card card = title_card(*entries.front().racer.solver, options.puzzle(), options.cards, options.words);
    if (options.cards.title_text.empty())
        card.title = who_is_first(goal_of(race_goal(entries, options), options), options);
    if (options.cards.subtitle_text.empty())
        card.subtitle = options.words.say(
            "We count work, not seconds: each square, queen, table entry or link looked at is one.");
    return card;
}

Card race_end_card(const Race& race, const std::vector<RaceEntry>& entries, const StoryOptions& options) {
    return {.title = race_result(race),
            .subtitle = looks_taken(goal_of(race_goal(entries, options), options), options),
            .totals = race_ranks(race)};
}

std::vector<Card::Total> race_ranks(const Race& race) {
    std::vector<Card::Total> ranks;
    const Words& words = race.words();
    const auto all = ranking(race);
    const std::uint64_t least = all.front()->looks();
    for (const Racer* racer : all) {
        const auto place = race.place(*racer);
        const std::string looks = looks_in_words(racer->looks(), words);
        std::string value = place ? looks : words.say("gave up after {looks}", {looks});
        if (place && place != 1 && least > 0)
            value = words.say("{looks}, {times} ×", {looks, times_in_words(racer->looks(), least, words)});
        ranks.push_back({(place ? std::to_string(*place) : "–") + "  " + racer->name(), value});
    }
    return ranks;
}

}  // namespace queenreel
