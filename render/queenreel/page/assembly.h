#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/theme.h"
#include "queenreel/page/page_file.h"

namespace queenreel {

// Functions that combine the parts of a page into one file.

/// The texts to insert for `{{name}}` placeholders.
using Places = std::vector<std::pair<std::string_view, std::string>>;

/// A text with its placeholders filled in; those without a name here become empty.
std::string filled(std::string_view text, const Places& places);

/// The whole page: page.html around `body`, with the parts' hashes in its Content-Security-Policy.
struct Assembly {
    std::string language = "en";  ///< as PageContents::language
    bool right_to_left = false;
    std::string title;        ///< UTF-8
    std::string description;  ///< UTF-8, shown with links to the page
    std::string head{};       ///< HTML of the head, for pages of a site
    std::string style;        ///< CSS
    std::string symbols;      ///< as PageContents::symbols
    std::string body;         ///< HTML
    std::string settings;     ///< JSON
    std::string data{};       ///< packed(): what the script shows, or the explorer's catalog
    bool engine = false;      ///< whether it includes the stories' engine
    std::string_view script;  ///< JavaScript
};

std::string assembled(const Assembly& assembly);

/// The value of HTML's attribute `dir`.
inline std::string direction(bool right_to_left) {
    return right_to_left ? "rtl" : "ltr";
}

/// The same page as index.html of a site, which may also load a manifest, its pictures and a worker from
/// files beside it.
std::string assembled_for_site(const Assembly& assembly);

/// The same page as separate files, for hosts whose policy forbids inline scripts and styles: its script and
/// style, which have that name, the engine and, last, `page`.
std::vector<PageFile> split(const Assembly& assembly, const std::string& name, const std::string& page);

/// The engine, a WebAssembly module.
std::string expanded_engine();

/// The SHA-256 of bytes, in hexadecimal digits.
std::string sha256(std::string_view bytes);

/// Base64 according to RFC 4648, 4.
std::string base64(std::string_view bytes);

/// Base64 of gzip-compressed bytes; the same bytes give the same text.
std::string packed(std::string_view bytes);

/// A color in the notation of style sheets and manifests, such as `#f0d9b5`.
std::string css_color(Color color);

/// The name of a color's variable in a style sheet, without its dashes.
std::string_view css_name(const ThemeColor& color);

/// The theme's colors as variables of a style sheet, and whether it is light or dark.
std::string css_variables(const Theme& theme);

/// The numbers of the design as variables of a style sheet.
std::string css_tokens();

}  // namespace queenreel
