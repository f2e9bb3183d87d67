#pragma once

#include <pybind11/pybind11.h>

#include <string>
#include <vector>

#include "queenreel/studio/film.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// A film as Python asks for it: made anew each time it is wanted.
class FilmRequest {
  public:
    /// `wishes`: by name, what `animate` of queenreel/__init__.py takes; `searches`: of Python's own, of
    /// which the racers are named in `wishes` by their place, from 0. Throws std::invalid_argument.
    FilmRequest(int n, const pybind11::dict& wishes, std::vector<Trace> searches);

    /// Writes it. Called without the interpreter's lock. Throws std::invalid_argument for what cannot be
    /// told, OutputError, UnavailableError, pybind11::error_already_set.
    void save(const std::string& path, bool replace) const;

    /// The bytes of its file. As save().
    std::string bytes(const std::string& format) const;

  private:
    FilmSpec film_;
    std::vector<Trace> searches_;  // what `film_` points to lives in them
};

}  // namespace queenreel
