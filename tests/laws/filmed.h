#pragma once

#include <chrono>
#include <set>
#include <string_view>
#include <vector>

#include "decoded_film.h"
#include "queenreel/frame/look.h"
#include "queenreel/puzzle/square.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// A story that was written as a film and decoded again.
struct Filmed {
    Look look;
    std::vector<Frame> frames;  ///< as told
    DecodedFilm film;

    /// The decoded picture shown halfway through an element of `frames`.
    const AVFrame& shown(std::size_t index) const;
};

/// Writes a story's frames in a film format, with pictures of `width` × `height`, and decodes the file.
Filmed film_of(const Scene& scene, const StoryOptions& options, std::vector<Frame> frames,
               std::string_view format, int width, int height);
Filmed film_of(const Scene& scene, const StoryOptions& options, Generator<Frame> frames,
               std::string_view format, int width, int height);

/// The squares of the n×n board, at its place in the layout, on which the picture has a queen: at least an
/// eighth of each has the queen's color.
std::set<Square> queens_seen(const AVFrame& picture, const Look& look, int n);

/// The most opposing changes of luminance that any block of 8×8 pixels makes within one second, by at least a
/// tenth of white's, the darker side under 0.8; two are a flash (WCAG 2.1, "general flash").
int max_changes_a_second(const DecodedFilm& film);

/// The largest part of a field, a third of the picture's width and height (10 degrees of vision on a screen
/// that it fills), in which blocks make more than `allowed` such changes within the same second. WCAG 2.1
/// lets a quarter of a field flash ("general flash", 0.006 steradian).
double max_flashing_share(const DecodedFilm& film, int allowed);

}  // namespace queenreel
