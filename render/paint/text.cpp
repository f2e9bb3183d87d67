#include "paint/text.h"

#include <pango/pangocairo.h>

#include <algorithm>
#include <cstddef>
#include <memory>
#include <string>

#include "paint/ink.h"
#include "paint/paint_error.h"

namespace queenreel {
namespace {

struct TextRelease {
    void operator()(PangoFontMap* map) const { g_object_unref(map); }
    void operator()(PangoContext* settings) const { g_object_unref(settings); }
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
    void operator()(PangoAttrList* attributes) const { pango_attr_list_unref(attributes); }
    void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};

template <typename T>
using Owned = std::unique_ptr<T, TextRelease>;

constexpr double cap_height = 0.73;  // of Inter, JetBrains Mono and DejaVu, in em

/// Digits of one width, so that numbers keep still while they count.
constexpr const char* text_features = "tnum";

/// Characters as they are written: no ligature makes an arrow of a minus and a greater-than sign.
constexpr const char* code_features = "tnum, calt 0, liga 0";

/// What control characters a text may have.
enum class Breaks { none, lines };

void require_plain_text(std::string_view text, Breaks breaks = Breaks::none) {
    const char* bad = nullptr;
    // g_utf8_validate_len stops at a NUL as well, which cannot be part of a line either.
    if (!g_utf8_validate_len(text.data(), text.size(), &bad)) {
        const auto good = static_cast<std::size_t>(bad - text.data());
        throw PaintError("text: byte " + std::to_string(good + 1) + ", after '" +
                         std::string(text.substr(0, good)) + "', is not UTF-8; write it as UTF-8");
    }
    for (const char c : text)
        if ((static_cast<unsigned char>(c) < 0x20 && !(c == '\n' && breaks == Breaks::lines)) || c == 0x7F)
            throw PaintError("text: a control character, such as a line break, cannot be drawn; take it out");
}

/// Shapes are the font's own, on every machine and at every place: gray edges, unhinted. Gray edges also keep
/// to the exact palette. Fonts that were looked up are kept until the thread ends.
PangoContext* font_settings() {
    thread_local const Owned<PangoFontMap> map(pango_cairo_font_map_new());
    thread_local const Owned<PangoContext> settings = [] {
        Owned<PangoContext> made(pango_font_map_create_context(map.get()));
        const Owned<cairo_font_options_t> options(cairo_font_options_create());
        cairo_font_options_set_antialias(options.get(), CAIRO_ANTIALIAS_GRAY);
        cairo_font_options_set_hint_style(options.get(), CAIRO_HINT_STYLE_NONE);
        cairo_font_options_set_hint_metrics(options.get(), CAIRO_HINT_METRICS_OFF);
        pango_cairo_context_set_font_options(made.get(), options.get());
        pango_context_set_round_glyph_positions(made.get(), FALSE);
        // By itself it would be the user's, which chooses fonts, too.
        pango_context_set_language(made.get(), pango_language_from_string("en"));
        return made;
    }();
    return settings.get();
}

Owned<PangoAttrList> attributes_with(const char* features) {
    Owned<PangoAttrList> made(pango_attr_list_new());
    pango_attr_list_insert(made.get(), pango_attr_font_features_new(features));
    return made;
}

PangoAttrList* attributes_of(Family family) {
    thread_local const Owned<PangoAttrList> text = attributes_with(text_features);
    thread_local const Owned<PangoAttrList> code = attributes_with(code_features);
    return family == Family::mono ? code.get() : text.get();
}

Owned<PangoLayout> layout_text(std::string_view text, const TextStyle& style, double em) {
    Owned<PangoLayout> layout(pango_layout_new(font_settings()));
    const Owned<PangoFontDescription> font(pango_font_description_new());
    pango_font_description_set_family_static(font.get(), families(style.family));
    pango_font_description_set_weight(font.get(), style.bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango_font_description_set_absolute_size(font.get(), em * PANGO_SCALE);
    pango_layout_set_font_description(layout.get(), font.get());
    pango_layout_set_attributes(layout.get(), attributes_of(style.family));
    pango_layout_set_single_paragraph_mode(layout.get(), TRUE);
    pango_layout_set_text(layout.get(), text.data(), static_cast<int>(text.size()));
    return layout;
}

/// The same broken into lines of that width.
Owned<PangoLayout> layout_lines(std::string_view text, const TextStyle& style, double em, double width) {
    Owned<PangoLayout> layout = layout_text(text, style, em);
    pango_layout_set_single_paragraph_mode(layout.get(), FALSE);
    pango_layout_set_width(layout.get(), static_cast<int>(width * PANGO_SCALE));
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    return layout;
}

double width_of(PangoLayout* layout) {
    PangoRectangle logical{};
    pango_layout_get_extents(layout, nullptr, &logical);
    return static_cast<double>(logical.width) / PANGO_SCALE;
}

/// The same with the narrowest lines that are as many.
Owned<PangoLayout> layout_balanced(std::string_view text, const TextStyle& style, double em, double width) {
    Owned<PangoLayout> layout = layout_lines(text, style, em, width);
    const int count = pango_layout_get_line_count(layout.get());
    double narrow = width / 2;
    for (int step = 0; step < 6 && count > 1; ++step) {
        const double middle = (narrow + width) / 2;
        Owned<PangoLayout> tried = layout_lines(text, style, em, middle);
        if (pango_layout_get_line_count(tried.get()) > count) {
            narrow = middle;
        } else {
            width = middle;
            layout = std::move(tried);
        }
    }
    return layout;
}

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
