#include "queenreel/cli/options/reel_line.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/options/reel_keys.h"
#include "queenreel/cli/speech.h"
#include "queenreel/encode/format.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

std::string absolute(const std::string& folder, std::string_view path) {
    std::string whole = (fs::path(folder) / path).lexically_normal().string();
    return whole;
}

std::string absolute_values(const Option& option, const std::string& folder, std::string_view text) {
    if (option.name != "events")
        return absolute(folder, text);
    std::string all;  // may be several, separated by commas
    for (const std::string_view path : split_list(text))
        all.append(all.empty() ? "" : ",").append(absolute(folder, path));
    return all;
}

std::string key_advice(const std::vector<std::string>& keys, std::string_view key) {
    const std::vector<std::string_view> names(keys.begin(), keys.end());
    const auto near = nearest(key, names);
    return near ? said("did you mean {name}?", *near) : said("see queenreel help reel");
}

/// Makes the command line of a table.
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
            fail(table_.place,
                 said("output: there is none; name the file, such as output = {example}", "\"queens.svg\""));
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
            fail(table_.place,
                 said("command: there is none; give one such as command = {example}", "\"animate\""));
        std::vector<std::string_view> names;
        for (const Command* command : reel_commands()) {
            names.push_back(command->name);
            if (entry->values == std::vector{std::string(command->name)})
                return *command;
        }
        const std::string name = entry->values.empty() ? "" : entry->values.front();
        fail(entry->place,
             said("command: '{name}' makes no file; {advice}", name, said_choices(name, names)));
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
            fail(entry.place, said("{key}: {command} has no such key; {advice}", entry.key,
                                   line_.command->name, key_advice(keys_of(*line_.command), entry.key)));
        if (!option || entry.flag == false)
            return;
        if (entry.flag && !option->argument.empty())
            fail(entry.place, said("{key}: true is no value; give {argument}", entry.key, option->argument));
        if (!entry.flag && option->argument.empty())
            fail(entry.place, said("{key}: it is true or false; give one of them", entry.key));
        add_paths(*option, entry);
        line_.options.push_back(entry);
    }

    void add_printed(const ReelEntry& entry) {
        if (entry.values.size() != 1 || entry.values.front().empty() || entry.values.front() == "-")
            fail(entry.place, said("output: it is one file; give its name"));
        line_.printed = absolute(line_.folder, entry.values.front());
    }

    void add_paths(const Option& option, const ReelEntry& entry) {
        for (const std::string& value : typed_values(option, entry)) {
            if (writes(option)) {
                if (value == "-")
                    fail(entry.place, said("{key}: a reel has no standard output; name a file", entry.key));
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

/// Throws UsageError for a default that no command takes.
void check_defaults(const Reel& reel) {
    std::vector<std::string> keys;
    for (const Command* command : reel_commands())
        for (std::string& key : keys_of(*command))
            keys.push_back(std::move(key));
    for (const ReelEntry& entry : reel.defaults)
        if (std::ranges::find(keys, entry.key) == keys.end())
            throw UsageError(reel.message(entry.place, said("{key}: no command has such a key; {advice}",
                                                            entry.key, key_advice(keys, entry.key))));
}

}  // namespace

std::vector<std::string> ReelLine::option_words(const ReelEntry& entry, std::string_view before) const {
    const Option& option = *find_row(command->options, entry.key);
    const std::string name = "--" + entry.key;
    if (entry.flag)
        return {name};
    std::vector<std::string> all;
    for (const std::string& value : typed_values(option, entry)) {
        std::string text = value;
        if (writes(option)) {
            text = absolute(folder, value);
            const auto known = std::ranges::find(written, text, &ReelPath::path);
            const bool is_folder = known != written.end() && known->is_folder && !text.ends_with('/');
            text = std::string(before) + text + (is_folder ? "/" : "");
        } else if (reads(option, value)) {
            text = absolute_values(option, folder, value);
        }
        all.push_back(name + "=" + text);
    }
    return all;
}

std::vector<std::string> ReelLine::words(std::string_view before) const {
    std::vector<std::string> all{std::string(command->name)};
    for (const ReelEntry& entry : options)
        for (std::string& word : option_words(entry, before))
            all.push_back(std::move(word));
    all.emplace_back("--");
    all.insert(all.end(), operands.begin(), operands.end());
    return all;
}

/// Keeps only the first file of a film, and leaves out the voice, limits, and files beside the film.
std::vector<std::string> ReelLine::preview_words(std::string_view before) const {
    constexpr std::array left_out{"narrate", "voice-command", "voice-files", "max-bytes", "max-frames"};
    if (command->name != "animate")
        return {};
    std::vector<std::string> all{std::string(command->name)};
    bool has_film = false;
    for (const ReelEntry& entry : options) {
        if (std::ranges::find(left_out, entry.key) != left_out.end())
            continue;
        const bool is_written = writes(*find_row(command->options, entry.key));
        if (is_written && entry.key != output_key)
            continue;
        const std::vector<std::string> its_words = option_words(entry, before);
        if (is_written && !its_words.empty()) {
            const Format* format = format_of(its_words.front());
            has_film = format && format->film && !format->plays;
            all.push_back(its_words.front());
        } else {
            all.insert(all.end(), its_words.begin(), its_words.end());
        }
    }
    if (!has_film)
        return {};
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

}  // namespace queenreel
