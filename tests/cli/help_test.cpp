#include "queenreel/cli/docs/docs.h"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>
#include <set>
#include <sstream>

#include "child.h"
#include "queenreel/studio/timing.h"
#include "queenreel/terminal/table.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;

/// A text with its broken lines joined.
std::string unfolded(const std::string& text) {
    std::string joined;
    for (const char letter : text)
        if (letter != ' ' && letter != '\n')
            joined += letter;
        else if (!joined.ends_with(' '))
            joined += ' ';
    return joined;
}

TEST(Help, TellsEveryOptionOfEveryCommand) {
    for (const Command& command : commands()) {
        const std::string help = command_help(command);
        for (const Option& option : command.options) {
            const std::string name = "--" + std::string(option.name);
            EXPECT_THAT(help, testing::ContainsRegex(name + "( |\n)")) << command.name;
            EXPECT_THAT(help, HasSubstr(option.group)) << command.name << name;
            for (const std::string_view value :
                 option.value.values ? option.value.values() : std::vector<std::string_view>{})
                EXPECT_THAT(help, HasSubstr(value)) << command.name << name;
        }
    }
}

TEST(Help, TellsTheLengthThatASearchIsFittedTo) {
    EXPECT_THAT(
        unfolded(run_inside({"help", "animate", "--all"}).output),
        HasSubstr(fmt::format("[a search over {2} s: {0} s, or from {1} s on if all of it can be seen; a "
                              "race: {1} s; others: full]",
                              default_search_length.count(), short_search_length.count(),
                              longest_whole_search.count())));
}

TEST(Help, NamesNoOptionTwice) {
    for (const Command& command : commands()) {
        std::set<std::string_view> names;
        std::set<char> letters;
        for (const Option& option : command.options) {
            EXPECT_TRUE(names.insert(option.name).second) << command.name << option.name;
            EXPECT_TRUE(option.letter == 0 || letters.insert(option.letter).second)
                << command.name << option.name;
        }
    }
}

TEST(Help, KeepsOptionsOfAGroupTogether) {
    for (const Command& command : commands()) {
        std::vector<std::string_view> groups;
        for (const Option& option : command.options)
            if (groups.empty() || groups.back() != option.group)
                groups.push_back(option.group);
        const std::set<std::string_view> different(groups.begin(), groups.end());
        EXPECT_EQ(groups.size(), different.size()) << command.name;
    }
}

TEST(Help, FitsEightyColumns) {
    std::vector<std::string> pages{program_help()};
    for (const Command& command : commands())
        pages.push_back(command_help(command));
    pages.push_back(trace_help());
    pages.push_back(reel_help());
    for (const char* what : {"solvers", "stories", "panels", "moments", "transitions", "themes", "pieces",
                             "formats", "presets", "listings"})
        pages.push_back(run_inside({"list", what}).output);
    for (const std::string& page : pages)
        for (const std::string& line : lines(page)) {
            EXPECT_LE(width_in_columns(line), 80U) << line;
            EXPECT_FALSE(line.ends_with(' ')) << line;
        }
}

TEST(Help, IsPrintedOnStandardOutputByEveryWayOfAsking) {
    for (const std::vector<std::string>& words : {std::vector<std::string>{"--help"},
                                                  {"-h"},
                                                  {"help"},
                                                  {"solve", "--help"},
                                                  {"solve", "-h"},
                                                  {"help", "solve"},
                                                  {"solve", "8x", "--nonsense", "--help"}}) {
        const Outcome outcome = run_inside(words);
        EXPECT_EQ(outcome.code, 0);
        EXPECT_EQ(outcome.error, "");
        EXPECT_EQ(outcome.output,
                  words.size() == 1 ? program_help() : short_command_help(*find_command("solve")));
    }
}

// Law: a command's help fits on one screen, and says where the rest is.
TEST(Help, IsOfOneScreen) {
    for (const Command& command : commands()) {
        const std::string text = short_command_help(command);
        EXPECT_LE(lines(text).size(), 48U) << text;
        EXPECT_THAT(text, HasSubstr(command.summary));
        for (const std::string& line : lines(text))
            EXPECT_LE(std::ranges::count_if(line, [](char letter) { return (letter & 0xc0) != 0x80; }), 80)
                << line;
        const std::string name(command.name);
        const std::string all = command_help(command);
        EXPECT_EQ(run_inside({name, "--help", "--all"}).output, all);
        EXPECT_EQ(run_inside({"help", name, "--all"}).output, all);
        if (text != all)
            EXPECT_THAT(text, HasSubstr("queenreel help " + name + " --all"));
    }
    EXPECT_LT(short_command_help(*find_command("animate")).size(),
              command_help(*find_command("animate")).size() / 3);
}

TEST(Help, ListsEveryCommand) {
    for (const Command& command : commands()) {
        EXPECT_THAT(program_help(),
                    HasSubstr(std::string(command.name) + " " + std::string(command.operand)));
        EXPECT_EQ(run_inside({std::string(command.name), "--help"}).code, 0);
    }
}

TEST(Help, TellsHowATraceIsWritten) {
    const Outcome outcome = run_inside({"help", "trace"});
    EXPECT_EQ(outcome.code, 0);
    EXPECT_EQ(outcome.output, trace_help());
    EXPECT_THAT(program_help(), HasSubstr("help trace"));
}

