#pragma once

#include "queenreel/verify/findings.h"
#include "queenreel/verify/read/input.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Decodes a picture or film of that kind (PNG, SVG, AVIF, GIF, WebP, APNG, MP4, MOV, WebM or Y4M), finds its
/// boards and passes them to `findings`, including those of a film before any damage. Throws UnreadableError.
/// Call it only where untrusted bytes can do no harm (confined_reader.h).
void find_boards(FileKind kind, const Input& input, const Expectations& expectations, Findings& findings);

}  // namespace queenreel::judge
