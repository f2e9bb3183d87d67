#include "queenreel/film/level.h"

#include <ebur128.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <deque>
#include <memory>
#include <new>
#include <numeric>
#include <utility>
#include <vector>

#include "queenreel/film/film.h"

namespace queenreel {
namespace {

/// Samples stay below it, so that the signal between them stays below -1 dB (EBU R 128).
constexpr float ceiling = 0.84F;

struct MeterDeleter {
    void operator()(ebur128_state* meter) const { ebur128_destroy(&meter); }
};
using Meter = std::unique_ptr<ebur128_state, MeterDeleter>;

/// The loudness, in LUFS, of a film that says all this with pauses; minus infinity for silence. Measures only
/// the first part of a long film.
double loudness_of(std::span<const Speech> speeches, std::span<const std::size_t> said) {
    constexpr double pause = 0.45;                   // seconds
    constexpr std::chrono::minutes long_enough{20};  // of speech
    const auto is_done = [](int result) {
        if (result != EBUR128_SUCCESS)
            throw std::bad_alloc();
    };
    int rate = speeches[said.front()].rate;
    const Meter meter(ebur128_init(1, static_cast<unsigned long>(rate), EBUR128_MODE_I));
    if (!meter)
        throw std::bad_alloc();
    std::chrono::microseconds heard{0};
    for (const std::size_t index : said) {
        const Speech& speech = speeches[index];
        if (std::exchange(rate, speech.rate) != speech.rate)
            is_done(ebur128_change_parameters(meter.get(), 1, static_cast<unsigned long>(rate)));
        const std::vector<float> silence(static_cast<std::size_t>(pause * rate));
        for (const std::vector<float>* part : {&speech.samples, &silence})
            is_done(ebur128_add_frames_float(meter.get(), part->data(), part->size()));
        if ((heard += speech.duration()) > long_enough)
            break;
    }
    double loudness = 0;
    is_done(ebur128_loudness_global(meter.get(), &loudness));
    return loudness;
}

/// Amplifies samples, and turns them down around peaks above the ceiling. The gain is the least that any
/// sample within 5 ms needs, averaged over the same time, so that it changes without a click.
std::vector<float> amplified(const Speech& speech, float gain) {
    const std::size_t count = speech.samples.size();
    const std::size_t reach = static_cast<std::size_t>(speech.rate) / 200;
    std::vector<float> needed(count);
    for (std::size_t i = 0; i < count; ++i)
        needed[i] = std::min(1.0F, ceiling / std::max(ceiling / 2, std::abs(speech.samples[i] * gain)));
    std::vector<float> least(count + 2 * reach, 1.0F);  // of all samples within `reach`, from `reach` before
    std::deque<std::size_t> lows;                       // indices, with increasing gains
    for (std::size_t i = 0; i < least.size(); ++i) {
        if (i < count) {
            while (!lows.empty() && needed[lows.back()] >= needed[i])
                lows.pop_back();
            lows.push_back(i);
        }
        while (!lows.empty() && lows.front() + 2 * reach < i)
            lows.pop_front();
        least[i] = lows.empty() ? 1.0F : needed[lows.front()];
    }
    std::vector<float> result(count);
    const auto window = static_cast<double>(2 * reach + 1);
    double sum = std::accumulate(
        least.begin(), least.begin() + static_cast<std::ptrdiff_t>(std::min(2 * reach, least.size())), 0.0);
    for (std::size_t i = 0; i < count; ++i) {
        sum += static_cast<double>(least[i + 2 * reach]);
        result[i] =
            std::clamp(speech.samples[i] * gain * static_cast<float>(sum / window), -ceiling, ceiling);
        sum -= static_cast<double>(least[i]);
    }
    return result;
}

}  // namespace

void level(std::span<Speech> speeches, std::span<const std::size_t> said) {
    constexpr int max_rounds = 6;
    constexpr double exact = 0.02;  // LU
    if (said.empty())
        return;
    double missing = speech_loudness - loudness_of(speeches, said);
    if (!std::isfinite(missing))
        return;
    // Limiting peaks reduces loudness; a little more gain makes up for it.
    const std::vector<Speech> given(speeches.begin(), speeches.end());
    double gain = 0;
    for (int round = 0; round < max_rounds && std::abs(missing) > exact; ++round) {
        gain += missing;
        for (std::size_t i = 0; i < given.size(); ++i)
            speeches[i].samples = amplified(given[i], static_cast<float>(std::pow(10, gain / 20)));
        missing = speech_loudness - loudness_of(speeches, said);
    }
}

}  // namespace queenreel
