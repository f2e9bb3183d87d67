#pragma once

#include <chrono>
#include <string>
#include <string_view>

namespace queenreel {

/// A voice command that says a sentence as a tone of a kilohertz, `tone_of_byte` for each byte.
inline const std::string tone_command =
    R"sh(read -r s; )sh"
    R"sh(printf 'RIFF\377\377\377\177WAVEfmt \020\0\0\0\001\0\001\0\100\037\0\0\100\037\0\0\001\0\010\0data\377\377\377\177'; )sh"
    R"sh(yes "$(printf '\340\340\340\340\040\040\040')" | head -c $(printf %s "$s" | wc -c | awk '{print $1 * 400}'))sh";

/// The tone of one byte: 400 samples at 8 kHz.
inline constexpr std::chrono::microseconds tone_of_byte{50'000};

}  // namespace queenreel
