#include "queenreel/encode/fcpxml.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <numeric>

#include "queenreel/base/xml.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// A fraction of a second, or a rate in frames per second.
struct Fraction {
    std::int64_t numerator;
    std::int64_t denominator;
};

Fraction rate_of(double fps) {
    constexpr Fraction usual_rate{25, 1};
    constexpr std::int64_t ntsc = 1001;
    constexpr double near = 0.005;
    if (!(fps > 0))
        return usual_rate;
    for (const std::int64_t rate : {24'000, 30'000, 48'000, 60'000, 120'000})
        if (std::abs(fps - static_cast<double>(rate) / static_cast<double>(ntsc)) < near)
            return {rate, ntsc};
    return {std::max<std::int64_t>(std::llround(fps * 1000), 1), 1000};
}

/// Frames are numbered from 0; times are theirs.
class FrameClock {
  public:
    explicit FrameClock(double fps) : rate_(rate_of(fps)) {}

    /// The frame nearest to a time.
    std::int64_t frame_at(microseconds time) const {
        const std::int64_t unit = std::int64_t{std::micro::den} * rate_.denominator;
        return (time.count() * rate_.numerator + unit / 2) / unit;
    }

    /// `1001/30000s`, in lowest terms; `5s` if it is whole.
    std::string time_of(std::int64_t frame) const {
        const std::int64_t numerator = frame * rate_.denominator;
        const std::int64_t divisor = std::gcd(numerator, rate_.numerator);
        const std::int64_t denominator = rate_.numerator / divisor;
        return denominator == 1 ? fmt::format("{}s", numerator / divisor)
                                : fmt::format("{}/{}s", numerator / divisor, denominator);
    }

  private:
    Fraction rate_;
};

std::string markers(const MarkedFilm& film, const FrameClock& clock, std::int64_t frames) {
    std::string text;
    for (const FilmChapter& chapter : film.chapters)
        text += fmt::format(
            R"(              <chapter-marker start="{}" duration="{}" value="{}" posterOffset="0s"/>)"
            "\n",
            clock.time_of(std::min(clock.frame_at(chapter.start), frames - 1)), clock.time_of(1),
            xml_attribute(chapter.title));
    return text;
}

}  // namespace

std::string fcpxml(const MarkedFilm& film) {
    const FrameClock clock(film.fps);
    const std::int64_t frames = std::max<std::int64_t>(clock.frame_at(film.duration), 1);
    const std::string duration = clock.time_of(frames);
    const std::string title = xml_attribute(film.title);
    return fmt::format(R"xml(<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE fcpxml>
<fcpxml version="1.9">
  <resources>
    <format id="r1" frameDuration="{frame}" width="{width}" height="{height}" colorSpace="1-1-1 (Rec. 709)"/>
    <asset id="r2" name="{title}" start="0s" duration="{duration}" hasVideo="1" format="r1">
      <media-rep kind="original-media" src="{file}"/>
    </asset>
  </resources>
  <library>
    <event name="{title}">
      <project name="{title}">
        <sequence format="r1" duration="{duration}" tcStart="0s" tcFormat="NDF">
          <spine>
            <asset-clip ref="r2" offset="0s" name="{title}" start="0s" duration="{duration}" format="r1" tcFormat="NDF">
{markers}            </asset-clip>
          </spine>
        </sequence>
      </project>
    </event>
  </library>
</fcpxml>
)xml",
                       fmt::arg("frame", clock.time_of(1)), fmt::arg("width", film.width),
                       fmt::arg("height", film.height), fmt::arg("title", title),
                       fmt::arg("duration", duration), fmt::arg("file", xml_attribute(film.file)),
                       fmt::arg("markers", markers(film, clock, frames)));
}

}  // namespace queenreel
