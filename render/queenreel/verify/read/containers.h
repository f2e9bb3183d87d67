#pragma once

#include "queenreel/verify/read/input.h"

// The outermost level of films in containers: what each way of cutting a file short breaks.

namespace queenreel::judge {

/// Walks the boxes of an MP4's outermost level (ISO/IEC 14496-12, section 4.2) from the file's start. Throws
/// UnreadableError when one goes past the end of the file, or the index (moov) or the pictures (mdat) are
/// missing.
void check_boxes(const Input& input);

/// Walks the elements of a Matroska or WebM file's outermost level (RFC 8794, section 6), and those of its
/// Segment, from the file's start. Throws UnreadableError when one goes past the end of the file or of the
/// Segment, when the pictures (Cluster) are missing, or when the Segment does not tell its size, as of a
/// broadcast that was never ended.
void check_elements(const Input& input);

}  // namespace queenreel::judge
