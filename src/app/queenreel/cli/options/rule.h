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

    /// Returns true if the arguments include it.
    bool is_given(const Arguments& arguments) const;

    std::string_view option;  ///< without dashes
    std::string_view value;   ///< empty for any value
};

/// A row of the rules between a command's options. If any condition of the row is not met, `option` is
/// reported.
struct Rule {
    Term option;
    std::vector<Term> excludes{};  ///< none of these may be given with it
    std::vector<Term> needs{};     ///< one of these must be given with it
    std::function<bool(const CommonArgs& args)> allowed{};
    /// Must be true for at least one of the formats written.
    std::function<bool(const CommonArgs& args, const Format& format)> suits{};

    std::vector<Term> when{};    ///< the rule applies only if all of these are given
    std::vector<Term> unless{};  ///< the rule applies only if none of these is given
    bool of_users = false;       ///< a preset may break the rule

    /// The reason and the remedy, to follow `--option: `. `{other}` is the excluded option, or the name of
    /// the first format.
    std::string message = "";
    /// Names that replace `{formats}` in the message.
    std::vector<std::string_view> formats{};
    /// Options that break the rule, for rules with `allowed`.
    std::string_view example = "";

    /// Returns the whole message, with `other` for `{other}`.
    std::string text(std::string_view other) const;
};

/// Turns a condition on one of the command's groups into Rule::allowed or Rule::suits.
template <typename Args, typename... Formats>
auto by(bool (*holds)(const Args& args, const Formats&... formats)) {
    return [holds](const CommonArgs& args, const Formats&... formats) {
        return holds(dynamic_cast<const Args&>(args), formats...);
    };
}

/// Turns a condition on the format alone into Rule::suits.
inline auto by(bool (*suits)(const Format& format)) {
    return [suits](const CommonArgs& /*args*/, const Format& format) { return suits(format); };
}

/// Concatenates tables of rules.
std::vector<Rule> join(std::initializer_list<std::vector<Rule>> tables);

/// Returns only the rules for these options.
std::vector<Rule> rules_of(std::vector<Rule> rules, std::initializer_list<std::string_view> options);

/// The rules of commands that print an answer as CSV or JSON.
std::vector<Rule> answer_rules();

/// Throws UsageError for the first broken rule, except for rules on formats, which check_formats() checks.
void check_rules(std::span<const Rule> rules, const CommonArgs& args);

/// Throws UsageError for the first option that suits none of the formats; there must be at least one format.
/// Ignores options that the command lacks.
void check_formats(std::span<const Rule> rules, const CommonArgs& args,
                   std::span<const Format* const> formats);

/// Returns the options that would break a rule if added to those that `given` finds. For completion.
std::vector<std::string_view> excluded_by(std::span<const Rule> rules,
                                          const std::function<bool(const Term&)>& given);

}  // namespace queenreel
