#pragma once

#include "queenreel/cli/options/film_args.h"
#include "queenreel/encode/output.h"
#include "queenreel/studio/film.h"

namespace queenreel {

/// A page that is to be written: how fast its story goes, and what it is made of.
struct PagePlan {
    FilmTiming timing;
    PageOptions page;
};

/// The story tells itself in the page where it can: it is a solver's, has no caption of the user's, and no
/// more than 100,000 pictures. Otherwise, or with --static, the page has the pictures of a film, fitted as a
/// film is. Throws UsageError, LimitError, TraceError, PaceError.
PagePlan page_plan(const AnimateArgs& args, const PlannedFilm& film);

}  // namespace queenreel
