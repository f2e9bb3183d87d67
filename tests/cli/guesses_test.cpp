// What people type first, before they know the words of this program: the message names the line that they
// mean.

#include "queenreel/cli/docs/docs.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "child.h"
#include "queenreel/cli/command.h"
#include "queenreel/encode/format.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> split_words(const std::string& line) {
    std::istringstream text(line);
    return {std::istream_iterator<std::string>(text), {}};
}

struct Guess {
    const char* typed;
    const char* answer;  ///< of the message, behind "queenreel: "
};

const Guess wrong_guesses[]{
    {"film 8", "film: no such command; did you mean queenreel animate 8?"},
    {"movie", "movie: no such command; did you mean queenreel animate 8?"},
    {"gif 8", "gif: no such command; did you mean queenreel animate 8 -o queens.gif?"},
    {"mp4", "mp4: no such command; did you mean queenreel animate 8 -o queens.mp4?"},
    {"html", "html: no such command; did you mean queenreel animate 8 -o queens.html?"},
    {"svg 8", "svg: no such command; did you mean queenreel render 8 --format svg?"},
    {"search", "search: no such command; did you mean queenreel animate 8 --story search?"},
    {"race 8", "race: no such command; did you mean queenreel animate 8 --story race?"},
    {"bitmask", "bitmask: no such command; did you mean queenreel solve 8 --solver bitmask?"},
    {"linear", "linear: no such command; did you mean queenreel solve 8 --solver linear --limit 1?"},
    {"solvers", "solvers: no such command; did you mean queenreel list solvers?"},
    {"check x.mp4", "check: no such command; did you mean queenreel verify FILE?"},
    {"serve", "serve: no such command; did you mean queenreel explore?"},
    {"8", "8: no such command; did you mean queenreel animate 8?"},
    {"help film", "film: no such command; did you mean queenreel animate 8?"},
    {"versoin", "versoin: no such command; did you mean version?"},
    {"version 8", "8: version takes nothing more; leave it out"},

    {"render 8 --fps 30", "--fps: no such option; leave it out, or use queenreel chart or animate"},
    {"render 8 --fps=30", "--fps=30: no such option; leave it out, or use queenreel chart or animate"},
    {"solve 8 --theme slate",
     "--theme: no such option; leave it out, or use queenreel render, sheet, chart or animate"},
    {"solve 8 -o x.txt",
     "-o: no such option; leave it out, or use queenreel render, sheet, chart, animate or explore"},
    {"animate 8 --frame-rate 30", "--frame-rate: no such option; did you mean --fps?"},
    {"animate 8 --frame-rate=30", "--frame-rate=30: no such option; did you mean --fps?"},
    {"render 8 --frame-rate 30",
     "--frame-rate: no such option; did you mean --fps of queenreel chart or animate?"},
    {"animate 8 --resolution 1080p", "--resolution: no such option; did you mean --size?"},
    {"animate 8 --subtitles", "--subtitles: no such option; did you mean --captions?"},
    {"solve 8 --algorithm brute", "--algorithm: no such option; did you mean --solver?"},

    {"animate 8 --story backtracking",
     "--story: there is no 'backtracking'; it is a solver: give --story search --solver backtracking"},
    {"solve 8 --solver race",
     "--solver: there is no 'race'; it is a story: use queenreel animate --story race"},
    {"animate 8 --story race --solver search,brute",
     "--solver: there is no 'search'; it is a story: use queenreel animate --story search"},
    {"animate 8 --format png",
     "--format: there is no 'png'; it is a picture: use queenreel render --format png"},
    {"render 8 --format gif",
     "--format: there is no 'gif'; it is a film: use queenreel animate --format gif"},
    {"solve 8 --format png",
     "--format: there is no 'png'; it is not text: use queenreel render --format png"},
    {"animate 8 --loop 0 -o x.gif", "--loop: 0 is out of range; give forever, once or 1 to 65535"},
};

TEST(Guesses, WrongOnesAreAnsweredWithTheRightLine) {
    for (const auto& [typed, answer] : wrong_guesses) {
        const Outcome outcome = run_inside(split_words(typed));
        EXPECT_EQ(outcome.code, 2) << typed;
        EXPECT_EQ(outcome.output, "") << typed;
        EXPECT_EQ(outcome.error, std::string("queenreel: ") + answer + "\n") << typed;
    }
}

