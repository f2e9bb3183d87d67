#include "queenreel/cli/options/reel_keys.h"

#include <algorithm>
#include <array>
#include <utility>

#include "queenreel/base/table.h"

namespace queenreel {
namespace {

constexpr std::array<std::string_view, 8> names_of_written{"output", "alt",    "trace", "poster",
                                                           "clips",  "frames", "steps", "markers"};
constexpr std::array<std::string_view, 8> options_of_make{"force", "resume", "shard", "dry-run",
                                                          "json",  "quiet",  "help",  "version"};
constexpr std::array<std::string_view, 3> other_commands{"make", "verify", "explore"};

template <std::size_t size>
bool has(const std::array<std::string_view, size>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

}  // namespace

std::vector<const Command*> reel_commands() {
    std::vector<const Command*> all;
    for (const Command& command : commands())
        if (makes_files(command))
            all.push_back(&command);
    return all;
}

bool makes_files(const Command& command) {
    return !has(other_commands, command.name);
}

std::vector<std::string> operand_keys(const Command& command) {
    std::vector<std::string> keys;
    std::string key;
    for (const char letter : std::string(command.operand) + ' ')
        if (letter >= 'A' && letter <= 'Z')
            key += static_cast<char>(letter - 'A' + 'a');
        else if (letter == ' ' && !key.empty())
            keys.push_back(std::exchange(key, {}));
    return keys;
}

bool is_left_to_make(std::string_view option) {
    return has(options_of_make, option);
}

bool prints(const Command& command) {
    return !find_row(command.options, output_key);
}

const Option* option_of_key(const Command& command, std::string_view key) {
    return is_left_to_make(key) ? nullptr : find_row(command.options, key);
}

std::vector<std::string> keys_of(const Command& command) {
    std::vector<std::string> keys = operand_keys(command);
    keys.emplace_back(command_key);
    keys.emplace_back(output_key);
    for (const Option& option : command.options)
        if (!is_left_to_make(option.name))
            keys.emplace_back(option.name);
    return keys;
}

std::span<const std::string_view> written_options() {
    return names_of_written;
}

bool writes(const Option& option) {
    return has(names_of_written, option.name);
}

bool reads(const Option& option, std::string_view value) {
    if (value == "-" || writes(option))
        return false;
    return takes_path(option) || (option.value.open && (value.ends_with(".toml") || value.ends_with(".svg")));
}

std::vector<std::string> typed_values(const Option& option, const ReelEntry& entry) {
    if (!entry.is_array || option.value.repeated)
        return entry.values;
    std::string joined;
    for (const std::string& value : entry.values)
        joined.append(joined.empty() ? "" : ",").append(value);
    return {joined};
}

}  // namespace queenreel
