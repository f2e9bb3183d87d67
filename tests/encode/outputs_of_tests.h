#pragma once

#include <string>

#include "queenreel/encode/open.h"

namespace queenreel {

/// A picture of four queens, one of their two solutions, by number.
Frame four_queens(std::uint64_t number = 1);

/// Options for small pictures of four queens, in folders `queens-4-1.svg` and so on, or `queens-4.mp4`.
OutputOptions small_output(const Format& format, const std::string& target);

/// Writes pictures 1 … `pictures` of four queens and finishes.
void write_pictures(const OutputOptions& options, std::uint64_t pictures);

/// The rows of the format table by what they hold, except those of a film's questions alone.
std::vector<const Format*> films();
std::vector<const Format*> documents();

}  // namespace queenreel
