#pragma once

#include <span>
#include <string_view>

namespace queenreel {

/// A language of the texts in films and pictures.
struct Language {
    std::string_view name;     ///< its tag, as on the command line and in HTML: "de" (BCP 47)
    std::string_view summary;  ///< its names in itself and in English: "Deutsch, German"
    std::string_view code;     ///< as films name the language of a track: "deu" (ISO 639-2)
    std::string_view group;    ///< between groups of three digits: "," in English
    std::string_view point;    ///< before decimals
    bool right_to_left = false;

    /// The messages, as msgfmt compiles assets/po/NAME.po; empty for English, the language of the sources.
    std::string_view catalog{};
};

/// The name of a language in itself: "Deutsch".
std::string_view own_name(const Language& language);

/// All languages; the first is English.
std::span<const Language> languages();

}  // namespace queenreel
