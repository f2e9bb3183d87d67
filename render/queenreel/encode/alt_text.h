#pragma once

#include <memory>
#include <string>

#include "queenreel/encode/output.h"

namespace queenreel {

/// Opens an output that writes one line of UTF-8 text for each frame: the picture's file name, for a document
/// with the page (`all.pdf#page=3`), a tab, and the picture's alternative text, as in formats that store it.
/// `pictures`: the options of the pictures themselves; `path`: a file, or `-` for standard output; `force`:
/// replace an existing file. Throws OutputError as open_output(), and SpecError if the pictures go to
/// standard output or to that file.
std::unique_ptr<Output> open_alt_text(const std::string& path, bool force, const OutputOptions& pictures);

}  // namespace queenreel
