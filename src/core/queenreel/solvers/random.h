#pragma once

#include <cstdint>
#include <optional>
#include <random>

namespace queenreel {

/// Random numbers that depend only on the seed and are the same on every machine: the standard defines the
/// engine's output, but not that of its distributions.
class Random {
  public:
    explicit Random(std::uint64_t seed) : engine_(seed) {}

    /// A number from 0 to `bound` - 1, all equally likely (Lemire, "Fast random integer generation in an
    /// interval", 2019). `bound` is at least 1.
    int below(int bound) {
        const auto range = static_cast<std::uint32_t>(bound);
        const std::uint32_t unfair = (std::uint32_t{0} - range) % range;
        for (;;) {
            const std::uint64_t product = (engine_() >> 32) * range;
            if (static_cast<std::uint32_t>(product) >= unfair)
                return static_cast<int>(product >> 32);
        }
    }

  private:
    std::mt19937_64 engine_;
};

/// Selects the value with the best score among those offered; ties are broken uniformly at random.
class RandomBest {
  public:
    /// `random` must outlive it.
    explicit RandomBest(Random& random) : random_(random) {}

    void offer(int value, int score) {
        if (equals_ > 0 && score < score_)
            return;
        equals_ = equals_ > 0 && score == score_ ? equals_ + 1 : 1;
        score_ = score;
        if (random_.below(equals_) == 0)
            value_ = value;
    }

    /// Empty before the first offer.
    std::optional<int> value() const { return equals_ > 0 ? std::optional(value_) : std::nullopt; }

    /// The number of values that share the best score.
    int equals() const { return equals_; }

  private:
    Random& random_;
    int value_ = 0;
    int score_ = 0;
    int equals_ = 0;
};

}  // namespace queenreel
