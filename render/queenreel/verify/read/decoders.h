#pragma once

#include <string_view>

#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/film_check.h"
#include "queenreel/verify/read/bytes.h"
#include "queenreel/verify/read/input.h"

// Decoders of pictures and films, each in a file named after its format. They throw UnreadableError; by then
// a film's FilmCheck has received the pictures before the damage.

namespace queenreel::judge {

/// Decodes the pixels of a PNG and ignores its other contents. Throws UnreadableError if a chunk is missing,
/// cut short or fails its checksum.
Picture read_png(Bytes bytes);

/// Decodes the picture of an AVIF with a single picture.
Picture read_avif(const Input& input);

/// Returns true if a file that begins with `head` is a WebP with one picture and no times (RFC 9649, section
/// 2.7).
bool is_still_webp(std::string_view head);

/// Decodes the picture of a still WebP.
Picture read_still_webp(const Input& input);

/// Returns true if a PNG file that begins with `head` is animated: it has a chunk `acTL` before its pixels.
bool is_animated_png(std::string_view head);

/// Decodes an animated PNG (PNG specification, third edition, 2025) chunk by chunk, and composes its frames.
void read_apng(const Input& input, FilmCheck& film);

/// Decodes a GIF and composes its pictures as their disposal requires. Throws UnreadableError for a file that
/// is cut short or damaged, or pictures over the size limit.
void read_gif(const Input& input, FilmCheck& film);

/// Decodes an animated WebP picture by picture.
void read_webp(const Input& input, FilmCheck& film);

/// Draws an animated SVG at each of its changes.
void read_svg_film(const Input& input, FilmCheck& film);

/// Reads uncompressed frames at a constant rate, YUV4MPEG2 with 8 bits in 4:2:0.
void read_y4m(const Input& input, FilmCheck& film);

/// Decodes the video track of an MP4, or of a MOV, which has the same structure, by libav, at the times that
/// players use. Throws UnreadableError for a file that is cut short, damaged or without video.
void read_mp4(const Input& input, FilmCheck& film);

/// Decodes the video track of a WebM or other Matroska file.
void read_webm(const Input& input, FilmCheck& film);

/// Checks the boxes of an MP4's top level (ISO/IEC 14496-12, section 4.2). Throws UnreadableError if one
/// extends past the end of the file, or if the index (moov) or the pictures (mdat) are missing.
void check_boxes(const Input& input);

/// Checks the top-level elements of a Matroska or WebM file (RFC 8794, section 6) and those of its Segment.
/// Throws UnreadableError if one extends past the end of the file or of the Segment, if the pictures
/// (Cluster) are missing, or if the Segment has no size, as in an unfinished broadcast.
void check_elements(const Input& input);

}  // namespace queenreel::judge
