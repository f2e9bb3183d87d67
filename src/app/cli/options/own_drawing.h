#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "frame/color.h"
#include "frame/drawing.h"

namespace queenreel {

struct Given;
struct LookArgs;

/// Stores --pieces: the name of a set, or a file of one's own that ends in .svg. Throws UsageError.
void store_pieces(LookArgs& args, const Given& given);

/// The file of --logo, which is such a one. Throws UsageError.
std::string parse_logo(std::string_view what, std::string_view text);

/// The drawing in a file, with `current` for its currentColor: read once, however often it is asked for. Null
/// for no path. Throws FailedError.
std::shared_ptr<const Drawing> own_drawing(const std::string& path, Color current);

}  // namespace queenreel
