#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <functional>
#include <initializer_list>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queenreel {

struct CommonArgs;
struct TypedLine;

/// An option as it was given.
struct Given {
    std::string_view what;  ///< `--name`, for messages
    std::string_view text;  ///< its value as typed; empty for a flag
};

/// How an option's value is read into a group of arguments, and what shells can offer for it. The functions
/// of value.h make such.
template <typename Group>
struct Value {
    /// Reads the value into the group's member. Null for what the parser itself carries out. Throws
    /// UsageError.
    std::function<void(Group& group, const Given& given)> store{};

    /// All values it takes, when they are names; null when they are not.
    std::function<std::vector<std::string_view>()> values{};
    /// Names among other values that it takes, which shells are offered; those that end in `=` begin one.
    std::function<std::vector<std::string>()> names{};
    /// One line on a value for shells that show it; empty for none.
    std::function<std::string_view(std::string_view value)> about{};
    bool list = false;      ///< whether it takes several of them, with commas
    bool repeated = false;  ///< whether it may be given several times; `store` is called for each
    bool open = false;      ///< whether it takes other values, too, which `store` checks

    /// The same of a group that has this one among others.
    template <std::derived_from<Group> Larger>
    operator Value<Larger>() const {
        return {store, values, names, about, list, repeated, open};
    }
};

/// A row of an option table. The parser, the help, the manual and completion are made from such rows. A
/// group of options is a struct with a table of such rows beside it.
template <typename Group>
struct Row {
    std::string_view name;           ///< long form, without dashes
    std::string_view argument = "";  ///< its value's name in the help; empty for a flag
    Value<Group> value{};
    std::string help = "";        ///< what it does, in a line or two
    std::string_view group = "";  ///< heading in the help

    /// Its value when it is not given: stored as if typed, and shown in the help.
    std::string default_value = "";
    /// The help's words for a default that is not stored.
    std::string default_note = "";

    char letter = 0;             ///< short form; 0 for none
    std::string_view also = "";  ///< other words for it, as other programs have them; apart by blanks

    /// Whether a value goes with the rest of the line; null: each does.
    bool (*suits)(const TypedLine& line, std::string_view value) = nullptr;
    /// What to do about a value that is none of them but known for something else: `it is a solver: give …`;
    /// empty where it is not known. Null: nobody looks.
    std::string (*otherwise)(std::string_view value) = nullptr;
};

/// A row of a command's own table, whatever group it is of.
using Option = Row<CommonArgs>;

/// The rows of a group.
template <typename Group>
using Rows = std::vector<Row<Group>>;

/// Whether the option's value is the name of a file or folder.
inline bool takes_path(const Option& option) {
    constexpr std::array<std::string_view, 4> paths{"FILE", "FILES", "FOLDER", "PATH"};
    return std::ranges::find(paths, option.argument) != paths.end();
}

/// The row as one of a command whose arguments `Args` have the group among them.
template <typename Args, typename Group>
Option option_of(const Row<Group>& row) {
    static_assert(std::derived_from<Args, Group>, "the command does not take this group of options");
    const Value<Group>& value = row.value;
    Option option{
        .name = row.name,
        .argument = row.argument,
        .value = {{}, value.values, value.names, value.about, value.list, value.repeated, value.open},
        .help = row.help,
        .group = row.group,
        .default_value = row.default_value,
        .default_note = row.default_note,
        .letter = row.letter,
        .also = row.also,
        .suits = row.suits,
        .otherwise = row.otherwise};
    if (value.store)
        option.value.store = [store = value.store](CommonArgs& args, const Given& given) {
            store(static_cast<Args&>(args), given);
        };
    return option;
}

/// The option table of a command: the groups that it takes, one after the other.
template <typename Args, typename... Groups>
std::vector<Option> options_of(const Rows<Groups>&... tables) {
    std::vector<Option> options;
    const auto add = [&](const auto& table) {
        for (const auto& row : table)
            options.push_back(option_of<Args>(row));
    };
    (add(tables), ...);
    return options;
}

/// The rows of those names.
template <typename Group>
Rows<Group> rows_named(Rows<Group> rows, std::initializer_list<std::string_view> names) {
    std::erase_if(rows,
                  [&](const Row<Group>& row) { return std::ranges::find(names, row.name) == names.end(); });
    return rows;
}

/// The row of that name, which must be there.
template <typename Group>
Row<Group>& row_named(Rows<Group>& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &Row<Group>::name);
    if (found == rows.end())
        throw std::logic_error("the option table lacks --" + std::string(name));
    return *found;
}

/// What a command has to say of an option otherwise than the group's row does; nothing: the same.
struct OwnWords {
    std::string_view option;
    std::optional<std::string_view> group{};
    std::optional<std::string> help{};
    std::optional<std::string> default_note{};
};

/// The rows, some of them in other words.
template <typename Group>
Rows<Group> in_words(Rows<Group> rows, std::initializer_list<OwnWords> all) {
    for (const OwnWords& words : all) {
        Row<Group>& row = row_named(rows, words.option);
        row.group = words.group.value_or(row.group);
        row.help = words.help.value_or(row.help);
        row.default_note = words.default_note.value_or(row.default_note);
    }
    return rows;
}

/// The rows, one of them with another value.
template <typename Group>
Rows<Group> with_value(Rows<Group> rows, std::string_view option, Value<Group> value) {
    row_named(rows, option).value = std::move(value);
    return rows;
}

}  // namespace queenreel
