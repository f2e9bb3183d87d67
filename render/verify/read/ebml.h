#pragma once

#include "verify/read/input.h"

namespace queenreel::judge {

/// Walks the elements of a Matroska or WebM file's outermost level (RFC 8794, section 6), and those of its
/// Segment, from the file's start. Throws UnreadableError when one goes past the end of the file or of the
/// Segment, when the pictures (Cluster) are missing, or when the Segment does not tell its size, as of a
/// broadcast that was never ended: each way of cutting a file short does that.
void check_elements(const Input& input);

}  // namespace queenreel::judge
