#include "queenreel/story/race/words.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <string_view>
#include <tuple>
#include <utility>

#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

std::vector<std::string> names_of(const std::vector<const Racer*>& racers) {
    std::vector<std::string> names;
    for (const Racer* racer : racers)
        names.push_back(racer->name());
    return names;
}

template <typename Law>
std::vector<const Racer*> racers_where(const Race& race, Law law) {
    std::vector<const Racer*> found;
    for (const Racer& racer : race.racers())
        if (law(racer))
            found.push_back(&racer);
    return found;
}

/// The racers that finished at this probe, including those of an earlier step at the same probe; empty unless
/// one finished in the last step.
std::vector<const Racer*> came_in_now(const Race& race) {
    const auto now = racers_where(
        race, [&](const Racer& racer) { return race.place(racer) && racer.looks() == race.clock(); });
    return std::ranges::any_of(now, [&](const Racer* racer) { return race.ran(*racer); })
               ? now
               : std::vector<const Racer*>();
}

std::string giving_up(const Race& race) {
    const auto now =
        racers_where(race, [&](const Racer& racer) { return race.ran(racer) && racer.gave_up(); });
    if (now.empty())
        return "";
    return listed(names_of(now)) + (now.size() == 1 ? " gives up" : " give up");
}

std::string joined(const std::string& text, const std::string& more) {
    return text.empty() ? more : more.empty() ? text : text + ", " + more;
}

/// "first", up to the largest place in a race.
std::string place_in_words(std::size_t place) {
    constexpr std::array<std::string_view, 6> words{"first", "second", "third", "fourth", "fifth", "sixth"};
    return std::string(words.at(place - 1));
}

}  // namespace

std::string ordinal(std::size_t number) {
    const bool teen = number / 10 % 10 == 1;
    const std::size_t digit = teen ? 0 : number % 10;
    return std::to_string(number) + (digit == 1 ? "st" : digit == 2 ? "nd" : digit == 3 ? "rd" : "th");
}

std::string looks_in_words(std::uint64_t looks) {
    return counted(looks, "look");
}

std::string times_in_words(std::uint64_t number, std::uint64_t other) {
    const double times = static_cast<double>(number) / static_cast<double>(other);
    constexpr double whole_from = 9.95;
    return times < whole_from ? fmt::format("{:.1f}", times)
                              : grouped(static_cast<std::uint64_t>(times + 0.5));
}

std::string race_finish(const Race& race) {
    const auto now = came_in_now(race);
    if (now.empty())
        return giving_up(race);
    const std::string place = ordinal(race.place(*now.front()).value());
    return joined(place + (now.size() > 1 ? ", a tie: " : ": ") + listed(names_of(now)), giving_up(race));
}

std::string finish_in_words(const Race& race, std::optional<std::uint64_t> all) {
    const auto now = came_in_now(race);
    if (now.empty())
        return giving_up(race);
    std::string text = listed(names_of(now)) + (now.size() == 1 ? " finishes " : " finish together, ") +
                       place_in_words(race.place(*now.front()).value());
    const std::string found = outcome_in_words(*now.front(), all);
    if (std::ranges::all_of(now, [&](const Racer* racer) { return outcome_in_words(*racer, all) == found; }))
        text += ", with " + found;
    return joined(text, giving_up(race));
}

std::string lead_in_words(const Race& race) {
    const Racer* const leader = race.new_leader();
    if (!leader)
        return "";
    const bool is_first = std::ranges::all_of(
        race.racers(), [&](const Racer& racer) { return &racer == leader || racer.solutions() == 0; });
    return leader->name() + (is_first ? " finds the first solution" : " takes the lead");
}

std::string standing_in_words(const Race& race, const Racer& racer) {
    if (!racer.is_done())
        return race.goal() == 1 ? "" : counted(racer.solutions(), "solution");
    const auto place = race.place(racer);
    return (place ? ordinal(*place) + " after " : "gave up after ") + looks_in_words(racer.looks());
}

std::string race_winners(const Race& race) {
    const auto winners = racers_where(race, [&](const Racer& racer) { return race.place(racer) == 1; });
    if (winners.empty() || winners.size() == race.racers().size())
        return race_result(race);
    return listed(names_of(winners)) + (winners.size() == 1 ? " wins" : " share the 1st place");
}

std::string race_result(const Race& race) {
    const auto ranks = ranking(race);
    const auto winners = racers_where(race, [&](const Racer& racer) { return race.place(racer) == 1; });
    if (winners.empty())
        return "Nobody found a solution";
    if (winners.size() == race.racers().size())
        return winners.size() == 2 ? "Neither wins: both take " + looks_in_words(race.clock())
                                   : "Nobody wins: all take " + looks_in_words(race.clock());
    const std::string who = race_winners(race);
    const auto last = std::ranges::find_if(
        ranks.rbegin(), ranks.rend(), [&](const Racer* racer) { return race.place(*racer).has_value(); });
    const std::uint64_t least = winners.front()->looks();
    const std::uint64_t most = (*last)->looks();
    if (most == least)
        return who + ": all others gave up";
    const std::string times = least > 0 ? times_in_words(most, least) : "1.0";
    return who + ": " + (*last)->name() +
           (times == "1.0" ? " takes " + looks_in_words(most - least) + " more"
                           : " takes " + times + " times as many looks");
}

std::string outcome_in_words(const Racer& racer, std::optional<std::uint64_t> all) {
    const std::uint64_t found = racer.solutions();
    if (found == 0)
        return racer.has_tried_all() ? "a proof that there is no solution" : "no solution";
    if (racer.has_tried_all() && all == found)
        return found == 1 ? "the only solution" : "all " + grouped(found) + " solutions";
    return found == 1 ? "a solution" : grouped(found) + " solutions";
}

std::vector<const Racer*> ranking(const Race& race) {
    auto all = racers_where(race, [](const Racer&) { return true; });
    // Ties are broken by the order in which racers were named. (std::stable_sort needs what C++17
    // deprecates.)
    const auto named = all;
    std::ranges::sort(all, {}, [&](const Racer* racer) {
        return std::tuple(racer->gave_up(), racer->looks(), std::ranges::find(named, racer) - named.begin());
    });
    return all;
}

std::string race_boards_in_words(const Race& race, int n) {
    std::string text;
    for (const Racer& racer : race.racers()) {
        text += (text.empty() ? "" : " ") + racer.name() + ", " + counted(racer.solutions(), "solution") +
                (racer.is_done() ? ", done after " + looks_in_words(racer.looks()) + ": " : ": ");
        text += queens_in_words(board_of(n, racer.queens()));
    }
    return text;
}

std::string racer_names(const std::vector<RaceEntry>& entries) {
    std::vector<std::string> names;
    for (const RaceEntry& entry : entries)
        names.push_back(entry.name);
    return listed(names);
}

}  // namespace queenreel
