#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/frame/theme.h"

namespace queenreel {

// How the parts of a page become one file.

/// What stands in the places `{{name}}` of a text.
using Places = std::vector<std::pair<std::string_view, std::string>>;

/// A text with its places filled; those without a name here are empty.
std::string filled(std::string_view text, const Places& places);

/// The whole of a page: page.html around `body`, with the parts' hashes in its Content-Security-Policy.
struct Assembly {
    std::string title;        ///< UTF-8
    std::string description;  ///< UTF-8, what a link to the page says of it
    std::string style;        ///< CSS
    std::string queen;        ///< as PageContents::queen
    std::string body;         ///< HTML
    std::string settings;     ///< JSON
    std::string data{};       ///< packed()
    bool engine = false;      ///< with the stories' engine
    std::span<const std::string_view>
        modules;  ///< the names of its parts in JavaScript, each after those it uses
};

std::string assembled(const Assembly& assembly);

/// Bytes as text, RFC 4648, 4.
std::string base64(std::string_view bytes);

/// Bytes compressed by gzip, always in the same way, as base64.
std::string packed(std::string_view bytes);

/// The theme's colors as variables of a style sheet, and whether it is light or dark.
std::string css_variables(const Theme& theme);

}  // namespace queenreel
