#include "story/race_words.h"

#include <algorithm>
#include <vector>

#include "story/wording.h"

namespace queenreel {
namespace {

using Kind = SearchEvent::Kind;

/// The names of those in the last step of whom `law` is true.
template <typename Law>
std::vector<std::string> names_of(const Race& race, Law law) {
    std::vector<std::string> names;
    for (const Racer& racer : race.racers())
        if (race.ran(racer) && law(racer))
            names.emplace_back(racer.solver().name);
    return names;
}

}  // namespace

std::string race_finish(const Race& race) {
    const auto done = names_of(
        race, [](const Racer& racer) { return racer.is_done() && racer.event().kind != Kind::gave_up; });
    const auto gave_up = names_of(
        race, [](const Racer& racer) { return racer.is_done() && racer.event().kind == Kind::gave_up; });
    const auto is_done = [](const Racer& racer) { return racer.is_done(); };
    const auto all_done = static_cast<std::size_t>(std::ranges::count_if(race.racers(), is_done));
    std::string text;
    if (!done.empty()) {
        text = listed(done) + (done.size() == 1 ? " is" : " are");
        text += all_done == done.size() + gave_up.size() ? " done first"
                : all_done == race.racers().size()       ? " done last"
                                                         : " done too";
    }
    if (!gave_up.empty())
        text +=
            (text.empty() ? "" : ", ") + listed(gave_up) + (gave_up.size() == 1 ? " gives up" : " give up");
    return text;
}

std::string race_words(const Race& race) {
    const std::string step = "Step " + grouped(race.steps());
    if (const std::string who = race_finish(race); !who.empty())
        return step + ": " + who;
    const auto finders =
        names_of(race, [](const Racer& racer) { return racer.event().kind == Kind::solution; });
    if (!finders.empty())
        return step + ": " + listed(finders) + (finders.size() == 1 ? " finds" : " find") + " a solution";
    return step;
}

std::string race_boards_in_words(const Race& race, int n) {
    std::string text;
    for (const Racer& racer : race.racers()) {
        text += (text.empty() ? "" : " ") + std::string(racer.solver().name) + ", " +
                counted(racer.solutions(), "solution") + (racer.is_done() ? ", done: " : ": ");
        text += queens_in_words(board_of(n, racer.queens()));
    }
    return text;
}

std::string racer_names(const Race& race) {
    std::vector<std::string> names;
    for (const Racer& racer : race.racers())
        names.emplace_back(racer.solver().name);
    return listed(names);
}

}  // namespace queenreel
