#pragma once

#include <string>

#include "story/racer.h"

namespace queenreel {

/// Who is done since the last step, and whether first or last; empty when nobody is.
std::string race_finish(const Race& race);

/// The step, and who is done or finds a solution in it.
std::string race_words(const Race& race);

/// The board of every racer, for those who cannot see it.
std::string race_boards_in_words(const Race& race, int n);

/// "backtracking, tables and dancing-links".
std::string racer_names(const Race& race);

}  // namespace queenreel
