#pragma once

#include <vector>

#include "queenreel/frame/card.h"
#include "queenreel/story/race/race.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// The card that a film of a race begins with: what for, between whom, and what time runs in.
Card race_title_card(const std::vector<RaceEntry>& entries, const StoryOptions& options);

/// The card that it ends with: who won, and the looks of all in the order of their places. The race must be
/// over.
Card race_end_card(const Race& race, const std::vector<RaceEntry>& entries, const StoryOptions& options);

/// A rank and a name, as "1  dancing-links", and the looks, as "190 looks", with how many times the winner's.
/// Those that gave up have a dash for a rank. The race must be over.
std::vector<Card::Total> race_ranks(const Race& race);

}  // namespace queenreel
