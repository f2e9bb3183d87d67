#include "verify/read/find_boards.h"

#include "verify/board/squares.h"
#include "verify/film_check.h"
#include "verify/read/gif.h"
#include "verify/read/mp4.h"
#include "verify/read/png.h"
#include "verify/read/svg.h"

namespace queenreel::judge {
namespace {

/// The one board of a picture.
void find_board_of(const Picture& picture, const Expectations& expectations, Findings& findings) {
    findings.alive();
    const Grid grid = find_board(picture);
    QueenLooks seen{};
    findings.reading(
        expectations.solutions ? read_squares(picture, grid) : read_among_marks(picture, grid, seen), {});
}

/// The boards of a film one after the other, and whether each is held as long as it should.
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
        case FileKind::svg:
            return find_board_of(read_svg(input.bytes()), expectations, findings);
        case FileKind::gif:
            return find_boards_of(read_gif, input, expectations, findings);
        case FileKind::mp4:
            return find_boards_of(read_mp4, input, expectations, findings);
        case FileKind::unknown:
        case FileKind::list:
        case FileKind::squares:
        case FileKind::grid:
        case FileKind::matrix:
        case FileKind::fen:
        case FileKind::csv:
        case FileKind::json:
            break;
    }
    throw UnreadableError("neither a picture nor a film");
}

}  // namespace queenreel::judge
