#include "queenreel/cli/options/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <string>
#include <vector>

// cxxopts is only the tokenizer: it separates options, their values and operands. The rows do everything
// else. It is built without regular expressions, which recurse once per character and would overflow the
// stack on a long argument.
#define CXXOPTS_NO_REGEX
#include <cxxopts.hpp>

#include "queenreel/base/parse.h"
#include "queenreel/base/spelling.h"
#include "queenreel/base/table.h"
#include "queenreel/catalog/guesses.h"
#include "queenreel/catalog/presets.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/unknown_option.h"
#include "queenreel/cli/speech.h"
#include "queenreel/encode/format.h"

namespace queenreel {
namespace {

/// Throws UsageError for `-output`: parsers read it as `-o utput`, but users never mean that.
void check_dashes(std::span<const Option> options, std::span<const std::string> words) {
    for (const std::string& word : words)
        if (word.size() > 2 && word[0] == '-' && word[1] != '-' && find_row(options, word.substr(1)))
            throw UsageError(said("{option}: long options take two dashes; write -{option}", word));
}

/// Throws UsageError if the value is an empty name, or a list that contains one.
void check_path(const Option& option, std::string_view value) {
    for (const std::string_view name : option.value.list ? split_list(value) : std::vector{value})
        if (name.empty())
            throw UsageError(
                said("--{option}: the name is empty; {advice}", option.name,
                     option.argument == "FOLDER" ? said("name a folder") : said("give a file name")));
}

[[noreturn]] void refuse_missing_value(std::string_view word, const std::string& advice) {
    throw UsageError(said("{option}: the value is missing; {advice}", word, advice));
}

/// Formats "give none, outside or inside".
std::string give_values(const Option& option) {
    return said("give {names}", said_alternatives(option.value.values()));
}

/// Throws UsageError if the value is another option, an empty path, or not in Value::values.
void check_value(const Option& option, std::span<const Option> options, std::string_view value) {
    if (is_option(options, value) && option.value.values && !option.value.open)
        refuse_missing_value("--" + std::string(option.name), give_values(option));
    if (is_option(options, value))
        throw UsageError(said("--{option}: {argument} is missing; {other} is another option", option.name,
                              option.argument, value));
    if (takes_path(option))
        check_path(option, value);
    const auto is_guess = [&](std::string_view name) {
        const std::string_view guessed = value_guess(option.name, name);
        if (!guessed.empty())
            throw UsageError(
                said("--{option}: there is no '{name}'; {advice}", option.name, name, said_of(guessed)));
    };
    if (!option.value.values || option.value.open) {
        if (!option.value.values || std::ranges::count(option.value.values(), value) == 0)
            is_guess(value);
        return;
    }
    const std::vector<std::string_view> values = option.value.values();
    for (const std::string_view name : option.value.list ? split_list(value) : std::vector{value}) {
        if (name.empty())
            throw UsageError(
                said("--{option}: a name is missing; {advice}", option.name, said_choices(name, values)));
        if (std::ranges::find(values, name) != values.end())
            continue;
        is_guess(name);
        const std::string other = option.otherwise ? option.otherwise(name) : "";
        throw UsageError(said("--{option}: there is no '{name}'; {advice}", option.name, name,
                              other.empty() ? said_choices(name, values) : other));
    }
}

/// Returns the first flag with a value, such as `--bare=x`; `options` if there is none.
std::string_view flag_with_value(std::span<const Option> options, std::span<const std::string> words) {
    for (const std::string& word : words)
        for (const Option& option : options)
            if (option.argument.empty() && word.starts_with(fmt::format("--{}=", option.name)))
                return word;
    return "options";
}

bool begins_as_option(std::string_view word) {
    return word.size() > 1 && word[0] == '-';
}

bool is_negative_number(std::string_view word) {
    return word.size() > 1 && word[0] == '-' && (word[1] == '.' || (word[1] >= '0' && word[1] <= '9'));
}

cxxopts::Options parser_of(std::span<const Option> table) {
    cxxopts::Options parser("queenreel");
    parser.allow_unrecognised_options();
    for (const Option& option : table) {
        const std::string letter = option.letter ? std::string(1, option.letter) + "," : "";
        const auto value = option.argument.empty()
                               ? std::static_pointer_cast<cxxopts::Value>(cxxopts::value<bool>())
                               : cxxopts::value<std::string>();
        parser.add_options()(letter + std::string(option.name), "", value);
    }
    return parser;
}

cxxopts::ParseResult parse(std::span<const Option> options, std::span<const std::string> words) {
    std::vector<const char*> pointers{"queenreel"};
    for (const std::string& word : words)
        pointers.push_back(word.c_str());
    try {
        return parser_of(options).parse(static_cast<int>(pointers.size()), pointers.data());
    } catch (const cxxopts::exceptions::missing_argument&) {
        const std::string& word = words.back();  // only the last word can lack a value
        const auto option = std::ranges::find_if(options, [&](const Option& each) {
            return word == "--" + std::string(each.name) || word == std::string("-") + each.letter;
        });
        const bool has_values = option != options.end() && option->value.values;
        refuse_missing_value(word, has_values ? give_values(*option) : said("see --help for what it takes"));
    } catch (const cxxopts::exceptions::incorrect_argument_type&) {
        throw UsageError(said("{option}: this option takes no value; leave out the = and what follows",
                              flag_with_value(options, words)));
    } catch (const cxxopts::exceptions::parsing& error) {
        throw UsageError(said("options: {error}; see --help for all options", error.what()));
    }
}

}  // namespace

Arguments::Arguments(std::span<const Option> options, std::span<const std::string> words,
                     std::span<const CommandOptions> others) {
    for (const Option& option : options)
        known_.emplace(option.name);

    const auto dashes = std::ranges::find(words, "--");
    const std::span<const std::string> parsed(words.begin(), dashes);
    check_dashes(options, parsed);
    const cxxopts::ParseResult result = parse(options, parsed);

    for (const std::string& word : result.unmatched()) {
        // The parser splits -12 into -1 and -2. The first one identifies the user's word, and the second
        // matches none.
        auto typed = std::ranges::find(parsed, word);
        if (typed == parsed.end())
            typed = std::ranges::find_if(
                parsed, [&](const std::string& candidate) { return candidate.starts_with(word); });
        if (typed == parsed.end())
            continue;
        if (begins_as_option(*typed) && !is_negative_number(*typed))
            throw UsageError(said("{option}: no such option; {advice}", *typed,
                                  advice_on_unknown_option(options, *typed, others)));
        operands_.push_back(*typed);
    }
    if (dashes != words.end())
        operands_.insert(operands_.end(), dashes + 1, words.end());

    for (const Option& option : options) {
        const std::string name(option.name);
        if (result.count(name) == 0)
            continue;
        if (option.argument.empty()) {
            if (result[name].as<bool>())
                values_[name] = {""};
            continue;
        }
        if (result.count(name) > 1 && !option.value.repeated)
            throw UsageError(said("--{option}: given {count} times; give it once", name, result.count(name)));
        for (const cxxopts::KeyValue& argument : result.arguments()) {
            if (argument.key() != name)
                continue;
            check_value(option, options, argument.value());
            values_[name].push_back(argument.value());
        }
    }
    add_preset();
}

void Arguments::expect_known(std::string_view option) const {
    if (!known_.contains(option))
        throw std::logic_error(fmt::format("the option table lacks --{}", option));
}

bool Arguments::has(std::string_view option) const {
    expect_known(option);
    return values_.contains(option);
}

std::optional<std::string_view> Arguments::value(std::string_view option) const {
    expect_known(option);
    const auto found = values_.find(option);
    return found == values_.end() ? std::nullopt : std::optional<std::string_view>(found->second.front());
}

std::vector<std::string> Arguments::values(std::string_view option) const {
    expect_known(option);
    const auto found = values_.find(option);
    return found == values_.end() ? std::vector<std::string>() : found->second;
}

void Arguments::set_unless_given(std::string_view option, std::string_view value) {
    expect_known(option);
    if (values_.emplace(option, std::vector{std::string(value)}).second)
        preset_.emplace(option);
}

void Arguments::add_preset() {
    if (!takes("preset") || !has("preset"))
        return;
    const std::vector<std::string> outputs = values("output");
    const bool named_file = !outputs.empty() && outputs.front() != "-";
    const bool named_steps = std::ranges::any_of(outputs, [](const std::string& path) {
        const Format* format = format_of(path);
        return format && format->pages;
    });
    for (const auto& [option, value] : find_preset(*this->value("preset"))->values)
        if (!(option == "format" && named_file) &&
            !(option == "steps" && named_steps))  // file names determine formats
            set_unless_given(option, value);
}

void store_values(std::span<const Option> options, const Arguments& line, CommonArgs& args) {
    for (const Option& option : options) {
        std::vector<std::string> values = line.values(option.name);
        if (values.empty() && !option.default_value.empty())
            values.push_back(option.default_value);
        const std::string what = "--" + std::string(option.name);
        for (const std::string& value : values)
            if (option.value.store)
                option.value.store(args, {.what = what, .text = value});
    }
}

}  // namespace queenreel
