#include "cli/options/option_words.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/errors.h"
#include "cli/options/spelling.h"
#include "cli/options/values.h"

namespace queenreel {
namespace {

const Option* find(std::span<const Option> options, std::string_view name) {
    const auto found = std::ranges::find(options, name, &Option::name);
    return found == options.end() ? nullptr : &*found;
}

/// Whether `word` is an option of the table, alone: `--hold` or `-o`.
bool is_option(std::span<const Option> options, std::string_view word) {
    if (word.starts_with("--"))
        return find(options, word.substr(2));
    return word.size() == 2 && word[0] == '-' &&
           std::ranges::find(options, word[1], &Option::letter) != options.end();
}

}  // namespace

std::string advice(std::span<const Option> options, std::string_view word) {
    const std::string_view name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
    const std::vector<std::string_view> names = names_of(options);
    if (!word.starts_with("--") && is_option(options, word.substr(0, 2)))
        return fmt::format("write {} {}, apart", word.substr(0, 2), word.substr(2));
    if (const auto near = nearest(name.substr(0, name.find('=')), names))
        return fmt::format("did you mean --{}?", *near);
    return "--help lists those there are";
}

void check_dashes(std::span<const Option> options, std::span<const std::string> words) {
    for (const std::string& word : words)
        if (word.size() > 2 && word[0] == '-' && word[1] != '-' && find(options, word.substr(1)))
            throw UsageError(fmt::format("{}: long options have two dashes; write -{}", word, word));
}

void check_value(const Option& option, std::span<const Option> options, std::string_view value) {
    if (is_option(options, value))
        throw UsageError(fmt::format("--{}: its {} is missing; {} is another option", option.name,
                                     option.argument, value));
    if (!option.values)
        return;
    const std::vector<std::string_view> values = option.values();
    for (const std::string_view name : option.list ? split_list(value) : std::vector{value}) {
        if (name.empty())
            throw UsageError(fmt::format("--{}: a name is missing; {}", option.name, choices(name, values)));
        if (std::ranges::find(values, name) == values.end())
            throw UsageError(
                fmt::format("--{}: there is no '{}'; {}", option.name, name, choices(name, values)));
    }
}

std::string_view flag_with_value(std::span<const Option> options, std::span<const std::string> words) {
    for (const std::string& word : words)
        for (const Option& option : options)
            if (option.argument.empty() && word.starts_with(fmt::format("--{}=", option.name)))
                return word;
    return "options";
}

}  // namespace queenreel
