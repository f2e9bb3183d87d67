#pragma once

#include "queenreel/film/format.h"
#include "queenreel/film/libav.h"

namespace queenreel {

// What the names in a row of film_formats() mean in libav.

/// libav's encoder of that name. Throws UnavailableError when this libav was built without it.
const AVCodec& encoder_named(const char* name);

/// libav's muxer of that name. Throws UnavailableError when this libav was built without it.
const AVOutputFormat& muxer_named(const char* name);

}  // namespace queenreel
