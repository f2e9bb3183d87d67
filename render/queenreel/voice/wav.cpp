#include "queenreel/voice/wav.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <stdexcept>
#include <string_view>

namespace queenreel {
namespace {

constexpr unsigned pcm = 1;
constexpr unsigned floats = 3;
constexpr unsigned extensible = 0xFFFE;  // the real coding is in the first two bytes of a GUID

using Bytes = std::span<const std::byte>;

/// A number of up to four bytes, least significant byte first.
std::uint32_t number(Bytes bytes) {
    std::uint32_t value = 0;
    for (std::size_t i = bytes.size(); i-- > 0;)
        value = value << 8U | std::to_integer<std::uint32_t>(bytes[i]);
    return value;
}

std::string_view name(Bytes bytes) {
    return {reinterpret_cast<const char*>(bytes.data()), 4};
}

struct Coding {
    unsigned kind = 0;
    unsigned channels = 0;
    std::uint32_t rate = 0;
    unsigned bits = 0;

    std::size_t bytes() const { return bits / 8; }
};

Coding coding_of(Bytes format) {
    if (format.size() < 16)
        throw std::invalid_argument("its format is cut short");
    Coding coding{.kind = number(format.first(2)),
                  .channels = number(format.subspan(2, 2)),
                  .rate = number(format.subspan(4, 4)),
                  .bits = number(format.subspan(14, 2))};
    if (coding.kind == extensible && format.size() >= 26)
        coding.kind = number(format.subspan(24, 2));
    const bool whole = coding.kind == pcm && coding.bits % 8 == 0 && coding.bits >= 8 && coding.bits <= 32;
    if (!whole && !(coding.kind == floats && coding.bits == 32))
        throw std::invalid_argument("its samples are neither PCM of 8 to 32 bits nor floats of 32");
    if (coding.channels < 1 || coding.channels > 64)
        throw std::invalid_argument("its number of channels is not 1 to 64");
    if (coding.rate < 4'000 || coding.rate > 384'000)
        throw std::invalid_argument("its rate is not 4 to 384 kHz");
    return coding;
}

float sample(Bytes bytes, const Coding& coding) {
    const std::uint32_t bits = number(bytes);
    if (coding.kind == floats) {
        const auto value = std::bit_cast<float>(bits);
        return std::isfinite(value) ? std::clamp(value, -16.0F, 16.0F) : 0.0F;
    }
    if (coding.bits == 8)  // unsigned, unlike the others
        return (static_cast<float>(bits) - 128) / 128;
    const auto left = static_cast<std::int32_t>(bits << (32 - coding.bits));
    return static_cast<float>(left) / 2'147'483'648.0F;
}

Speech samples_of(Bytes data, const Coding& coding) {
    const std::size_t frame = coding.bytes() * coding.channels;
    Speech speech{.rate = static_cast<int>(coding.rate), .samples = {}};
    speech.samples.reserve(data.size() / frame);
    for (; data.size() >= frame; data = data.subspan(frame)) {
        float sum = 0;
        for (unsigned channel = 0; channel < coding.channels; ++channel)
            sum += sample(data.subspan(channel * coding.bytes(), coding.bytes()), coding);
        speech.samples.push_back(sum / static_cast<float>(coding.channels));
    }
    return speech;
}

}  // namespace

Speech read_wav(Bytes file) {
    if (file.size() < 12 || name(file) != "RIFF" || name(file.subspan(8)) != "WAVE")
        throw std::invalid_argument("it does not begin like a WAV");
    Bytes format;
    for (file = file.subspan(12); file.size() >= 8;) {
        const std::string_view chunk = name(file);
        const std::size_t size = std::min<std::size_t>(number(file.subspan(4, 4)), file.size() - 8);
        const Bytes content = file.subspan(8, size);
        if (chunk == "fmt ")
            format = content;
        if (chunk == "data") {
            Speech speech = samples_of(content, coding_of(format));
            if (speech.samples.empty())
                throw std::invalid_argument("it has no samples");
            return speech;
        }
        file = file.subspan(std::min(8 + size + size % 2, file.size()));
    }
    throw std::invalid_argument("it has no samples");
}

}  // namespace queenreel
