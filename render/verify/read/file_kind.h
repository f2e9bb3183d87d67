#pragma once

#include <string_view>

#include "verify/verify.h"

namespace queenreel::judge {

/// What a file is, by its first bytes, `head`; of text that tells too little, by the name's extension.
FileKind kind_of(std::string_view head, std::string_view path);

/// True for a file of pictures with times: a scope of its own.
bool is_film(FileKind kind);

/// True for a text that read_list() reads.
bool is_list(FileKind kind);

}  // namespace queenreel::judge
