#pragma once

namespace queenreel {

/// Whether of all combinations a law is to be held against, each row of each table has only its turn.
/// Sanitizers slow films down several times and look at code, not at boards and pictures.
#ifdef QUEENREEL_SANITIZE
inline constexpr bool takes_turns = true;
#else
inline constexpr bool takes_turns = false;
#endif

}  // namespace queenreel
