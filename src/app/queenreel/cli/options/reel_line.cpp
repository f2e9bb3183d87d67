#include "queenreel/cli/options/reel_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view command_key = "command";
constexpr std::string_view output_key = "output";
constexpr std::array<std::string_view, 8> written_options{"output", "alt",    "trace", "poster",
                                                          "clips",  "frames", "steps", "markers"};
constexpr std::array<std::string_view, 8> options_of_make{"force", "resume", "shard", "dry-run",
                                                          "json",  "quiet",  "help",  "version"};
constexpr std::array<std::string_view, 3> other_commands{"make", "verify", "explore"};

template <std::size_t size>
bool has(const std::array<std::string_view, size>& names, std::string_view name) {
    return std::ranges::find(names, name) != names.end();
}

/// Whether the value names a file that the command reads.
bool reads(const Option& option, std::string_view value) {
    if (value == "-" || has(written_options, option.name))
        return false;
    return takes_path(option) ||
           (option.value.open && (value.ends_with(".toml") || value.ends_with(".svg"))) ||
           (option.name == "logo");
}

std::string absolute(const std::string& folder, std::string_view path) {
    std::string whole = (fs::path(folder) / path).lexically_normal().string();
    return whole;
}

/// The values of an option as typed: lists are joined by commas.
std::vector<std::string> typed_values(const Option& option, const ReelEntry& entry) {
    if (!entry.is_array || option.value.repeated)
        return entry.values;
    std::string joined;
    for (const std::string& value : entry.values)
        joined.append(joined.empty() ? "" : ",").append(value);
    return {joined};
}

std::string absolute_values(const Option& option, const std::string& folder, std::string_view text) {
    if (option.name != "events")
        return absolute(folder, text);
    std::string all;  // several, with commas
    for (const std::string_view path : split_list(text))
        all.append(all.empty() ? "" : ",").append(absolute(folder, path));
    return all;
}

bool prints(const Command& command) {
    return !find_row(command.options, output_key);
}

const Option* option_of_key(const Command& command, std::string_view key) {
    return is_left_to_make(key) ? nullptr : find_row(command.options, key);
}

/// The keys of operands and options in a reel, for near spellings.
std::vector<std::string> keys_of(const Command& command) {
    std::vector<std::string> keys = operand_keys(command);
    keys.emplace_back(command_key);
    keys.emplace_back(output_key);
    for (const Option& option : command.options)
        if (!is_left_to_make(option.name))
            keys.emplace_back(option.name);
    return keys;
}

std::string key_advice(const std::vector<std::string>& keys, std::string_view key) {
    const std::vector<std::string_view> names(keys.begin(), keys.end());
    const auto near = nearest(key, names);
    return near ? fmt::format("did you mean {}?", *near) : "see queenreel help reel";
}

/// Makes the command line of one table.
class LineMaker {
  public:
    LineMaker(const Reel& reel, const std::string& folder, const ReelTable& table)
        : reel_(reel), table_(table) {
        line_.table = &table;
        line_.folder = folder;
    }

    ReelLine line() {
        line_.command = &command();
        add_operands();
        for (const ReelEntry& entry : table_.entries)
            add(entry, true);
        for (const ReelEntry& entry : reel_.defaults)
            if (!find(table_.entries, entry.key))
                add(entry, false);
        if (line_.written.empty() && line_.printed.empty())
            fail(table_.place, "output: there is none; name the file, such as output = \"queens.svg\"");
        return std::move(line_);
    }

  private:
    static const ReelEntry* find(const std::vector<ReelEntry>& entries, std::string_view key) {
        const auto found = std::ranges::find(entries, key, &ReelEntry::key);
        return found == entries.end() ? nullptr : &*found;
    }

    const ReelEntry* find(std::string_view key) const {
        const ReelEntry* own = find(table_.entries, key);
        return own ? own : find(reel_.defaults, key);
    }

    [[noreturn]] void fail(const ReelPlace& place, std::string_view text) const {
        throw UsageError(reel_.message(place, fmt::format("[{}] {}", table_.name, text)));
    }

