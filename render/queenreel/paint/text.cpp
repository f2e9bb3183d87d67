#include "queenreel/paint/text.h"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/paint/cairo_ptr.h"
#include "queenreel/paint/paint_error.h"
#include "queenreel/paint/text_layout.h"

namespace queenreel {
namespace {

constexpr double cap_height = 0.73;  // of Inter, JetBrains Mono and DejaVu, in em

/// Notes the characters of a line that no font has.
void note_missing(const PangoLayoutLine* line) {
    for (const GSList* run = line->runs; run; run = run->next) {
        const PangoGlyphString& glyphs = *static_cast<const PangoGlyphItem*>(run->data)->glyphs;
        for (int i = 0; i < glyphs.num_glyphs; ++i) {
            const PangoGlyph glyph = glyphs.glyphs[i].glyph;
            if ((glyph & PANGO_GLYPH_UNKNOWN_FLAG) != 0 && glyph != PANGO_GLYPH_INVALID_INPUT)
                note_missing_letter(glyph & ~static_cast<PangoGlyph>(PANGO_GLYPH_UNKNOWN_FLAG));
        }
    }
}

bool is_ellipsis(const PangoGlyphItem& run) {
    return (run.item->analysis.flags & PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0;
}

/// The text that a line shows, in writing order.
std::string shown_text(const PangoLayoutLine* line) {
    const std::string_view all = pango_layout_get_text(line->layout);
    std::string text;
    for (const GSList* run = line->runs; run; run = run->next) {
        const auto& glyphs = *static_cast<const PangoGlyphItem*>(run->data);
        if (is_ellipsis(glyphs))
            text += "…";
        else
            text += all.substr(static_cast<std::size_t>(glyphs.item->offset),
                               static_cast<std::size_t>(glyphs.item->length));
    }
    return text;
}

/// The total width of a run's letters. An ellipsis is allotted all the room left, so its own width is used.
int letters_width(const PangoGlyphItem& run) {
    if (!is_ellipsis(run) || run.glyphs->num_glyphs == 0)
        return pango_glyph_string_get_width(run.glyphs);
    PangoRectangle logical{};
    pango_font_get_glyph_extents(run.item->analysis.font, run.glyphs->glyphs[0].glyph, nullptr, &logical);
    return logical.width;
}

/// The total width of a line's letters.
double letters_width(const PangoLayoutLine* line) {
    double width = 0;
    for (const GSList* run = line->runs; run; run = run->next)
        width += letters_width(*static_cast<const PangoGlyphItem*>(run->data));
    return width / PANGO_SCALE;
}

constexpr std::size_t max_known_glyphs = 4096;
constexpr double halo_em = 0.22;
constexpr double min_halo = 3.5;

/// A glyph's outline, shared by all uses in this thread.
std::shared_ptr<const GlyphOutline> outline_of(PangoFont* font, PangoGlyph glyph) {
    // Keeping the font alive ensures that no other font gets its address.
    using Known = std::map<std::pair<PangoFont*, PangoGlyph>, std::shared_ptr<const GlyphOutline>>;
    thread_local std::map<PangoFont*, Owned<PangoFont>> kept;
    thread_local Known known;
    if (known.size() > max_known_glyphs) {
        known.clear();
        kept.clear();
    }
    std::shared_ptr<const GlyphOutline>& outline = known[{font, glyph}];
    if (outline)
        return outline;
    kept.try_emplace(font, static_cast<PangoFont*>(g_object_ref(font)));
    const CairoSurface nowhere(cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nullptr));
    const CairoContext context(cairo_create(nowhere.get()));
    cairo_set_scaled_font(context.get(), pango_cairo_font_get_scaled_font(PANGO_CAIRO_FONT(font)));
    const cairo_glyph_t at_origin{glyph, 0, 0};
    cairo_glyph_path(context.get(), &at_origin, 1);
    require_ok(cairo_status(context.get()));
    GlyphOutline made;
    add_path_data(context.get(), made.steps, made.points);
    return outline = std::make_shared<const GlyphOutline>(std::move(made));
}

/// The glyphs of a line, positioned from the line's left end.
std::vector<TextRun::Glyph> outlined(const PangoLayoutLine* line) {
    std::vector<TextRun::Glyph> outlined;
    int x = 0;
    for (const GSList* run = line->runs; run; run = run->next) {
        const auto& item = *static_cast<const PangoGlyphItem*>(run->data);
        for (int i = 0; i < item.glyphs->num_glyphs; ++i) {
            const PangoGlyphInfo& glyph = item.glyphs->glyphs[i];
            if (glyph.glyph != PANGO_GLYPH_EMPTY)
                outlined.push_back({.outline = outline_of(item.item->analysis.font, glyph.glyph),
                                    .x = static_cast<double>(x + glyph.geometry.x_offset) / PANGO_SCALE});
            x += glyph.geometry.width;
        }
    }
    return outlined;
}

/// A line as a shape, in the picture's pixels.
TextRun run_of(const Canvas& canvas, PangoLayoutLine* line, Point at, double em, const TextStyle& style) {
    double width = letters_width(line);
    double size = em;
    double halo = std::max(halo_em * em, min_halo);
    double ignored = 0;
    cairo_user_to_device(canvas.context(), &at.x, &at.y);
    cairo_user_to_device_distance(canvas.context(), &width, &size);
    cairo_user_to_device_distance(canvas.context(), &halo, &ignored);
    TextRun run{.text = shown_text(line),
                .x = at.x,
                .base_line = at.y,
                .em = size,
                .width = width,
                .family = style.family,
                .bold = style.bold,
                .color = style.color,
                .halo = style.halo,
                .halo_width = halo};
    if (canvas.list()->outlines) {
        run.glyphs = outlined(line);
        run.glyph_scale = size / em;
    }
    return run;
}

/// Shows a line together with the space at which it breaks, as Cairo leaves out a space by itself. It keeps
/// words apart in text that is copied.
void show_line(const Canvas& canvas, PangoLayoutLine* line, Point at, double em, const TextStyle& style) {
    Owned<PangoLayout> with_space;
    if (style.goes_on && canvas.has_parts()) {
        std::string text(pango_layout_get_text(line->layout) + line->start_index, line->length);
        text.erase(text.find_last_not_of(' ') + 1);
        const double width = letters_width(line);
        with_space = layout_text(text + ' ', style, em);
        line = pango_layout_get_line_readonly(with_space.get(), 0);
        if (line->resolved_dir == PANGO_DIRECTION_RTL)
            at.x -= letters_width(line) - width;
    }
    canvas.move_to(at.x, at.y);
    pango_cairo_show_layout_line(canvas.context(), line);
}

/// Draws a line of text from the left end of its base line. Its halo stays inside the box, because
/// neighboring areas may be painted separately.
void draw_line(const Canvas& canvas, PangoLayoutLine* line, Point at, double em, const TextStyle& style,
               const Rect& box) {
    note_missing(line);
    if (canvas.list())
        return canvas.add({.what = run_of(canvas, line, at, em, style)});
    if (style.halo.alpha > 0) {
        canvas.save();
        canvas.rectangle(box.x, box.y, box.width, box.height);
        canvas.clip();
        canvas.move_to(at.x, at.y);
        pango_cairo_layout_line_path(canvas.context(), line);
        canvas.set_color(style.halo);
        canvas.set_line_width(std::max(halo_em * em, min_halo));
        canvas.set_line_join(Canvas::Join::round);
        canvas.stroke();
        canvas.restore();
    }
    canvas.set_color(style.color);
    show_line(canvas, line, at, em, style);
    canvas.new_path();
}

/// Returns whether a space or a line break comes before a line.
bool breaks_at_space(PangoLayout* layout, int line) {
    const int start = pango_layout_get_line_readonly(layout, line)->start_index;
    const char before = start > 0 ? pango_layout_get_text(layout)[start - 1] : '\0';
    return before == ' ' || before == '\n';
}

double left_of(const Rect& box, double width, Align align, const PangoLayoutLine* line) {
    switch (align) {
        case Align::start:
            return line->resolved_dir == PANGO_DIRECTION_RTL ? box.x + box.width - width : box.x;
        case Align::left:
            return box.x;
        case Align::center:
            return box.x + (box.width - width) / 2;
        case Align::right:
            return box.x + box.width - width;
    }
    return box.x;
}

}  // namespace

void draw_text(const Canvas& canvas, std::string_view text, const Rect& box, const TextStyle& style) {
    require_plain_text(text);
    if (text.empty() || !has_font())
        return;
    double em = style.em;
    Owned<PangoLayout> layout = layout_text(text, style, em);
    double width = width_of(layout.get());
    // Glyphs are on whole pixels, so the last may end one later than measured.
    const double room = style.min_em > 0 ? box.width - 1 : box.width;
    if (width > room) {
        const double least = std::min(style.min_em, em);
        do {
            em = std::max(em * room / width, least);
            layout = layout_text(text, style, em);
            width = width_of(layout.get());
            // Smaller letters are not always proportionally narrower.
        } while (style.min_em > 0 && width > room && em > least);
        if (style.min_em > 0 && width > room) {
            pango_layout_set_width(layout.get(), static_cast<int>(room * PANGO_SCALE));
            pango_layout_set_ellipsize(layout.get(),
                                       style.keeps_end ? PANGO_ELLIPSIZE_MIDDLE : PANGO_ELLIPSIZE_END);
            width = width_of(layout.get());
        }
    }
    // Capitals and digits are centered, so that lines of one style share their base line whatever their text.
    const double base_line = box.y + (box.height + cap_height * em) / 2;
    PangoLayoutLine* line = pango_layout_get_line_readonly(layout.get(), 0);
    draw_line(canvas, line, {left_of(box, width, style.align, line), base_line}, em, style, box);
}

void draw_lines(const Canvas& canvas, std::string_view text, const Rect& box, const TextStyle& style,
                const Lines& lines) {
    require_plain_text(text, Breaks::lines);
    if (text.empty() || !has_font())
        return;
    constexpr double least = 0.75;
    constexpr double step = 0.97;
    double em = style.em;
    Owned<PangoLayout> layout = layout_lines(text, style, em, box.width);
    while (pango_layout_get_line_count(layout.get()) > lines.max && em > least * style.em) {
        em *= step;
        layout = layout_lines(text, style, em, box.width);
    }
    if (pango_layout_get_line_count(layout.get()) > lines.max) {
        pango_layout_set_height(layout.get(), -lines.max);
        pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
    } else if (lines.balanced || style.align == Align::center) {
        layout = layout_balanced(text, style, em, box.width);
    }
    const int count = std::min(lines.max, pango_layout_get_line_count(layout.get()));
    for (int i = 0; i < count; ++i) {
        PangoLayoutLine* line = pango_layout_get_line_readonly(layout.get(), i);
        PangoRectangle extents{};
        pango_layout_line_get_extents(line, nullptr, &extents);
        const double width = static_cast<double>(extents.width) / PANGO_SCALE;
        const double pitch = lines.height * style.em;
        TextStyle own = style;
        own.goes_on = i + 1 < count && breaks_at_space(layout.get(), i + 1);
        draw_line(canvas, line,
                  {left_of(box, width, style.align, line), box.y + (i + 0.5) * pitch + cap_height * em / 2},
                  em, own, box);
    }
}

bool has_letters(std::string_view text, const TextStyle& style) {
    return has_font() && pango_layout_get_unknown_glyphs_count(layout_text(text, style, style.em).get()) == 0;
}

bool reads_right_to_left(std::string_view text) {
    if (std::ranges::all_of(text, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) == 0; }))
        return false;
    const Owned<PangoLayout> layout = layout_text(text, {}, TextStyle{}.em);
    return pango_layout_get_line_readonly(layout.get(), 0)->resolved_dir == PANGO_DIRECTION_RTL;
}

int line_count(std::string_view text, int width, const TextStyle& style) {
    require_plain_text(text, Breaks::lines);
    if (text.empty() || !has_font())
        return 0;
    return pango_layout_get_line_count(layout_lines(text, style, style.em, width).get());
}

double text_width(std::string_view text, const TextStyle& style) {
    require_plain_text(text);
    if (text.empty() || !has_font())
        return 0;
    return line_width(text, style, style.em);
}

double width_in_em(std::string_view text, bool bold) {
    constexpr double em = 100;
    return text_width(text, {.em = em, .bold = bold}) / em;
}

}  // namespace queenreel
