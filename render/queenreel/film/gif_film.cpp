#include "queenreel/film/make_film.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/codecs/gif/canvas.h"
#include "queenreel/codecs/gif/gif.h"
#include "queenreel/film/delta_film.h"
#include "queenreel/film/timeline.h"

namespace queenreel {
namespace {

/// Composites half-transparent colors, those of edges, over `matte`.
std::vector<Color> in_front_of(std::optional<Color> matte, std::vector<Color> palette) {
    constexpr int opaque = 255;
    if (!matte)
        return palette;
    for (Color& color : palette) {
        if (color.alpha == 0)
            continue;
        const auto blended = [alpha = int{color.alpha}](int above, int below) {
            return static_cast<std::uint8_t>((above * alpha + below * (opaque - alpha) + opaque / 2) /
                                             opaque);
        };
        color = {blended(color.red, matte->red), blended(color.green, matte->green),
                 blended(color.blue, matte->blue), opaque};
    }
    return palette;
}

}  // namespace

std::unique_ptr<Film> gif_film(const CodedFormat& format, const FilmSettings& settings, ByteStream& stream) {
    const std::vector<Color> palette = in_front_of(settings.matte, settings.palette);
    auto canvas = std::make_unique<GifCanvas>(palette);
    const GifHeader header{.width = settings.width,
                           .height = settings.height,
                           .palette = palette,
                           .keep = canvas->keep(),
                           .plays = settings.plays};
    return std::make_unique<DeltaFilm<GifFrame>>(film_clock(format, settings.fps), std::move(canvas),
                                                 std::make_unique<GifFile>(header, stream));
}

}  // namespace queenreel
