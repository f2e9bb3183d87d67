#include "queenreel/story/race/words.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <tuple>

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

/// The names of racers, with the number that decides between singular and plural.
struct Named {
    explicit Named(const Race& race, const std::vector<const Racer*>& racers)
        : count(racers.size()), names(race.words().list(names_of(racers))) {}

    std::size_t count;
    std::string names;
};

std::string giving_up(const Race& race) {
    const auto now =
        racers_where(race, [&](const Racer& racer) { return race.ran(racer) && racer.gave_up(); });
    if (now.empty())
        return "";
    const Named who(race, now);
    return race.words().say_n(who.count, "{racers} gives up", "{racers} give up", {who.names});
}

std::string combined(const Words& words, const std::string& text, const std::string& more) {
    return text.empty() ? more : more.empty() ? text : words.say("{first}, {second}", {text, more});
}

// Up to the largest place in a race.
constexpr std::array places{message_in("place", "first"), message_in("place", "second"),
                            message_in("place", "third"), message_in("place", "fourth"),
                            message_in("place", "fifth"), message_in("place", "sixth")};
constexpr std::array short_places{message("1st"), message("2nd"), message("3rd"),
                                  message("4th"), message("5th"), message("6th")};

}  // namespace

std::string ordinal(std::size_t place, const Words& words) {
    return words.say(short_places.at(place - 1));
}

std::string looks_in_words(std::uint64_t looks, const Words& words) {
    return words.say_n(looks, "{count} look", "{count} looks");
}

std::string times_in_words(std::uint64_t number, std::uint64_t other, const Words& words) {
    const double times = static_cast<double>(number) / static_cast<double>(other);
    constexpr double whole_from = 9.95;
    return times < whole_from ? words.decimal(times, 1)
                              : words.number(static_cast<std::uint64_t>(times + 0.5));
}

std::string race_finish(const Race& race) {
    const auto now = came_in_now(race);
    if (now.empty())
        return giving_up(race);
    const Words& words = race.words();
    const Named who(race, now);
    const std::string place = ordinal(race.place(*now.front()).value(), words);
    return combined(words,
                    who.count > 1 ? words.say("{Place}, a tie: {racers}", {place, who.names})
                                  : words.say("{Place}: {racer}", {place, who.names}),
                    giving_up(race));
}

std::string finish_in_words(const Race& race, std::optional<std::uint64_t> all) {
    const auto now = came_in_now(race);
    if (now.empty())
        return giving_up(race);
    const Words& words = race.words();
    const Named who(race, now);
    const std::string place = words.say_in("place", places.at(race.place(*now.front()).value() - 1));
    const std::string found = outcome_in_words(*now.front(), all, words);
    const bool is_alike = std::ranges::all_of(
        now, [&](const Racer* racer) { return outcome_in_words(*racer, all, words) == found; });
    return combined(
        words,
        is_alike ? words.say_n(who.count, "{racers} finishes {place}, with {found}",
                               "{racers} finish together, {place}, with {found}", {who.names, place, found})
                 : words.say_n(who.count, "{racers} finishes {place}", "{racers} finish together, {place}",
                               {who.names, place}),
        giving_up(race));
}

std::string lead_in_words(const Race& race) {
    const Racer* const leader = race.new_leader();
    if (!leader)
        return "";
    const bool is_first = std::ranges::all_of(
        race.racers(), [&](const Racer& racer) { return &racer == leader || racer.solutions() == 0; });
    return is_first ? race.words().say("{racer} finds the first solution", {leader->name()})
                    : race.words().say("{racer} takes the lead", {leader->name()});
}

std::string stand_in_words(const Race& race) {
    const Words& words = race.words();
    const std::string looks = looks_in_words(race.clock(), words);
    const auto searching = racers_where(race, [](const Racer& racer) { return !racer.is_done(); });
    if (race.done_count() > 0 && !searching.empty()) {
        const Named who(race, searching);
        return words.say_n(who.count, "After {looks}, {racers} still searches",
                           "After {looks}, {racers} still search", {looks, who.names});
    }
    const std::uint64_t most = std::ranges::max_element(race.racers(), {}, &Racer::solutions)->solutions();
    if (most == 0)
        return words.say("After {looks}, nobody has found a solution", {looks});
    const Named who(race, racers_where(race, [&](const Racer& racer) { return racer.solutions() == most; }));
    const std::string found = words.say_n(most, "a solution", "{count} solutions");
    return words.say_n(who.count, "After {looks}, {racers} leads with {found}",
                       "After {looks}, {racers} share the lead with {found}", {looks, who.names, found});
}

