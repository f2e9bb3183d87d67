#include "queenreel/cli/options/limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "queenreel/base/parse.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/film_outputs.h"

namespace queenreel {
namespace {

/// Units of bytes: of SI, or with an i of IEC 80000-13.
struct Unit {
    std::string_view name;
    double bytes;
};
constexpr std::array units{Unit{"", 1},
                           Unit{"k", 1e3},
                           Unit{"M", 1e6},
                           Unit{"G", 1e9},
                           Unit{"Ki", 1024},
                           Unit{"Mi", 1024.0 * 1024},
                           Unit{"Gi", 1024.0 * 1024 * 1024}};

char as_unit(char letter) {
    return letter == 'K' ? 'k' : letter == 'm' ? 'M' : letter == 'g' ? 'G' : letter;
}

/// `10M`, `500kB`, `2.5MiB` or a number of bytes.
std::uint64_t parse_bytes(std::string_view what, std::string_view text) {
    const auto wrong = [&] {
        return UsageError(
            fmt::format("{}: '{}' is not a size in bytes; give one such as 10M, 500k or 2.5MiB", what, text));
    };
    std::string_view rest = text;
    if (rest.ends_with('B') || rest.ends_with('b'))
        rest.remove_suffix(1);
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789."), rest.size());
    std::string unit(rest.substr(digits));
    if (!unit.empty())
        unit.front() = as_unit(unit.front());
    const auto row = std::ranges::find(units, unit, &Unit::name);
    const auto count = number<double>(rest.substr(0, digits));
    if (row == units.end() || !count || !(*count * row->bytes >= 1) || *count * row->bytes > 1e15)
        throw wrong();
    return static_cast<std::uint64_t>(*count * row->bytes);
}

}  // namespace

Rows<Limits> limit_rows() {
    return {{.name = "max-bytes",
             .argument = "BYTES",
             .value = parsed(&Limits::max_bytes, parse_bytes),
             .help = "the most bytes that a film may have, such as 10M or 500k; where no --size is given, it "
                     "is made as small as needed",
             .group = work_group},
            {.name = "max-frames",
             .argument = "K",
             .value = whole(&Limits::max_frames),
             .help = "the most frames that a film may have",
             .group = work_group}};
}

std::vector<Rule> limit_rules() {
    std::vector<Rule> rules;
    for (const char* option : {"max-bytes", "max-frames"})
        rules.push_back(
            {.option = option,
             .allowed = by(writes_film),
             .of_users = true,
             .message = "there is no film that it could be of; name one with --output, or leave it out",
             .example = "--clips clips"});
    return rules;
}

}  // namespace queenreel
