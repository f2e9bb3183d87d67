// Draws a solution of eight queens and films how six are found.
#include <queenreel/studio/film.h>
#include <queenreel/studio/picture.h>

int main() {
    using namespace queenreel;
    const int columns[] = {0, 4, 7, 5, 2, 6, 1, 3};
    write_picture(Board(8, columns), "queens.svg");
    write_film(film_of(*find_story("search"), 6), "search.mp4");
}
