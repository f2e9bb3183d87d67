#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/base/shard.h"
#include "queenreel/cli/options/arguments.h"
#include "queenreel/cli/options/option.h"
#include "queenreel/cli/options/value.h"

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

/// --json, --quiet, --help and --version, which every command accepts.
Rows<CommonArgs> common_rows();

/// --force, with a description of what it allows.
Rows<WorkArgs> force_row(std::string_view help);

inline constexpr std::string_view work_group = "How to work";
inline constexpr Range thread_counts{1, 1024};

/// Parses `K/N`. Throws UsageError.
Shard parse_shard(std::string_view what, std::string_view text);

/// --csv, for commands that print tables.
template <typename Group>
Rows<Group> csv_row(bool Group::* member) {
    return {{.name = "csv",
             .value = flag(member),
             .help = "print the answer as CSV, for spreadsheets and plots",
             .group = "How to write it"}};
}

/// --threads, for commands that divide work.
template <typename Group>
Rows<Group> threads_row(int Group::* member) {
    return {{.name = "threads",
             .argument = "T",
             .value = whole(member, thread_counts),
             .help = "the number of threads",
             .group = work_group,
             .default_note = "one per processor",
             .also = "jobs j cores parallel"}};
}

/// --shard, with a description of what is divided.
template <typename Group>
Rows<Group> shard_row(std::optional<Shard> Group::* member, std::string_view help) {
    return {{.name = "shard",
             .argument = "K/N",
             .value = parsed(member, parse_shard),
             .help = std::string(help),
             .group = work_group}};
}

}  // namespace queenreel
