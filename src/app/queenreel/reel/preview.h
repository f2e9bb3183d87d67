#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>

#include "queenreel/reel/plan.h"
#include "queenreel/terminal/children.h"

namespace queenreel {

/// The files with the first pictures of outputs, by the outputs' names.
using Previews = std::map<std::string, std::set<std::string>>;

/// Writes the first pictures of the jobs that have preview_words(), `at_once` of them in parallel, and calls
/// `show` while their files exist. Does not call it if there are none. Ignores jobs that fail, because making
/// them reports the error. Throws OutputError, Interrupted, and what `show` throws.
void with_previews(const ReelFolder& folder, std::span<ReelJob* const> jobs, ChildProgram run, int at_once,
                   const std::function<void(const Previews&)>& show);

}  // namespace queenreel
