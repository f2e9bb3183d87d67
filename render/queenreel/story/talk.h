#pragma once

#include <string>
#include <string_view>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

// What a speaker says of a picture: Frame::talk.

/// What is said of a step that is told as `said`: that sentence, why it is so, and what to ask the audience
/// before the next one.
std::string talk_of(const SearchEvent& event, const BoardNames& names, std::string_view said);

/// The same of the boards that a dead end rules out.
std::string talk_of_saving(std::string_view said);

/// A question as a speaker asks it.
std::string talk_of_question(std::string_view question);

}  // namespace queenreel
