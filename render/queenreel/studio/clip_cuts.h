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

/// A way to cut a film into clips: each clip ends with a moment of one kind, where a lecturer pauses.
struct ClipCut {
    std::string_view name;           ///< the name in a request
    std::string_view title;          ///< the title of a clip, without its number
    std::optional<MomentKind> kind;  ///< the kind of moment; nothing: every moment
};

/// Returns all ways to cut a film.
const std::vector<ClipCut>& clip_cuts();

/// Returns the row of that name, or null.
const ClipCut* find_clip_cut(std::string_view name);

/// Returns the indices, from 0, of the frames to cut after; `kinds` has the kind of moment of each frame.
/// Throws SpecError if there are none.
std::vector<std::uint64_t> frames_to_cut_at(const ClipCut& cut, std::span<const MomentKind> kinds);

/// Replaces the chapters of the frames: a chapter ends with each frame of `at`, which is in ascending order,
/// and the frames after the last one are another chapter.
Generator<Frame> cut_at(Generator<Frame> frames, ClipCut cut, std::vector<std::uint64_t> at);

}  // namespace queenreel
