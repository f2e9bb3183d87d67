#include "trace/header.h"

#include <fmt/format.h>

#include <limits>

#include "trace/fields.h"
#include "trace/lines.h"
#include "trace/trace.h"

namespace queenreel {
namespace {

using nlohmann::json;

constexpr std::size_t longest_name = 40;
constexpr std::size_t longest_code_line = 80;
constexpr std::size_t max_code_lines = 40;

void check_kind(const json& object) {
    if (!object.contains("trace") || object["trace"] != "queenreel")
        throw LineError(
            "it is not the header of a trace; begin with {\"trace\":\"queenreel\",\"version\":1,\"n\":8}");
    if (!object.contains("version"))
        throw LineError("'version' is missing; write \"version\":1");
    const auto version = whole(object, "version", {1, std::numeric_limits<int>::max()});
    if (version != 1)
        throw LineError(
            fmt::format("version {} is not known here; write version 1, or use a newer queenreel", version));
}

std::optional<std::uint64_t> seed(const json& object) {
    const auto field = object.find("seed");
    if (field == object.end())
        return std::nullopt;
    if (!field->is_number_unsigned())
        throw LineError(
            fmt::format("seed is {}, which is no whole number; give one from 0 on", shown(*field)));
    return field->get<std::uint64_t>();
}

std::vector<std::string> pseudocode(const json& object) {
    const auto& elements_of_it = elements(object, "pseudocode", R"(["line","line"])");
    if (elements_of_it.size() > max_code_lines)
        throw LineError(
            fmt::format("pseudocode has {} lines; give at most {}", elements_of_it.size(), max_code_lines));
    std::vector<std::string> lines;
    for (const json& line : elements_of_it)
        lines.push_back(text({{"pseudocode", line}}, "pseudocode", longest_code_line));
    return lines;
}

}  // namespace

Header parse_header(std::string_view line) {
    const json object = parse_line(line);
    check_kind(object);
    Header header;
    header.n = static_cast<int>(whole(object, "n", {1, max_traced}));
    if (object.contains("solver"))
        header.solver = text(object, "solver", longest_name);
    header.seed = seed(object);
    header.pseudocode = pseudocode(object);
    return header;
}

}  // namespace queenreel
