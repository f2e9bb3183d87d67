#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/options/arguments.h"
#include "encode/format.h"
#include "frame/look.h"

namespace queenreel {

/// The option rows of how pictures look.
std::vector<Option> look_options();

/// Reads them for pictures in `format`, without a caption. Throws UsageError.
Look parse_look(const Arguments& arguments, const Format& format);

/// The text of --caption; nothing when it was not given, empty when there is to be none. Throws UsageError.
std::optional<std::string> parse_caption(const Arguments& arguments);

}  // namespace queenreel
