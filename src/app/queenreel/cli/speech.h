#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/words/said.h"

namespace queenreel {

/// Returns the language of a locale's messages as gettext finds it. The first of LC_ALL, LC_MESSAGES and LANG
/// that is set names the locale; unless that is C or POSIX, LANGUAGE may list languages, the preferred one
/// first. English if the program does not speak the language, or if the locale's encoding is not UTF-8.
/// `variable` returns the value of an environment variable, or null.
const Language& language_of_messages(const std::function<const char*(const char* name)>& variable);

/// Returns a language with its catalog of assets/po/commands in place of the one for films.
const Language& spoken(const Language& language);

/// The system's words for an errno value.
std::string said_reason(int number);

/// Returns a remedy for a `word` that is not one of `names`: `did you mean …?` or `choose from …`.
std::string said_choices(std::string_view word, std::span<const std::string_view> names);

/// Joins names as alternatives: "svg, png or pdf".
std::string said_alternatives(std::span<const std::string_view> names);

}  // namespace queenreel
