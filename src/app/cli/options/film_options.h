#pragma once

#include <vector>

#include "cli/options/request.h"
#include "cli/options/rule.h"

namespace queenreel {

/// The option rows of how a film moves.
std::vector<Option> film_options();

/// The rules of options that suit some formats of films only.
std::vector<Rule> film_rules();

}  // namespace queenreel
