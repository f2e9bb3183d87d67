#pragma once

#include <pybind11/pybind11.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/studio/film.h"
#include "queenreel/trace/trace.h"

namespace queenreel {

/// A film that Python requests. Each save makes it again.
class PythonFilmRequest {
  public:
    /// `wishes`: the keyword arguments of `animate` in queenreel/__init__.py; `searches`: Python's own
    /// searches, to which racers in `wishes` refer by index, from 0. Throws std::invalid_argument.
    PythonFilmRequest(int n, const pybind11::dict& wishes, std::vector<Trace> searches);

    /// Writes the film; returns the number of its pictures and its length in seconds. Call it without the
    /// interpreter's lock. Throws std::invalid_argument for a story that cannot be told, OutputError,
    /// UnavailableError, pybind11::error_already_set.
    std::pair<std::uint64_t, double> save(const std::string& path, bool replace) const;

    /// Returns the bytes of the film's file. Throws as save().
    std::string bytes(const std::string& format) const;

  private:
    FilmSpec film_;
    std::vector<Trace> searches_;  // `film_` refers to them
};

}  // namespace queenreel
