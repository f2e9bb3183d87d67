#pragma once

#include <chrono>
#include <string>
#include <vector>

namespace queenreel {

/// A chapter of a film.
struct FilmChapter {
    std::chrono::microseconds start{0};
    std::string title;  ///< UTF-8, one line
};

/// A film file as video editors import it.
struct MarkedFilm {
    std::string file;   ///< its URL, relative to the document
    std::string title;  ///< UTF-8, one line
    int width = 0;      ///< pixels
    int height = 0;
    double fps = 0;  ///< frames per second; 0 if the rate varies, for which 25 is written
    std::chrono::microseconds duration{0};
    std::vector<FilmChapter> chapters{};
};

/// A document in Apple's Final Cut Pro XML 1.9: one clip with a chapter marker for each chapter. Times are
/// exact fractions of a second, at the nearest frame: a rate within 0.005 of 24000/1001, 30000/1001 or their
/// doubles is that rate, and others count in thousandths.
std::string fcpxml(const MarkedFilm& film);

}  // namespace queenreel
