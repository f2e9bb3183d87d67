#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "queenreel/cli/options/film_args.h"
#include "queenreel/encode/output.h"
#include "queenreel/encode/snippets.h"

namespace queenreel {

/// The poster of a film, as large as it.
OutputOptions poster_of_film(const FilmOutputs& outputs, const OutputOptions& film);

/// Opens it: of a film's frames it shows the first that is marked as a solution, or else is one, or the last.
std::unique_ptr<Output> open_poster(const OutputOptions& options);

/// A snippet next to what it shows: the first of the films, of which there may be none, or their steps.
/// Throws UsageError.
SnippetOptions snippet_of(const SnippetRow& row, const AnimateArgs& args,
                          std::span<const OutputOptions> films, const std::optional<OutputOptions>& steps);

/// The film's name with another extension. Throws UsageError where it has none.
std::string beside(const OutputOptions& film, std::string_view extension);

}  // namespace queenreel
