#pragma once

#include <cstddef>
#include <random>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Beats as in a search: many tests, some queens, few solutions, an end.
inline std::vector<MomentKind> random_moments(std::mt19937_64& random, std::size_t count) {
    static constexpr MomentKind default_options[] = {
        MomentKind::test,  MomentKind::test, MomentKind::reject,  MomentKind::reject,
        MomentKind::place, MomentKind::back, MomentKind::deadend, MomentKind::restart};
    std::vector<MomentKind> moments;
    const std::size_t one_in = 1 + random() % 200;
    while (moments.size() + 1 < count)
        moments.push_back(random() % one_in == 0 ? MomentKind::solution
                                                 : default_options[random() % std::size(default_options)]);
    moments.push_back(random() % 4 == 0 ? MomentKind::back : MomentKind::end);
    return moments;
}

/// The story that has these moments.
inline Generator<Moment> story_of(std::vector<MomentKind> moments) {
    for (const MomentKind moment : moments)
        co_yield moment;
}

}  // namespace queenreel
