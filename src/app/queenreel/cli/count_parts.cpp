#include "queenreel/cli/count_parts.h"

#include <fmt/format.h>

#include <cstring>
#include <map>
#include <nlohmann/json.hpp>
#include <sstream>

#include "queenreel/cli/errors.h"
#include "queenreel/io/read_file.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t max_bytes = std::size_t{1} << 28;  // a million shards have 60 MB of lines

std::string content(const std::string& path) {
    try {
        const NothingToLose reading;
        return read_file(path, max_bytes);
    } catch (const SystemError& error) {
        throw FailedError(
            fmt::format("{}: {}; name files that can be read", error.subject, std::strerror(error.number)));
    }
}

/// Throws Json::exception for what is no part, FailedError for one of an older version, which divided counts
/// by the queens on the board's border.
CountedPart part_of(const std::string& line, const std::string& where) {
    const Json json = Json::parse(line);
    if (json.contains("borders"))
        throw FailedError(where +
                          ": an older version counted it, in other parts; count all of them with this one");
    CountedPart part{
        .n = json.at("n").get<int>(),
        .shard = {json.at("shard").get<std::uint64_t>(), json.at("shards").get<std::uint64_t>()},
        .count = {json.at("splits").get<std::uint64_t>(), json.at("solutions").get<std::uint64_t>()}};
    if (part.n < 1 || part.n > max_countable || part.shard.number < 1 || part.shard.number > part.shard.count)
        throw Json::other_error::create(501, "out of range", &json);
    return part;
}

/// Adds parts up and knows which are there.
class Sum {
  public:
    void add(const CountedPart& part, const std::string& where) {
        if (!seen_.empty() && (part.n != first_.n || part.shard.count != first_.shard.count))
            throw FailedError(
                fmt::format("{}: it is of n = {} in {} parts, the others of n = {} in {}; merge the parts of "
                            "one count",
                            where, part.n, part.shard.count, first_.n, first_.shard.count));
        if (seen_.empty())
            first_ = part;
        const auto [other, is_new] = seen_.emplace(part.shard.number, where);
        if (!is_new)
            throw FailedError(fmt::format("{}: part {} of {} is there twice, also in {}; give each part once",
                                          where, part.shard.number, part.shard.count, other->second));
        splits_ += part.count.splits;
        solutions_ += part.count.solutions;
    }

    WholeCount whole() const {
        if (seen_.empty())
            throw FailedError("--merge: there are no parts in the files; name those of count --shard");
        if (seen_.size() < first_.shard.count)
            throw FailedError(
                fmt::format("--merge: part {} of {} is missing, of {} in all; count it with count {} --shard "
                            "{}/{}",
                            first_missing(), first_.shard.count, first_.shard.count - seen_.size(), first_.n,
                            first_missing(), first_.shard.count));
        if (splits_ != split_count(first_.n))
            throw FailedError(
                fmt::format("--merge: the parts searched {} splits of {}; count them again with one version",
                            splits_, split_count(first_.n)));
        return {first_.n, solutions_};
    }

  private:
    std::uint64_t first_missing() const {
        std::uint64_t number = 1;
        for (auto part = seen_.begin(); part != seen_.end() && part->first == number; ++part)
            ++number;
        return number;
    }

    CountedPart first_;
    std::map<std::uint64_t, std::string> seen_;  // where each part is
    std::uint64_t splits_ = 0;
    std::uint64_t solutions_ = 0;
};

}  // namespace

std::string count_line(const CountedPart& part) {
    return Json{{"n", part.n},
                {"shard", part.shard.number},
                {"shards", part.shard.count},
                {"splits", part.count.splits},
                {"solutions", part.count.solutions}}
               .dump() +
           "\n";
}

WholeCount merge_counts(std::span<const std::string> paths) {
    if (paths.empty())
        throw UsageError(
            "--merge: the files are missing; name those of count --shard, or - for standard input");
    Sum sum;
    for (const std::string& path : paths) {
        std::istringstream text(content(path));
        int number = 0;
        for (std::string line; std::getline(text, line);) {
            ++number;
            if (line.find_first_not_of(" \t\r") == std::string::npos)
                continue;
            const std::string where =
                fmt::format("{} line {}", path == "-" ? "standard input" : path, number);
            try {
                sum.add(part_of(line, where), where);
            } catch (const Json::exception&) {
                throw FailedError(where + ": not a part of a count; name the files of count --shard");
            }
        }
    }
    return sum.whole();
}

}  // namespace queenreel
