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

/// The words after a command's name, parsed with the command's option table.
class Arguments {
  public:
    Arguments() = default;

    /// Throws UsageError for an option that is not in the table (and suggests a similar name, or the commands
    /// of `others` that have it), an option without its value, an option given twice that is not
    /// Value::repeated, a value that is not in Value::values, or an empty path. Adds the options of --preset
    /// that are not given.
    Arguments(std::span<const Option> options, std::span<const std::string> words,
              std::span<const CommandOptions> others = {});

    /// The positional arguments, in order.
    const std::vector<std::string>& operands() const { return operands_; }

    /// Replaces all operands with one.
    void set_operand(std::string operand) { operands_ = {std::move(operand)}; }

    /// Returns true if the option is in the table.
    bool takes(std::string_view option) const { return known_.contains(option); }

    /// Returns true if the flag or option was given.
    bool has(std::string_view option) const;

    /// All values of the option, in order; none if it was not given, an empty one for a flag.
    std::vector<std::string> values(std::string_view option) const;

    /// The first value; empty if the option was not given.
    std::optional<std::string_view> value(std::string_view option) const;

    /// Returns true if the user typed it, rather than a preset adding it.
    bool typed(std::string_view option) const { return has(option) && !preset_.contains(option); }

    /// Sets an option's value unless the user gave one. For presets.
    void set_unless_given(std::string_view option, std::string_view value);

  private:
    void add_preset();
    void expect_known(std::string_view option) const;

    std::set<std::string, std::less<>> known_;
    std::map<std::string, std::vector<std::string>, std::less<>> values_;  ///< flags have one, which is empty
    std::set<std::string, std::less<>> preset_;  ///< options whose values come from set_unless_given()
    std::vector<std::string> operands_;
};

/// Stores the values of a line, which must have been parsed with the same options, in the command's
/// arguments. Throws UsageError for an invalid value.
void store_values(std::span<const Option> options, const Arguments& line, CommonArgs& args);

}  // namespace queenreel
