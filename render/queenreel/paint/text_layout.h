#pragma once

#include <pango/pangocairo.h>

#include <memory>
#include <string_view>

#include "queenreel/paint/text_style.h"

namespace queenreel {

struct TextRelease {
    void operator()(PangoFontMap* map) const { g_object_unref(map); }
    void operator()(PangoContext* settings) const { g_object_unref(settings); }
    void operator()(PangoLayout* layout) const { g_object_unref(layout); }
    void operator()(PangoFont* font) const { g_object_unref(font); }
    void operator()(PangoFontDescription* font) const { pango_font_description_free(font); }
    void operator()(PangoAttrList* attributes) const { pango_attr_list_unref(attributes); }
    void operator()(cairo_font_options_t* options) const { cairo_font_options_destroy(options); }
};

/// Owns a Pango object.
template <typename T>
using Owned = std::unique_ptr<T, TextRelease>;

/// The control characters that a text may contain.
enum class Breaks { none, lines };

/// Throws PaintError for text that is not UTF-8 or has control characters.
void require_plain_text(std::string_view text, Breaks breaks = Breaks::none);

/// While it lives, this thread lays out text in a language, given by its tag: some characters have different
/// shapes in Chinese and Japanese.
class TextLanguage {
  public:
    explicit TextLanguage(std::string_view tag);
    ~TextLanguage();
    TextLanguage(const TextLanguage&) = delete;
    TextLanguage& operator=(const TextLanguage&) = delete;

  private:
    PangoLanguage* before_;
};

/// Text on one line; `em` is the font size in pixels and replaces the style's.
Owned<PangoLayout> layout_text(std::string_view text, const TextStyle& style, double em);

/// Returns the width of text on one line, in pixels. Lays out only text that was not measured lately.
double line_width(std::string_view text, const TextStyle& style, double em);

/// Text broken into lines of this width, in pixels. Lines do not break between a number and the word before
/// or after it, unless a word or a number would be broken for that.
Owned<PangoLayout> layout_lines(std::string_view text, const TextStyle& style, double em, double width);

/// Text with as many lines as layout_lines(), broken as narrowly as that number allows.
Owned<PangoLayout> layout_balanced(std::string_view text, const TextStyle& style, double em, double width);

/// The width in pixels.
double width_of(PangoLayout* layout);

}  // namespace queenreel
