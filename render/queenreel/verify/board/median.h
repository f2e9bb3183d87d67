#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>

#include "queenreel/verify/board/picture.h"

namespace queenreel::judge {

/// The median of levels, by counting: the upper one of two middle levels, 0 for none.
class LevelMedian {
  public:
    void add(std::uint8_t level) {
        ++counts_[level];
        ++size_;
    }

    std::uint8_t value() const {
        std::size_t level = 0;
        for (std::size_t up_to = counts_[0]; up_to <= size_ / 2 && level + 1 < counts_.size();)
            up_to += counts_[++level];
        return static_cast<std::uint8_t>(size_ > 0 ? level : 0);
    }

  private:
    std::array<std::uint32_t, 256> counts_{};
    std::size_t size_ = 0;
};

/// Returns the median of each channel of the shades.
inline Shade median(std::span<const Shade> shades) {
    std::array<LevelMedian, std::tuple_size_v<Shade>> levels;
    for (const Shade& shade : shades)
        for (std::size_t i = 0; i < levels.size(); ++i)
            levels[i].add(shade[i]);
    Shade middle{};
    std::ranges::transform(levels, middle.begin(), &LevelMedian::value);
    return middle;
}

}  // namespace queenreel::judge
