#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/studio/film_plan.h"

namespace queenreel {

/// Returns what a spoken film lacks to be open to everyone, each as a noun with a remedy in braces, like
/// SpecError::way_out: a voice, captions in its pictures, in a track and in a file, each long enough to be
/// read, a transcript, and descriptions of its pictures (WCAG 2.1: 1.1.1, 1.2.1 to 1.2.5). Reads the film.
/// That nothing flashes (2.3.1) holds for all films.
std::vector<std::string> missing_for_everyone(const FilmPlan& plan);

/// Throws SpecError about the preset if anything is missing; `missing` is what the caller misses besides.
void check_for_everyone(const FilmPlan& plan, std::string_view preset, std::vector<std::string> missing = {});

}  // namespace queenreel
