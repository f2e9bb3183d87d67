#pragma once

#include <span>

#include "queenreel/encode/format.h"
#include "queenreel/studio/film_spec.h"

namespace queenreel {

// The rules for a user's request. Each function throws SpecError if its rule is broken.

/// Requires a pace that every format can keep.
void check_pace(const PaceSpec& pace, std::span<const Format* const> films);

/// Requires a rate that every format can have.
void check_rate(const EncodeSpec& encode, std::span<const Format* const> films);

/// Requires an encoding that at least one format supports, at a rate that every format can have, in the
/// colors of the theme.
void check_encode(const EncodeSpec& encode, const Theme& theme, std::span<const Format* const> films);

/// For a voice, requires a format with sound.
void check_voice(const FilmSpec& film, std::span<const Format* const> films);

/// For a format that holds only questions, requires a film that asks some.
void check_questions(const FilmSpec& film, std::span<const Format* const> films);

/// Returns the cards of a film: those requested; otherwise both, if the story can have them and the film is
/// whole and shows more than the bare board. A title or subtitle requires a title card.
StoryCards cards_of(const FilmSpec& film);

}  // namespace queenreel
