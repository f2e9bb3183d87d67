#pragma once

#include <string>
#include <string_view>

#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/search_event.h"

namespace queenreel {

// A speaker's words about a picture: Frame::talk.

/// The talk for a step with the caption `said`: that sentence, the reason for the step, and a question to ask
/// the audience before the next one.
std::string talk_of(const SearchEvent& event, const BoardNames& names, std::string_view said);

/// The talk for an empty board.
std::string talk_of_start(const BoardNames& names, std::string_view said);

/// The talk for the boards that a dead end rules out.
std::string talk_of_saving(const Words& words, std::string_view said);

/// A question, worded for a speaker.
std::string talk_of_question(const Words& words, const std::string& question);

}  // namespace queenreel