std::string standing_in_words(const Race& race, const Racer& racer) {
    const Words& words = race.words();
    if (!racer.is_done())
        return race.goal() == 1 ? ""
                                : words.say_n(racer.solutions(), "{count} solution", "{count} solutions");
    const auto place = race.place(racer);
    const std::string looks = looks_in_words(racer.looks(), words);
    return place ? words.say("{place} after {looks}", {ordinal(*place, words), looks})
                 : words.say("gave up after {looks}", {looks});
}

std::string race_winners(const Race& race) {
    const auto winners = racers_where(race, [&](const Racer& racer) { return race.place(racer) == 1; });
    if (winners.empty() || winners.size() == race.racers().size())
        return race_result(race);
    const Named who(race, winners);
    return race.words().say_n(who.count, "{racers} wins", "{racers} share the 1st place", {who.names});
}

std::string race_result(const Race& race) {
    const Words& words = race.words();
    const auto ranks = ranking(race);
    const auto winners = racers_where(race, [&](const Racer& racer) { return race.place(racer) == 1; });
    if (winners.empty())
        return words.say("Nobody found a solution");
    if (winners.size() == race.racers().size()) {
        const std::string looks = looks_in_words(race.clock(), words);
        return winners.size() == 2 ? words.say("Neither wins: both take {looks}", {looks})
                                   : words.say("Nobody wins: all take {looks}", {looks});
    }
    const std::string who = race_winners(race);
    const auto last = std::ranges::find_if(
        ranks.rbegin(), ranks.rend(), [&](const Racer* racer) { return race.place(*racer).has_value(); });
    const std::uint64_t least = winners.front()->looks();
    const std::uint64_t most = (*last)->looks();
    if (most == least)
        return words.say("{winners}: all others gave up", {who});
    const double ratio = least > 0 ? static_cast<double>(most) / static_cast<double>(least) : 1;
    constexpr double alike = 1.05;  // which is written as 1.0
    return ratio < alike ? words.say_n(most - least, "{winners}: {last} takes {count} look more",
                                       "{winners}: {last} takes {count} looks more", {who, (*last)->name()})
                         : words.say("{winners}: {last} takes {times} times as many looks",
                                     {who, (*last)->name(), times_in_words(most, least, words)});
}

std::string outcome_in_words(const Racer& racer, std::optional<std::uint64_t> all, const Words& words) {
    const std::uint64_t found = racer.solutions();
    if (found == 0)
        return racer.has_tried_all() ? words.say("a proof that there is no solution")
                                     : words.say("no solution");
    if (racer.has_tried_all() && all == found)
        return words.say_n(found, "the only solution", "all {count} solutions");
    return words.say_n(found, "a solution", "{count} solutions");
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
    const Words& words = race.words();
    std::string text;
    for (const Racer& racer : race.racers()) {
        const std::string queens = queens_in_words(board_of(n, racer.queens()), words);
        text += text.empty() ? "" : " ";
        text += racer.is_done() ? words.say_n(racer.solutions(),
                                              "{racer}, {count} solution, done after {looks}: {queens}",
                                              "{racer}, {count} solutions, done after {looks}: {queens}",
                                              {racer.name(), looks_in_words(racer.looks(), words), queens})
                                : words.say_n(racer.solutions(), "{racer}, {count} solution: {queens}",
                                              "{racer}, {count} solutions: {queens}", {racer.name(), queens});
    }
    return text;
}

std::string racer_names(const std::vector<RaceEntry>& entries, const Words& words) {
    std::vector<std::string> names;
    for (const RaceEntry& entry : entries)
        names.push_back(entry.name);
    return words.list(names);
}

}  // namespace queenreel
