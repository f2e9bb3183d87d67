#pragma once

#include <memory>

#include "film/canvas.h"
#include "film/film.h"
#include "film/format.h"
#include "film/libav.h"

namespace queenreel {

// What the names in a row of film_formats() mean in libav.

/// The unit of held pictures' times, seconds.
AVRational tick_of(const FilmFormat& format);

/// A time in ticks, rounded down.
std::int64_t ticks(std::chrono::microseconds time, const FilmFormat& format);

AVPixelFormat pixel_format(FilmPixels pixels);

/// Paints the pictures of a film as its encoder takes them.
std::unique_ptr<Canvas> make_canvas(const FilmFormat& format, const FilmSettings& settings);

/// libav's encoder of that name. Throws UnavailableError when this libav was built without it.
const AVCodec& encoder_named(const char* name);

/// libav's muxer of that name. Throws UnavailableError when this libav was built without it.
const AVOutputFormat& muxer_named(const char* name);

}  // namespace queenreel
