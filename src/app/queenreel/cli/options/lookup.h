#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/cli/options/choice.h"

namespace queenreel {

/// The options that request solutions by other means than a search through all.
struct LookupArgs {
    bool random = false;
    std::optional<std::string> after;      ///< a solution, as typed: its meaning depends on N
    std::optional<std::string> number_of;  ///< a solution, as typed
};

std::vector<Option> lookup_rows();

/// The rules of these: only one of them may be given, and no options that apply only to a search.
std::vector<Rule> lookup_rules();

/// Returns true if --random or --after is given.
bool asks_for_lookup(const LookupArgs& args);

/// Yields the solutions that --random or --after requests; the caller applies --limit. Throws UsageError.
Generator<std::vector<int>> looked_up(const LookupArgs& args, const SelectionArgs& selection, int n);

/// Returns the number, from 1, of the solution of --number-of. Throws UsageError, Interrupted.
std::uint64_t asked_number(const LookupArgs& args, int n);

}  // namespace queenreel
