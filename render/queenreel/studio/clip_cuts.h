#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/frame/moment_kind.h"

namespace queenreel {

/// A way to cut a film into clips: each clip ends with a moment of one kind, where a lecturer pauses.
struct ClipCut {
    std::string_view name;           ///< the name in a request
    std::string_view title;          ///< the title of a clip, without its number
    std::optional<MomentKind> kind;  ///< the kind of moment; nothing: every moment

    bool ends_with(MomentKind moment) const { return kind.value_or(moment) == moment; }
};

/// Returns all ways to cut a film.
const std::vector<ClipCut>& clip_cuts();

/// Returns the row of that name, or null.
const ClipCut* find_clip_cut(std::string_view name);

/// Replaces the chapters of the frames: each of the `cuts` frames to cut at ends a chapter, and the frames
/// after the last of them form another chapter.
Generator<Frame> cut_at(Generator<Frame> frames, ClipCut cut, std::uint64_t cuts);

}  // namespace queenreel
