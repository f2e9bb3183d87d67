#include "queenreel/cli/heard.h"

#include <optional>
#include <span>

#include "queenreel/cli/heard_messages.h"
#include "queenreel/cli/speech.h"
#include "queenreel/words/said_again.h"

namespace queenreel {
namespace {

/// Translates a part by the first message in a table that matches it.
std::optional<std::string> heard_part(std::string_view text, std::span<const std::string_view> table) {
    return said_again(text, table, [](std::string_view name, const std::string& value) -> std::string {
        if (name == "formats")
            if (const auto joined = values_in(value, "{names} or {last}"))
                return said("{names} or {last}", joined->front(), joined->back());
        if (name == "why")
            return heard_part(value, heard_reasons()).value_or(value);
        if (name == "moments" || name == "square" || name == "otherwise")
            return heard_part(value, heard_parts()).value_or(value);
        return name == "reason" ? std::string(translated(value)) : value;
    });
}

}  // namespace

std::string heard(std::string_view english) {
    const std::size_t colon = english.find(": ");
    if (spoken_language().catalog.empty() || colon == english.npos)
        return std::string(english);
    const std::string named(english.substr(0, colon));
    const std::string what = heard_part(named, heard_parts()).value_or(named);
    const std::string_view rest = english.substr(colon + 2);
    const std::size_t semicolon = rest.rfind("; ");
    const auto why = heard_part(rest.substr(0, semicolon), heard_reasons());
    if (!why)
        return std::string(english);
    if (semicolon == rest.npos)
        return said("{what}: {why}", what, *why);
    const auto way_out = heard_part(rest.substr(semicolon + 2), heard_remedies());
    return way_out ? said("{what}: {why}; {way_out}", what, *why, *way_out) : std::string(english);
}

}  // namespace queenreel
