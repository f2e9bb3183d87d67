#include "queenreel/paint/text.h"

#include <algorithm>
#include <string>

#include "queenreel/paint/ink.h"
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

/// What a line shows, in the order in which it is written.
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

/// How wide the letters of a run are together. An ellipsis takes all the room that is left, and not just its
/// own.
int letters_width(const PangoGlyphItem& run) {
    if (!is_ellipsis(run) || run.glyphs->num_glyphs == 0)
        return pango_glyph_string_get_width(run.glyphs);
    PangoRectangle logical{};
    pango_font_get_glyph_extents(run.item->analysis.font, run.glyphs->glyphs[0].glyph, nullptr, &logical);
    return logical.width;
}

/// The same of a line.
double letters_width(const PangoLayoutLine* line) {
    double width = 0;
    for (const GSList* run = line->runs; run; run = run->next)
        width += letters_width(*static_cast<const PangoGlyphItem*>(run->data));
    return width / PANGO_SCALE;
}

constexpr double halo_em = 0.22;
constexpr double min_halo = 3.5;

cairo_user_data_key_t written_lines;

/// Where the context's text is written down; null where it is drawn.
std::vector<WrittenLine>* lines_of(cairo_t* context) {
    return static_cast<std::vector<WrittenLine>*>(cairo_get_user_data(context, &written_lines));
}

WrittenLine written_line(cairo_t* context, PangoLayoutLine* line, Point at, double em,
                         const TextStyle& style) {
    double right = letters_width(line);
    double size = em;
    double halo = std::max(halo_em * em, min_halo);
    cairo_user_to_device(context, &at.x, &at.y);
    cairo_user_to_device_distance(context, &right, &size);
    double ignored = 0;
    cairo_user_to_device_distance(context, &halo, &ignored);
    return {.text = shown_text(line),
            .x = at.x,
            .base_line = at.y,
            .em = size,
            .width = right,
            .family = style.family,
            .bold = style.bold,
            .color = style.color,
            .halo = style.halo,
            .halo_width = halo};
}

/// Draws a line of text from the left end of its base line, with its halo, which stays inside the box: what
/// is beside it may be painted by itself.
void draw_line(cairo_t* context, PangoLayoutLine* line, Point at, double em, const TextStyle& style,
               const Rect& box) {
    note_missing(line);
    if (auto* lines = lines_of(context)) {
        lines->push_back(written_line(context, line, at, em, style));
        return;
    }
    if (style.halo.alpha > 0) {
        cairo_save(context);
        cairo_rectangle(context, box.x, box.y, box.width, box.height);
        cairo_clip(context);
        cairo_move_to(context, at.x, at.y);
        pango_cairo_layout_line_path(context, line);
        set_color(context, style.halo);
        cairo_set_line_width(context, std::max(halo_em * em, min_halo));
        cairo_set_line_join(context, CAIRO_LINE_JOIN_ROUND);
        cairo_stroke(context);
        cairo_restore(context);
    }
    set_color(context, style.color);
    cairo_move_to(context, at.x, at.y);
    pango_cairo_show_layout_line(context, line);
    cairo_new_path(context);
}

double left_of(const Rect& box, double width, Align align) {
    switch (align) {
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

void draw_text(cairo_t* context, std::string_view text, const Rect& box, const TextStyle& style) {
    require_plain_text(text);
    if (text.empty() || !has_font())
        return;
    double em = style.em;
    Owned<PangoLayout> layout = layout_text(text, style, em);
    double width = width_of(layout.get());
    // Glyphs lie on whole pixels, so the last may end one later than measured.
    const double room = style.min_em > 0 ? box.width - 1 : box.width;
    if (width > room) {
        em = std::max(em * room / width, std::min(style.min_em, em));
        layout = layout_text(text, style, em);
        width = width_of(layout.get());
        if (style.min_em > 0 && width > room) {
            pango_layout_set_width(layout.get(), static_cast<int>(room * PANGO_SCALE));
            pango_layout_set_ellipsize(layout.get(), PANGO_ELLIPSIZE_END);
            width = width_of(layout.get());
        }
    }
    // Capitals and digits stand in the middle, so that lines of one style share their base line whatever they
    // say.
    const double base_line = box.y + (box.height + cap_height * em) / 2;
    draw_line(context, pango_layout_get_line_readonly(layout.get(), 0),
              {left_of(box, width, style.align), base_line}, em, style, box);
}

void draw_lines(cairo_t* context, std::string_view text, const Rect& box, const TextStyle& style,
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
    }
    if (style.align == Align::center && pango_layout_get_line_count(layout.get()) <= lines.max)
        layout = layout_balanced(text, style, em, box.width);
    const int count = std::min(lines.max, pango_layout_get_line_count(layout.get()));
    for (int i = 0; i < count; ++i) {
        PangoLayoutLine* line = pango_layout_get_line_readonly(layout.get(), i);
        PangoRectangle extents{};
        pango_layout_line_get_extents(line, nullptr, &extents);
        const double width = static_cast<double>(extents.width) / PANGO_SCALE;
        const double pitch = lines.height * style.em;
        draw_line(context, line,
                  {left_of(box, width, style.align), box.y + (i + 0.5) * pitch + cap_height * em / 2}, em,
                  style, box);
    }
}

void write_down_text(cairo_t* context, std::vector<WrittenLine>& lines) {
    require_ok(cairo_set_user_data(context, &written_lines, &lines, nullptr));
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
    return width_of(layout_text(text, style, style.em).get());
}

}  // namespace queenreel
