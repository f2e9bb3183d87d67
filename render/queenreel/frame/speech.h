#pragma once

#include <chrono>
#include <cstdint>
#include <vector>

namespace queenreel {

/// One utterance, as a single channel of sound.
struct Speech {
    int rate = 48'000;           ///< samples a second
    std::vector<float> samples;  ///< -1 to 1

    std::chrono::microseconds duration() const {
        return std::chrono::microseconds(static_cast<std::int64_t>(samples.size()) * 1'000'000 / rate);
    }
};

}  // namespace queenreel
