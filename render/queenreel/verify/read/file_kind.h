#pragma once

#include <string_view>

#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Returns the kind of a file by its first bytes, `head`; for ambiguous text, by the extension of its name.
FileKind kind_of(std::string_view head, std::string_view path);

}  // namespace queenreel::judge
