#pragma once

#include <optional>
#include <span>
#include <string_view>

namespace queenreel {

/// Another word for an option, as other programs have it.
struct Synonym {
    std::string_view word;    ///< without dashes
    std::string_view option;  ///< what it is called here
};

std::span<const Synonym> synonyms();

/// The option that is meant by that word; nothing where none is known.
std::optional<std::string_view> meant_option(std::string_view word);

}  // namespace queenreel
