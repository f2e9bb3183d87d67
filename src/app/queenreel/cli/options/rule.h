#pragma once

#include <functional>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/cli/options/common_args.h"
#include "queenreel/encode/format.h"

namespace queenreel {

/// An option, or one of its values: `bare`, `coordinates outside`.
struct Term {
    constexpr Term(const char* text) : Term(std::string_view(text)) {}  // NOLINT: rows are written as text
    constexpr Term(std::string_view text)                               // NOLINT
        : option(text.substr(0, text.find(' '))),
          value(option.size() < text.size() ? text.substr(option.size() + 1) : "") {}

    /// Returns whether it is among the arguments.
    bool is_given(const Arguments& arguments) const;

    std::string_view option;  ///< without dashes
    std::string_view value;   ///< empty for any
};

/// A row of the rules between the options of a command. `option` is at fault where one of the conditions that
/// the row has does not hold.
struct Rule {
    Term option;
    std::vector<Term> excludes{};  ///< none of these may be given with it
    std::vector<Term> needs{};     ///< one of these must be given with it
    std::function<bool(const CommonArgs& args)> allowed{};
    /// Holds for one of the formats that are written.
    std::function<bool(const CommonArgs& args, const Format& format)> suits{};

    std::vector<Term> when{};    ///< the rule holds only where all of these are given
    std::vector<Term> unless{};  ///< the rule holds only where none of these is given
    bool of_users = false;       ///< an option that a preset gives breaks no rule

    /// Why, and what to do; follows `--option: `. `{0}` is the excluded option, or the first format's name.
    std::string message = "";
    /// For `allowed`: options that break the rule.
    std::string_view example = "";

    /// Returns the whole message, with `other` for `{0}`.
    std::string text(std::string_view other) const;
};

/// Rule::allowed, or Rule::suits, by a condition of one of the command's groups.
template <typename Args, typename... Formats>
auto by(bool (*holds)(const Args& args, const Formats&... formats)) {
    return [holds](const CommonArgs& args, const Formats&... formats) {
        return holds(dynamic_cast<const Args&>(args), formats...);
    };
}

/// Rule::suits, by the format alone.
inline auto by(bool (*suits)(const Format& format)) {
    return [suits](const CommonArgs& /*args*/, const Format& format) { return suits(format); };
}

/// Rules of several tables one after the other.
std::vector<Rule> join(std::initializer_list<std::vector<Rule>> tables);

/// The rules of those options.
std::vector<Rule> rules_of(std::vector<Rule> rules, std::initializer_list<std::string_view> options);

/// The rules of commands that print an answer as CSV or as JSON.
std::vector<Rule> answer_rules();

/// Throws UsageError for the first broken rule; those of formats are for check_formats().
void check_rules(std::span<const Rule> rules, const CommonArgs& args);

/// Throws UsageError for the first option that suits none of the formats, of which there is at least one.
/// Options that the command lacks are left out.
void check_formats(std::span<const Rule> rules, const CommonArgs& args,
                   std::span<const Format* const> formats);

/// Returns the options that cannot be added to what `given` finds, as they would break a rule: for those who
/// ask what may still be typed.
std::vector<std::string_view> excluded_by(std::span<const Rule> rules,
                                          const std::function<bool(const Term&)>& given);

}  // namespace queenreel
