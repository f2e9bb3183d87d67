// What people type first, before they know this program's words: the message names the line that they mean.

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
#include "queenreel/base/table.h"
#include "queenreel/catalog/guesses.h"
#include "queenreel/cli/command.h"
#include "queenreel/encode/format.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"
#include "queenreel/terminal/table.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;
using testing::StartsWith;

std::vector<std::string> split_words(const std::string& line) {
    std::istringstream text(line);
    return {std::istream_iterator<std::string>(text), {}};
}

struct Typed {
    const char* typed;
    const char* answer;  ///< the message after "queenreel: "
};

const Typed wrong_guesses[]{
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
    {"solve 8 -o x.txt", "-o: no such option; it prints; to keep that: queenreel solve 8 > solutions.txt"},
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
    {"solve 8 -n 8",
     "-n: no such option; the board size comes right after the command, without an option: 8"},
    {"-n 8", "-n: no such option; the board size comes right after the command, without an option: 8"},
    {"render 8 -j4", "-j4: no such option; did you mean --threads?"},
    {"render 8 out/", "out/: N is already given; to write it, give -o out/"},
    {"animate 8 a.mp4", "a.mp4: N is already given; to write it, give -o a.mp4"},
    {"solve 8 9", "9: N is already given; give only one board size"},
    {"render 8 --solution 1,2", "--solution: '1,2' is not a whole number; for several: --solutions 1,2"},
    {"render 8 -o b_%03d.svg", "--output: b_%03d.svg is no pattern; write b_{index}.svg"},
    {"render 8 --coordinates", "--coordinates: the value is missing; give none, outside or inside"},
    {"render 8 --coordinates -o x.svg", "--coordinates: the value is missing; give none, outside or inside"},
    {"sheet 8 --duplex -o d.pdf", "--duplex: the value is missing; give long or short"},
    {"count 8 --knights",
     "--knights: no such option; there are no knights alone; for queens that also move like knights: "
     "queenreel count 10 --rule superqueens"},
    {"render 1000",
     "N: 1000 is out of range; bitmask takes 1 to 32, --solver min-conflicts --limit 1 up to 1000"},
    {"solve 8 --queens a1",
     "--queens: a placement is printed as it is, and list has a queen in each row; to complete it: --place "
     "a1, "
     "to print it: --format grid"},
    {"animate 8 --loop 0 -o x.gif", "--loop: 0 is out of range; give forever, once or 1 to 65535"},
};

TEST(Guesses, WrongOnesGetTheRightLine) {
    for (const auto& [typed, answer] : wrong_guesses) {
        const Outcome outcome = run_inside(split_words(typed));
        EXPECT_EQ(outcome.code, 2) << typed;
        EXPECT_EQ(outcome.output, "") << typed;
        EXPECT_EQ(outcome.error, std::string("queenreel: ") + answer + "\n") << typed;
    }
}

/// What is typed, and a part of the answer.
struct FirstGuess {
    const char* typed;
    const char* part;
};

