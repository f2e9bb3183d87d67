#pragma once

#include <string>
#include <vector>

#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/rule.h"
#include "queenreel/studio/side_spec.h"
#include "queenreel/words/words.h"

namespace queenreel {

/// The options for the files of a film.
struct FilmOutputs : SideSpec {
    std::vector<std::string> films;  ///< of --output: one per format
    bool captions_in_picture = false;
    std::vector<Words> track_languages;  ///< of --captions track:…
    bool names_output = false;           ///< whether --output was given, for a film or a picture
};

/// --output and --format of films.
std::vector<Option> film_output_row();
std::vector<Option> film_format_row();

/// --poster and --snippets, for embedding a film elsewhere.
std::vector<Option> embedding_rows();

/// --captions, --clips, --clips-at, --frames, --steps: the files beside a film.
std::vector<Option> side_output_rows();

/// The rules of the options that belong to a film: --captions, --clips-at, --poster.
std::vector<Rule> side_output_rules();

/// Returns true if the film itself is written, not only its clips, steps or frames.
bool writes_film(const FilmOutputs& outputs);

/// Returns the destinations of a film: one file for each requested format. Throws UsageError like
/// destination_of(), and if two are the same.
std::vector<Destination> film_destinations(const FilmOutputs& outputs, const Format* asked);

/// Throws UsageError for a name without "{n}": it would be one file for the films of several sizes.
void check_names_of_sizes(const FilmOutputs& outputs, const Range& sizes);

/// Puts n in place of "{n}" in every name. If the film has no name, it becomes queens-N in this format.
void put_size_into_names(FilmOutputs& outputs, int n, const Format& format);

}  // namespace queenreel
