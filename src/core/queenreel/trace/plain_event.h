#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "queenreel/puzzle/square.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

/// An event of a square, with no more than its place in the search.
struct PlainEvent {
    SearchEvent::Kind kind;  ///< tested, rejected, placed or removed
    Square square;
    std::optional<Square> attacker{};  ///< of a rejected one
    std::optional<int> line{};
    std::optional<std::int64_t> looks{};
};

/// The event of a line as TraceWriter writes most of them, without spaces and with its fields in this order:
/// {"event":"rejected","row":1,"column":0,"by":{"row":0,"column":0},"line":3,"looks":9}. Nothing for any
/// other line, be it right or wrong: that takes a reader of JSON, which takes ten times as long.
std::optional<PlainEvent> plain_event(std::string_view line);

}  // namespace queenreel