/// The lines of traces that the help shows from a heading on.
std::vector<std::string> traced_lines(const std::string& heading) {
    std::vector<std::string> shown;
    for (const std::string& line : lines(trace_help().substr(trace_help().find(heading))))
        if (line.starts_with("  {"))
            shown.push_back(line);
    return shown;
}

TEST(Help, ShowsLinesOfTracesThatAreJson) {
    const auto shown = traced_lines("The header");
    EXPECT_EQ(shown.size(), 18U);
    for (const std::string& line : shown)
        EXPECT_TRUE(nlohmann::json::accept(line)) << line;
}

TEST(Help, ShowsAWholeTraceThatMakesAFilm) {
    const Folder folder;
    std::ofstream trace(folder / "events.jsonl");
    for (const std::string& line : traced_lines("A complete trace"))
        trace << line << '\n';
    trace.close();
    const Outcome outcome =
        run({.words = {"animate", "--events", "events.jsonl", "--size", "240", "-o", "x.gif"},
             .folder = folder.path()});
    EXPECT_EQ(outcome.code, 0) << outcome.error;
}

TEST(Help, EveryOptionIsUnderstoodByItsCommand) {
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            std::vector<std::string> words{"--" + std::string(option.name)};
            if (!option.argument.empty())
                words.emplace_back(option.value.values ? option.value.values().front() : "1");
            const Arguments arguments(command.options, words);
            EXPECT_TRUE(arguments.has(option.name)) << command.name << " " << words[0];
            EXPECT_TRUE(arguments.operands().empty()) << command.name << " " << words[0];
        }
}

/// The words of each command in a line, separated at " | ".
std::vector<std::vector<std::string>> commands_of(std::string_view line) {
    std::vector<std::vector<std::string>> all(1);
    std::istringstream text{std::string(line)};
    for (std::string word; text >> word;)
        if (word == "|")
            all.emplace_back();
        else
            all.back().push_back(word);
    return all;
}

TEST(Help, ShowsExamplesThatAreUnderstood) {
    for (const Command& shown : commands())
        for (const Example& example : shown.examples)
            for (const std::vector<std::string>& words : commands_of(example.line)) {
                SCOPED_TRACE(std::string(example.line));
                ASSERT_EQ(words.at(0), "queenreel");
                const auto command = std::ranges::find(commands(), words.at(1), &Command::name);
                ASSERT_NE(command, commands().end());
                const std::span<const std::string> rest(words.begin() + 2, words.end());
                EXPECT_NO_THROW(Arguments(command->options, rest));
            }
}

/// So that they can be run one by one in the same folder.
TEST(Help, ShowsFilmsAndTracesThatHaveDifferentNames) {
    std::set<std::string> names;
    for (const Command& command : commands())
        for (const Example& example : command.examples)
            if (command.name == "animate" || command.name == "solve") {
                const Arguments arguments(command.options, commands_of(example.line).at(0));
                const bool film = command.name == "animate";
                const std::string option = film ? (arguments.has("steps") ? "steps" : "output") : "trace";
                if (film || arguments.has("trace")) {
                    const auto name = arguments.value(option).value_or("queens.mp4");
                    EXPECT_TRUE(names.emplace(name).second) << example.line;
                }
            }
}

TEST(List, NamesTheDefaultRacers) {
    const std::string racers =
        "solver: backtracking,forward-checking,dancing-links; panels:\n             boards, map, counters";
    EXPECT_THAT(run_inside({"list", "stories"}).output, HasSubstr(racers));
}

TEST(Version, NamesTheLibrariesAndTheirVersions) {
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"--version"}, {"solve", "--version"}}) {
        const Outcome outcome = run_inside(words);
        EXPECT_EQ(outcome.code, 0);
        EXPECT_THAT(outcome.output, testing::StartsWith("queenreel "));
        for (const char* library :
             {"cairo ", "pango ", "fmt ", "libavcodec ", "libavformat ", "libmicrohttpd "})
            EXPECT_THAT(outcome.output, HasSubstr(std::string("\n") + library));
        EXPECT_EQ(outcome.error, "");
    }
}

TEST(List, EveryTableIsListedAsTextAndAsJson) {
    for (const char* what : {"solvers", "stories", "panels", "moments", "transitions", "themes", "pieces",
                             "formats", "presets", "listings"}) {
        const Outcome json = run_inside({"list", what, "--json"});
        const Outcome text = run_inside({"list", what});
        EXPECT_EQ(text.code, 0);
        const auto rows = nlohmann::json::parse(json.output);
        ASSERT_FALSE(rows.empty()) << what;
        for (const auto& row : rows) {
            EXPECT_THAT(text.output, HasSubstr(row["name"].get<std::string>())) << what;
            EXPECT_THAT(unfolded(text.output), HasSubstr(row["summary"].get<std::string>())) << what;
        }
    }
}

TEST(List, FormatsTellTheirLimits) {
    const auto rows = nlohmann::json::parse(run_inside({"list", "formats", "--json"}).output);
    const auto gif = std::ranges::find_if(rows, [](const auto& row) { return row["name"] == "gif"; });
    ASSERT_NE(gif, rows.end());
    EXPECT_EQ((*gif)["for"], "animate");
    EXPECT_EQ((*gif)["min_hold_seconds"], 0.02);
    EXPECT_EQ((*gif)["max_hold_seconds"], 655.35);
}

}  // namespace

}  // namespace queenreel::test
