#pragma once

#include <string_view>

#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// What a file is, by its first bytes, `head`; of text that tells too little, by the name's extension.
FileKind kind_of(std::string_view head, std::string_view path);

}  // namespace queenreel::judge