const FirstGuess first_guesses[]{
    {"render 8 --sheet", "queenreel sheet 8"},
    {"render 8 --grid 4x3", "queenreel sheet 8"},
    {"render 8 --per-page 12", "queenreel sheet 8"},
    {"render 8 --columns 4", "queenreel sheet"},
    {"render 8 --layout 3x4", "queenreel sheet 8"},
    {"render 8 --contact-sheet", "queenreel sheet 8"},
    {"render 8 --unique -o one.svg", "queenreel sheet"},
    {"animate 8 --grid", "queenreel animate 8 --panels boards"},
    {"sheet 8 -o g.mp4", "queenreel animate 8 --panels boards"},
    {"animate 8 -o -", "ffmpeg reads y4m"},
    {"grid 8", "queenreel sheet 8"},
    {"animate 8 --max-size 200k", "--max-bytes"},
    {"animate 8 --preset slack", "--max-bytes"},
    {"render 8 --light white", "--colors light="},
    {"render 8 --queen-color red", "--colors"},
    {"animate 8 --invert", "--theme slate"},
    {"render 8 --theme dark", "slate"},
    {"render 8 --theme light", "classic"},
    {"render 8 --font Arial", "no choice of fonts"},
    {"list fonts", "no choice of fonts"},
    {"animate 4 --language de", "--lang"},
    {"animate 4 --locale es", "--lang"},
    {"animate 4 --captions de", "--lang"},
    {"solve 8 --format latex", "--format tikz"},
    {"render 8 -o board.tex", "--format tikz"},
    {"solve 8 --format markdown", "--format html"},
    {"solve 8 --format ascii", "--format grid"},
    {"completion bash", "--generate bash"},
    {"--completion bash", "--generate bash"},
    {"man", "queenreel help"},
    {"bench", "queenreel compare 8"},
    {"solve 8 --stats", "queenreel compare 8"},
    {"solve 8 --fixed a1", "--place"},
    {"solve 8 --with a1", "--place"},
    {"solve 8 --containing d4", "--place"},
    {"count 8 --queens a1,b5", "--place"},
    {"complete 8", "--place"},
    {"solve 8 --blocked d4", "--block"},
    {"solve 8 --kings", "--rule"},
    {"render 8 --pieces rook", "--rule rooks"},
    {"render 8 --pieces none", "--queens none"},
    {"render 8 --empty", "--queens none"},
    {"solve 8 --torus", "--rule torus?"},
    {"solve 8 --rooks", "--rule rooks?"},
    {"solve 8 --modular", "--rule?"},
    {"sheet 8 --size a1", "--page a1"},
    {"solve 8 --regions r.txt", "no regions"},
    {"animate 4 --audio v.mp3", "--narrate"},
    {"animate 4 --music m.mp3", "but no music"},
    {"animate 8 --preset moodle", "lms"},
    {"animate 8 --preset notion", "web"},
    {"animate 8 --preset premiere", "--fps 25"},
    {"animate 8 -o lesson.h5p", "--format scorm"},
    {"render 8 -o boards.zip", "zip -r"},
    {"animate 6 --story search -o quiz.zip", "--format scorm"},
    {"render 8 -o b.typ", "takes pictures"},
    {"sheet 8 --flashcards", "--duplex long"},
    {"sheet 8 --exam", "--exercises"},
    {"quiz 8", "--exercises"},
    {"puzzle 8", "--exercises"},
    {"render 8 --simulate deuteranopia", "--theme contrast"},
    {"explain a1,b2", "queenreel verify -n 8 -"},
    {"animate 6 --story race --solver mine.jsonl,tables", "--events mine.jsonl"},
    {"verify --queens a1,b2", "queenreel verify -n 8 -"},
    {"solve 8 --explain", "queenreel verify -n 8 -"},
    {"info a.mp4", "queenreel verify"},
    {"next 8", "--after"},
    {"solve 8 --next", "--after"},
    {"random 8", "--random"},
    {"solve 8 --solution random", "--random"},
    {"solve 8 --which 3", "--number-of"},
    {"solve 8 --index 3", "--solution K"},
    {"solve 8 --index 04752613", "--number-of"},
    {"number 8 04752613", "--number-of"},
    {"solve 8 --symmetric", "--classes"},
    {"solve 8 --one-based", "--numbering 1"},
    {"chart tree 5", "--panels tree"},
    {"tree 5", "--panels tree"},
    {"animate 5 --story tree", "--panels tree"},
    {"chart heatmap 8", "density"},
    {"heatmap 8", "density"},
    {"count 8 --squares", "chart density 8"},
    {"animate 8 --story counts", "chart growth"},
    {"solve 8 --solver min-conflicts --limit 1 --seed 1,2", "--story race --solver min-conflicts --seed 1,2"},
    {"animate 4 --watch", "make lecture.toml --watch"},
    {"watch mine.jsonl", "make lecture.toml --watch"},
    {"animate 4 --alt alt.txt", "--transcript"},
    {"animate 6 --story search --pause", "--questions"},
    {"render 8 --numbers", "--coordinates outside"},
    {"animate 8 --reverse", "plays backward"},
    {"animate 8 --speed 2", "--pace"},
    {"animate 8 --pace slow", "lecture"},
    {"animate 6 --stop-at deadend", "--clips-at"},
    {"render 6 --story search --at 31s", "--select"},
    {"animate 6 --pseudocode code.py", "queenreel help trace"},
    {"solve 8 --order random", "queenreel help trace"},
    {"animate 8 --gif", "-o queens.gif"},
    {"render 8 --dpi 300", "--size a4"},
    {"animate 8 --output-dir x", "--output"},
    {"render 8 --queens ", "none for an empty board"},
};

