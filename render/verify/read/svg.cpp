#include "verify/read/svg.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <memory>
#include <string>
#include <string_view>

namespace queenreel::judge {
namespace {

struct RsvgDeleter {
    void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
    void operator()(GError* error) const { g_error_free(error); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

template <typename T>
using Owned = std::unique_ptr<T, RsvgDeleter>;

void check(bool success, GError* error, const char* what) {
    const Owned<GError> owner(error);
    if (!success)
        throw UnreadableError(std::string(what) + ": " +
                              (error ? error->message : "librsvg does not say why"));
}

struct Size {
    int width = 0;
    int height = 0;
};

Size size_of(RsvgHandle* handle, int longer_side) {
    double width = 0;
    double height = 0;
    if (!rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height)) {
        RsvgRectangle box{};
        gboolean has_box = false;
        rsvg_handle_get_intrinsic_dimensions(handle, nullptr, nullptr, nullptr, nullptr, &has_box, &box);
        width = has_box ? box.width : 1;
        height = has_box ? box.height : 1;
    }
    const double scale = longer_side / std::max(width, height);
    if (!(width > 0 && height > 0 && std::isfinite(scale)))
        throw UnreadableError("has no size");
    return {std::max(1, static_cast<int>(std::lround(width * scale))),
            std::max(1, static_cast<int>(std::lround(height * scale)))};
}

Owned<RsvgHandle> parsed(Bytes bytes) {
    GError* error = nullptr;
    Owned<RsvgHandle> handle(rsvg_handle_new_from_data(bytes.data(), bytes.size(), &error));
    check(handle != nullptr, error, "cut short, or not well-formed");
    // Fonts are other files.
    constexpr std::string_view style = "text { display: none !important }";
    error = nullptr;
    const bool styled = rsvg_handle_set_stylesheet(
        handle.get(), reinterpret_cast<const guint8*>(style.data()), style.size(), &error);
    check(styled, error, "cannot be drawn without its text");
    return handle;
}

Picture picture_of(Owned<cairo_surface_t> surface, const Size& size) {
    constexpr int pixel = 4;
    const std::uint8_t* pixels = cairo_image_surface_get_data(surface.get());
    const std::ptrdiff_t stride = cairo_image_surface_get_stride(surface.get());
    Picture picture{size.width, size.height, pixel, {}, {}};
    for (int i = 0; i < pixel; ++i)
        picture.channels[i] = {pixels + i, stride, pixel, 0, 0};
    picture.owner = std::shared_ptr<cairo_surface_t>(std::move(surface));
    picture.find_pixels();
    return picture;
}

GLogWriterOutput say_nothing(GLogLevelFlags, const GLogField*, gsize, gpointer) {
    return G_LOG_WRITER_HANDLED;
}

}  // namespace

struct SvgDrawing::Handle {
    Owned<RsvgHandle> rsvg;
};

SvgDrawing::SvgDrawing(Bytes bytes) : handle_(std::make_unique<Handle>(parsed(bytes))) {}

SvgDrawing::~SvgDrawing() = default;

Picture SvgDrawing::drawn(int longer_side) const {
    RsvgHandle* const handle = handle_->rsvg.get();
    const Size size = size_of(handle, longer_side);
    Owned<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, size.width, size.height));
    const Owned<cairo_t> context(cairo_create(surface.get()));
    const RsvgRectangle viewport{0, 0, static_cast<double>(size.width), static_cast<double>(size.height)};
    GError* error = nullptr;
    const bool drawn = rsvg_handle_render_document(handle, context.get(), &viewport, &error);
    check(drawn, error, "cannot be drawn");
    cairo_surface_flush(surface.get());
    return picture_of(std::move(surface), size);
}

void prepare_svg() {
    // What is said of a drawing looks for the journal and the time zone.
    g_log_set_writer_func(say_nothing, nullptr, nullptr);
    // librsvg's threads for filters: as many as there are processors, which is read from files.
    setenv("RAYON_NUM_THREADS", "1", 1);
    // Pictures in a picture: what reads them is loaded with the first one.
    constexpr std::string_view with_picture =
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><image width="1" height="1" href="data:)"
        R"(image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5E)"
        R"(rkJggg=="/></svg>)";
    SvgDrawing({reinterpret_cast<const std::uint8_t*>(with_picture.data()), with_picture.size()}).drawn(1);
}

}  // namespace queenreel::judge
