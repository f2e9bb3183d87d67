#include "queenreel/story/race/track.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "queenreel/frame/search_map.h"
#include "queenreel/story/race/words.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

constexpr double least_extent = 1e-3;

/// Construction never steps back, but its levels are those of backtracking.
Approach approach_of(const RaceEntry& entry) {
    const Approach approach = entry.profile.approach;
    return has_map(approach) ? approach : Approach::backtracking;
}

}  // namespace

BoardsPanel race_boards(const Race& race, std::uint64_t speed) {
    BoardsPanel panel;
    for (const Racer& racer : race.racers())
        panel.boards.push_back(
            {.board = racer.board(speed),
             .label = racer.name(),
             .notes = {race.words().say_n(racer.solutions(), "{count} solution", "{count} solutions"),
                       racer.is_done() ? standing_in_words(race, racer) : std::string()},
             .lit = racer.is_done(),
             .won = race.place(racer) == 1});
    return panel;
}

RaceTracks::RaceTracks(const std::vector<RaceEntry>& entries, const std::vector<SearchMapper>& mappers,
                       const BoardNames& names) {
    std::uint64_t most = 1;
    for (std::size_t i = 0; i < entries.size(); ++i) {
        MapPanel& map = maps_.emplace_back(
            map_panel(mappers[i], *entries[i].racer.solver, approach_of(entries[i]), names));
        map.name = entries[i].name;
        most = std::max(most, map.map->looks);
    }
    for (MapPanel& map : maps_)
        map.extent = std::max(least_extent, static_cast<double>(map.map->looks) / static_cast<double>(most));
}

MapPanel RaceTracks::track(const Race& race, std::size_t racer) const {
    MapPanel map = maps_.at(racer);
    const Racer& its = race.racers()[racer];
    const auto all = static_cast<double>(map.map->looks);
    map.now = its.is_done() || all == 0 ? 1 : std::min(1.0, static_cast<double>(race.clock()) / all);
    map.value = standing_in_words(race, its);
    map.lit = race.place(its) == 1;
    return map;
}

PanelSlot RaceTracks::slot() const {
    PanelSlot slot{.kind = PanelKind::map, .title = {}, .notes = 1};
    for (const MapPanel& map : maps_) {
        slot.rows = std::max(slot.rows, static_cast<int>(map.map->levels));
        slot.columns = std::max(slot.columns, static_cast<int>(map.map->columns));
        for (const std::string& level : map.levels)
            slot.names = std::max(slot.names, width_in_letters(level));
    }
    return slot;
}

}  // namespace queenreel
