#include "queenreel/studio/font_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string_view>

#include "queenreel/base/text.h"
#include "queenreel/base/utf8.h"
#include "queenreel/paint/fonts.h"
#include "queenreel/words/said.h"

namespace queenreel {
namespace {

/// A range of characters, and the Debian package with a font that has most of them.
struct Script {
    char32_t first;
    char32_t last;
    std::string_view package;
};

/// The first range that contains a character counts. Private characters, which have no common meaning, have
/// no package.
constexpr std::array scripts{
    Script{0x1100, 0x11FF, "fonts-noto-cjk"},    // Hangul
    Script{0x2E80, 0x9FFF, "fonts-noto-cjk"},    // radicals, kana, ideographs
    Script{0xA960, 0xA97F, "fonts-noto-cjk"},    // Hangul
    Script{0xAC00, 0xD7FF, "fonts-noto-cjk"},    // Hangul
    Script{0xE000, 0xF8FF, ""},                  // private
    Script{0xF900, 0xFAFF, "fonts-noto-cjk"},    // ideographs
    Script{0xFE30, 0xFE4F, "fonts-noto-cjk"},    // vertical forms
    Script{0xFF00, 0xFFEF, "fonts-noto-cjk"},    // full and half widths
    Script{0x20000, 0x3FFFF, "fonts-noto-cjk"},  // ideographs
    Script{0x2190, 0x2BFF, "fonts-symbola"},     // arrows, signs, pictures
    Script{0x1F000, 0x1FBFF, "fonts-symbola"},   // games, emoji
    Script{0xF0000, 0x10FFFF, ""},               // private
    Script{0, 0x10FFFF, "fonts-noto-core"},      // the world's other scripts
};

std::string_view package_of(char32_t letter) {
    return std::ranges::find_if(scripts,
                                [=](const Script& row) { return row.first <= letter && letter <= row.last; })
        ->package;
}

std::vector<std::string_view> packages_for(std::u32string_view letters) {
    std::vector<std::string_view> packages;
    for (const char32_t letter : letters)
        if (const std::string_view package = package_of(letter);
            !package.empty() && std::ranges::find(packages, package) == packages.end())
            packages.push_back(package);
    return packages;
}

/// Lists characters with their code points: `王 (U+738B), 👑 (U+1F451)`.
std::string named(std::u32string_view letters) {
    constexpr std::size_t most = 8;
    std::vector<std::string> names;
    for (const char32_t letter : letters.substr(0, most))
        names.push_back(fmt::format("{} (U+{:04X})", utf8_of(letter), static_cast<std::uint32_t>(letter)));
    const std::string listed = joined(names, ", ");
    return letters.size() > most ? said("{names} and {count} more", listed, letters.size() - most) : listed;
}

}  // namespace

std::vector<std::string> font_notes(const Look& look) {
    const bool has_text = look.caption || look.coordinates != Coordinates::none || !look.scene.is_plain();
    if (!has_text)
        return {};
    std::vector<std::string> notes;
    const bool found = has_font();
    for (const std::string& file : unreadable_fonts())
        notes.push_back(
            found
                ? said("{file}: this font cannot be read, so another was used; reinstall its package", file)
                : said("{file}: this font cannot be read, so it was left out; reinstall its package", file));
    if (!found)
        notes.push_back(
            said("fonts: none was found, so the pictures have no text; install fonts-inter and "
                 "fonts-jetbrains-mono"));
    return notes;
}

std::optional<std::string> missing_letters_note() {
    const std::u32string letters = missing_letters();
    if (letters.empty())
        return std::nullopt;
    const auto packages = packages_for(letters);
    const std::string advice =
        packages.empty() ? said("leave them out") : said("install {packages}", joined(packages, ", "));
    return said_n(letters.size(), "text: no font here has {letters}, so boxes stand in its place; {advice}",
                  "text: no font here has {letters}, so boxes stand in their place; {advice}", named(letters),
                  advice);
}

}  // namespace queenreel
