#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/story/race/race.h"

namespace queenreel {

/// "1st", "2nd", "3rd", "11th".
std::string ordinal(std::size_t number);

/// "1 look", "1,234 looks".
std::string looks_in_words(std::uint64_t looks);

/// How many times one number is another, as "46" or "3.7": two digits, or whole. `other` is not 0.
std::string times_in_words(std::uint64_t number, std::uint64_t other);

/// Who finished in the last step, and in which place, as "1st: dancing-links", "1st, a tie: tables and
/// threats", "genetic gives up"; empty when nobody did.
std::string race_finish(const Race& race);

/// What is said until there is more to say.
inline constexpr const char* race_rule = "Each track is a whole search, and the shortest wins";

/// Who takes the lead in the last step, as "forward-checking finds the first solution", "dancing-links takes
/// the lead"; empty when nobody does.
std::string lead_in_words(const Race& race);

/// How far a racer has come: its solutions until it is done, where it is to find more than one, and then its
/// place and its looks.
std::string standing_in_words(const Race& race, const Racer& racer);

/// Who finishes in the last step, in which place and with what, as "tables finishes second, with all 92
/// solutions", or gives up; empty when nobody does. `all`: how many solutions there are, where that is known.
std::string finish_in_words(const Race& race, std::optional<std::uint64_t> all);

/// Who won and by how much; for a race that is over.
std::string race_result(const Race& race);

/// Returns who wins, in a few words; of a race that nobody wins, all of race_result().
std::string race_winners(const Race& race);

/// What a racer has found, as "all 92 solutions"; for one that is done.
std::string outcome_in_words(const Racer& racer, std::optional<std::uint64_t> all);

/// The racers in the order in which they finished, those that gave up last; for a race that is over.
std::vector<const Racer*> ranking(const Race& race);

/// The board of every racer, for those who cannot see it.
std::string race_boards_in_words(const Race& race, int n);

/// "backtracking, tables and dancing-links".
std::string racer_names(const std::vector<RaceEntry>& entries);

}  // namespace queenreel