    const Command& command() const {
        const ReelEntry* entry = find(command_key);
        if (!entry)
            fail(table_.place, "command: there is none; give one such as command = \"animate\"");
        std::vector<std::string_view> names;
        for (const Command* command : reel_commands()) {
            names.push_back(command->name);
            if (entry->values == std::vector{std::string(command->name)})
                return *command;
        }
        const std::string name = entry->values.empty() ? "" : entry->values.front();
        fail(entry->place, fmt::format("command: '{}' makes no file; {}", name, choices(name, names)));
    }

    void add_operands() {
        for (const std::string& key : operand_keys(*line_.command))
            if (const ReelEntry* entry = find(key))
                line_.operands.insert(line_.operands.end(), entry->values.begin(), entry->values.end());
    }

    void add(const ReelEntry& entry, bool is_own) {
        const std::vector<std::string> operands = operand_keys(*line_.command);
        if (entry.key == command_key || std::ranges::find(operands, entry.key) != operands.end())
            return;
        if (prints(*line_.command) && entry.key == output_key)
            return add_printed(entry);
        const Option* option = option_of_key(*line_.command, entry.key);
        if (!option && is_own)
            fail(entry.place, fmt::format("{}: {} has no such key; {}", entry.key, line_.command->name,
                                          key_advice(keys_of(*line_.command), entry.key)));
        if (!option || entry.flag == false)
            return;
        if (entry.flag && !option->argument.empty())
            fail(entry.place, fmt::format("{}: true is no value; give {}", entry.key, option->argument));
        if (!entry.flag && option->argument.empty())
            fail(entry.place, fmt::format("{}: it is true or false; give one of them", entry.key));
        add_paths(*option, entry);
        line_.options.push_back(entry);
    }

    void add_printed(const ReelEntry& entry) {
        if (entry.values.size() != 1 || entry.values.front().empty() || entry.values.front() == "-")
            fail(entry.place, "output: it is one file; give its name");
        line_.printed = absolute(line_.folder, entry.values.front());
    }

    void add_paths(const Option& option, const ReelEntry& entry) {
        for (const std::string& value : typed_values(option, entry)) {
            if (has(written_options, option.name)) {
                if (value == "-")
                    fail(entry.place,
                         fmt::format("{}: a reel has no standard output; name a file", entry.key));
                const std::string path = absolute(line_.folder, value);
                std::error_code ignored;
                line_.written.push_back({path, path.ends_with('/') || fs::is_directory(path, ignored)});
            } else if (reads(option, value)) {
                const std::string paths = absolute_values(option, line_.folder, value);
                for (const std::string_view path : split_list(paths))
                    line_.read.emplace_back(path);
            }
        }
    }

    const Reel& reel_;
    const ReelTable& table_;
    ReelLine line_;
};

/// Throws UsageError for a default that none of the tables' commands takes.
void check_defaults(const Reel& reel) {
    std::vector<std::string> keys;
    for (const Command* command : reel_commands())
        for (std::string& key : keys_of(*command))
            keys.push_back(std::move(key));
    for (const ReelEntry& entry : reel.defaults)
        if (std::ranges::find(keys, entry.key) == keys.end())
            throw UsageError(reel.message(entry.place, fmt::format("{}: no command has such a key; {}",
                                                                   entry.key, key_advice(keys, entry.key))));
}

