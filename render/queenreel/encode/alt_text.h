#pragma once

#include <memory>
#include <string>

#include "queenreel/encode/output.h"

namespace queenreel {

/// Opens an output that writes a line of text for each of its frames, in UTF-8: the name of the picture in
/// its folder, and of a document the page (`all.pdf#page=3`), a tab, and what the picture shows, as the
/// formats that have a place for it say it. `pictures`: how the pictures themselves are written; `path`: a
/// file, or `-`, standard output; `force`: an existing file is replaced. Throws OutputError as open_output(),
/// and SpecError where the pictures go to standard output or into that file.
std::unique_ptr<Output> open_alt_text(const std::string& path, bool force, const OutputOptions& pictures);

}  // namespace queenreel
