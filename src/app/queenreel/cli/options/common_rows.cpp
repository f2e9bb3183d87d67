#include "queenreel/cli/options/common_rows.h"

#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/speech.h"

namespace queenreel {

std::vector<Option> common_rows() {
    std::vector<Option> rows{
        {.name = "json",
         .value = flag(&CommonArgs::json),
         .help = "print the answer as JSON on standard output"},
        {.name = "quiet",
         .value = flag(&CommonArgs::quiet),
         .help = "print only errors, no notes or progress",
         .letter = 'q',
         .also = "silent"},
        {.name = "help", .help = "show this help", .letter = 'h'},
        {.name = "version", .help = "show the versions of the program and its libraries"},
    };
    return in_group("Everywhere", std::move(rows));
}

std::vector<Option> force_row(std::string_view help) {
    return {{.name = "force",
             .value = flag(&WorkArgs::force),
             .help = std::string(help),
             .group = work_group,
             .letter = 'f',
             .also = "overwrite replace yes"}};
}

std::vector<Option> csv_row(Value value) {
    return {{.name = "csv",
             .value = std::move(value),
             .help = "print the answer as CSV, for spreadsheets and plots",
             .group = "How to write it"}};
}

std::vector<Option> threads_row(Value value) {
    return {{.name = "threads",
             .argument = "T",
             .value = std::move(value),
             .help = "the number of threads",
             .group = work_group,
             .default_note = "one per processor",
             .also = "jobs j cores parallel"}};
}

std::vector<Option> shard_row(Value value, std::string_view help) {
    return {{.name = "shard",
             .argument = "K/N",
             .value = std::move(value),
             .help = std::string(help),
             .group = work_group}};
}

Shard parse_shard(std::string_view what, std::string_view text) {
    constexpr std::uint64_t max_shards = 1'000'000;
    const Parts parts = split(text, '/');
    if (!parts.tail)
        throw UsageError(
            said("{option}: '{value}' is not K/N; give such as 1/4, the first of four parts", what, text));
    Shard shard;
    shard.count = parse_whole(what, *parts.tail, {1, max_shards});
    shard.number = parse_whole(what, parts.head, {1, shard.count});
    return shard;
}

}  // namespace queenreel
