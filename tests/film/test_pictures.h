#pragma once

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/film/film.h"
#include "queenreel/frame/picture.h"
#include "queenreel/io/memory_stream.h"

namespace queenreel {

/// Pictures from boards as text, in which `.` is an empty square and `Q` one with a disc; squares of `square`
/// pixels alternate between two colors.
class BoardPictures {
  public:
    BoardPictures(int columns, int rows, int square);

    /// The picture of `board`, rows separated by spaces, and what differs from the previous picture, in
    /// squares. Valid until the next call.
    const Picture& picture(std::string_view board);

  private:
    int columns_;
    int rows_;
    int square_;
    std::string shown_;
    Picture picture_;
};

/// A noise picture in `colors` colors, of any size, changed everywhere.
Picture noise(int width, int height, int colors, unsigned seed);

/// The colors of BoardPictures: two shades, the disc and the edges between.
std::vector<Color> board_palette();

/// A picture, how long it is held, and the text that goes with it.
struct HeldPicture {
    Picture picture;
    std::chrono::microseconds hold;
    std::string caption{};
    std::string chapter{};
};

/// Settings that fit `pictures`.
FilmSettings settings_for(std::string_view format, const Picture& picture);

/// Puts `pictures` into `film`.
void put_all(Film& film, const std::vector<HeldPicture>& pictures);

/// The bytes of a film of `pictures`.
std::vector<std::byte> film_of(const FilmSettings& settings, const std::vector<HeldPicture>& pictures);

/// Three boards of 4 × 4 squares that differ by queens along their rows, held 1, 0.5 and 2 seconds.
std::vector<HeldPicture> three_boards(int square);

}  // namespace queenreel
