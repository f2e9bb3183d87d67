#pragma once

#include <algorithm>
#include <array>
#include <concepts>
#include <functional>
#include <initializer_list>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace queenreel {

struct CommonArgs;
struct TypedLine;

/// An option as given.
struct Given {
    std::string_view what;  ///< `--name`, for messages
    std::string_view text;  ///< its value as typed; empty for a flag
};

/// Reads an option's value into a group of arguments, and names what shells suggest for it. The functions of
/// value.h make these.
template <typename Group>
struct Value {
    /// Reads the value into the group's member. Null if the parser itself handles the option. Throws
    /// UsageError.
    std::function<void(Group& group, const Given& given)> store{};

    /// All valid values if they are names; otherwise null.
    std::function<std::vector<std::string_view>()> values{};
    /// Some of the valid values, which shells suggest; those that end in `=` continue.
    std::function<std::vector<std::string>()> names{};
    /// Describes a value in one line for shells; empty for no description.
    std::function<std::string_view(std::string_view value)> about{};
    bool list = false;      ///< a comma-separated list of values is allowed
    bool repeated = false;  ///< the option may be given several times; `store` is called for each
    bool open = false;      ///< values outside `values` are allowed; `store` checks them

    /// Converts the value for a group that includes this one.
    template <std::derived_from<Group> Larger>
    operator Value<Larger>() const {
        return {store, values, names, about, list, repeated, open};
    }
};

/// A row of an option table. The parser, the help, the manual and completion all use these rows. A group of
/// options is a struct with a table of its rows.
template <typename Group>
struct Row {
    std::string_view name;           ///< long form, without dashes
    std::string_view argument = "";  ///< the name of its value in the help; empty for a flag
    Value<Group> value{};
    std::string help = "";        ///< a description of one or two lines
    std::string_view group = "";  ///< heading in the help

    /// The default value: stored as if typed, and shown in the help.
    std::string default_value = "";
    /// The help's text for a default that is not stored.
    std::string default_note = "";

    char letter = 0;             ///< short form; 0 for none
    std::string_view also = "";  ///< synonyms, such as those of other programs, separated by spaces

    /// The name of the operands if this option is given, such as FILES; empty if the option does not change
    /// it.
    std::string_view operands = "";

    /// Returns true if a value suits the rest of the line. Null: all values do.
    bool (*suits)(const TypedLine& line, std::string_view value) = nullptr;
    /// Returns a hint for a value that is invalid here but valid elsewhere, such as `it is a solver: give …`;
    /// empty if there is none. Null: no hints.
    std::string (*otherwise)(std::string_view value) = nullptr;
};

/// A row of a command's own table, whatever group it belongs to.
using Option = Row<CommonArgs>;

/// The option table of a command.
struct CommandOptions {
    std::string_view command;
    std::span<const Option> options;
};

/// The rows of a group.
template <typename Group>
using Rows = std::vector<Row<Group>>;

/// Returns true if an argument or operand with this name takes a file or folder.
inline bool is_path(std::string_view argument) {
    constexpr std::array<std::string_view, 4> paths{"FILE", "FILES", "FOLDER", "PATH"};
    return std::ranges::find(paths, argument) != paths.end();
}

/// Returns true if the option's value is a file or folder name.
inline bool takes_path(const Option& option) {
    return is_path(option.argument);
}

/// Converts a row of a group for a command whose arguments, `Args`, include the group.
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
        .operands = row.operands,
        .suits = row.suits,
        .otherwise = row.otherwise};
    if (value.store)
        option.value.store = [store = value.store](CommonArgs& args, const Given& given) {
            store(static_cast<Args&>(args), given);
        };
    return option;
}

/// Joins a command's groups into its option table, in order.
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

/// Puts rows that have no group into this one.
template <typename Group>
Rows<Group> in_group(std::string_view group, Rows<Group> rows) {
    for (Row<Group>& row : rows)
        if (row.group.empty())
            row.group = group;
    return rows;
}

/// Returns only the rows with these names.
template <typename Group>
Rows<Group> rows_named(Rows<Group> rows, std::initializer_list<std::string_view> names) {
    std::erase_if(rows,
                  [&](const Row<Group>& row) { return std::ranges::find(names, row.name) == names.end(); });
    return rows;
}

/// Returns the row with this name, which must exist.
template <typename Group>
Row<Group>& row_named(Rows<Group>& rows, std::string_view name) {
    const auto found = std::ranges::find(rows, name, &Row<Group>::name);
    if (found == rows.end())
        throw std::logic_error("the option table lacks --" + std::string(name));
    return *found;
}

/// A command's own texts for an option; empty ones leave the texts of the group's row.
struct OwnWords {
    std::string_view option;
    std::optional<std::string_view> group{};
    std::optional<std::string> help{};
    std::optional<std::string> default_note{};
};

/// Replaces some texts of the rows.
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

/// Replaces the value of one row.
template <typename Group>
Rows<Group> with_value(Rows<Group> rows, std::string_view option, Value<Group> value) {
    row_named(rows, option).value = std::move(value);
    return rows;
}

}  // namespace queenreel
