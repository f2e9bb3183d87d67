#include "queenreel/verify/board/dither.h"

#include <algorithm>
#include <deque>
#include <utility>
#include <vector>

namespace queenreel::judge {
namespace {

constexpr int side = 4;  ///< of a window, pixels
constexpr std::uint32_t area = side * side;

/// The sums of a window's pixels.
struct Window {
    std::array<std::uint32_t, std::tuple_size_v<Shade>> sums{};  ///< per channel
    std::uint64_t squares = 0;                                   ///< over all channels

    void add(const Shade& shade) {
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] += shade[i];
            squares += static_cast<std::uint64_t>(shade[i]) * shade[i];
        }
    }
    void remove(const Shade& shade) {
        for (std::size_t i = 0; i < sums.size(); ++i) {
            sums[i] -= shade[i];
            squares -= static_cast<std::uint64_t>(shade[i]) * shade[i];
        }
    }
    void add(const Window& other) {
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] += other.sums[i];
        squares += other.squares;
    }
    void remove(const Window& other) {
        for (std::size_t i = 0; i < sums.size(); ++i)
            sums[i] -= other.sums[i];
        squares -= other.squares;
    }

    /// Returns the variance over all channels, as a multiple of 1 / area².
    std::uint64_t spread() const {
        std::uint64_t spread = area * squares;
        for (const std::uint64_t sum : sums)
            spread -= sum * sum;
        return spread;
    }

    Shade mean() const {
        Shade mean{};
        for (std::size_t i = 0; i < sums.size(); ++i)
            mean[i] = static_cast<std::uint8_t>((sums[i] + area / 2) / area);
        return mean;
    }
};

/// A window and its spread, which each pixel needs four times.
struct Measured {
    Window window;
    std::uint64_t spread = 0;
};

/// The windows of a picture, row by row; keeps the rows whose tops are less than 4 rows apart.
class WindowRows {
  public:
    explicit WindowRows(const Picture& picture)
        : picture_(picture), columns_(static_cast<std::size_t>(picture.width)) {}

    /// Returns the windows whose top is row `top`, from left to right; `top` is at most 3 less than in any
    /// earlier call. Valid until a call asks for 4 rows further down.
    const std::vector<Measured>& at(int top) {
        for (; next_ <= top; ++next_) {
            if (std::cmp_equal(rows_.size(), side))
                rows_.pop_front();
            rows_.push_back(next_row());
        }
        return rows_[rows_.size() - static_cast<std::size_t>(next_ - top)];
    }

  private:
    std::vector<Measured> next_row() {
        for (int y = next_ > 0 ? next_ + side - 1 : 0; y < next_ + side; ++y)
            for (int x = 0; x < picture_.width; ++x)
                columns_[static_cast<std::size_t>(x)].add(picture_.at(x, y));
        for (int x = 0; next_ > 0 && x < picture_.width; ++x)
            columns_[static_cast<std::size_t>(x)].remove(picture_.at(x, next_ - 1));
        std::vector<Measured> windows;
        Window window;
        for (std::size_t x = 0; x < columns_.size(); ++x) {
            window.add(columns_[x]);
            if (x + 1 < side)
                continue;
            windows.push_back({window, window.spread()});
            window.remove(columns_[x + 1 - side]);
        }
        return windows;
    }

    const Picture& picture_;
    std::vector<Window> columns_;  ///< 4 pixels high and one wide
    std::deque<std::vector<Measured>> rows_;
    int next_ = 0;  ///< the top of the next row
};

}  // namespace

bool is_dithered(const Picture& picture) {
    constexpr int max_rows = 128;
    constexpr int min_step = 12;       // levels
    constexpr double min_part = 0.15;  // of the pixels
    const int rows = std::min(picture.height, max_rows);
    int alone = 0;
    for (int row = 0; row < rows; ++row) {
        const int y = static_cast<int>((row + 0.5) * picture.height / rows);
        int step_before = 0;
        for (int x = 1; x < picture.width; ++x) {
            const int step = distance(picture.at(x - 1, y), picture.at(x, y));
            alone += step >= min_step && step_before >= min_step ? 1 : 0;
            step_before = step;
        }
    }
    return alone >= min_part * rows * picture.width;
}

Picture without_dither(const Picture& picture) {
    if (picture.width < side || picture.height < side)
        return picture;
    const auto pixels = std::make_shared<std::vector<Shade>>();
    WindowRows rows(picture);
    for (int y = 0; y < picture.height; ++y) {
        const std::vector<Measured>& above = rows.at(std::max(0, y - side + 1));
        const std::vector<Measured>& below = rows.at(std::min(y, picture.height - side));
        for (int x = 0; x < picture.width; ++x) {
            const auto left = static_cast<std::size_t>(std::max(0, x - side + 1));
            const auto right = static_cast<std::size_t>(std::min(x, picture.width - side));
            const auto less = [](const Measured* a, const Measured* b) { return a->spread < b->spread; };
            const Measured* const even =
                std::min({&above[left], &above[right], &below[left], &below[right]}, less);
            pixels->push_back(even->window.mean());
        }
    }
    Picture smooth{picture.width, picture.height, 4, {}, {}};
    for (int i = 0; i < smooth.channel_count; ++i)
        smooth.channels[i] = {pixels->front().data() + i, std::ptrdiff_t{4} * picture.width, 4, 0, 0};
    smooth.owner = pixels;
    smooth.find_pixels();
    return smooth;
}

}  // namespace queenreel::judge
