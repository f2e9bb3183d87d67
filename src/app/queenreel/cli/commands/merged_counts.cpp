#include "queenreel/cli/commands/merged_counts.h"

#include <fmt/format.h>

#include <cstddef>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/speech.h"
#include "queenreel/io/read_file.h"
#include "queenreel/messages/vocabulary.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr std::size_t max_parts_bytes = std::size_t{1} << 28;  // the lines of a million shards have 60 MB

std::string text_of_parts(const std::string& path) {
    try {
        const ImmediateExitScope reading;
        return read_file(path, max_parts_bytes);
    } catch (const SystemError& error) {
        throw FailedError(
            said("{file}: {reason}; name files that can be read", error.subject, said_reason(error.number)));
    }
}

}  // namespace

WholeCount merged_counts(std::span<const std::string> paths) {
    if (paths.empty())
        throw UsageError(
            said("--merge: the files are missing; name those of count --shard, or - for standard input"));
    try {
        PartsSum sum;
        for (const std::string& path : paths)
            sum.add_lines(text_of_parts(path), path == "-" ? said("standard input") : path);
        return sum.whole();
    } catch (const PartsError& error) {
        throw FailedError(fmt::format("{}: {}; {}", error.where.empty() ? "--merge" : error.where,
                                      error.what(), in_words(error.way_out, Vocabulary::shell)));
    }
}

}  // namespace queenreel
