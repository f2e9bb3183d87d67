#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/shard.h"
#include "queenreel/cli/options/common_args.h"
#include "queenreel/cli/options/value.h"

namespace queenreel {

// Options that several commands accept.

/// --json, --quiet, --help and --version, which every command accepts.
std::vector<Option> common_rows();

/// --force, with a description of what it allows.
std::vector<Option> force_row(std::string_view help);

inline constexpr std::string_view work_group = "How to work";
inline constexpr Range thread_counts{1, 1024};

/// Parses `K/N`. Throws UsageError.
Shard parse_shard(std::string_view what, std::string_view text);

/// --csv, for commands that print tables.
std::vector<Option> csv_row(Value value);
template <typename Group>
std::vector<Option> csv_row(bool Group::* member) {
    return csv_row(flag(member));
}

/// --threads, for commands that divide work.
std::vector<Option> threads_row(Value value);
template <typename Group>
std::vector<Option> threads_row(int Group::* member) {
    return threads_row(whole(member, thread_counts));
}

/// --shard, with a description of what is divided.
std::vector<Option> shard_row(Value value, std::string_view help);
template <typename Group>
std::vector<Option> shard_row(std::optional<Shard> Group::* member, std::string_view help) {
    return shard_row(parsed(member, parse_shard), help);
}

}  // namespace queenreel
