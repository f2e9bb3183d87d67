#include "queenreel/story/race/track.h"

#include <algorithm>
#include <cmath>
#include <string>

#include "queenreel/frame/search_map.h"
#include "queenreel/story/race/words.h"

namespace queenreel {
namespace {

constexpr double least_extent = 1e-3;
constexpr double least_jump = 16;  // from a length to the next, where the scale bends
constexpr double width_before_bend = 0.4;

/// The length before the greatest jump from one search's length to the next; 0 if all can be seen together.
std::uint64_t bend_of(const std::vector<MapPanel>& maps) {
    std::uint64_t bend = 0;
    double most = least_jump;
    for (const MapPanel& map : maps) {
        std::uint64_t longer = 0;
        for (const MapPanel& other : maps)
            if (other.map->looks > map.map->looks && (longer == 0 || other.map->looks < longer))
                longer = other.map->looks;
        const double jump = static_cast<double>(longer) / static_cast<double>(map.map->looks);
        if (map.map->looks > 0 && jump >= most) {
            most = jump;
            bend = map.map->looks;
        }
    }
    return bend;
}

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
    MapScale all;
    bend_ = bend_of(maps_);
    if (bend_ > 0)
        all = {.work = static_cast<double>(bend_) / static_cast<double>(most), .width = width_before_bend};
    for (MapPanel& map : maps_) {
        const double share = static_cast<double>(map.map->looks) / static_cast<double>(most);
        map.extent = std::max(least_extent, all.place_of(share));
        ended_before_ += map.map->looks <= bend_ ? 1 : 0;
        if (all.is_bent() && share > all.work)
            map.scale = {.work = all.work / share, .width = all.width / map.extent};
    }
    if (bend_ == 0)
        return;
    const double shorter = all.width / all.work / (1 - all.width) * (1 - all.work);
    const std::string times = names.number(static_cast<std::uint64_t>(std::lround(shorter)));
    shorter_ = names.say("Right of the line, tracks are {times} times shorter", {times});
    for (MapPanel& map : maps_)
        if (map.scale.is_bent())
            map.bend = names.say("{times} × shorter", {times});
}

std::string RaceTracks::at_bend(const Race& race) const {
    return race.clock() > bend_ && race.done_count() == ended_before_ ? shorter_ : "";
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
