#pragma once

#include <cctype>
#include <cstdlib>
#include <set>
#include <string>
#include <string_view>

#include "catalog_text.h"
#include "child.h"
#include "project_paths.h"
#include "queenreel/catalog/catalog.h"
#include "queenreel/cli/command.h"
#include "queenreel/encode/format.h"
#include "queenreel/frame/theme.h"
#include "queenreel/words/said.h"

namespace queenreel::test {

/// The language that the program speaks while this lives.
class Spoken {
  public:
    explicit Spoken(const Language& language) { speak(language); }
    ~Spoken() { speak(languages().front()); }
    Spoken(const Spoken&) = delete;
    Spoken& operator=(const Spoken&) = delete;
};

/// The command line's texts in Cyrillic letters, from the template of its catalogs.
inline const Language& commands_in_cyrillic() {
    static const std::string catalog = [] {
        const Folder folder;
        const std::string file = folder / "commands.mo";
        const std::string command = "msgen " QUEENREEL_SOURCE_DIR
                                    "/assets/po/commands/commands.pot | msgfmt --no-hash "
                                    "--endianness=little -o " +
                                    file + " -";
        if (std::system(command.c_str()) != 0)
            return std::string();
        return catalog_in(in_cyrillic, read_file(file));
    }();
    static const Language language{
        .name = "qps", .summary = "Pseudo", .code = "qps", .group = ",", .point = ".", .catalog = catalog};
    return language;
}

/// Adds the words of a text, runs of at least three Latin letters, in lower case.
inline std::set<std::string> latin_words(std::string_view text, std::set<std::string> words = {}) {
    std::string word;
    for (const char c : std::string(text) + ' ')
        if (('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z')) {
            word += static_cast<char>(std::tolower(c));
        } else {
            if (word.size() >= 3)
                words.insert(word);
            word.clear();
        }
    return words;
}

/// Words in names that users type: commands, options, their arguments and values.
inline const std::set<std::string>& names_on_command_lines() {
    static const std::set<std::string> names = [] {
        std::set<std::string> all;
        const auto add = [&](std::string_view name) { all = latin_words(name, std::move(all)); };
        for (const Command& command : queenreel::commands()) {
            add(command.name);
            add(command.operand);
            for (const Option& option : command.options) {
                add(option.name);
                add(option.argument);
                if (option.value.values)
                    for (const std::string_view value : option.value.values())
                        add(value);
                if (option.value.names)
                    for (const std::string& value : option.value.names())
                        add(value);
            }
        }
        for (const std::string_view list : list_names())
            add(list);
        for (const Theme& theme : themes())
            add(theme.name);
        for (const Format& format : formats())
            add(format.name);
        add("index toml xray");  // a field of file names, the ending of themes, a name of --attacks
        return all;
    }();
    return names;
}

}  // namespace queenreel::test
