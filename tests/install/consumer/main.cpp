// Solves eight queens, draws the first solution, and films how six are found.
#include <queenreel/solvers/solver.h>
#include <queenreel/studio/film.h>
#include <queenreel/studio/picture.h>

#include <exception>
#include <iostream>
#include <stdexcept>

using namespace queenreel;

/// The first solution that a solver finds on an n×n board.
static Board first_solution(const Solver& solver, int n) {
    for (const SearchEvent& event : solver.search(n))
        if (event.kind == SearchEvent::Kind::solution)
            return Board(n, event.columns);
    throw std::runtime_error("there is no solution");
}

int main() try {
    write_picture(first_solution(*find_solver("dancing-links"), 8), "queens.svg");

    FilmSpec film = film_of(*find_story("search"), 6);
    film.style.width = 640;
    film.style.height = 360;
    const FilmSummary made = write_film(film, "search.mp4");
    std::cout << made.pictures << " pictures\n";
} catch (const std::exception& error) {
    std::cerr << error.what() << '\n';
    return 1;
}
