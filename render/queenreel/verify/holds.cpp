#include "queenreel/verify/holds.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>

namespace queenreel::judge {
namespace {

using std::chrono::microseconds;

microseconds median_length(const std::vector<Hold>& holds) {
    std::vector<microseconds> lengths;
    for (const Hold& hold : holds)
        lengths.push_back(hold.length);
    const auto middle = lengths.begin() + static_cast<std::ptrdiff_t>(lengths.size() / 2);
    std::nth_element(lengths.begin(), middle, lengths.end());
    return *middle;
}

bool is_off(const Hold& hold, microseconds length, microseconds tolerance) {
    return std::chrono::abs(hold.length - length) > tolerance;
}

/// Returns the time between pictures of a constant-rate film that encodes each board more than once; nothing
/// for other films. Ignores the last hold, which may have an end pause.
std::optional<microseconds> frame_length(const std::vector<Hold>& holds, microseconds tick) {
    const bool repeats =
        std::any_of(holds.begin(), holds.end(), [](const Hold& hold) { return hold.frames > 1; });
    if (!repeats || holds.size() < 2)
        return std::nullopt;
    const microseconds length = holds.front().length / holds.front().frames;
    const bool is_constant = std::all_of(holds.begin(), holds.end() - 1, [&](const Hold& hold) {
        return !is_off(hold, length * hold.frames, tick * 2);
    });
    return is_constant ? std::optional(length) : std::nullopt;
}

microseconds tolerance_for(const std::vector<Hold>& holds, microseconds expected, microseconds tick) {
    const auto frame = frame_length(holds, tick);
    if (!frame || *frame <= tick)
        return tick;
    const auto past = expected % *frame;
    const bool divides = std::min(past, *frame - past) <= tick;
    return divides ? tick : *frame + tick;
}

/// Returns the tolerance if no hold is expected: one picture if the holds alternate between two neighboring
/// numbers of pictures, as they do at a rate that does not divide the hold.
microseconds tolerance_among(const std::vector<Hold>& holds, microseconds median, microseconds tick) {
    const auto frame = frame_length(holds, tick);
    const auto off = std::count_if(holds.begin(), holds.end(),
                                   [&](const Hold& hold) { return is_off(hold, median, tick); });
    const bool is_mixture = frame && off * 10 > std::ssize(holds);
    return is_mixture ? *frame + tick : tick;
}

}  // namespace

std::string seconds(microseconds time) {
    std::string digits = fmt::format("{:.6f}", std::chrono::duration<double>(time).count());
    digits.erase(digits.find_last_not_of('0') + 1);
    if (digits.back() == '.')
        digits.pop_back();
    return digits + " s";
}

std::vector<HoldFault> wrong_holds(const std::vector<Hold>& holds, const Expectations& expectations,
                                   microseconds tick) {
    std::vector<HoldFault> faults;
    if (holds.empty() || (!expectations.hold && !expectations.complete))
        return faults;
    const microseconds expected = expectations.hold ? *expectations.hold : median_length(holds);
    const microseconds tolerance =
        expectations.hold ? tolerance_for(holds, expected, tick) : tolerance_among(holds, expected, tick);
    for (std::size_t i = 0; i < holds.size(); ++i) {
        const bool is_last = i + 1 == holds.size();
        const microseconds max = expected + tolerance + (is_last ? expectations.end_pause : microseconds{0});
        if (holds[i].length < expected - tolerance || holds[i].length > max)
            faults.push_back({i, "is held " + seconds(holds[i].length) +
                                     (expectations.hold ? ", not " : " where the others are held ") +
                                     seconds(expected)});
    }
    return faults;
}

}  // namespace queenreel::judge
