#include "queenreel/cli/options/common_args.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/base/parse.h"
#include "queenreel/catalog/presets.h"
#include "queenreel/cli/errors.h"
#include "queenreel/encode/format.h"

namespace queenreel {
namespace {

constexpr std::string_view common_group = "Everywhere";

/// The arguments with the options of --preset added, unless the user gave them.
Arguments with_preset(Arguments arguments) {
    if (!arguments.takes("preset") || !arguments.has("preset"))
        return arguments;
    const bool named_file = arguments.has("output") && arguments.value("output") != "-";
    const std::vector<std::string> outputs = arguments.values("output");
    const bool named_steps = std::ranges::any_of(outputs, [](const std::string& path) {
        const Format* format = format_of(path);
        return format && format->pages;
    });
    for (const auto& [option, value] : find_preset(*arguments.value("preset"))->values)
        if (!(option == "format" && named_file) &&
            !(option == "steps" && named_steps))  // file names determine formats
            arguments.set_unless_given(option, value);
    return arguments;
}

}  // namespace

void read_line(std::span<const Option> options, Arguments line, CommonArgs& args) {
    args.line = with_preset(std::move(line));
    for (const Option& option : options) {
        std::vector<std::string> values = args.line.values(option.name);
        if (values.empty() && !option.default_value.empty())
            values.push_back(option.default_value);
        const std::string what = "--" + std::string(option.name);
        for (const std::string& value : values)
            if (option.value.store)
                option.value.store(args, {.what = what, .text = value});
    }
}

Rows<CommonArgs> common_rows() {
    return {
        {.name = "json",
         .value = flag(&CommonArgs::json),
         .help = "print the answer as JSON on standard output",
         .group = common_group},
        {.name = "quiet",
         .value = flag(&CommonArgs::quiet),
         .help = "print only errors, no notes or progress",
         .group = common_group,
         .letter = 'q',
         .also = "silent"},
        {.name = "help", .help = "show this help", .group = common_group, .letter = 'h'},
        {.name = "version",
         .help = "show the versions of the program and its libraries",
         .group = common_group},
    };
}

Rows<WorkArgs> force_row(std::string_view help) {
    return {{.name = "force",
             .value = flag(&WorkArgs::force),
             .help = std::string(help),
             .group = work_group,
             .letter = 'f',
             .also = "overwrite replace yes"}};
}

Shard parse_shard(std::string_view what, std::string_view text) {
    constexpr std::uint64_t max_shards = 1'000'000;
    const Parts parts = split(text, '/');
    if (!parts.tail)
        throw UsageError(
            fmt::format("{}: '{}' is not K/N; give such as 1/4, the first of four parts", what, text));
    Shard shard;
    shard.count = parse_whole(what, *parts.tail, {1, max_shards});
    shard.number = parse_whole(what, parts.head, {1, shard.count});
    return shard;
}

}  // namespace queenreel
