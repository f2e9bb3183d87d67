#pragma once

#include <algorithm>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

struct CommonArgs;
struct TypedLine;

/// An option as given.
struct Given {
    std::string_view what;  ///< `--name`, for messages
    std::string_view text;  ///< its value as typed; empty for a flag
};

/// Reads an option's value into the arguments of a command, and names what shells suggest for it. The
/// functions of value.h make these.
struct Value {
    /// Reads the value into one of the arguments. Null if the parser itself handles the option. Throws
    /// UsageError.
    std::function<void(CommonArgs& args, const Given& given)> store{};

    /// All valid values if they are names; otherwise null.
    std::function<std::vector<std::string_view>()> values{};
    /// Some of the valid values, which shells suggest; those that end in `=` continue.
    std::function<std::vector<std::string>()> names{};
    /// Describes a value in one line for shells; empty for no description.
    std::function<std::string_view(std::string_view value)> about{};
    bool list = false;      ///< a comma-separated list of values is allowed
    bool repeated = false;  ///< the option may be given several times; `store` is called for each
    bool open = false;      ///< values outside `values` are allowed; `store` checks them
};

/// A row of an option table. The parser, the help, the manual and completion all use these rows. A group of
/// options is a struct, from which commands' arguments derive, with a function that returns its rows.
struct Option {
    std::string_view name;           ///< long form, without dashes
    std::string_view argument = "";  ///< the name of its value in the help; empty for a flag
    Value value{};
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

/// The option table of a command.
struct CommandOptions {
    std::string_view command;
    std::span<const Option> options;
};

/// Returns true if an argument or operand with this name takes a file or folder.
bool is_path(std::string_view argument);

/// Returns true if the option's value is a file or folder name.
bool takes_path(const Option& option);

/// Joins a command's groups into its option table, in order.
template <typename... Groups>
std::vector<Option> options_of(Groups... tables) {
    std::vector<Option> options;
    (std::ranges::move(tables, std::back_inserter(options)), ...);
    return options;
}

/// Puts rows that have no group into this one.
std::vector<Option> in_group(std::string_view group, std::vector<Option> rows);

/// Returns only the rows with these names.
std::vector<Option> rows_named(std::vector<Option> rows, std::initializer_list<std::string_view> names);

/// Returns the row with this name, which must exist.
Option& row_named(std::vector<Option>& rows, std::string_view name);

/// A command's own texts for an option; empty ones leave the texts of the group's row.
struct OwnWords {
    std::string_view option;
    std::optional<std::string_view> group{};
    std::optional<std::string> help{};
    std::optional<std::string> default_note{};
};

/// Replaces some texts of the rows.
std::vector<Option> in_words(std::vector<Option> rows, std::initializer_list<OwnWords> all);

/// Replaces the value of one row.
std::vector<Option> with_value(std::vector<Option> rows, std::string_view option, Value value);

}  // namespace queenreel
