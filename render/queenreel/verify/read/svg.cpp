#include "queenreel/verify/read/svg.h"

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

#include "queenreel/verify/read/decoders.h"
#include "queenreel/verify/read/svg_film.h"

namespace queenreel::judge {
namespace {

struct CairoDeleter {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

template <typename T>
using Owned = std::unique_ptr<T, CairoDeleter>;

/// Returns the result of `work`; turns an SvgError into an UnreadableError.
template <typename Work>
auto readable(const Work& work) {
    try {
        return work();
    } catch (const SvgError& error) {
        throw UnreadableError(error.what());
    }
}

Picture picture_of(Owned<cairo_surface_t> surface, int width, int height) {
    constexpr int pixel = 4;
    const std::uint8_t* pixels = cairo_image_surface_get_data(surface.get());
    const std::ptrdiff_t stride = cairo_image_surface_get_stride(surface.get());
    Picture picture{width, height, pixel, {}, {}};
    for (int i = 0; i < pixel; ++i)
        picture.channels[i] = {pixels + i, stride, pixel, 0, 0};
    picture.has_alpha = picture.multiplied = true;
    picture.owner = std::shared_ptr<cairo_surface_t>(std::move(surface));
    picture.find_pixels();
    return picture;
}

}  // namespace

SvgDrawing::SvgDrawing(Bytes bytes)
    : document_(readable([&] { return std::make_unique<SvgDocument>(bytes); })) {}

Picture SvgDrawing::drawn(int longer_side) const {
    return readable([&] {
        const auto whole = [](double length) { return std::max(1, static_cast<int>(std::lround(length))); };
        const SvgDocument::Size size = document_->size(longer_side);
        const int width = whole(size.width);
        const int height = whole(size.height);
        Owned<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height));
        const Owned<cairo_t> context(cairo_create(surface.get()));
        document_->draw(context.get(), {static_cast<double>(width), static_cast<double>(height)});
        cairo_surface_flush(surface.get());
        return picture_of(std::move(surface), width, height);
    });
}

void read_svg_film(const Input& input, FilmCheck& film) {
    constexpr int side = 800;  // pixels
    const SvgFilm moving(input.bytes());
    const auto at = [&](double share) {
        return std::chrono::microseconds(std::llround(share * moving.seconds() * 1e6));
    };
    std::string last;
    for (std::size_t i = 0; i < moving.changes().size(); ++i) {
        std::string still = moving.still(i);
        if (still == last)
            continue;  // a jump is two changes that both show its end
        last = std::move(still);
        const Bytes bytes{reinterpret_cast<const std::uint8_t*>(last.data()), last.size()};
        film.picture(SvgDrawing(bytes).drawn(side), at(moving.changes()[i]));
    }
    film.end(at(1), std::chrono::milliseconds(10));
}

void prepare_svg() {
    prepare_svg_documents();
}

}  // namespace queenreel::judge
