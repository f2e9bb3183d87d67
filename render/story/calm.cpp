#include "story/calm.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr std::size_t changes_a_second = 6;
constexpr microseconds second{1'000'000};

/// When a cell last changed, as far as it matters: film time, in a ring.
class Changes {
  public:
    /// The earliest time at which the cell may change again.
    microseconds earliest() const { return times_[oldest_] + second; }

    void add(microseconds now) {
        times_[oldest_] = now;
        oldest_ = (oldest_ + 1) % changes_a_second;
    }

  private:
    static constexpr std::array<microseconds, changes_a_second> never_ = [] {
        std::array<microseconds, changes_a_second> times{};
        times.fill(-second);
        return times;
    }();

    std::array<microseconds, changes_a_second> times_ = never_;
    std::size_t oldest_ = 0;
};

}  // namespace

Generator<Frame> calm(Generator<Frame> frames) {
    std::optional<Frame> shown;
    microseconds until{0};  // when the frame shown ends
    std::vector<Changes> changes;
    for (const Frame& next : frames) {
        if (shown) {
            const auto& before = shown->board.cells;
            const auto& after = next.board.cells;
            changes.resize(std::max({changes.size(), before.size(), after.size()}));
            const auto changed = [&](std::size_t i) {
                return i >= before.size() || i >= after.size() || before[i] != after[i];
            };
            microseconds earliest = until;
            for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i)
                if (changed(i))
                    earliest = std::max(earliest, changes[i].earliest());
            shown->duration += earliest - std::exchange(until, earliest);
            for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i)
                if (changed(i))
                    changes[i].add(until);
            co_yield *shown;
        }
        shown = next;
        until += next.duration;
    }
    if (shown)
        co_yield *shown;
}

}  // namespace queenreel
