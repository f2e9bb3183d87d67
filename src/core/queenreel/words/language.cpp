#include "queenreel/words/language.h"

#include <array>
#include <cstddef>

#include "queenreel/words/translations.h"

#ifndef QUEENREEL_ENGLISH_ONLY

// The linker's symbols for a catalog's start and end.
#define QUEENREEL_CATALOG(name)                        \
    extern "C" const char _binary_##name##_mo_start[]; \
    extern "C" const char _binary_##name##_mo_end[];

// NOLINTBEGIN(bugprone-reserved-identifier): these are the linker's names
QUEENREEL_TRANSLATIONS(QUEENREEL_CATALOG)
// NOLINTEND(bugprone-reserved-identifier)

#endif

namespace queenreel {
namespace {

constexpr Language english{.name = "en", .summary = "English", .code = "eng", .group = ",", .point = "."};

#ifndef QUEENREEL_ENGLISH_ONLY

/// A language with the catalog between two places.
Language with_catalog(Language language, const char* begin, const char* end) {
    language.catalog = {begin, static_cast<std::size_t>(end - begin)};
    return language;
}

#define QUEENREEL_WITH_CATALOG(tag, ...) \
    with_catalog({.name = #tag, __VA_ARGS__}, _binary_##tag##_mo_start, _binary_##tag##_mo_end)

#endif

}  // namespace

std::string_view own_name(const Language& language) {
    return language.summary.substr(0, language.summary.find(','));
}

std::span<const Language> languages() {
#ifdef QUEENREEL_ENGLISH_ONLY
    return {&english, 1};
#else
    // The French narrow space and the Spanish and Portuguese space are non-breaking.
    static const std::array table{
        english,
        QUEENREEL_WITH_CATALOG(de, .summary = "Deutsch, German", .code = "deu", .group = ".", .point = ","),
        QUEENREEL_WITH_CATALOG(fr, .summary = "français, French", .code = "fra", .group = "\u202F",
                               .point = ","),
        QUEENREEL_WITH_CATALOG(es, .summary = "español, Spanish", .code = "spa", .group = "\u00A0",
                               .point = ","),
        QUEENREEL_WITH_CATALOG(pt, .summary = "português, Portuguese", .code = "por", .group = ".",
                               .point = ","),
        QUEENREEL_WITH_CATALOG(it, .summary = "italiano, Italian", .code = "ita", .group = ".", .point = ","),
        QUEENREEL_WITH_CATALOG(zh, .summary = "中文, Chinese", .code = "zho", .group = ",", .point = "."),
        QUEENREEL_WITH_CATALOG(ja, .summary = "日本語, Japanese", .code = "jpn", .group = ",", .point = "."),
        QUEENREEL_WITH_CATALOG(ar, .summary = "العربية, Arabic", .code = "ara", .group = ",", .point = ".",
                               .right_to_left = true),
    };
    return table;
#endif
}

}  // namespace queenreel