// Law: a first guess is answered in one line with the right words, and nothing is written.
TEST(Guesses, FirstOnesGetTheRightAnswer) {
    for (const auto& [typed, part] : first_guesses) {
        std::vector<std::string> words = split_words(typed);
        if (std::string_view(typed).ends_with(' '))
            words.emplace_back();
        const Folder folder;
        const Outcome outcome = run_in(folder, words);
        EXPECT_EQ(outcome.code, 2) << typed;
        EXPECT_EQ(outcome.output, "") << typed;
        EXPECT_THAT(outcome.error, HasSubstr(part)) << typed;
        EXPECT_EQ(lines(outcome.error).size(), 1U) << outcome.error;
        EXPECT_EQ(folder.names(), std::vector<std::string>()) << typed;
    }
}

TEST(Guesses, TheseWork) {
    for (const char* typed :
         {"-V", "help theme", "help --theme", "help clips", "solve 8 --random", "solve 8 --format squares",
          "solve 8 --numbering 1", "solve 8 --queens 04752613 --format grid", "list", "version"}) {
        const Outcome outcome = run_inside(split_words(typed));
        EXPECT_EQ(outcome.code, 0) << typed << outcome.error;
        EXPECT_NE(outcome.output, "") << typed;
    }
}

/// The command line that ends an answer, without the program; empty if it has none.
std::vector<std::string> line_in(std::string_view answer) {
    const std::size_t at = answer.rfind("queenreel ");
    if (at == std::string_view::npos)
        return {};
    std::vector<std::string> words = split_words(std::string(answer.substr(at + 10)));
    if (words.back().ends_with('?'))
        words.back().pop_back();
    const auto is_of_shell = [](const std::string& word) { return word == "|" || word == ">"; };
    words.erase(std::ranges::find_if(words, is_of_shell), words.end());
    return words;
}

void expect_understood(const Guess& guess) {
    const std::vector<std::string> words = line_in(guess.answer);
    if (words.empty() || words.front() == "--generate" || words.front() == "help")
        return;
    const Command* command = find_command(words.front());
    ASSERT_NE(command, nullptr) << guess.answer;
    EXPECT_NO_THROW(Arguments(command->options, std::span(words).subspan(1))) << guess.answer;
}

std::vector<std::string> words_of(std::string_view words) {
    return split_words(std::string(words));
}

// Law: a guess is neither a name of its kind nor another word for one, is there once, and its answer's line
// is understood.
TEST(Guesses, AnswersOfTheTablesAreUnderstood) {
    std::set<std::string> seen;
    for (const Guess& guess : option_guesses()) {
        expect_understood(guess);
        for (const std::string& word : words_of(guess.words)) {
            EXPECT_TRUE(seen.insert(word).second) << word;
            for (const Command& command : commands())
                for (const Option& option : command.options) {
                    const auto also = words_of(option.also);
                    EXPECT_EQ(std::ranges::count(also, word), 0) << word << " means --" << option.name;
                }
        }
    }
    seen.clear();
    for (const Guess& guess : command_guesses()) {
        expect_understood(guess);
        for (const std::string& word : words_of(guess.words)) {
            EXPECT_TRUE(seen.insert(word).second) << word;
            EXPECT_EQ(find_command(word), nullptr) << word;
        }
    }
    for (const Guess& guess : value_guesses()) {
        expect_understood(guess);
        for (const Command& command : commands())
            for (const Option& option : command.options)
                if (option.name == guess.option && option.value.values && command.name != "render")
                    for (const std::string_view value : option.value.values())
                        EXPECT_EQ(std::ranges::count(words_of(guess.words), std::string(value)), 0)
                            << command.name << " --" << option.name << ' ' << value;
    }
}

TEST(Guesses, HelpOfAnOptionTellsItOfEveryCommandThatTakesIt) {
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            if (find_command(option.name))
                continue;
            const std::string text = option_help(option.name);
            EXPECT_THAT(text, HasSubstr(command.name)) << option.name;
            EXPECT_THAT(text, HasSubstr("--" + std::string(option.name)));
            EXPECT_EQ(option_help("--" + std::string(option.name)), text);
        }
    EXPECT_EQ(option_help("nonsense"), "");
    EXPECT_EQ(option_help("--"), "");
}

// Law: no advice names a nonexistent command or option.
TEST(Guesses, AnswersAreLinesThatAreUnderstood) {
    std::vector<std::string_view> typed{"film",  "picture", "board",   "total", "check",
                                        "trace", "show",    "options", "12",    "bench"};
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

// Law: another word for an option is no option and means only one; rows of one name have the same words.
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

// Law: so it is with commands, and each is answered with its command's line.
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
        EXPECT_LE(width_in_columns(line), 80U) << line;
        EXPECT_FALSE(line.ends_with(' ')) << line;
    }
}

}  // namespace

}  // namespace queenreel::test
