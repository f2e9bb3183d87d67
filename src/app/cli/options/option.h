#pragma once

#include <algorithm>
#include <array>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

struct Request;
struct TypedLine;

/// A row of an option table. The parser and the help are made from such rows.
struct Option {
    std::string_view name;           ///< long form, without dashes
    std::string_view argument = "";  ///< its value's name in the help; empty for a flag
    std::string help = "";           ///< what it does, in a line or two
    std::string_view group = "";     ///< heading in the help

    /// Its value when it is not given: stored as if typed, and shown in the help.
    std::string default_value = "";
    /// The help's words for a default that depends on other options; nothing is stored then.
    std::string default_note = "";

    char letter = 0;  ///< short form; 0 for none

    /// All values it takes, when they are names; null when they are not.
    std::vector<std::string_view> (*values)() = nullptr;
    /// Names among other values that it takes, which shells are offered; those that end in `=` begin one.
    std::vector<std::string> (*names)() = nullptr;
    /// One line on a value for shells that show it; empty for none.
    std::string_view (*about)(std::string_view value) = nullptr;
    /// Whether a value goes with the rest of the line; null: each does.
    bool (*suits)(const TypedLine& line, std::string_view value) = nullptr;
    /// What to do about a value that is none of them but known for something else: `it is a solver: give …`;
    /// empty where it is not known. Null: nobody looks.
    std::string (*otherwise)(std::string_view value) = nullptr;
    bool list = false;      ///< whether it takes several of them, with commas
    bool repeated = false;  ///< whether it may be given several times; `store` is called for each
    bool open = false;      ///< whether it takes other values, too, which `store` checks

    /// Reads `text`, empty for a flag, into the field of the request that is this option's; `what` is
    /// `--name`. Null for what the parser itself carries out. Throws UsageError.
    void (*store)(Request& request, std::string_view what, std::string_view text) = nullptr;
};

/// Whether the option's value is the name of a file or folder.
inline bool takes_path(const Option& option) {
    constexpr std::array<std::string_view, 4> paths{"FILE", "FILES", "FOLDER", "PATH"};
    return std::ranges::find(paths, option.argument) != paths.end();
}

/// Options of several tables one after the other.
inline std::vector<Option> join(std::initializer_list<std::vector<Option>> tables) {
    std::vector<Option> all;
    for (const std::vector<Option>& table : tables)
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

/// The options of those names.
inline std::vector<Option> rows_named(std::vector<Option> options,
                                      std::initializer_list<std::string_view> names) {
    std::erase_if(options,
                  [&](const Option& option) { return std::ranges::find(names, option.name) == names.end(); });
    return options;
}

/// An Option::store that puts what `parse(what, text)` gives into a member of the request.
template <auto member, auto parse>
void into(Request& request, std::string_view what, std::string_view text) {
    request.*member = parse(what, text);
}

/// An Option::store for names out of a table: puts what `find(name)` gives into a member.
template <auto member, auto find>
void named(Request& request, std::string_view /*what*/, std::string_view name) {
    request.*member = find(name);
}

/// An Option::store for flags: makes a member true.
template <auto member>
void flag(Request& request, std::string_view /*what*/, std::string_view /*text*/) {
    request.*member = true;
}

/// An Option::about: the summary of the table's row of that name.
template <auto table>
std::string_view summary_in(std::string_view name) {
    for (const auto& row : table())
        if (row.name == name)
            return row.summary;
    return "";
}

/// The names of a table's rows.
template <typename Rows>
std::vector<std::string_view> names_of(const Rows& rows) {
    std::vector<std::string_view> names;
    names.reserve(std::size(rows));
    for (const auto& row : rows)
        names.push_back(row.name);
    return names;
}

/// The same as values of Option::names.
template <typename Rows>
std::vector<std::string> words_of(const Rows& rows) {
    const std::vector<std::string_view> names = names_of(rows);
    return {names.begin(), names.end()};
}

/// The same, each with the `=` that its value follows.
template <typename Rows>
std::vector<std::string> beginnings(const Rows& rows) {
    std::vector<std::string> names = words_of(rows);
    for (std::string& name : names)
        name += '=';
    return names;
}

}  // namespace queenreel
