#pragma once

#include <span>

#include "queenreel/encode/format.h"
#include "queenreel/studio/film_spec.h"

namespace queenreel {

// The rules of what a user asks for. Each throws SpecError where it is broken.

/// A pace that each of the films' formats can keep.
void check_pace(const PaceSpec& pace, std::span<const Format* const> films);

/// A rate that each of the films' formats can have.
void check_rate(const EncodeSpec& encode, std::span<const Format* const> films);

/// A coding that at least one of the formats has, at a rate that each can have, in colors of that theme.
void check_encode(const EncodeSpec& encode, const Theme& theme, std::span<const Format* const> films);

/// The cards of a film: those asked for, or both, where the story can have them, the film is whole and has
/// more than the bare board. A text needs a card to stand on.
StoryCards cards_of(const FilmSpec& film);

}  // namespace queenreel
