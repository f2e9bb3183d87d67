#include "queenreel/verify/read/find_boards.h"

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/puzzle/attacks.h"
#include "queenreel/verify/board/dither.h"
#include "queenreel/verify/board/ground.h"
#include "queenreel/verify/board/squares.h"
#include "queenreel/verify/film_check.h"
#include "queenreel/verify/read/decoders.h"
#include "queenreel/verify/read/svg.h"
#include "queenreel/verify/read/svg_film.h"

namespace queenreel::judge {
namespace {

Reading read_board(const Picture& picture, const Grid& grid, const Expectations& expectations) {
    QueenLooks seen{};
    return expectations.solutions ? read_squares(picture, grid) : read_among_marks(picture, grid, seen);
}

Picture undithered(Picture picture) {
    return is_dithered(picture) ? without_dither(picture) : std::move(picture);
}

/// Reads the board of a picture, or several boards if any placements are expected.
std::vector<Reading> readings_of(const Picture& picture, const Expectations& expectations) {
    std::vector<Reading> readings;
    const std::vector<Grid> grids =
        expectations.solutions ? std::vector{find_board(picture)} : find_boards(picture);
    for (const Grid& grid : grids)
        readings.push_back(read_board(picture, grid, expectations));
    return readings;
}

/// Reads the boards of a picture; of a transparent one over white, which must match those over black.
std::vector<Reading> readings_on_pages(const Picture& picture, const Expectations& expectations,
                                       Findings& findings) {
    if (!is_see_through(picture))
        return readings_of(undithered(picture), expectations);
    std::vector<Reading> readings = readings_of(undithered(laid_over(Ground::white, picture)), expectations);
    try {
        if (readings_of(undithered(laid_over(Ground::black, picture)), expectations) != readings)
            findings.fault({}, std::string(differs_over_black));
    } catch (const UnreadableError& error) {
        findings.fault({}, std::string("over black: ") + error.what());
    }
    return readings;
}

void find_board_of(const Picture& picture, const Expectations& expectations, Findings& findings) {
    findings.alive();
    for (const Reading& reading : readings_on_pages(picture, expectations, findings))
        findings.reading(reading, {});
}

/// Returns a solution that a small drawing shows clearly; nothing if a larger one is needed.
std::optional<Reading> read_at_a_glance(const SvgDrawing& drawing, const Expectations& expectations) {
    constexpr int small = 360;  // pixels
    constexpr double min_side = 20;
    if (!expectations.solutions)
        return std::nullopt;
    try {
        const Picture picture = drawing.drawn(small);
        if (is_see_through(picture))
            return std::nullopt;
        const Grid grid = find_board(picture);
        if (grid.side() < min_side)
            return std::nullopt;
        Reading reading = read_board(picture, grid, expectations);
        const bool is_clear = reading.unclear.empty() && is_solution(reading.board);
        return is_clear ? std::optional(std::move(reading)) : std::nullopt;
    } catch (const UnreadableError&) {
        return std::nullopt;
    }
}

void find_board_of(const SvgDrawing& drawing, const Expectations& expectations, Findings& findings) {
    constexpr int large = 800;  // pixels
    findings.alive();
    if (const auto reading = read_at_a_glance(drawing, expectations))
        findings.reading(*reading, {});
    else
        find_board_of(drawing.drawn(large), expectations, findings);
}

/// Reads the boards of a film in order, and checks their holds.
void find_boards_of(void (*read)(const Input& input, FilmCheck& film), const Input& input,
                    const Expectations& expectations, Findings& findings) {
    FilmCheck film(expectations, findings);
    try {
        read(input, film);
    } catch (const UnreadableError& error) {
        film.fault(error.what());
    }
    film.finish();
}

}  // namespace

void find_boards(FileKind kind, const Input& input, const Expectations& expectations, Findings& findings) {
    switch (kind) {
        case FileKind::png:
            return find_board_of(read_png(input.bytes()), expectations, findings);
        case FileKind::avif:
            return find_board_of(read_avif(input), expectations, findings);
        case FileKind::still_webp:
            return find_board_of(read_still_webp(input), expectations, findings);
        case FileKind::svg:
            if (SvgFilm::is_one({reinterpret_cast<const char*>(input.bytes().data()), input.bytes().size()}))
                return find_boards_of(read_svg_film, input, expectations, findings);
            return find_board_of(SvgDrawing(input.bytes()), expectations, findings);
        case FileKind::gif:
            return find_boards_of(read_gif, input, expectations, findings);
        case FileKind::apng:
            return find_boards_of(read_apng, input, expectations, findings);
        case FileKind::webp:
            return find_boards_of(read_webp, input, expectations, findings);
        case FileKind::mov:
        case FileKind::mp4:
            return find_boards_of(read_mp4, input, expectations, findings);
        case FileKind::webm:
            return find_boards_of(read_webm, input, expectations, findings);
        case FileKind::y4m:
            return find_boards_of(read_y4m, input, expectations, findings);
        case FileKind::unknown:
        case FileKind::list:
        case FileKind::squares:
        case FileKind::grid:
        case FileKind::matrix:
        case FileKind::fen:
        case FileKind::csv:
        case FileKind::json:
        case FileKind::tikz:
        case FileKind::chessboard:
        case FileKind::html:
        case FileKind::trace:
            break;
    }
    throw UnreadableError("neither a picture nor a film");
}

}  // namespace queenreel::judge
