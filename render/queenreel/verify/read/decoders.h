#pragma once

#include <string_view>

#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/film_check.h"
#include "queenreel/verify/read/bytes.h"
#include "queenreel/verify/read/input.h"

// Decoders of pictures and films, each in the file of its format's name. They throw UnreadableError. What
// came before the damage of a film has been given to its FilmCheck then.

namespace queenreel::judge {

/// Decodes the pixels of a PNG; what else it holds is not decoded. Throws UnreadableError when a chunk is
/// missing, cut short or fails its checksum.
Picture read_png(Bytes bytes);

/// Decodes the picture of an AVIF that holds one.
Picture read_avif(const Input& input);

/// Whether a file that begins so is a WebP of one picture without a time (RFC 9649, section 2.7).
bool is_still_webp(std::string_view head);

/// Decodes the picture of such a file.
Picture read_still_webp(const Input& input);

/// Whether the beginning of a PNG file is that of an animated one: it has a chunk `acTL` before its pixels.
bool is_animated_png(std::string_view head);

/// Decodes an animated PNG (PNG specification, third edition, 2025) chunk by chunk, and draws its frames over
/// each other.
void read_apng(const Input& input, FilmCheck& film);

/// Decodes a GIF, with pictures composed as their disposal asks. Throws UnreadableError: cut short, damaged,
/// pictures over the size limit.
void read_gif(const Input& input, FilmCheck& film);

/// Decodes an animated WebP picture by picture.
void read_webp(const Input& input, FilmCheck& film);

/// Draws an SVG that moves at each of its changes.
void read_svg_film(const Input& input, FilmCheck& film);

/// Reads frames as they are at a constant rate, YUV4MPEG2 of 8 bits in 4:2:0.
void read_y4m(const Input& input, FilmCheck& film);

/// Decodes the video track of an MP4, or of a MOV, which is built alike, by libav, at the times it tells
/// players. Throws UnreadableError: cut short, damaged, no video.
void read_mp4(const Input& input, FilmCheck& film);

/// Decodes that of a WebM, or another Matroska file.
void read_webm(const Input& input, FilmCheck& film);

}  // namespace queenreel::judge
