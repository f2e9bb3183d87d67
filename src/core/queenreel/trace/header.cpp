#include "queenreel/trace/header.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <nlohmann/json.hpp>

#include "queenreel/base/json.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/trace/errors.h"
#include "queenreel/trace/fields.h"
#include "queenreel/trace/format.h"
#include "queenreel/trace/queens.h"

namespace queenreel {
namespace {

constexpr std::size_t longest_name = 40;
constexpr std::size_t longest_code_line = 80;
constexpr std::size_t max_code_lines = 40;

void check_kind(const Json& object) {
    if (!object.contains("trace") || object["trace"] != "queenreel")
        throw LineError(
            "it is not the header of a trace; begin with {\"trace\":\"queenreel\",\"version\":1,\"n\":8}");
    if (!object.contains("version"))
        throw LineError("'version' is missing; write \"version\":1");
    const auto version = whole(object, "version", {1, std::numeric_limits<int>::max()});
    if (version != 1)
        throw LineError(
            fmt::format("version {} is unknown; write version 1, or use a newer queenreel", version));
}

std::optional<std::uint64_t> parse_seed(const Json& object) {
    const auto field = object.find("seed");
    if (field == object.end())
        return std::nullopt;
    if (!field->is_number_unsigned())
        throw LineError(fmt::format("seed is {}, not a whole number from 0; give 0 or more", shown(*field)));
    return field->get<std::uint64_t>();
}

std::vector<std::string> parse_pseudocode(const Json& object) {
    const auto& code = elements(object, "pseudocode", R"(["line","line"])");
    if (code.size() > max_code_lines)
        throw LineError(fmt::format("pseudocode has {} lines; give at most {}", code.size(), max_code_lines));
    std::vector<std::string> lines;
    for (const Json& line : code)
        lines.push_back(text({{"pseudocode", line}}, "pseudocode", longest_code_line));
    return lines;
}

std::vector<Square> parse_squares(const Json& object, const char* key, int n) {
    const std::string otherwise = fmt::format("off the board of n = {}", n);
    const Allowed on_board{0, n - 1, otherwise};
    std::vector<Square> squares;
    for (const Json& square : elements(object, key, R"([{"row":0,"column":0}])")) {
        if (!square.is_object())
            throw LineError(
                fmt::format("{} has {}, not a square; write {{\"row\":0,\"column\":0}}", key, shown(square)));
        squares.push_back({static_cast<int>(whole(square, "row", on_board)),
                           static_cast<int>(whole(square, "column", on_board))});
    }
    return squares;
}

Givens parse_givens(const Json& object, int n) {
    const Givens givens{.queens = parse_squares(object, "given", n),
                        .blocked = parse_squares(object, "blocked", n)};
    for (const Square queen : givens.queens)
        if (std::ranges::find(givens.blocked, queen) != givens.blocked.end())
            throw LineError(fmt::format("{} is both given and blocked; name it once", in_words(queen)));
    return givens;
}

AttackRule parse_rule(const Json& object) {
    if (!object.contains("rule"))
        return AttackRule::queens;
    const std::string name = text(object, "rule", longest_name);
    if (const AttackRuleRow* row = find_row(attack_rules(), name))
        return row->rule;
    throw LineError(fmt::format("rule '{}' is unknown; {}", name, choices(name, row_names(attack_rules()))));
}

}  // namespace

Header parse_header(std::string_view line) {
    const Json object = parse_line(line);
    check_kind(object);
    Header header;
    header.n = static_cast<int>(whole(object, "n", {1, max_traced}));
    header.givens = parse_givens(object, header.n);
    header.rule = parse_rule(object);
    if (object.contains("solver"))
        header.solver = text(object, "solver", longest_name);
    header.seed = parse_seed(object);
    header.pseudocode = parse_pseudocode(object);
    return header;
}

bool is_header(std::string_view line) {
    try {
        parse_header(line);
        return true;
    } catch (const LineError&) {
        return false;
    }
}

}  // namespace queenreel
