#pragma once

#include <memory>

#include "queenreel/encode/output.h"

namespace queenreel {

/// The version of the manifest of clips.
inline constexpr int clips_version = 1;

/// Opens an output of one film per chapter, divided by ChapterSplitter. `options.target` is their folder,
/// which is created if missing; `options.names` names the films, by chapter. Each is complete under its name
/// when the next begins, unless the clips replace others with their manifest: then all get their names
/// together at the end, and films of the old manifest that are not in the new one are removed.
///
/// The last file is `manifest.json`, for programs that look for the clips: an object of `version`
/// (clips_version), those of `options.fields` that belong there, `format` and `clips`: for each, in order,
/// `file`, `title` (empty for frames before the first chapter), `start` (in the film that they would form
/// together) and `duration` in seconds, and `pictures`, including in-between ones.
///
/// Throws std::invalid_argument for a format that is not a film, and as open_output(): without
/// `options.force`, at once if the folder has a manifest or a file with the name of a clip.
std::unique_ptr<Output> open_clips(const OutputOptions& options);

}  // namespace queenreel
