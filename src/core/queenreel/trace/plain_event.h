#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// An event on a square without optional details.
struct PlainEvent {
    SearchEvent::Kind kind;  ///< tested, rejected, placed or removed
    Square square;
    std::optional<Square> attacker{};  ///< for `rejected`
    std::optional<int> line{};
    std::optional<std::int64_t> looks{};
};

/// Parses a line in the form that TraceWriter usually writes, without spaces and with its fields in this
/// order: {"event":"rejected","row":1,"column":0,"by":{"row":0,"column":0},"line":3,"looks":9}. Empty for any
/// other line, valid or not: such lines go to the JSON parser, which takes ten times as long.
std::optional<PlainEvent> plain_event(std::string_view line);

}  // namespace queenreel
