#include "queenreel/drawing/reader/document.h"

#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <string_view>

namespace queenreel {
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
        throw SvgError(std::string(what) + ": " + (error ? error->message : "librsvg does not say why"));
}

GLogWriterOutput say_nothing(GLogLevelFlags, const GLogField*, gsize, gpointer) {
    return G_LOG_WRITER_HANDLED;
}

}  // namespace

struct SvgDocument::Handle {
    Owned<RsvgHandle> rsvg;
};

SvgDocument::SvgDocument(std::span<const std::uint8_t> bytes, const std::string& color)
    : handle_(std::make_unique<Handle>()) {
    GError* error = nullptr;
    handle_->rsvg.reset(rsvg_handle_new_from_data(bytes.data(), bytes.size(), &error));
    check(handle_->rsvg != nullptr, error, "cut short, or not well-formed");
    const std::string style =
        "text { display: none !important }" + (color.empty() ? "" : " svg { color: " + color + " }");
    error = nullptr;
    const bool styled = rsvg_handle_set_stylesheet(
        handle_->rsvg.get(), reinterpret_cast<const guint8*>(style.data()), style.size(), &error);
    check(styled, error, "cannot be drawn without its text");
}

SvgDocument::~SvgDocument() = default;

SvgDocument::Size SvgDocument::size(double longer_side) const {
    double width = 0;
    double height = 0;
    if (!rsvg_handle_get_intrinsic_size_in_pixels(handle_->rsvg.get(), &width, &height)) {
        RsvgRectangle box{};
        gboolean has_box = false;
        rsvg_handle_get_intrinsic_dimensions(handle_->rsvg.get(), nullptr, nullptr, nullptr, nullptr,
                                             &has_box, &box);
        width = has_box ? box.width : 1;
        height = has_box ? box.height : 1;
    }
    const double scale = longer_side / std::max(width, height);
    if (!(width > 0 && height > 0 && std::isfinite(scale)))
        throw SvgError("has no size");
    return {width * scale, height * scale};
}

void SvgDocument::draw(cairo_t* context, const Size& size) const {
    const RsvgRectangle viewport{0, 0, size.width, size.height};
    GError* error = nullptr;
    const bool drawn = rsvg_handle_render_document(handle_->rsvg.get(), context, &viewport, &error);
    check(drawn, error, "cannot be drawn");
}

void prepare_svg_documents() {
    // Logging about a drawing would look for the journal and the time zone.
    g_log_set_writer_func(say_nothing, nullptr, nullptr);
    // librsvg would read the number of processors from files, to start as many threads for filters.
    setenv("RAYON_NUM_THREADS", "1", 1);
    // Draws a picture within a picture, because the first one loads the code that reads them.
    constexpr std::string_view with_picture =
        R"(<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><image width="1" height="1" href="data:)"
        R"(image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5E)"
        R"(rkJggg=="/></svg>)";
    const Owned<cairo_surface_t> surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 1, 1));
    const Owned<cairo_t> context(cairo_create(surface.get()));
    SvgDocument({reinterpret_cast<const std::uint8_t*>(with_picture.data()), with_picture.size()})
        .draw(context.get(), {1, 1});
}

}  // namespace queenreel
