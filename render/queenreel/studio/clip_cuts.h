#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/timing/pace.h"

namespace queenreel {

/// Where a film is cut into clips: one ends with each such moment, where a lecturer stops to talk.
struct ClipCut {
    std::string_view name;           ///< as in a request
    std::string_view title;          ///< of a clip, before its number
    std::optional<MomentKind> kind;  ///< nothing: every moment
};

/// All of them.
const std::vector<ClipCut>& clip_cuts();

/// The row of that name, or null.
const ClipCut* find_clip_cut(std::string_view name);

/// Which of a film's frames, each of one of these `kinds` of moments, are such moments, counted from 0.
/// Throws SpecError where none is.
std::vector<std::uint64_t> frames_to_cut_at(const ClipCut& cut, std::span<const MomentKind> kinds);

/// The same frames with chapters of their own: one ends with each of the frames `at`, which are in ascending
/// order, and what follows the last of these is another.
Generator<Frame> cut_at(Generator<Frame> frames, ClipCut cut, std::vector<std::uint64_t> at);

}  // namespace queenreel
