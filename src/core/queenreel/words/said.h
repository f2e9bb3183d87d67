#pragma once

#include <fmt/format.h>

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "queenreel/words/language.h"

namespace queenreel {

// Errors, notes and help are messages in separate catalogs, which films, pages and the library do without.

/// Sets the language and catalog of the program's messages. A program calls it when it starts; until then,
/// everything is in English.
void speak(const Language& language);

/// The language that speak() has set.
const Language& spoken_language();

/// The names in braces in a message, each once, in order. As in fmt, a colon and a format may follow a name,
/// and a doubled brace stands for itself.
constexpr std::vector<std::string_view> names_in_braces(std::string_view message) {
    std::vector<std::string_view> names;
    for (std::size_t open = message.find('{'); open != std::string_view::npos;
         open = message.find('{', open)) {
        if (message.substr(open, 2) == "{{") {
            open += 2;
            continue;
        }
        const std::string_view rest = message.substr(open + 1);
        const std::string_view name = rest.substr(0, rest.find_first_of(":}"));
        bool is_new = true;
        for (const std::string_view other : names)
            is_new = is_new && other != name;
        if (is_new)
            names.push_back(name);
        open += name.size();
    }
    return names;
}

/// An English message with `count` different names.
template <std::size_t count>
struct Sentence {
    template <typename Text>
    consteval Sentence(const Text& text) : english(text) {
        if (names_in_braces(english).size() != count)
            throw "a message has as many names in braces as there are values";
    }

    std::string_view english;
};

/// Fills a message, translated if the language has it, with values in the order in which the English message
/// first names them.
std::string said_with(std::string_view english, fmt::format_args values);

/// The same for a message in two forms, one of which `count` selects; values are in the order of `many`.
std::string said_with(std::uint64_t count, std::string_view one, std::string_view many,
                      fmt::format_args values);

/// Says a sentence: said("{option}: there is no '{name}'", what, text).
template <typename... Values>
std::string said(std::type_identity_t<Sentence<sizeof...(Values)>> sentence, const Values&... values) {
    return said_with(sentence.english, fmt::make_format_args(values...));
}

/// Says one of two sentences: said_n(n, "{count} file", "{count} files", n).
template <typename... Values>
std::string said_n(std::uint64_t count, std::string_view one,
                   std::type_identity_t<Sentence<sizeof...(Values)>> many, const Values&... values) {
    return said_with(count, one, many.english, fmt::make_format_args(values...));
}

/// Says a message from a table, for which the compiler cannot check the values.
template <typename... Values>
std::string said_of(std::string_view message, const Values&... values) {
    return said_with(message, fmt::make_format_args(values...));
}

/// The translation of a text without arguments; its braces mean nothing.
std::string_view translated(std::string_view english);

/// "14,200" in the language that the program speaks.
std::string said_number(std::uint64_t number);

}  // namespace queenreel
