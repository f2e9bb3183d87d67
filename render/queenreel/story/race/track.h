#pragma once

#include <cstddef>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/story/race/race.h"
#include "queenreel/story/search/map.h"

namespace queenreel {

/// How many notes there are below each board.
inline constexpr int race_notes = 2;

/// The board of each racer, with how far it has come; at speeds over 1 no more than its queens.
BoardsPanel race_boards(const Race& race, std::uint64_t speed);

/// The maps of all searches of a race on one scale, known once its moments have been read.
class RaceTracks {
  public:
    RaceTracks() = default;

    /// The entries' profiles are known. `mappers` followed the racers to their ends.
    RaceTracks(const std::vector<RaceEntry>& entries, const std::vector<SearchMapper>& mappers, int n);

    /// The map of a racer, as far as the race's clock has come: all playheads stand one below the other,
    /// until a map is over.
    MapPanel track(const Race& race, std::size_t racer) const;

    /// The place for the maps: levels, columns and room for names that suffice for each.
    PanelSlot slot() const;

  private:
    std::vector<MapPanel> maps_{};
};

}  // namespace queenreel
