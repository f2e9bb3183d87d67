#include "queenreel/drawing/reader/reader.h"

#include <cairo-script.h>
#include <cairo.h>
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <memory>
#include <optional>
#include <vector>

#include "queenreel/confined/child.h"
#include "queenreel/drawing/reader/document.h"
#include "queenreel/drawing/reader/letters.h"
#include "queenreel/drawing/reader/script.h"

namespace queenreel {
namespace {

constexpr double script_side = 1000;  // units
constexpr double script_angle = 1;    // radians: cairo 1.16 fails to write horizontal and vertical lines
constexpr double pixel_side = 1024;
constexpr std::size_t max_file_size = 10 << 20;  // bytes
constexpr ChildLimits limits{.memory = std::uint64_t{512} << 20};

struct CairoDeleter {
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_device_t* device) const { cairo_device_destroy(device); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};

template <typename T>
using Owned = std::unique_ptr<T, CairoDeleter>;

std::vector<std::uint8_t> bytes_of(int file) {
    std::vector<std::uint8_t> bytes(max_file_size + 1);
    std::size_t size = 0;
    while (size < bytes.size()) {
        const ssize_t got = ::read(file, bytes.data() + size, bytes.size() - size);
        if (got < 0 && errno == EINTR)
            continue;
        if (got < 0)
            throw SvgError(std::strerror(errno));
        if (got == 0)
            break;
        size += static_cast<std::size_t>(got);
    }
    if (size > max_file_size)
        throw SvgError(
            fmt::format("it is longer than {} MiB; a piece is a few kilobytes", max_file_size >> 20));
    bytes.resize(size);
    return bytes;
}

cairo_status_t append(void* text, const unsigned char* bytes, unsigned int size) {
    static_cast<std::string*>(text)->append(reinterpret_cast<const char*>(bytes), size);
    return CAIRO_STATUS_SUCCESS;
}

/// Records the document's drawing commands as a Cairo script. Throws SvgError if librsvg or Cairo fails.
std::string script_of(const SvgDocument& document, const SvgDocument::Size& size) {
    std::string script;
    const Owned<cairo_device_t> device(cairo_script_create_for_stream(append, &script));
    {
        const Owned<cairo_surface_t> surface(
            cairo_script_surface_create(device.get(), CAIRO_CONTENT_COLOR_ALPHA, -1, -1));
        const Owned<cairo_t> context(cairo_create(surface.get()));
        cairo_rotate(context.get(), script_angle);
        document.draw(context.get(), size);
        cairo_surface_finish(surface.get());
        if (cairo_surface_status(surface.get()) != CAIRO_STATUS_SUCCESS)
            throw SvgError(cairo_status_to_string(cairo_surface_status(surface.get())));
    }
    cairo_device_finish(device.get());
    return script;
}

void draw_pixels(const SvgDocument& document, Drawing& drawing) {
    const auto whole = [](double length) { return std::max(1, static_cast<int>(std::lround(length))); };
    const SvgDocument::Size size = document.size(pixel_side);
    drawing.pixel_width = whole(size.width);
    drawing.pixel_height = whole(size.height);
    drawing.pixels.resize(static_cast<std::size_t>(drawing.pixel_width) * drawing.pixel_height);
    const Owned<cairo_surface_t> surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(drawing.pixels.data()), CAIRO_FORMAT_ARGB32, drawing.pixel_width,
        drawing.pixel_height, drawing.pixel_width * 4));
    document.draw(Owned<cairo_t>(cairo_create(surface.get())).get(),
                  {static_cast<double>(drawing.pixel_width), static_cast<double>(drawing.pixel_height)});
    cairo_surface_flush(surface.get());
}

/// Returns the document's paths, or nothing if Cairo cannot write it as a script or the script has more than
/// paths. Throws SvgError as paths_of_script().
std::optional<std::vector<DrawnPath>> paths_in(const SvgDocument& document, const SvgDocument::Size& size) {
    std::string script;
    try {
        script = script_of(document, size);
    } catch (const SvgError&) {
        return std::nullopt;
    }
    return paths_of_script(script, size.width, size.height, script_angle);
}

/// Reads the drawing; runs in the child process.
Drawing drawn(int file, const std::string& current) {
    const SvgDocument document(bytes_of(file), current);
    const SvgDocument::Size size = document.size(script_side);
    Drawing drawing{.width = size.width / script_side, .height = size.height / script_side};
    if (auto paths = paths_in(document, size))
        drawing.paths = *std::move(paths);
    else
        draw_pixels(document, drawing);
    if (drawing.paths.empty() && std::ranges::all_of(drawing.pixels, [](std::uint32_t p) { return p == 0; }))
        throw SvgError("it draws nothing; text is left out, as fonts are other files: make it paths");
    return drawing;
}

/// Libraries may give reasons of several lines.
[[noreturn]] void refuse(const std::string& path, std::string why) {
    std::ranges::replace(why, '\n', ' ');
    while (why.ends_with(' '))
        why.pop_back();
    throw DrawingError(fmt::format("{}: {}", path, why));
}

Descriptor open_regular(const std::string& path) {
    // Does not wait if it is a pipe.
    Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (file.number() < 0)
        refuse(path, fmt::format("cannot be opened: {}", std::strerror(errno)));
    struct stat status{};
    if (fstat(file.number(), &status) != 0 || !S_ISREG(status.st_mode))
        refuse(path, "it is not a file; give an SVG file");
    return file;
}

std::string why(const ChildError& error) {
    constexpr const char* simpler = "; give a simpler drawing";
    switch (error.end) {
        case ChildEnd::refused:
            return error.what();
        case ChildEnd::time:
            return fmt::format("it takes more than {} seconds to draw{}", limits.processor.count() / 1000,
                               simpler);
        case ChildEnd::memory:
            return fmt::format("it takes more than {} MiB of memory to draw{}", limits.memory >> 20, simpler);
        case ChildEnd::forbidden:
            return fmt::format("not drawn: it asks for other files, the network or another process{}",
                               simpler);
        case ChildEnd::unconfined:
            return "not drawn: this system cannot confine what draws it, which takes filters of system calls "
                   "(seccomp)";
        case ChildEnd::crashed:
            break;
    }
    return fmt::format("it crashes what draws it, or takes more than {} MiB of memory{}: {}",
                       limits.memory >> 20, simpler, error.what());
}

}  // namespace

Drawing read_drawing_file(const std::string& path, Color current) {
    const Descriptor file = open_regular(path);
    const std::string color = fmt::format("#{:02x}{:02x}{:02x}", current.red, current.green, current.blue);
    ConfinedChild child(
        prepare_svg_documents,
        [](int svg, std::string_view request, const ChildReporter& reporter) {
            reporter.send(letter_of(drawn(svg, std::string(request))));
        },
        limits);
    std::string letter;
    try {
        child.ask(file.number(), color, [&](std::string_view said) { letter = said; });
        return drawing_of(letter);
    } catch (const ChildError& error) {
        refuse(path, why(error));
    } catch (const SystemError& error) {
        refuse(path, fmt::format("no child process to draw it in: {}", error.what()));
    } catch (const std::runtime_error& error) {
        refuse(path, error.what());
    }
}

}  // namespace queenreel
