#include "queenreel/story/race/track.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <utility>

#include "queenreel/story/race/words.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

constexpr const char* progress_scale = "How far each has come on its own way";
constexpr const char* result_scale = "How many looks each has taken";

double share(std::uint64_t part, std::uint64_t all) {
    return all == 0 ? 1 : std::min(1.0, static_cast<double>(part) / static_cast<double>(all));
}

}  // namespace

BoardsPanel race_boards(const Race& race, std::uint64_t speed) {
    BoardsPanel panel;
    for (const Racer& racer : race.racers())
        panel.boards.push_back({.board = racer.board(speed),
                                .label = racer.name(),
                                .notes = {"queens placed " + grouped(racer.queens_placed()),
                                          "solutions " + grouped(racer.solutions())},
                                .lit = racer.is_done(),
                                .won = race.place(racer) == 1});
    return panel;
}

BarsPanel race_track(const Race& race, const RaceTotals& totals) {
    BarsPanel panel{.bars = {}, .scale = progress_scale};
    for (std::size_t i = 0; i < race.racers().size(); ++i) {
        const Racer& racer = race.racers()[i];
        const auto place = race.place(racer);
        const std::uint64_t looks = racer.is_done() ? racer.looks() : race.clock();
        std::string value = looks_in_words(looks);
        if (racer.is_done())
            value = (place ? ordinal(*place) : std::string("gave up")) + " after " + value;
        panel.bars.push_back({.name = racer.name(),
                              .value = std::move(value),
                              .share = share(looks, totals.looks[i]),
                              .lit = place == 1});
    }
    return panel;
}

BarsPanel result_track(const Race& race, const RaceTotals& totals) {
    BarsPanel panel = race_track(race, totals);
    panel.scale = result_scale;
    for (std::size_t i = 0; i < panel.bars.size(); ++i)
        panel.bars[i].share = share(totals.looks[i], totals.most);
    return panel;
}

}  // namespace queenreel
