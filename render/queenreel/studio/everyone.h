#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/studio/film_plan.h"

namespace queenreel {

/// Returns what a spoken film lacks to be open to everyone (WCAG 2.1: 1.1.1, 1.2.1 to 1.2.5): a voice;
/// captions in its pictures, in a track and in a file, each long enough to read; a transcript; and
/// descriptions of its pictures. Each is a noun with a remedy in braces, like SpecError::way_out. Reads the
/// whole film. It need not check that nothing flashes (2.3.1), which holds for all films.
std::vector<std::string> missing_for_everyone(const FilmPlan& plan);

/// Throws SpecError about the preset if anything is missing; `missing`: what the caller has found missing.
void check_for_everyone(const FilmPlan& plan, std::string_view preset, std::vector<std::string> missing = {});

}  // namespace queenreel
