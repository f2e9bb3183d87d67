#pragma once

#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/story/race/race.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// The card before a film of a race: its goal, its racers, and the unit of its clock.
Card race_title_card(const std::vector<RaceEntry>& entries, const StoryOptions& options);

/// The card after it: the winner, and everyone's probes in ranking order. The race must be over.
Card race_end_card(const Race& race, const std::vector<RaceEntry>& entries, const StoryOptions& options);

/// A rank and a name, as "1  dancing-links", and the probes, as "190 looks", with their ratio to the
/// winner's. Racers that gave up have a dash for a rank. The race must be over.
std::vector<Card::Total> race_ranks(const Race& race);

}  // namespace queenreel
