#pragma once

#include <cstdint>
#include <string_view>

namespace queenreel {

/// The value of an expression of gettext's Plural-Forms for a number `n`: numbers and n, joined by ?:, ||,
/// &&, ==, !=, <, >, <=, >=, %, ! and parentheses, as in C. A part that is none of these counts as 0.
std::uint64_t plural_value(std::string_view expression, std::uint64_t n);

}  // namespace queenreel
