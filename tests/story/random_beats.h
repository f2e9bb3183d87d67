#pragma once

#include <cstddef>
#include <random>
#include <vector>

#include "base/generator.h"
#include "timing/pace.h"

namespace queenreel {

/// Beats as of a search: many tests, some queens, few solutions, and an end.
inline std::vector<Beat> random_beats(std::mt19937_64& random, std::size_t count) {
    static constexpr Beat default_options[] = {Beat::test,  Beat::test, Beat::reject,  Beat::reject,
                                               Beat::place, Beat::back, Beat::deadend, Beat::restart};
    std::vector<Beat> beats;
    const std::size_t one_in = 1 + random() % 200;
    while (beats.size() + 1 < count)
        beats.push_back(random() % one_in == 0 ? Beat::solution
                                               : default_options[random() % std::size(default_options)]);
    beats.push_back(random() % 4 == 0 ? Beat::back : Beat::end);
    return beats;
}

/// The story that has these beats.
inline Generator<Beat> story_of(std::vector<Beat> beats) {
    for (const Beat beat : beats)
        co_yield beat;
}

}  // namespace queenreel
