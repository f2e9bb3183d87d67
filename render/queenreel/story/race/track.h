#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "queenreel/frame/panel.h"
#include "queenreel/story/race/race.h"
#include "queenreel/story/search/map.h"

namespace queenreel {

/// The number of notes below each board.
inline constexpr int race_notes = 2;

/// The board of each racer with its progress; only queens at speeds above 1.
BoardsPanel race_boards(const Race& race, std::uint64_t speed);

/// The maps of all searches of a race on one scale, which is known once the moments have been read. If some
/// searches are so much longer that the others would be too short to see, the scale has a bend where the
/// longest of the others ends.
class RaceTracks {
  public:
    RaceTracks() = default;

    /// The entries' profiles must be known, and `mappers` must have followed the racers to the end.
    RaceTracks(const std::vector<RaceEntry>& entries, const std::vector<SearchMapper>& mappers,
               const BoardNames& names);

    /// The map of a racer up to the race's clock: playheads align vertically until a map is over.
    MapPanel track(const Race& race, std::size_t racer) const;

    /// The caption from the bend on: how much shorter tracks are drawn there. Empty before it, and from the
    /// next finish on.
    std::string at_bend(const Race& race) const;

    /// The slot for the maps, with enough levels, columns and room for names for each.
    PanelSlot slot() const;

  private:
    std::vector<MapPanel> maps_{};
    std::uint64_t bend_ = 0;        // looks; 0 for none
    std::size_t ended_before_ = 0;  // racers that are done at the bend
    std::string shorter_{};
};

}  // namespace queenreel
