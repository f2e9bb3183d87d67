#include "queenreel/paint/text_layout.h"

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "queenreel/paint/paint_error.h"

namespace queenreel {
namespace {

/// Digits of equal width, so that numbers keep still while they count.
constexpr const char* text_features = "tnum";

/// Characters as typed: no ligature turns a minus and a greater-than sign into an arrow.
constexpr const char* code_features = "tnum, calt 0, liga 0";

/// The language of text laid out in this thread; the user's would also select fonts.
PangoLanguage*& text_language() {
    thread_local PangoLanguage* language = pango_language_from_string("en");
    return language;
}

/// Unhinted shapes with gray edges, the same on every machine and at every position. Gray edges also match
/// the exact palette. Fonts that were looked up are kept until the thread ends.
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
        return made;
    }();
    if (pango_context_get_language(settings.get()) != text_language())
        pango_context_set_language(settings.get(), text_language());
    return settings.get();
}

Owned<PangoAttrList> attributes_with(const char* features) {
    Owned<PangoAttrList> made(pango_attr_list_new());
    pango_attr_list_insert(made.get(), pango_attr_font_features_new(features));
    return made;
}

/// The words to which numbers are bound.
enum class Binding {
    both_sides,  ///< to the word before and to the one after, so that several may hang together
    one_side,    ///< no two spaces in a row are bound
};

/// The text with non-breaking spaces between numbers and the words and signs before and after them, as in
/// "row 2", "64 squares" and "3 + 2".
std::string with_bound_numbers(std::string_view text, Binding binding) {
    constexpr std::string_view non_breaking_space = "\u00a0";
    const auto is_digit = [](char c) { return c >= '0' && c <= '9'; };
    const auto is_of_word = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '+' || c == '=' ||
               (static_cast<unsigned char>(c) & 0x80U) != 0;
    };
    std::string bound;
    bool was_bound = false;  // the space before
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char before = i > 0 ? text[i - 1] : ' ';
        const char after = i + 1 < text.size() ? text[i + 1] : ' ';
        const bool is_beside =
            (is_of_word(before) && is_digit(after)) || (is_digit(before) && is_of_word(after));
        const bool binds = text[i] == ' ' && is_beside && !(was_bound && binding == Binding::one_side);
        if (text[i] == ' ')
            was_bound = binds;
        bound += binds ? non_breaking_space : text.substr(i, 1);
    }
    return bound;
}

/// Returns whether a line begins within a word.
bool breaks_words(PangoLayout* layout) {
    const char* text = pango_layout_get_text(layout);
    int count = 0;
    const PangoLogAttr* places = pango_layout_get_log_attrs_readonly(layout, &count);
    for (int i = 1; i < pango_layout_get_line_count(layout); ++i) {
        const int start = pango_layout_get_line_readonly(layout, i)->start_index;
        const PangoLogAttr& place = places[g_utf8_pointer_to_offset(text, text + start)];
        if (!place.is_line_break && !place.is_mandatory_break)
            return true;
    }
    return false;
}

/// Binds numbers in a text of several lines, unless that would break a word or a number.
void bind_numbers(PangoLayout* layout, std::string_view text) {
    const auto give = [&](std::string_view words) {
        if (words != pango_layout_get_text(layout))  // otherwise, Pango would shape the same letters again
            pango_layout_set_text(layout, words.data(), static_cast<int>(words.size()));
    };
    for (const Binding binding : {Binding::both_sides, Binding::one_side}) {
        give(with_bound_numbers(text, binding));
        if (!breaks_words(layout))
            return;
    }
    give(text);
}

/// Remembers the widths of a thread's last texts, since a film shows most of its texts many times.
class Measured {
  public:
    /// Returns what `measure` returned for this text within this width; 0 stands for no width.
    double of(std::string_view text, const TextStyle& style, double em, double width,
              const std::function<double()>& measure) {
        Key key(text, style.family, style.bold, em, width, text_language());
        if (const auto found = known_.find(key); found != known_.end())
            return found->second;
        if (known_.size() >= max_known)
            known_.clear();
        return known_[std::move(key)] = measure();
    }

