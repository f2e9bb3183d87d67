#include "verify/film.h"

#include "verify/film_check.h"
#include "verify/read/gif.h"
#include "verify/read/mp4.h"

namespace queenreel::judge {

void read_film(Source& source, BoardCheck& check) {
    FilmCheck film(check);
    try {
        if (check.report().kind == FileKind::gif)
            read_gif(source.bytes(), film);
        else
            read_mp4(source, film);
    } catch (const UnreadableError& error) {
        check.fault(error.what());
    }
    film.finish();
}

}  // namespace queenreel::judge
