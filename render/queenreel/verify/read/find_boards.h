#pragma once

#include "queenreel/verify/findings.h"
#include "queenreel/verify/read/input.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Decodes a picture or film of that kind, PNG, SVG, AVIF, GIF, WebP, APNG, MP4, MOV, WebM or Y4M, finds its
/// boards, and gives them to `findings`. What comes before any damage of a film is found, too. Throws
/// UnreadableError. To be called where bytes from strangers can do no harm (confined_reader.h).
void find_boards(FileKind kind, const Input& input, const Expectations& expectations, Findings& findings);

}  // namespace queenreel::judge