  private:
    using Key = std::tuple<std::string, Family, bool, double, double, PangoLanguage*>;
    static constexpr std::size_t max_known = 4096;
    std::map<Key, double> known_;
};

PangoAttrList* attributes_of(Family family) {
    thread_local const Owned<PangoAttrList> text = attributes_with(text_features);
    thread_local const Owned<PangoAttrList> code = attributes_with(code_features);
    return family == Family::mono ? code.get() : text.get();
}

}  // namespace

void require_plain_text(std::string_view text, Breaks breaks) {
    const char* bad = nullptr;
    // g_utf8_validate_len also stops at a NUL, which a line cannot contain either.
    if (!g_utf8_validate_len(text.data(), text.size(), &bad)) {
        const auto good = static_cast<std::size_t>(bad - text.data());
        throw PaintError("text: byte " + std::to_string(good + 1) + ", after '" +
                         std::string(text.substr(0, good)) + "', is not UTF-8; write it as UTF-8");
    }
    for (const char c : text)
        if ((static_cast<unsigned char>(c) < 0x20 && !(c == '\n' && breaks == Breaks::lines)) || c == 0x7F)
            throw PaintError("text: a control character, such as a line break, cannot be drawn; take it out");
}

TextLanguage::TextLanguage(std::string_view tag)
    : before_(std::exchange(text_language(), pango_language_from_string(std::string(tag).c_str()))) {}

TextLanguage::~TextLanguage() {
    text_language() = before_;
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

double line_width(std::string_view text, const TextStyle& style, double em) {
    thread_local Measured widths;
    return widths.of(text, style, em, 0, [&] { return width_of(layout_text(text, style, em).get()); });
}

namespace {

/// Lays out text as typed, within a width in pixels.
Owned<PangoLayout> layout_within(std::string_view text, const TextStyle& style, double em, double width) {
    Owned<PangoLayout> layout = layout_text(text, style, em);
    pango_layout_set_single_paragraph_mode(layout.get(), FALSE);
    pango_layout_set_width(layout.get(), static_cast<int>(width * PANGO_SCALE));
    pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD_CHAR);
    return layout;
}

/// Lays out text that takes several lines even within a larger width. Breaks no word; a long one sticks out.
Owned<PangoLayout> layout_words(std::string_view text, const TextStyle& style, double em, double width) {
    Owned<PangoLayout> layout = layout_within(text, style, em, width);
    bind_numbers(layout.get(), text);
    if (breaks_words(layout.get()))
        pango_layout_set_wrap(layout.get(), PANGO_WRAP_WORD);
    return layout;
}

/// Returns the least width within which text needs no more lines than within `width`.
double balanced_width(std::string_view text, const TextStyle& style, double em, double width) {
    const int count = pango_layout_get_line_count(layout_lines(text, style, em, width).get());
    double narrow = width / 2;
    for (int step = 0; step < 6 && count > 1; ++step) {
        const double middle = (narrow + width) / 2;
        const Owned<PangoLayout> tried = layout_words(text, style, em, middle);
        if (pango_layout_get_line_count(tried.get()) > count || width_of(tried.get()) > middle + 1)
            narrow = middle;
        else
            width = middle;
    }
    return width;
}

}  // namespace

Owned<PangoLayout> layout_lines(std::string_view text, const TextStyle& style, double em, double width) {
    Owned<PangoLayout> layout = layout_within(text, style, em, width);
    if (pango_layout_get_line_count(layout.get()) > 1)
        bind_numbers(layout.get(), text);
    return layout;
}

double width_of(PangoLayout* layout) {
    PangoRectangle logical{};
    pango_layout_get_extents(layout, nullptr, &logical);
    return static_cast<double>(logical.width) / PANGO_SCALE;
}

Owned<PangoLayout> layout_balanced(std::string_view text, const TextStyle& style, double em, double width) {
    thread_local Measured widths;
    const double balanced =
        widths.of(text, style, em, width, [&] { return balanced_width(text, style, em, width); });
    return balanced < width ? layout_words(text, style, em, balanced) : layout_lines(text, style, em, width);
}

}  // namespace queenreel
