#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/story/race/race.h"

namespace queenreel {

/// "1st", "2nd", "3rd"; a place, up to "6th".
std::string ordinal(std::size_t place, const Words& words);

/// "1 look", "1,234 looks".
std::string looks_in_words(std::uint64_t looks, const Words& words);

/// The ratio of two numbers as "46" or "3.7": two digits, or an integer. `other` must not be 0.
std::string times_in_words(std::uint64_t number, std::uint64_t other, const Words& words = {});

/// The racers that finished in the last step and their place, as "1st: dancing-links", "1st, a tie: tables
/// and threats", "genetic gives up"; empty if none did.
std::string race_finish(const Race& race);

/// The caption until there is more to say.
inline constexpr const char* race_rule = message("Each track is a whole search, and the shortest wins");

/// The racer that took the lead in the last step, as "forward-checking finds the first solution",
/// "dancing-links takes the lead"; empty if none did.
std::string lead_in_words(const Race& race);

/// The standings after a race's last step, as "After 120 looks, tables leads with 3 solutions": who leads,
/// or, once a racer is done, who still searches.
std::string stand_in_words(const Race& race);

/// The progress of a racer: its solutions until it is done, if it is to find more than one, and then its
/// place and its probes.
std::string standing_in_words(const Race& race, const Racer& racer);

/// The racers that finished in the last step, with place and result, as "tables finishes second, with all 92
/// solutions", or gave up; empty if none did. `all`: the number of solutions, if known.
std::string finish_in_words(const Race& race, std::optional<std::uint64_t> all);

/// The winner and the margin, for a race that is over.
std::string race_result(const Race& race);

/// The winner in a few words; race_result() if no racer won.
std::string race_winners(const Race& race);

/// The result of a racer that is done, as "all 92 solutions".
std::string outcome_in_words(const Racer& racer, std::optional<std::uint64_t> all, const Words& words);

/// The racers in the order in which they finished, those that gave up last, for a race that is over.
std::vector<const Racer*> ranking(const Race& race);

/// The board of every racer as text, for those who cannot see it.
std::string race_boards_in_words(const Race& race, int n);

/// "backtracking, tables and dancing-links".
std::string racer_names(const std::vector<RaceEntry>& entries, const Words& words);

}  // namespace queenreel
