#include "cli/options/arguments.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>

// The parser without regular expressions: they recurse a level a character and would overflow on a long
// argument.
#define CXXOPTS_NO_REGEX
#include <cxxopts.hpp>

#include "cli/errors.h"
#include "cli/options/option_words.h"

namespace queenreel {
namespace {

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
        const std::string& word = words.back();  // only the last word can lack what follows it
        throw UsageError(fmt::format("{}: its value is missing; --help tells what it takes", word));
    } catch (const cxxopts::exceptions::incorrect_argument_type&) {
        throw UsageError(fmt::format("{}: it takes no value; leave out what follows the =",
                                     flag_with_value(options, words)));
    } catch (const cxxopts::exceptions::parsing& error) {
        throw UsageError(fmt::format("options: {}; --help lists those there are", error.what()));
    }
}

}  // namespace

Arguments::Arguments(std::span<const Option> options, std::span<const std::string> words) {
    for (const Option& option : options)
        known_.emplace(option.name);

    const auto dashes = std::ranges::find(words, "--");
    const std::span<const std::string> parsed(words.begin(), dashes);
    check_dashes(options, parsed);
    const cxxopts::ParseResult result = parse(options, parsed);

    for (const std::string& word : result.unmatched()) {
        // The parser takes -12 apart into -1 and -2: the first tells the user's own word, the others none.
        auto typed = std::ranges::find(parsed, word);
        if (typed == parsed.end())
            typed = std::ranges::find_if(
                parsed, [&](const std::string& candidate) { return candidate.starts_with(word); });
        if (typed == parsed.end())
            continue;
        if (begins_as_option(*typed) && !is_negative_number(*typed))
            throw UsageError(fmt::format("{}: no such option; {}", *typed, advice(options, *typed)));
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
                values_.emplace(name, "");
            continue;
        }
        if (result.count(name) > 1)
            throw UsageError(fmt::format("--{}: given {} times; give it once", name, result.count(name)));
        const auto& value = result[name].as<std::string>();
        check_value(option, options, value);
        values_.emplace(name, value);
    }
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
    return found == values_.end() ? std::nullopt : std::optional<std::string_view>(found->second);
}

void Arguments::set_unless_given(std::string_view option, std::string_view value) {
    expect_known(option);
    values_.emplace(option, value);
}

}  // namespace queenreel