// Law: no advice names a command or an option that there is not.
TEST(Guesses, AnswersAreLinesThatAreUnderstood) {
    std::vector<std::string_view> typed{"film",  "picture", "board",   "total", "check",
                                        "trace", "show",    "options", "12"};
    for (const auto& names : {row_names(stories()), row_names(solvers()), row_names(formats()), list_names()})
        typed.insert(typed.end(), names.begin(), names.end());
    for (const std::string_view word : typed) {
        const std::string advice = command_advice(word);
        ASSERT_THAT(advice, StartsWith("did you mean queenreel ")) << word;
        ASSERT_TRUE(advice.ends_with('?')) << word;
        const std::vector<std::string> words = split_words(advice.substr(23, advice.size() - 24));
        if (words.at(0) == "help") {
            EXPECT_EQ(run_inside(words).code, 0) << word;
            continue;
        }
        const Command* command = find_command(words.at(0));
        ASSERT_NE(command, nullptr) << advice;
        EXPECT_NO_THROW(Arguments(command->options, std::span(words).subspan(1))) << advice;
    }
}

std::vector<std::string> words_of(std::string_view words) {
    return split_words(std::string(words));
}

// Law: another word for an option is no option, and means no other one; rows of one name have the same.
TEST(Guesses, OtherWordsMeanOneOption) {
    std::map<std::string, std::string_view> meant;
    std::map<std::string_view, std::string_view> words;
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            EXPECT_EQ(words.emplace(option.name, option.also).first->second, option.also)
                << command.name << " --" << option.name;
            for (const std::string& word : words_of(option.also))
                EXPECT_EQ(meant.emplace(word, option.name).first->second, option.name) << word;
        }
    EXPECT_GT(meant.size(), 70U);
    for (const auto& [word, option] : meant)
        EXPECT_FALSE(words.contains(word)) << word;
}

// Law: so it is with commands, and each is answered with a line of its command.
TEST(Guesses, OtherWordsMeanOneCommand) {
    std::set<std::string> meant;
    for (const Command& command : commands())
        for (const std::string& word : words_of(command.also)) {
            EXPECT_TRUE(meant.insert(word).second) << word;
            EXPECT_EQ(find_command(word), nullptr) << word;
            EXPECT_THAT(command_advice(word),
                        StartsWith(fmt::format("did you mean queenreel {}", command.name)));
        }
    EXPECT_GT(meant.size(), 30U);
}

TEST(Guesses, TheFrameRateIsFoundInTheHelp) {
    for (const char* words : {"frame rate", "frames per second", "30000/1001"})
        EXPECT_THAT(command_help(*find_command("animate")), HasSubstr(words));
}

TEST(Guesses, HelpOfHelpIsTheHelp) {
    const Outcome outcome = run_inside({"help", "help"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.output, program_help());
}

TEST(Guesses, VersionIsACommandToo) {
    const Outcome outcome = run_inside({"version"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.output, run_inside({"--version"}).output);
    EXPECT_THAT(program_help(), HasSubstr("\n  version "));
}

TEST(Guesses, ListAloneListsEverything) {
    const std::string text = run_inside({"list"}).output;
    const auto json = nlohmann::ordered_json::parse(run_inside({"list", "--json"}).output);
    EXPECT_EQ(json.size(), list_names().size());
    for (const std::string_view name : list_names()) {
        EXPECT_THAT("\n" + text, HasSubstr(fmt::format("\n{}\n  ", name)));
        const std::string rows = run_inside({"list", std::string(name), "--json"}).output;
        EXPECT_EQ(json.at(std::string(name)).dump(2) + "\n", rows) << name;
        for (const auto& row : json.at(std::string(name)))
            EXPECT_THAT(text, HasSubstr("\n  " + row["name"].get<std::string>() + " ")) << name;
    }
    for (const std::string& line : lines(text)) {
        EXPECT_LE(line.size(), 80U) << line;
        EXPECT_FALSE(line.ends_with(' ')) << line;
    }
}

}  // namespace

}  // namespace queenreel::test
