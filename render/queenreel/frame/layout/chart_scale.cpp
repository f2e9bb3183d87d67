#include "queenreel/frame/layout/chart_scale.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "queenreel/base/text.h"

namespace queenreel {
namespace {

constexpr int max_written_out = 4;  // decades: beyond 10,000, readers count digits instead of reading them

int floor_to(int number, int step) {
    return (number >= 0 ? number / step : -((-number + step - 1) / step)) * step;
}

/// 10^exponent for exponents of 0 … 9.
std::uint64_t power_of_ten(int exponent) {
    std::uint64_t power = 1;
    for (int i = 0; i < exponent; ++i)
        power *= 10;
    return power;
}

std::string seconds_tick(int exponent, std::string_view group) {
    constexpr std::array units{"ns", "µs", "ms", "s"};
    const int unit = std::clamp(floor_to(exponent, 3) / 3 + 3, 0, 3);
    const int digits = exponent - 3 * (unit - 3);
    if (digits < 0 || digits > 9)
        return "10" + superscript(exponent) + " s";
    return grouped_by(group, power_of_ten(digits)) + ' ' + units[static_cast<std::size_t>(unit)];
}

/// Labels that touch, moved as one.
struct LabelBlock {
    std::size_t first = 0;
    double height = 0;
    double sum = 0;  // of the tops of the block that its labels prefer
    int count = 0;
    double top = 0;
};

}  // namespace

double LogScale::share(double value) const {
    return (std::log10(value) - first) / (last - first);
}

LogScale log_scale(double min, double max, int most_ticks) {
    constexpr double rounding = 1e-9;
    const int least = static_cast<int>(std::floor(std::log10(min) + rounding));
    const int most = std::max(least + 1, static_cast<int>(std::ceil(std::log10(max) - rounding)));
    LogScale scale;
    for (scale.step = 1;; ++scale.step) {
        scale.first = floor_to(least, scale.step);
        scale.last = -floor_to(-most, scale.step);
        if ((scale.last - scale.first) / scale.step + 1 <= std::max(most_ticks, 3))
            return scale;
    }
}

std::string tick_text(int exponent, const LogScale& scale, Chart::Unit unit, std::string_view group) {
    if (unit == Chart::Unit::seconds)
        return seconds_tick(exponent, group);
    if (scale.first >= 0 && scale.last <= max_written_out)
        return grouped_by(group, power_of_ten(exponent));
    return "10" + superscript(exponent);
}

std::string grouped_by(std::string_view group, std::uint64_t number) {
    std::string text;
    for (const char c : grouped(number))
        text += c == ',' ? group : std::string_view(&c, 1);
    return text;
}

std::vector<int> numbered_ticks(int first, int last, double apart) {
    if (first == last)
        return {first};
    std::vector<int> ticks{first};
    int step = 1;
    for (int power = 1; step < apart; power *= 10)
        for (const int digit : {1, 2, 5})
            if (step < apart)
                step = digit * power;
    for (int tick = floor_to(first, step) + step; tick < last; tick += step)
        if (tick - first >= apart && last - tick >= apart)
            ticks.push_back(tick);
    ticks.push_back(last);
    return ticks;
}

std::vector<double> spread_labels(std::span<const WantedLabel> labels, double top, double bottom) {
    double needed = 0;
    for (const WantedLabel& label : labels)
        needed += label.height;
    if (needed > bottom - top)
        return {};
    // Each label begins as a block; overlapping blocks merge and move to the mean of their labels'
    // preferences.
    std::vector<LabelBlock> blocks;
    const auto settle = [&](LabelBlock& block) {
        block.top = std::clamp(block.sum / block.count, top, bottom - block.height);
    };
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const WantedLabel& label = labels[i];
        blocks.push_back(
            {.first = i, .height = label.height, .sum = label.middle - label.height / 2, .count = 1});
        settle(blocks.back());
        while (blocks.size() > 1 && blocks.end()[-2].top + blocks.end()[-2].height > blocks.back().top) {
            const LabelBlock last = blocks.back();
            blocks.pop_back();
            LabelBlock& joined = blocks.back();
            joined.sum += last.sum - last.count * joined.height;
            joined.count += last.count;
            joined.height += last.height;
            settle(joined);
        }
    }
    std::vector<double> middles;
    for (std::size_t b = 0; b < blocks.size(); ++b) {
        const std::size_t end = b + 1 < blocks.size() ? blocks[b + 1].first : labels.size();
        double y = blocks[b].top;
        for (std::size_t i = blocks[b].first; i < end; y += labels[i++].height)
            middles.push_back(y + labels[i].height / 2);
    }
    return middles;
}

}  // namespace queenreel
