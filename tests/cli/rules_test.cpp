// The rules between options, one per row: every row is broken by a command line made from it.

#include "queenreel/cli/options/rule.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <map>
#include <memory>
#include <sstream>
#include <string>
#include <vector>

#include "child.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/docs/docs.h"
#include "queenreel/encode/format.h"

namespace queenreel::test {

namespace {

using Words = std::vector<std::string>;

const Option* option_of(const Command& command, std::string_view name) {
    const auto found = std::ranges::find(command.options, name, &Option::name);
    return found == command.options.end() ? nullptr : &*found;
}

/// Returns a value that the option takes: the first of its names, or one that fits the help's word for it.
std::string value_of(const Option& option) {
    static const std::map<std::string_view, std::string_view> samples{
        {"FILE", "x.svg"}, {"PATH", "x.html"},  {"FOLDER", "x"},      {"TEXT", "x"},   {"NUMBERS", "1"},
        {"NAMES", "vtt"},  {"PARTS", "1"},      {"COLOR", "white"},   {"TIME", "20s"}, {"K/N", "1/2"},
        {"BYTES", "10M"},  {"SQUARES", "none"}, {"MARKS", "attacks"}, {"RATE", "30"},  {"PLAYS", "1"},
    };
    if (option.value.values)
        return std::string(option.value.values().front());
    const auto found = samples.find(option.argument);
    return found == samples.end() ? "1" : std::string(found->second);
}

/// Adds the words that give the term.
void give(const Command& command, const Term& term, Words& words) {
    const Option* option = option_of(command, term.option);
    ASSERT_NE(option, nullptr) << command.name << " has no --" << term.option;
    words.push_back("--" + std::string(term.option));
    if (!option->argument.empty())
        words.push_back(term.value.empty() ? value_of(*option) : std::string(term.value));
}

Words operands_of(const Command& command) {
    if (command.operand.starts_with("FILE"))
        return {"x"};
    if (command.operand.starts_with("N"))
        return {"4"};
    if (command.operand.starts_with("KIND"))
        return {std::string(command.next_operand(TypedLine(command.options, {})).front())};
    return {};
}

/// Returns a command line that gives what the rule is about.
Words line_of(const Command& command, const Rule& rule) {
    Words words{std::string(command.name)};
    std::ranges::copy(operands_of(command), std::back_inserter(words));
    give(command, rule.option, words);
    for (const Term& term : rule.when)
        give(command, term, words);
    return words;
}

void expect_message(const Words& words, const std::string& message) {
    const Outcome outcome = run_inside(words);
    const std::string line = testing::PrintToString(words);
    EXPECT_EQ(outcome.code, 2) << line;
    EXPECT_EQ(outcome.output, "") << line;
    EXPECT_EQ(outcome.error, "queenreel: " + message + "\n") << line;
    EXPECT_THAT(message, testing::MatchesRegex("--[a-z-]+: [^;]+; .+")) << line;
}

/// Returns the arguments of a line that begins with the command's name.
std::unique_ptr<CommonArgs> args_of(const Command& command, const Words& words) {
    const Words options(words.begin() + 1, words.end());
    std::unique_ptr<CommonArgs> args = command.action.args();
    args->line = Arguments(command.options, options);
    store_values(command.options, args->line, *args);
    return args;
}

/// Returns a format of the command that the option does not suit.
const Format* unsuited_format(const Command& command, const Rule& rule, const Words& words) {
    const auto args = args_of(command, words);
    for (const std::string_view name : option_of(command, "format")->value.values())
        if (const Format* format = find_format(name); !rule.suits(*args, *format))
            return format;
    return nullptr;
}

void expect_broken(const Command& command, const Rule& rule) {
    const Words line = line_of(command, rule);
    for (const Term& other : rule.excludes) {
        Words words = line;
        give(command, other, words);
        expect_message(words, rule.text(other.option));
    }
    if (!rule.needs.empty())
        expect_message(line, rule.text(""));
    if (rule.allowed) {
        Words words = line;
        std::istringstream example{std::string(rule.example)};
        std::copy(std::istream_iterator<std::string>(example), {}, std::back_inserter(words));
        expect_message(words, rule.text(""));
    }
    if (rule.suits) {
        const Format* format = unsuited_format(command, rule, line);
        ASSERT_NE(format, nullptr) << "no format breaks it";
        Words words = line;
        words.insert(words.end(), {"--output", "x." + std::string(format->name)});
        expect_message(words, rule.text(format->name));
    }
}

// Law: every row can be broken by a line of that command, which is answered with the row's message in one
// line and exit status 2. So no row is dead, and none names an option that the command lacks.
TEST(Rules, AreEachBrokenByALineMadeOfTheirRow) {
    for (const Command& command : commands())
        for (const Rule& rule : command.rules) {
            const testing::ScopedTrace trace(__FILE__, __LINE__,
                                             std::string(command.name) + ": " + rule.message);
            expect_broken(command, rule);
        }
}

// Law: a row has one condition, and its exceptions are options of the command.
TEST(Rules, HaveOneConditionAndKnownExceptions) {
    for (const Command& command : commands())
        for (const Rule& rule : command.rules) {
            EXPECT_EQ(!rule.excludes.empty() + !rule.needs.empty() + (rule.allowed != nullptr) +
                          (rule.suits != nullptr),
                      1)
                << command.name << " " << rule.message;
            std::vector<Term> terms = rule.unless;
            for (const auto* others : {&rule.needs, &rule.when})
                terms.insert(terms.end(), others->begin(), others->end());
            for (const Term& term : terms)
                EXPECT_TRUE(option_of(command, term.option)) << command.name << " --" << term.option;
        }
}

// Law: options named by `unless` lift the rule.
TEST(Rules, AreLiftedByTheirExceptions) {
    for (const Command& command : commands())
        for (const Rule& rule : command.rules)
            for (const Term& exception : rule.unless)
                for (const Term& other : rule.excludes) {
                    Words words = line_of(command, rule);
                    give(command, other, words);
                    give(command, exception, words);
                    EXPECT_NO_THROW(check_rules(std::span(&rule, 1), *args_of(command, words)))
                        << testing::PrintToString(words);
                }
}

// Law: of two options that exclude each other, each excludes the other, where the rule is in force.
TEST(Rules, ExcludeEachOptionByTheOther) {
    for (const Command& command : commands())
        for (const Rule& rule : command.rules)
            for (const Term& other : rule.excludes) {
                const auto excluded = [&](const Term& given, const std::vector<Term>& more) {
                    return excluded_by(command.rules, [&](const Term& term) {
                        const auto is = [&](const Term& one) {
                            return one.option == term.option &&
                                   (term.value.empty() || one.value == term.value);
                        };
                        return is(given) || std::ranges::any_of(more, is);
                    });
                };
                const std::string line = std::string(command.name) + ": " + rule.text(other.option);
                EXPECT_EQ(std::ranges::count(excluded(rule.option, rule.when), other.option) > 0,
                          other.value.empty())
                    << line;
                if (rule.option.value.empty())
                    EXPECT_THAT(excluded(other, rule.when), testing::Contains(rule.option.option)) << line;
                if (!rule.unless.empty())
                    EXPECT_THAT(excluded_by(std::span(&rule, 1), [](const Term&) { return true; }),
                                testing::IsEmpty())
                        << line;
            }
}

std::string escaped(std::string_view plain) {
    std::string text;
    for (const char letter : plain)
        text += letter == '-' ? "\\-" : std::string(1, letter);
    return text;
}

/// Returns a pattern for the option as the manual writes it.
std::string escaped_pattern(const Term& term) {
    std::string pattern;
    for (const char letter : "--" + std::string(term.option))
        pattern += letter == '-' ? "\\\\-" : std::string(1, letter);
    return pattern;
}

// Law: the manual mentions each rule that always holds, in its option's paragraph.
TEST(Rules, AreInTheManual) {
    for (const Command& command : commands())
        for (const Rule& rule : command.rules) {
            if (!rule.option.value.empty() || !rule.when.empty() || !rule.unless.empty())
                continue;
            const std::string page = generated("man-" + std::string(command.name));
            const std::size_t begin =
                page.find("\\fB" + escaped("--" + std::string(rule.option.option)) + "\\fR");
            ASSERT_NE(begin, std::string::npos);
            const std::string paragraph = page.substr(begin, page.find("\n.", begin) - begin);
            for (const Term& term : rule.excludes)
                EXPECT_THAT(paragraph,
                            testing::ContainsRegex("Not with.* " + escaped_pattern(term) + "[ ,.]"));
            for (const Term& term : rule.needs)
                EXPECT_THAT(paragraph, testing::ContainsRegex("Needs.* " + escaped_pattern(term) + "[ ,.]"));
        }
}

}  // namespace

}  // namespace queenreel::test
