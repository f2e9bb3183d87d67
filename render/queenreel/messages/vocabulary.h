#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace queenreel {

/// How the reader of a message writes a request.
enum class Vocabulary : std::uint8_t {
    shell,   ///< `--story search`, `--solver a,b`, `N`
    python,  ///< `story="search"`, `solver=["a", "b"]`, `n`
};

/// The name of a field of a request, such as `end-pause`: `--end-pause`.
std::string field_name(std::string_view field, Vocabulary vocabulary);

/// A text in which fields stand in braces, alone or with a value: `give {story=search}` becomes `give --story
/// search`. A value that begins with a digit or a capital, as in `{limit=K}`, is a number. `{{` is a brace.
std::string in_words(std::string_view text, Vocabulary vocabulary);

/// Whether requests in that vocabulary can have all the fields in braces.
bool has_words_for(std::string_view text, Vocabulary vocabulary);

}  // namespace queenreel
