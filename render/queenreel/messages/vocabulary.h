#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace queenreel {

/// The language in which the reader of a message writes requests.
enum class Vocabulary : std::uint8_t {
    shell,   ///< `--story search`, `--solver a,b`, `N`
    python,  ///< `story="search"`, `solver=["a", "b"]`, `n`
};

/// Returns the name of a request's field in a vocabulary: `end-pause` becomes `--end-pause`.
std::string field_name(std::string_view field, Vocabulary vocabulary);

/// Replaces fields in braces, alone or with a value: `give {story=search}` becomes `give --story search`. A
/// value that begins with anything but a lower-case letter, as in `{limit=K}`, counts as a number. `{{`
/// becomes a brace.
std::string in_words(std::string_view text, Vocabulary vocabulary);

/// Returns true if requests in that vocabulary have all the fields that `text` names in braces.
bool has_words_for(std::string_view text, Vocabulary vocabulary);

}  // namespace queenreel
