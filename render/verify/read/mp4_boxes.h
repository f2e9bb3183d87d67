#pragma once

#include "verify/read/input.h"

namespace queenreel::judge {

/// Walks the boxes of an MP4's outermost level (ISO/IEC 14496-12, section 4.2) from the file's start. Throws
/// UnreadableError when one goes past the end of the file, or the index (moov) or the pictures (mdat) are
/// missing: each way of cutting a file short does that.
void check_boxes(const Input& input);

}  // namespace queenreel::judge
