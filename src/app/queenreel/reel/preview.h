#pragma once

#include <functional>
#include <map>
#include <set>
#include <span>
#include <string>

#include "queenreel/reel/plan.h"
#include "queenreel/terminal/children.h"

namespace queenreel {

/// Files with the first pictures of outputs, by the outputs' names.
using Previews = std::map<std::string, std::set<std::string>>;

/// Writes the first pictures of the jobs that take long, `at_once` in parallel, and calls `show` while their
/// files exist, unless there are none. Ignores failures, because the jobs themselves report them. Throws
/// OutputError, Interrupted, and what `show` throws.
void with_previews(const ReelFolder& folder, std::span<ReelJob* const> jobs, ChildProgram run, int at_once,
                   const std::function<void(const Previews&)>& show);

}  // namespace queenreel
