#include "queenreel/cli/options/rule.h"

#include <algorithm>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

bool is_in_force(const Rule& rule, const CommonArgs& args) {
    const auto given = [&](const Term& term) { return term.is_given(args.line); };
    return given(rule.option) && (!rule.of_users || args.line.typed(rule.option.option)) &&
           std::ranges::all_of(rule.when, given) && std::ranges::none_of(rule.unless, given);
}

void check_rule(const Rule& rule, const CommonArgs& args) {
    for (const Term& other : rule.excludes)
        if (other.is_given(args.line))
            throw UsageError(rule.text(other.option));
    const bool lacks =
        std::ranges::none_of(rule.needs, [&](const Term& term) { return term.is_given(args.line); });
    if ((!rule.needs.empty() && lacks) || (rule.allowed && !rule.allowed(args)))
        throw UsageError(rule.text(""));
}

}  // namespace

bool Term::is_given(const Arguments& arguments) const {
    const std::vector<std::string> values = arguments.values(option);
    return value.empty() ? !values.empty() : std::ranges::find(values, value) != values.end();
}

std::string Rule::text(std::string_view other) const {
    return said("--{option}: {why}", option.option, said_of(message, other, said_alternatives(formats)));
}

std::vector<Rule> join(std::initializer_list<std::vector<Rule>> tables) {
    std::vector<Rule> all;
    for (const std::vector<Rule>& table : tables)
        all.insert(all.end(), table.begin(), table.end());
    return all;
}

std::vector<Rule> rules_of(std::vector<Rule> rules, std::initializer_list<std::string_view> options) {
    std::erase_if(rules, [&](const Rule& rule) {
        return std::ranges::find(options, rule.option.option) == options.end();
    });
    return rules;
}

std::vector<Rule> answer_rules() {
    return {{.option = "csv",
             .excludes = {"json"},
             .message = "it cannot be combined with --{other}; give only one of them"}};
}

void check_rules(std::span<const Rule> rules, const CommonArgs& args) {
    for (const Rule& rule : rules)
        if (!rule.suits && is_in_force(rule, args))
            check_rule(rule, args);
}

std::vector<std::string_view> excluded_by(std::span<const Rule> rules,
                                          const std::function<bool(const Term&)>& given) {
    std::vector<std::string_view> excluded;
    for (const Rule& rule : rules) {
        if (!std::ranges::all_of(rule.when, given) || std::ranges::any_of(rule.unless, given))
            continue;
        if (given(rule.option))
            for (const Term& other : rule.excludes)
                if (other.value.empty())
                    excluded.push_back(other.option);
        if (rule.option.value.empty() && std::ranges::any_of(rule.excludes, given))
            excluded.push_back(rule.option.option);
    }
    return excluded;
}

void check_formats(std::span<const Rule> rules, const CommonArgs& args,
                   std::span<const Format* const> formats) {
    for (const Rule& rule : rules) {
        if (!rule.suits || !args.line.takes(rule.option.option) || !is_in_force(rule, args))
            continue;
        if (std::ranges::none_of(formats, [&](const Format* format) { return rule.suits(args, *format); }))
            throw UsageError(rule.text(formats.front()->name));
    }
}

}  // namespace queenreel
