#pragma once

#include <span>
#include <vector>

#include "cli/options/destination.h"
#include "cli/options/request.h"

namespace queenreel {

/// The option rows of how a film moves.
std::vector<Option> film_options();

/// Throws UsageError for an option that has no effect in any of the films' formats. The rules of films
/// themselves are those of studio/rules.h.
void check_film_options(const Request& request, std::span<const Destination> films);

}  // namespace queenreel
