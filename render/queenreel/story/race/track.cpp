#include "queenreel/story/race/track.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "queenreel/story/race/words.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

double share(std::uint64_t part, std::uint64_t all) {
    return all == 0 ? 1 : std::min(1.0, static_cast<double>(part) / static_cast<double>(all));
}

}  // namespace

BoardsPanel race_boards(const Race& race, std::uint64_t speed) {
    BoardsPanel panel;
    for (const Racer& racer : race.racers())
        panel.boards.push_back(
            {.board = racer.board(speed),
             .label = racer.name(),
             .notes = {grouped(racer.queens_placed()) + " placed", counted(racer.solutions(), "solution")},
             .lit = racer.is_done(),
             .won = race.place(racer) == 1});
    return panel;
}

BarsPanel race_track(const Race& race, const RaceTotals& totals) {
    BarsPanel panel{.bars = {}, .scale = "Share of its work done, after " + looks_in_words(race.clock())};
    for (std::size_t i = 0; i < race.racers().size(); ++i) {
        const Racer& racer = race.racers()[i];
        const auto place = race.place(racer);
        const std::uint64_t looks = racer.is_done() ? racer.looks() : race.clock();
        const double done = share(looks, totals.looks[i]);
        std::string value = std::to_string(static_cast<int>(100 * done)) + " %";
        if (racer.is_done())
            value = (place ? ordinal(*place) : std::string("gave up")) + " after " + looks_in_words(looks);
        panel.bars.push_back(
            {.name = racer.name(), .value = std::move(value), .share = done, .lit = place == 1});
    }
    return panel;
}

}  // namespace queenreel
