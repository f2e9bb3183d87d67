#pragma once

#include <memory>

#include "queenreel/encode/output.h"

namespace queenreel {

/// The version of the manifest of clips.
inline constexpr int clips_version = 1;

/// Opens an output of one film a chapter, as ChapterSplitter shares out the frames. `options.target` is their
/// folder, which is made where it is missing; the films are named as `options.names` says, by chapter. Each
/// is whole under its name as soon as the next begins, but where they replace other clips, with their
/// manifest: then all get their names together at the end, and films of that manifest that the new one does
/// not name are removed.
///
/// Last comes `manifest.json`, by which a program finds them, an object of `version` (clips_version), the
/// `options.fields` that belong there, `format` and `clips`: for each, in order, `file`, `title` (empty where
/// the frames before the first chapter have none), `start` (in the film that they would be together) and
/// `duration` in seconds, and `pictures`, those in between counted too.
///
/// Throws std::invalid_argument for a format that is not a film, and as open_output(): without
/// `options.force` at once when the folder has a manifest or a file that has the name of a clip.
std::unique_ptr<Output> open_clips(const OutputOptions& options);

}  // namespace queenreel
