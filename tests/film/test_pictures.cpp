#include "test_pictures.h"

#include <random>

#include "queenreel/film/make_film.h"

namespace queenreel {
namespace {

/// Index of the color of pixel (x, y) of a square: a disc with a soft edge of two pixels on `shade`.
std::uint8_t color_at(bool queen, int shade, int square, int x, int y) {
    if (!queen)
        return static_cast<std::uint8_t>(shade);
    const int dx = 2 * x + 1 - square;
    const int dy = 2 * y + 1 - square;
    const int distance = dx * dx + dy * dy;
    const int radius = square * 3 / 4;
    if (distance <= (radius - 2) * (radius - 2))
        return 2;
    return static_cast<std::uint8_t>(distance <= radius * radius ? 3 + shade : shade);
}

}  // namespace

std::vector<Color> board_palette() {
    return {{240, 217, 181, 255},
            {181, 136, 99, 255},
            {20, 20, 20, 255},
            {130, 118, 100, 255},
            {100, 78, 60, 255}};
}

BoardPictures::BoardPictures(int columns, int rows, int square)
    : columns_(columns), rows_(rows), square_(square) {
    picture_.width = columns * square;
    picture_.height = rows * square;
    picture_.palette = board_palette();
    picture_.indices.resize(static_cast<std::size_t>(picture_.width) * picture_.height);
}

const Picture& BoardPictures::picture(std::string_view board) {
    picture_.changed.clear();
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const auto at = static_cast<std::size_t>(row * (columns_ + 1) + column);
            if (!shown_.empty() && shown_[at] == board[at])
                continue;
            const Rect rect{column * square_, row * square_, square_, square_};
            for (int y = 0; y < square_; ++y)
                for (int x = 0; x < square_; ++x)
                    picture_.indices[static_cast<std::size_t>(rect.y + y) * picture_.width + rect.x + x] =
                        color_at(board[at] == 'Q', (row + column) % 2, square_, x, y);
            picture_.changed.push_back(rect);
        }
    shown_ = board;
    return picture_;
}

Picture noise(int width, int height, int colors, unsigned seed) {
    std::mt19937 random(seed);
    Picture picture{width, height, {}, {}, {{0, 0, width, height}}};
    for (int index = 0; index < colors; ++index)
        picture.palette.push_back({static_cast<std::uint8_t>(index), static_cast<std::uint8_t>(255 - index),
                                   static_cast<std::uint8_t>(index * 7), 255});
    for (int pixel = 0; pixel < width * height; ++pixel)
        picture.indices.push_back(static_cast<std::uint8_t>(random() % static_cast<unsigned>(colors)));
    return picture;
}

FilmSettings settings_for(std::string_view format, const Picture& picture) {
    FilmSettings settings;
    settings.format = format;
    settings.width = picture.width;
    settings.height = picture.height;
    settings.palette = picture.palette;
    return settings;
}

void put_all(Film& film, const std::vector<HeldPicture>& pictures) {
    for (const auto& [picture, hold, caption, chapter] : pictures)
        film.put({picture, hold, caption, chapter});
}

std::vector<std::byte> film_of(const FilmSettings& settings, const std::vector<HeldPicture>& pictures) {
    MemoryStream stream;
    const std::unique_ptr<Film> film = make_film(settings, stream);
    put_all(*film, pictures);
    film->finish();
    return stream.bytes();
}

std::vector<HeldPicture> three_boards(int square) {
    using namespace std::chrono_literals;
    BoardPictures boards(4, 4, square);
    return {{boards.picture(".Q.. ...Q Q... ..Q."), 1s},
            {boards.picture("..Q. Q... ...Q .Q.."), 500ms},
            {boards.picture("Q... ..Q. .... ...Q"), 2s}};
}

}  // namespace queenreel
