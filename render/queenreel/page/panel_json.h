#pragma once

#include <nlohmann/json.hpp>

#include "queenreel/base/json.h"
#include "queenreel/frame/panel.h"

namespace queenreel {

/// A panel: {"kind":"code"} and the fields of its struct under the same names; rows and cells as arrays.
Json panel_json(const Panel& panel);

}  // namespace queenreel
