#include "queenreel/encode/svg/shapes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <variant>

#include "queenreel/base/xml.h"
#include "queenreel/encode/cairo_document.h"
#include "queenreel/encode/svg/path.h"
#include "queenreel/page/assembly.h"
#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/reach.h"
#include "queenreel/paint/text_style.h"

namespace queenreel {
namespace {

/// The attributes of a line of text: digits have equal widths, and code has no ligatures.
std::string font_attributes(const TextRun& run) {
    std::string text =
        fmt::format(R"( font-family="{}" font-size="{}")", families(run.family), svg_number(run.em));
    if (run.bold)
        text += R"( font-weight="bold")";
    return text + (run.family == Family::mono ? R"( style="font-variant-ligatures:none")"
                                              : R"( style="font-variant-numeric:tabular-nums")");
}

/// The position, width and text of a line. A single letter or digit needs no width; spaces that would be
/// collapsed are preserved.
std::string placed_text(const TextRun& run) {
    std::string text = fmt::format(R"( x="{}" y="{}")", svg_number(run.x), svg_number(run.base_line));
    if (run.text.size() > 1)
        text += fmt::format(R"( textLength="{}" lengthAdjust="spacingAndGlyphs")", svg_number(run.width));
    if (run.text.starts_with(' ') || run.text.find("  ") != std::string::npos)
        text += R"( xml:space="preserve")";
    return text + ">" + xml_text(run.text) + "</text>";
}

std::string class_attribute(std::string_view classes) {
    return classes.empty() ? "" : fmt::format(" class=\"{}\"", classes);
}

/// Returns true if the clip may cut something off: the extent of text and stamps is not known here.
bool is_clipped(const Shape& shape) {
    if (!shape.clip)
        return false;
    const auto* path = std::get_if<DrawnPath>(&shape.what);
    if (!path)
        return true;
    const Box bounds = bounds_of(*path);
    const Box& clip = *shape.clip;
    return bounds.x < clip.x || bounds.y < clip.y || bounds.x + bounds.width > clip.x + clip.width ||
           bounds.y + bounds.height > clip.y + clip.height;
}

/// Returns true if `over` has the path of `under`, so that one element draws both.
bool is_merged(const Shape& under, const Shape& over) {
    const auto* a = std::get_if<DrawnPath>(&under.what);
    const auto* b = std::get_if<DrawnPath>(&over.what);
    return a && b && a->stroked != b->stroked && a->steps == b->steps && a->points == b->points &&
           under.clip == over.clip && under.actor == over.actor &&
           PenMap{(a->stroked ? a : b)->stroke.pen}.is_round();
}

}  // namespace

std::string svg_hexadecimal(Color color) {
    const auto hex = fmt::format("{:02x}{:02x}{:02x}", color.red, color.green, color.blue);
    if (hex[0] == hex[1] && hex[2] == hex[3] && hex[4] == hex[5])
        return {'#', hex[0], hex[2], hex[4]};
    return "#" + hex;
}

std::string SvgShapes::paint(std::string_view what, Color color) const {
    std::string text = fmt::format(" {}=\"{}\"", what, color_(color));
    if (color.alpha < 255)
        text += fmt::format(" {}-opacity=\"{}\"", what, svg_number(color.alpha / 255.0));
    return text;
}

std::string SvgShapes::path(const DrawnPath& path, std::string_view classes) const {
    std::string paints;
    PenMap pen;
    if (path.stroked) {
        const PenMap drawn{path.stroke.pen};
        if (drawn.determinant() == 0)
            return "";  // no pen, no line
        if (!drawn.is_round()) {
            pen = drawn;
            paints = fmt::format(" transform=\"matrix({} {} {} {} 0 0)\"", drawn.by[0], drawn.by[1],
                                 drawn.by[2], drawn.by[3]);
        }
        const double size = drawn.scale();
        paints += " fill=\"none\"" + paint("stroke", path.color) +
                  svg_pen_attributes(path.stroke, drawn.is_round() ? size : 1);
    } else {
        paints = paint("fill", path.color);
        if (path.even_odd)
            paints += " fill-rule=\"evenodd\"";
    }
    return fmt::format("<path{}{} d=\"{}\"/>", class_attribute(classes), paints,
                       svg_path_data(path.steps, path.points, pen));
}

std::string SvgShapes::merged(const DrawnPath& under, const DrawnPath& over) const {
    const DrawnPath& line = under.stroked ? under : over;
    const DrawnPath& area = under.stroked ? over : under;
    const double size = PenMap{line.stroke.pen}.scale();
    return fmt::format("<path{}{}{}{}{} d=\"{}\"/>", paint("fill", area.color),
                       area.even_odd ? " fill-rule=\"evenodd\"" : "", paint("stroke", line.color),
                       svg_pen_attributes(line.stroke, size), under.stroked ? " paint-order=\"stroke\"" : "",
                       svg_path_data(line.steps, line.points));
}

std::string SvgShapes::paint_of(const TextRun& run) const {
    std::string text = paint("fill", run.color);
    if (run.halo.alpha > 0)
        text += paint("stroke", run.halo) +
                fmt::format(R"( stroke-width="{}" stroke-linejoin="round" paint-order="stroke")",
                            svg_number(run.halo_width / (run.glyphs.empty() ? 1 : run.glyph_scale)));
    return text;
}

/// Text as uses of its glyphs.
std::string SvgShapes::glyphs(const TextRun& run, std::string_view classes) {
    std::string place = fmt::format("translate({} {})", svg_number(run.x), svg_number(run.base_line));
    if (run.glyph_scale != 1)
        place += fmt::format("scale({})", run.glyph_scale);
    std::string uses;
    for (const TextRun::Glyph& glyph : run.glyphs)
        if (!glyph.outline->steps.empty())
            uses += fmt::format("<use {}=\"#{}\" x=\"{}\"/>", href_, reference(glyph.outline),
                                svg_number(glyph.x));
    return fmt::format("<g{} transform=\"{}\"{}>{}</g>", class_attribute(classes), place, paint_of(run),
                       uses);
}

std::string SvgShapes::text_style(const TextRun& run) const {
    return font_attributes(run) + paint_of(run);
}

std::string SvgShapes::styled_text(const TextRun& run, std::string_view classes) const {
    return "<text" + class_attribute(classes) + placed_text(run);
}

std::string SvgShapes::image(const ImageShape& image, std::string_view classes) const {
    std::vector<std::uint32_t> pixels = image.pixels->pixels;
    const CairoSurface surface(cairo_image_surface_create_for_data(
        reinterpret_cast<unsigned char*>(pixels.data()), CAIRO_FORMAT_ARGB32, image.pixels->pixel_width,
        image.pixels->pixel_height, image.pixels->pixel_width * 4));
    CollectedBytes png;
    require_ok(cairo_surface_write_to_png_stream(surface.get(), collect_bytes, &png));
    return fmt::format(
        R"(<image{} x="{}" y="{}" width="{}" height="{}" preserveAspectRatio="none" {}="data:image/png;base64,{}"/>)",
        class_attribute(classes), svg_number(image.place.x), svg_number(image.place.y),
        svg_number(image.place.width), svg_number(image.place.height), href_, base64(png.text()));
}

std::string SvgShapes::new_id() {
    return fmt::format("{}{}", id_mark, ids_++);
}

std::string SvgShapes::reference(const std::shared_ptr<const DisplayList>& stamp) {
    std::string& id = known_[stamp];
    if (id.empty()) {
        id = new_id();
        const std::string content = elements(*stamp);  // may add definitions
        definitions_ += fmt::format("<g id=\"{}\">{}</g>", id, content);
    }
    return id;
}

std::string SvgShapes::reference(const std::shared_ptr<const GlyphOutline>& glyph) {
    std::string& id = known_[glyph];
    if (id.empty()) {
        id = new_id();
        definitions_ +=
            fmt::format("<path id=\"{}\" d=\"{}\"/>", id, svg_path_data(glyph->steps, glyph->points));
    }
    return id;
}

std::string SvgShapes::clip_reference(const Box& clip) {
    const auto known = std::ranges::find(clips_, clip, &std::pair<Box, std::string>::first);
    if (known != clips_.end())
        return known->second;
    const std::string id = new_id();
    definitions_ += fmt::format("<clipPath id=\"{}\"><path d=\"M{} {}h{}v{}h{}z\"/></clipPath>", id,
                                svg_number(clip.x), svg_number(clip.y), svg_number(clip.width),
                                svg_number(clip.height), svg_number(-clip.width));
    clips_.emplace_back(clip, id);
    return id;
}

std::string SvgShapes::clipped(const Shape& shape, std::string written) {
    if (!is_clipped(shape))
        return written;
    return fmt::format("<g clip-path=\"url(#{})\">{}</g>", clip_reference(*shape.clip), written);
}

std::string SvgShapes::element(const Shape& shape, std::string_view classes) {
    struct Writer {
        SvgShapes& to;
        std::string_view classes;

        std::string operator()(const DrawnPath& path) const { return to.path(path, classes); }
        std::string operator()(const TextRun& run) const {
            if (!run.glyphs.empty())
                return to.glyphs(run, classes);
            return "<text" + class_attribute(classes) + to.text_style(run) + placed_text(run);
        }
        std::string operator()(const ImageShape& image) const { return to.image(image, classes); }
        std::string operator()(const StampUse& use) const {
            std::string place = use.scale == 1
                                    ? fmt::format(R"(x="{}" y="{}")", svg_number(use.x), svg_number(use.y))
                                    : fmt::format("transform=\"translate({} {})scale({})\"",
                                                  svg_number(use.x), svg_number(use.y), use.scale);
            if (use.opacity < 1)
                place += fmt::format(R"( opacity="{}")", svg_number(use.opacity));
            return fmt::format("<use{} {}=\"#{}\" {}/>", class_attribute(classes), to.href_,
                               to.reference(use.stamp), place);
        }
        std::string operator()(const ShapeGroup& group) const {
            return fmt::format("<g{} opacity=\"{}\">{}</g>", class_attribute(classes),
                               svg_number(group.opacity), to.elements(*group.shapes));
        }
    };
    return std::visit(Writer{*this, classes}, shape.what);
}

std::string SvgShapes::elements(const DisplayList& list) {
    std::string text;
    std::optional<Box> clip;
    std::string style;  // of lines of text in one group
    const auto end_style = [&] {
        text += style.empty() ? "" : "</g>";
        style.clear();
    };
    const auto end_clip = [&] {
        end_style();
        text += clip ? "</g>" : "";
        clip.reset();
    };
    for (std::size_t i = 0; i < list.shapes.size(); ++i) {
        const Shape& shape = list.shapes[i];
        if (!is_clipped(shape)) {
            if (clip)
                end_clip();
        } else if (clip != shape.clip) {
            end_clip();
            clip = shape.clip;
            text += fmt::format("<g clip-path=\"url(#{})\">", clip_reference(*clip));
        }
        const auto* run = std::get_if<TextRun>(&shape.what);
        if (run && run->glyphs.empty()) {
            const std::string its = text_style(*run);
            if (its != style) {
                end_style();
                text += fmt::format("<g{}>", its);
                style = its;
            }
            text += styled_text(*run);
            continue;
        }
        end_style();
        if (i + 1 < list.shapes.size() && is_merged(shape, list.shapes[i + 1])) {
            text += merged(std::get<DrawnPath>(shape.what), std::get<DrawnPath>(list.shapes[i + 1].what));
            ++i;
        } else {
            text += element(shape);
        }
    }
    end_clip();
    return text;
}

std::string SvgShapes::take_definitions() {
    return std::exchange(definitions_, {});
}

}  // namespace queenreel
