#pragma once

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/words/language.h"

namespace queenreel {

/// A message of a compiled catalog and its translation. Plural forms are separated by zero bytes, and a
/// context, which ends with a byte 4, is part of the message.
using Entry = std::pair<std::string, std::string>;

inline std::vector<Entry> entries_of(std::string_view catalog) {
    const auto word = [&](std::size_t at) {
        std::uint32_t value = 0;
        for (std::size_t i = 4; i-- > 0;)
            value = value << 8U | static_cast<unsigned char>(catalog[at + i]);
        return value;
    };
    const auto text = [&](std::size_t at) { return std::string(catalog.substr(word(at + 4), word(at))); };
    std::vector<Entry> entries;
    for (std::size_t i = 0; i < word(8); ++i)
        entries.emplace_back(text(word(12) + 8 * i), text(word(16) + 8 * i));
    return entries;
}

/// A catalog of these entries, which are in message order, in gettext's format .mo.
inline std::string catalog_of(const std::vector<Entry>& entries) {
    std::string head;
    std::string texts;
    const std::size_t tables = 28 + 16 * entries.size();
    const auto put = [&head](std::size_t value) {
        for (int shift = 0; shift < 32; shift += 8)
            head += static_cast<char>(value >> shift & 0xFFU);
    };
    for (const std::size_t value : {std::size_t{0x950412de}, std::size_t{0}, entries.size(), std::size_t{28},
                                    28 + 8 * entries.size(), std::size_t{0}, tables})
        put(value);
    const auto put_all = [&](auto member) {
        for (const Entry& entry : entries) {
            put((entry.*member).size());
            put(tables + texts.size());
            texts += entry.*member + '\0';
        }
    };
    put_all(&Entry::first);
    put_all(&Entry::second);
    return head + texts;
}

/// The names in braces in a text, in lower case.
inline std::set<std::string> names_in(std::string_view text) {
    std::set<std::string> names;
    for (std::size_t open = text.find('{'); open != std::string_view::npos; open = text.find('{', open + 1)) {
        std::string name(text.substr(open + 1, text.find('}', open) - open - 1));
        name.front() = static_cast<char>(std::tolower(static_cast<unsigned char>(name.front())));
        names.insert(std::move(name));
    }
    return names;
}

/// The texts that zero bytes separate.
inline std::vector<std::string> forms_of(const std::string& text) {
    std::vector<std::string> forms(1);
    for (const char c : text)
        if (c == '\0')
            forms.emplace_back();
        else
            forms.back() += c;
    return forms;
}

/// A catalog whose translations are what `translate` makes of another's English texts.
template <typename Translate>
std::string catalog_in(Translate translate, std::string_view other = languages()[1].catalog) {
    std::vector<Entry> entries = entries_of(other);
    for (auto& [message, translation] : entries) {
        if (message.empty()) {
            translation = "Plural-Forms: nplurals=2; plural=n != 1;\n";
            continue;
        }
        translation.clear();
        for (const std::string& form : forms_of(message.substr(message.find('\4') + 1)))
            translation += (translation.empty() ? "" : std::string(1, '\0')) + translate(form);
    }
    return catalog_of(entries);
}

/// Calls `take` with each character of a text and whether it is a letter outside of names in braces.
template <typename Take>
void for_each_character(std::string_view text, Take take) {
    bool is_name = false;
    char last = 0;
    for (const char c : text) {
        is_name = ((is_name && c != '{') || (c == '{' && last != '{')) && c != '}';
        last = c;
        take(c, !is_name && (('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z')));
    }
}

/// A text in Cyrillic letters and two fifths longer; whatever stays in Latin letters comes from no catalog.
/// Names in braces stay.
inline std::string in_cyrillic(const std::string& form) {
    std::string text;
    std::size_t letters = 0;
    for_each_character(form, [&](char c, bool is_letter) {
        if (!is_letter) {
            text += c;
            return;
        }
        const unsigned code =
            c >= 'a' ? 0x430U + static_cast<unsigned>(c - 'a') : 0x410U + static_cast<unsigned>(c - 'A');
        text += static_cast<char>(0xC0U | code >> 6U);
        text += static_cast<char>(0x80U | (code & 0x3FU));
        ++letters;
    });
    for (std::size_t i = 0; i < letters * 2 / 5; ++i)
        text += i % 6 == 0 && letters > 10 ? " " : "ж";
    return text;
}

/// A language whose texts are the English ones in_cyrillic().
inline const Language& pseudo_language() {
    static const std::string catalog = catalog_in(in_cyrillic);
    static const Language language{
        .name = "qps", .summary = "Pseudo", .code = "qps", .group = ",", .point = ".", .catalog = catalog};
    return language;
}

/// A text without ellipses, so that one in a picture shows that a text was cut.
inline std::string without_ellipses(std::string text) {
    constexpr std::string_view ellipsis = "…";
    for (std::size_t at = 0; (at = text.find(ellipsis, at)) != std::string::npos;)
        text.replace(at, ellipsis.size(), "..");
    return text;
}

/// English in which each text is followed by its own first two fifths. It has no ellipses.
inline const Language& longer_language() {
    static const std::string catalog = catalog_in([](const std::string& form) {
        std::string text;
        std::size_t letters = 0;
        for_each_character(form, [&](char c, bool is_letter) {
            letters += is_letter ? 1 : 0;
            if (is_letter || (c == ' ' && !text.empty() && text.back() != ' '))
                text += is_letter ? static_cast<char>(std::tolower(c)) : c;
        });
        constexpr std::size_t word = 10;
        text.resize(std::min(text.size(), letters * 2 / 5));
        return without_ellipses(form + (letters > word ? " " : "") + text);
    });
    static const Language language{
        .name = "qlo", .summary = "Longer", .code = "qlo", .group = ",", .point = ".", .catalog = catalog};
    return language;
}

}  // namespace queenreel
