#pragma once

#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/cli/options/choice.h"

namespace queenreel {

/// The options that ask for single solutions by other means than a search through all.
struct LookupArgs {
    bool random = false;
    std::optional<std::string> after;      ///< a solution, as typed: what it means depends on N
    std::optional<std::string> number_of;  ///< likewise
};

Rows<LookupArgs> lookup_rows();

/// Their rules: one of them at a time, and none of the options that only a search heeds.
std::vector<Rule> lookup_rules();

/// Whether --random or --after is given.
bool asks_for_lookup(const LookupArgs& args);

/// The solutions that --random or --after asks for, of which --limit takes the first. Throws UsageError.
Generator<std::vector<int>> looked_up(const LookupArgs& args, const SelectionArgs& selection, int n);

/// The number of the solution that --number-of has, from 1. Throws UsageError, Interrupted.
std::uint64_t asked_number(const LookupArgs& args, int n);

}  // namespace queenreel
