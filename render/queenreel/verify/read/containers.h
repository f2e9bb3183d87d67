#pragma once

#include "queenreel/verify/read/input.h"

// The top level of container files: whichever way a file is cut short breaks it.

namespace queenreel::judge {

/// Checks the boxes of an MP4's top level (ISO/IEC 14496-12, section 4.2). Throws UnreadableError if one
/// extends past the end of the file, or if the index (moov) or the pictures (mdat) are missing.
void check_boxes(const Input& input);

/// Checks the top-level elements of a Matroska or WebM file (RFC 8794, section 6) and those of its Segment.
/// Throws UnreadableError if one extends past the end of the file or of the Segment, if the pictures
/// (Cluster) are missing, or if the Segment has no size, as in an unfinished broadcast.
void check_elements(const Input& input);

}  // namespace queenreel::judge
