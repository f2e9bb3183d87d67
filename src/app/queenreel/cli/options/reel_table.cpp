#include "queenreel/cli/options/reel_line.h"

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/cli/options/reel_keys.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

constexpr char into = '>';  // before the name of the file for a command's printed output

/// The words of a command line, and the name of this file.
struct ShellLine {
    std::vector<std::string> words;
    std::optional<std::string> output;
};

/// Splits a line as a shell does. Throws UsageError for an open quotation mark.
ShellLine shell_line(std::string_view line) {
    std::vector<std::string> words;
    std::optional<std::size_t> output;  // the word after `into`
    bool open = false;                  // a word has begun
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        char letter = line[i];
        if (quote == 0 && (letter == ' ' || letter == '\t' || letter == '\n' || letter == into)) {
            open = false;
            if (letter == into)
                output = words.size();
            continue;
        }
        if (!std::exchange(open, true))
            words.emplace_back();
        if (letter == quote) {
            quote = 0;
        } else if (quote == 0 && (letter == '"' || letter == '\'')) {
            quote = letter;
        } else {
            if (letter == '\\' && quote != '\'' && i + 1 < line.size())
                letter = line[++i];
            words.back() += letter;
        }
    }
    if (quote != 0)
        throw UsageError(said("--from: a {quote} has no end; close it", quote));
    ShellLine split{.words = std::move(words), .output = {}};
    if (output && *output < split.words.size()) {
        const auto name = split.words.begin() + static_cast<std::ptrdiff_t>(*output);
        split.output = std::move(*name);
        split.words.erase(name);
    }
    return split;
}

/// Returns the default name of an output: that of its file, which the line writes or prints into, or else
/// that of its command.
std::string name_of_line(const Command& command, const Arguments& arguments,
                         const std::optional<std::string>& output) {
    for (const std::string_view option : written_options())
        if (arguments.takes(option) && arguments.has(option)) {
            const fs::path path(std::string(arguments.value(option).value()));
            const std::string stem =
                (path.has_filename() ? path.stem() : path.parent_path().filename()).string();
            if (!stem.empty())
                return stem;
        }
    if (output)
        return fs::path(*output).stem().string();
    std::string name(command.name);
    for (const std::string& operand : arguments.operands())
        name += "-" + operand;
    return name;
}

}  // namespace

ReelTable reel_table(std::string_view line) {
    auto [words, output] = shell_line(line);
    if (!words.empty() && words.front() == "queenreel")
        words.erase(words.begin());
    const Command* command = words.empty() ? nullptr : find_command(words.front());
    if (!command || !makes_files(*command))
        throw UsageError(said(
            "--from: '{word}' is no command that makes a file; give a line such as 'animate 8 -o queens.mp4'",
            words.empty() ? "" : words.front()));
    const Arguments arguments(command->options, std::span(words).subspan(1));
    ReelTable table{.name = name_of_line(*command, arguments, output)};
    const auto add = [&](std::string_view key, std::vector<std::string> values) {
        const bool is_array = values.size() > 1;
        table.entries.push_back({.key = std::string(key), .values = std::move(values), .is_array = is_array});
    };
    add(command_key, {std::string(command->name)});
    const std::vector<std::string> keys = operand_keys(*command);
    const auto& operands = arguments.operands();
    for (std::size_t i = 0; i < operands.size() && i < keys.size(); ++i)
        if (i + 1 == keys.size())
            add(keys[i], {operands.begin() + static_cast<std::ptrdiff_t>(i), operands.end()});
        else
            add(keys[i], {operands[i]});
    for (const Option& option : command->options) {
        if (!arguments.typed(option.name) || is_left_to_make(option.name))
            continue;
        if (option.argument.empty())
            table.entries.push_back({.key = std::string(option.name), .flag = true});
        else
            add(option.name, arguments.values(option.name));
    }
    // A command that writes a file has no other output: it prints only a report.
    const bool writes =
        std::ranges::any_of(table.entries, [](const ReelEntry& entry) { return entry.key == output_key; });
    if (output && !writes)
        add(output_key, {*output});
    return table;
}

}  // namespace queenreel
