#pragma once

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/cli/options/option.h"

namespace queenreel {

/// The option table of a command.
struct CommandOptions {
    std::string_view command;
    std::span<const Option> options;
};

/// What a user typed after a command's name, held against the command's option table.
class Arguments {
  public:
    Arguments() = default;

    /// Throws UsageError for an option that the table lacks (with a near spelling, or with those of `others`,
    /// the tables of other commands, that have it), one without its value, one with a value given twice that
    /// is not Value::repeated, or a value that is none of Value::values.
    Arguments(std::span<const Option> options, std::span<const std::string> words,
              std::span<const CommandOptions> others = {});

    /// What is no option, in order.
    const std::vector<std::string>& operands() const { return operands_; }

    /// Has one operand in place of all.
    void set_operand(std::string operand) { operands_ = {std::move(operand)}; }

    /// Whether the option is in the table.
    bool takes(std::string_view option) const { return known_.contains(option); }

    /// Whether the flag or the option with a value was given.
    bool has(std::string_view option) const;

    /// All values of the option, in order; none when it was not given, an empty one for a flag.
    std::vector<std::string> values(std::string_view option) const;

    /// The first of them; nothing when it was not given.
    std::optional<std::string_view> value(std::string_view option) const;

    /// Whether the user typed it: no preset gave it.
    bool typed(std::string_view option) const { return has(option) && !preset_.contains(option); }

    /// Lets an option have `value` unless the user gave one: how presets work.
    void set_unless_given(std::string_view option, std::string_view value);

  private:
    void expect_known(std::string_view option) const;

    std::set<std::string, std::less<>> known_;
    std::map<std::string, std::vector<std::string>, std::less<>> values_;  ///< of flags: an empty one
    std::set<std::string, std::less<>> preset_;  ///< options that set_unless_given() gave their values
    std::vector<std::string> operands_;
};

}  // namespace queenreel
