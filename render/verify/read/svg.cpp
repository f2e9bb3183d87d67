#include "verify/read/svg.h"

#include <cairo.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <string>

#include "verify/read/child.h"

namespace queenreel::judge {
namespace {

constexpr int longer_side = 800;  ///< pixels drawn

struct RsvgDeleter {
    void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
    void operator()(GError* error) const { g_error_free(error); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

template <typename T>
using Owned = std::unique_ptr<T, RsvgDeleter>;

/// What the child writes first; pixels follow it, or a message instead when the width is 0.
struct Header {
    int width = 0;
    int height = 0;
};

struct DrawError {
    std::string what;
};

void check(bool success, GError* error, const char* what) {
    const Owned<GError> owner(error);
    if (!success)
        throw DrawError{std::string(what) + ": " + (error ? error->message : "librsvg does not say why")};
}

Header size_of(RsvgHandle* handle) {
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
        throw DrawError{"has no size"};
    return {std::max(1, static_cast<int>(std::lround(width * scale))),
            std::max(1, static_cast<int>(std::lround(height * scale)))};
}

void draw(Bytes bytes, const ChildOutput& output) {
    GError* error = nullptr;
    const Owned<RsvgHandle> handle(rsvg_handle_new_from_data(bytes.data(), bytes.size(), &error));
    check(handle != nullptr, error, "cut short, or not well-formed");
    const Header header = size_of(handle.get());
    const Owned<cairo_surface_t> surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, header.width, header.height));
    const Owned<cairo_t> context(cairo_create(surface.get()));
    const RsvgRectangle viewport{0, 0, static_cast<double>(header.width), static_cast<double>(header.height)};
    error = nullptr;
    const bool drawn = rsvg_handle_render_document(handle.get(), context.get(), &viewport, &error);
    check(drawn, error, "cannot be drawn");
    cairo_surface_flush(surface.get());
    output(&header, sizeof header);
    output(cairo_image_surface_get_data(surface.get()),
           static_cast<std::size_t>(cairo_image_surface_get_stride(surface.get())) * header.height);
}

void draw_or_tell_why(Bytes bytes, const ChildOutput& output) {
    try {
        draw(bytes, output);
    } catch (const DrawError& error) {
        const Header none;
        output(&none, sizeof none);
        output(error.what.data(), error.what.size());
    }
}

}  // namespace

Picture read_svg(Bytes bytes) {
    constexpr std::size_t max_bytes = sizeof(Header) + std::size_t{4} * longer_side * longer_side;
    const auto drawn = std::make_shared<std::vector<std::uint8_t>>(
        in_child([&](const ChildOutput& output) { draw_or_tell_why(bytes, output); }, max_bytes));
    Header header;
    if (drawn->size() < sizeof header)
        throw UnreadableError("cannot be drawn: librsvg ended early");
    std::memcpy(&header, drawn->data(), sizeof header);
    const std::uint8_t* pixels = drawn->data() + sizeof header;
    if (header.width == 0)
        throw UnreadableError(std::string(drawn->begin() + sizeof header, drawn->end()));
    Picture picture{header.width, header.height, 4, {}, drawn};
    constexpr int pixel = 4;
    for (int i = 0; i < pixel; ++i)
        picture.channels[i] = {pixels + i, std::ptrdiff_t{pixel} * header.width, pixel, 0, 0};
    return picture;
}

}  // namespace queenreel::judge
