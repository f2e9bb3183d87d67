#include "queenreel/counting/parts.h"

#include <fmt/format.h>

#include <nlohmann/json.hpp>
#include <sstream>

namespace queenreel {
namespace {

/// Throws Json::exception for a line that is not a part, PartsError for one of an older version, which
/// divided counts by the queens on the board's border.
CountedPart part_of(const std::string& line, const std::string& where) {
    const Json json = parse_json(line);
    if (json.contains("borders"))
        throw PartsError(where, "an older version counted it, in other parts",
                         "count all of them with this one");
    const auto number = [&](const char* key, std::int64_t min, std::int64_t max = INT64_MAX) {
        return static_cast<std::uint64_t>(whole_number(json.at(key), min, max));
    };
    const auto shards = number("shards", 1);
    return {.n = static_cast<int>(number("n", 1, max_countable)),
            .shard = {number("shard", 1, static_cast<std::int64_t>(shards)), shards},
            .count = {number("splits", 0), number("solutions", 0)}};
}

}  // namespace

std::string count_line(const CountedPart& part) {
    return json_text({{"n", part.n},
                      {"shard", part.shard.number},
                      {"shards", part.shard.count},
                      {"splits", part.count.splits},
                      {"solutions", part.count.solutions}}) +
           "\n";
}

Json counts_json(int n, const Counts& counts) {
    return {{"n", n}, {"solutions", counts.all}, {"fundamental", counts.fundamental}};
}

Json counted_json(int n, const Counts& counts) {
    const CountMethod method = count_method();
    auto json = counts_json(n, counts);
    json["technique"] = method.technique;
    json["target"] = method.target;
    return json;
}

void PartsSum::add(const std::string& line, const std::string& where) {
    CountedPart part;
    try {
        part = part_of(line, where);
    } catch (const Json::exception&) {
        throw PartsError(where, "not a part of a count", "name the files of count {shard}");
    }
    if (!seen_.empty() && (part.n != first_.n || part.shard.count != first_.shard.count))
        throw PartsError(where,
                         fmt::format("it is of n = {} in {} parts, the others of n = {} in {}", part.n,
                                     part.shard.count, first_.n, first_.shard.count),
                         "merge the parts of one count");
    if (seen_.empty())
        first_ = part;
    const auto [other, is_new] = seen_.emplace(part.shard.number, where);
    if (!is_new)
        throw PartsError(where,
                         fmt::format("part {} of {} is there twice, also in {}", part.shard.number,
                                     part.shard.count, other->second),
                         "give each part once");
    splits_ += part.count.splits;
    solutions_ += part.count.solutions;
}

void PartsSum::add_lines(const std::string& text, std::string_view name) {
    std::istringstream lines(text);
    int number = 0;
    for (std::string line; std::getline(lines, line);)
        if (++number; line.find_first_not_of(" \t\r") != std::string::npos)
            add(line, fmt::format("{} line {}", name, number));
}

WholeCount PartsSum::whole() const {
    if (seen_.empty())
        throw PartsError("", "there are no parts in the files", "name those of count {shard}");
    if (seen_.size() < first_.shard.count)
        throw PartsError("",
                         fmt::format("part {} of {} is missing, of {} in all", first_missing(),
                                     first_.shard.count, first_.shard.count - seen_.size()),
                         fmt::format("count it with count {} {{shard={}/{}}}", first_.n, first_missing(),
                                     first_.shard.count));
    if (splits_ != split_count(first_.n))
        throw PartsError("",
                         fmt::format("the parts searched {} splits of {}", splits_, split_count(first_.n)),
                         "count them again with one version");
    return {first_.n, solutions_};
}

std::uint64_t PartsSum::first_missing() const {
    std::uint64_t number = 1;
    for (auto part = seen_.begin(); part != seen_.end() && part->first == number; ++part)
        ++number;
    return number;
}

}  // namespace queenreel
