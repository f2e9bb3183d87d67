// Help, topics and lists follow the language of messages.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <regex>
#include <set>
#include <string>
#include <vector>

#include "child.h"
#include "queenreel/base/text.h"
#include "queenreel/catalog/catalog.h"
#include "queenreel/cli/docs/docs.h"
#include "queenreel/cli/speech.h"
#include "queenreel/terminal/table.h"
#include "spoken.h"

namespace queenreel::test {
namespace {

// Law: in another language, a command's help has no English words except for names.
TEST(Help, FollowsTheLanguageOfMessages) {
    const Spoken here(commands_in_cyrillic());
    for (const Command& command : commands()) {
        std::string typed = "queenreel [options]";  // and its examples' command lines
        for (const Example& example : command.examples)
            typed += ' ' + std::string(example.line);
        for (const std::string& line : lines(command_help(command)))
            for (const std::string& word : latin_words(line))
                EXPECT_TRUE(names_on_command_lines().contains(word) || typed.find(word) != std::string::npos)
                    << word << " in " << command.name << ": " << line;
    }
}

// Law: the help of commands fits in every language.
TEST(Help, FitsEightyColumnsInEveryLanguage) {
    for (const Language& language : languages()) {
        const Spoken here(spoken(language));
        for (const Command& command : commands())
            for (const std::string& page : {command_help(command), short_command_help(command)})
                for (const std::string& line : lines(page))
                    EXPECT_LE(width_in_columns(line), 80U) << language.name << ": " << line;
    }
}

/// The lines of a topic that users type.
std::vector<std::string> typed_lines(const std::string& topic) {
    std::vector<std::string> typed;
    for (const std::string& line : lines(topic))
        if (line.starts_with("  ") && !line.starts_with("   "))
            typed.push_back(line);
    return typed;
}

/// The keys of a topic, in quotes.
std::set<std::string> quoted_keys(const std::string& topic) {
    const std::regex key(R"re("[a-z_]+")re");
    return {std::sregex_token_iterator(topic.begin(), topic.end(), key), std::sregex_token_iterator()};
}

// Law: in another language, a topic has English words only where users type them.
TEST(Help, TopicsFollowTheLanguageOfMessages) {
    const Spoken here(commands_in_cyrillic());
    for (const std::string& english : {trace_help(), reel_help()}) {
        const std::string topic = said_topic(english);
        EXPECT_EQ(typed_lines(topic), typed_lines(english));
        for (const std::string& line : lines(topic))
            if (!line.starts_with("  ") || line.starts_with("   "))
                EXPECT_THAT(latin_words(std::regex_replace(line, std::regex(R"re(\{[^}]*\})re"), "")),
                            testing::IsEmpty());
    }
}

// Law: in every language, a topic fits eighty columns, and has each key and each typed line.
TEST(Help, TopicsKeepTheirKeysInEveryLanguage) {
    for (const Language& language : languages()) {
        const Spoken here(spoken(language));
        for (const std::string& english : {trace_help(), reel_help()}) {
            const std::string topic = said_topic(english);
            EXPECT_EQ(topic == english, spoken(language).catalog.empty()) << language.name;
            EXPECT_EQ(typed_lines(topic), typed_lines(english)) << language.name;
            EXPECT_EQ(quoted_keys(topic), quoted_keys(english)) << language.name;
            for (const std::string& line : lines(topic))
                EXPECT_LE(width_in_columns(line), 80U) << language.name << ": " << line;
        }
    }
}

// Law: in another language, lists have no English words except for names. Languages have English names.
TEST(List, FollowsTheLanguageOfMessages) {
    const Spoken here(commands_in_cyrillic());
    for (const NameList& list : name_lists()) {
        if (list.name == "languages")
            continue;
        const auto rows = list.rows();
        std::string typed;
        for (const auto& row : rows)
            for (const auto& [key, value] : row.items())
                if (key != "summary" && key != "looks_at")
                    typed += ' ' + value.dump();
        for (const std::string& line : lines(names_text(rows)))
            for (const std::string& word : latin_words(line))
                EXPECT_NE(lower_case(typed).find(word), std::string::npos) << word << " in " << line;
    }
}

// Law: lists fit eighty columns in every language.
TEST(List, FitsEightyColumnsInEveryLanguage) {
    for (const Language& language : languages()) {
        const Spoken here(spoken(language));
        for (const std::string& line : lines(all_names_text()))
            EXPECT_LE(width_in_columns(line), 80U) << language.name << ": " << line;
    }
}

}  // namespace
}  // namespace queenreel::test