/// Splits a shell command line into words.
std::vector<std::string> shell_words(std::string_view line) {
    std::vector<std::string> words;
    bool open = false;  // a word has begun
    char quote = 0;
    for (std::size_t i = 0; i < line.size(); ++i) {
        char letter = line[i];
        if (quote == 0 && (letter == ' ' || letter == '\t' || letter == '\n')) {
            open = false;
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
        throw UsageError(fmt::format("--from: a {} has no end; close it", quote));
    return words;
}

/// The default name of an output: that of its file or its command.
std::string name_of_line(const Command& command, const Arguments& arguments) {
    for (const std::string_view option : written_options)
        if (arguments.takes(option) && arguments.has(option)) {
            const fs::path path(std::string(arguments.value(option).value()));
            const std::string stem =
                (path.has_filename() ? path.stem() : path.parent_path().filename()).string();
            if (!stem.empty())
                return stem;
        }
    std::string name(command.name);
    for (const std::string& operand : arguments.operands())
        name += "-" + operand;
    return name;
}

}  // namespace

std::vector<std::string> ReelLine::words(std::string_view before) const {
    std::vector<std::string> all{std::string(command->name)};
    for (const ReelEntry& entry : options) {
        const Option& option = *find_row(command->options, entry.key);
        const std::string name = "--" + entry.key;
        if (entry.flag)
            all.push_back(name);
        else
            for (const std::string& value : typed_values(option, entry)) {
                std::string text = value;
                if (has(written_options, option.name)) {
                    text = absolute(folder, value);
                    const auto known = std::ranges::find(written, text, &ReelPath::path);
                    const bool is_folder = known != written.end() && known->is_folder && !text.ends_with('/');
                    text = std::string(before) + text + (is_folder ? "/" : "");
                } else if (reads(option, value)) {
                    text = absolute_values(option, folder, value);
                }
                all.push_back(name + "=" + text);
            }
    }
    all.emplace_back("--");
    all.insert(all.end(), operands.begin(), operands.end());
    return all;
}

std::vector<std::string> ReelLine::plain_words() const {
    std::vector<std::string> all{std::string(command->name)};
    all.insert(all.end(), operands.begin(), operands.end());
    for (const ReelEntry& entry : options) {
        all.push_back("--" + entry.key);
        if (!entry.flag)
            for (const std::string& value : typed_values(*find_row(command->options, entry.key), entry))
                all.push_back(value);
    }
    if (!printed.empty())
        all.push_back("> " + printed);
    return all;
}

std::vector<ReelLine> reel_lines(const Reel& reel, const std::string& folder) {
    check_defaults(reel);
    std::vector<ReelLine> lines;
    for (const ReelTable& table : reel.outputs)
        lines.push_back(LineMaker(reel, folder, table).line());
    return lines;
}

std::string reel_message(const Reel& reel, const ReelLine& line, std::string_view message) {
    std::string_view text = message;
    std::string_view key = text.substr(0, text.find(':'));
    if (key.starts_with("--")) {
        text.remove_prefix(2);
        key.remove_prefix(2);
    }
    const std::string_view wanted = key == "N" ? std::string_view("n") : key;
    ReelPlace place = line.table->place;
    for (const auto* entries : {&reel.defaults, &line.table->entries})
        for (const ReelEntry& entry : *entries)
            if (entry.key == wanted)
                place = entry.place;
    return reel.message(place, fmt::format("[{}] {}", line.table->name, text));
}

ReelTable reel_table(std::string_view line) {
    std::vector<std::string> words = shell_words(line);
    if (!words.empty() && words.front() == "queenreel")
        words.erase(words.begin());
    const Command* command = words.empty() ? nullptr : find_command(words.front());
    if (!command || has(other_commands, command->name))
        throw UsageError(
            fmt::format("--from: '{}' is no command that makes a file; give a line such as "
                        "'animate 8 -o queens.mp4'",
                        words.empty() ? "" : words.front()));
    const Arguments arguments(command->options, std::span(words).subspan(1));
    ReelTable table{.name = name_of_line(*command, arguments)};
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
        if (!arguments.has(option.name) || is_left_to_make(option.name))
            continue;
        if (option.argument.empty())
            table.entries.push_back({.key = std::string(option.name), .flag = true});
        else
            add(option.name, arguments.values(option.name));
    }
    return table;
}

std::vector<const Command*> reel_commands() {
    std::vector<const Command*> all;
    for (const Command& command : commands())
        if (!has(other_commands, command.name))
            all.push_back(&command);
    return all;
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

}  // namespace queenreel
