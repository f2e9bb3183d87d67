#include "cli/options/request.h"

#include <fmt/format.h>

#include <utility>

#include "cli/errors.h"
#include "cli/options/presets.h"

namespace queenreel {
namespace {

constexpr std::string_view request_group = "Everywhere";
constexpr std::string_view work_group = "How to work";
constexpr std::uint64_t max_threads = 1024;

int parse_threads(std::string_view what, std::string_view text) {
    return static_cast<int>(parse_whole(what, text, {1, max_threads}));
}

Shard parse_shard(std::string_view what, std::string_view text) {
    constexpr std::uint64_t max_shards = 1'000'000;
    const std::size_t slash = text.find('/');
    if (slash == std::string_view::npos)
        throw UsageError(
            fmt::format("{}: '{}' is not K/N; give such as 1/4, the first of four parts", what, text));
    Shard shard;
    shard.count = parse_whole(what, text.substr(slash + 1), {1, max_shards});
    shard.number = parse_whole(what, text.substr(0, slash), {1, shard.count});
    return shard;
}

}  // namespace

Request request_of(std::span<const Option> options, Arguments arguments) {
    Request request(with_preset(std::move(arguments)));
    for (const Option& option : options) {
        std::vector<std::string> values = request.arguments.values(option.name);
        if (values.empty() && !option.default_value.empty())
            values.push_back(option.default_value);
        for (const std::string& value : values)
            if (option.store)
                option.store(request, "--" + std::string(option.name), value);
    }
    return request;
}

std::vector<Option> common_options() {
    return {
        {.name = "json",
         .help = "print the answer as JSON on standard output",
         .group = request_group,
         .store = flag<&Request::json>},
        {.name = "quiet",
         .help = "print only errors, no notes or progress",
         .group = request_group,
         .letter = 'q',
         .store = flag<&Request::quiet>},
        {.name = "help", .help = "show this help", .group = request_group, .letter = 'h'},
        {.name = "version",
         .help = "show the versions of the program and its libraries",
         .group = request_group},
    };
}

std::vector<Option> csv_option() {
    return {{.name = "csv",
             .help = "print the answer as CSV, for spreadsheets and plots",
             .group = "How to write it",
             .store = flag<&Request::csv>}};
}

std::vector<Option> threads_option() {
    return {{.name = "threads",
             .argument = "T",
             .help = "the number of threads",
             .group = work_group,
             .default_note = "one per processor",
             .store = into<&Request::threads, parse_threads>}};
}

std::vector<Option> shard_option(std::string_view help) {
    return {{.name = "shard",
             .argument = "K/N",
             .help = std::string(help),
             .group = work_group,
             .store = into<&Request::shard, parse_shard>}};
}

std::vector<Option> resume_option(std::string_view help) {
    return {
        {.name = "resume", .help = std::string(help), .group = work_group, .store = flag<&Request::resume>}};
}

std::vector<Option> force_option(std::string_view help) {
    return {{.name = "force",
             .help = std::string(help),
             .group = work_group,
             .letter = 'f',
             .store = flag<&Request::force>}};
}

}  // namespace queenreel
