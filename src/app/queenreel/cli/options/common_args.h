#pragma once

#include <span>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/cli/options/arguments.h"
#include "queenreel/cli/options/option.h"

namespace queenreel {

// The arguments of a command are a struct that derives from its groups of options. A member is the value of
// one option; functions named ..._of() combine several values and check that they are consistent.

/// The arguments of every command.
struct CommonArgs {
    CommonArgs() = default;
    virtual ~CommonArgs() = default;

    /// The positional arguments, in order.
    const std::vector<std::string>& operands() const { return line.operands(); }

    Arguments line{};  ///< as typed, including a preset's options; for rules and messages
    bool json = false;
    bool quiet = false;
};

/// The arguments of commands whose work may be long or may replace files.
struct WorkArgs : CommonArgs {
    bool force = false;
};

/// Reads a line into a struct of the command's own type. Throws UsageError.
template <typename Args>
Args read_args(std::span<const Option> options, Arguments line) {
    Args args;
    args.line = std::move(line);
    store_values(options, args.line, args);
    return args;
}

}  // namespace queenreel
