// Others' text in messages and reports: a terminal shows it, and obeys none of it.

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <glib.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fstream>
#include <nlohmann/json.hpp>

#include "child.h"
#include "queenreel/base/utf8.h"
#include "queenreel/cli/command.h"
#include "queenreel/page/parts.h"
#include "queenreel/terminal/console.h"

namespace queenreel::test {

namespace {

using testing::HasSubstr;

/// A bell, a color, a C1 control, an invalid byte, direction marks, and line separators.
const std::string evil = "\a\x1b[31m\xc2\x9b\x9b\xe2\x80\xae\xe2\x81\xa6\xe2\x80\x8f\xe2\x80\xa8\xff";

/// What a terminal would obey in a text, except for line ends; empty for nothing.
std::string obeyed(const std::string& text) {
    std::string found;
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at < end;) {
        const gunichar letter = g_utf8_get_char_validated(at, end - at);
        if (letter >= 0x110000)
            return fmt::format("{}byte {:02x}", found, static_cast<unsigned char>(*at));
        const bool shown = letter == '\n' || (letter >= 0x20 && letter < 0x7f) ||
                           (letter >= 0xa0 && g_unichar_type(letter) != G_UNICODE_FORMAT &&
                            letter != 0x2028 && letter != 0x2029);
        if (!shown)
            found += fmt::format("U+{:04X} ", letter);
        at = g_utf8_next_char(at);
    }
    return found;
}

TEST(Printable, ShowsEveryCharacterOrEscapesIt) {
    EXPECT_EQ(printable("Q ♛ é 日 😀 \\"), "Q ♛ é 日 😀 \\");
    EXPECT_EQ(printable(evil), "\\x07\\x1b[31m\\u009b\\x9b\\u202e\\u2066\\u200f\\u2028\\xff");
    EXPECT_EQ(printable("\xf3\xa0\x80\x81\n\x7f\xc3"), "\\U000e0001\\x0a\\x7f\\xc3");
    std::string every;
    for (char32_t letter = 1; letter < 0x110000; ++letter)
        if (letter < 0xd800 || letter > 0xdfff)
            every += utf8_of(letter);
    EXPECT_EQ(obeyed(printable(every)), "");
    for (const std::string_view letter :
         {"\u00ad", "\u061c", "\u200b", "\u200e", "\u200f", "\u2028", "\u2029", "\u202a", "\u202b", "\u202c",
          "\u202d", "\u202e", "\u2066", "\u2067", "\u2068", "\u2069", "\ufeff", "\u0085"})
        EXPECT_THAT(printable(letter), testing::StartsWith("\\u")) << letter;
}

TEST(Printable, JsonIsTheSameDocument) {
    const nlohmann::ordered_json document{{"text", "é ♛ \u202e \u0085 \U000e0001 \x1b \x7f \n"},
                                          {"n", {1, 2}}};
    for (const int indent : {-1, 2}) {
        testing::internal::CaptureStdout();
        Console(1, 2).print_json(document, indent);
        const std::string text = testing::internal::GetCapturedStdout();
        EXPECT_EQ(obeyed(text), "");
        EXPECT_THAT(text, HasSubstr("é ♛ \\u202e \\u0085 \\udb40\\udc01 \\u001b \\u007f \\n"));
        EXPECT_TRUE(nlohmann::ordered_json::parse(text) == document);
    }
}

void expect_nothing_obeyed(const Outcome& outcome, const std::vector<std::string>& words) {
    EXPECT_EQ(obeyed(outcome.output), "") << fmt::format("{}", fmt::join(words, " "));
    EXPECT_EQ(obeyed(outcome.error), "") << fmt::format("{}", fmt::join(words, " "));
    EXPECT_FALSE(outcome.error.empty()) << fmt::format("{}", fmt::join(words, " "));
}

// Law: no part of an option's value, or of an operand, reaches the terminal as it is.
TEST(Printable, OptionsAndOperandsAreEchoedSafely) {
    int echoed = 0;
    for (const Command& command : queenreel::commands()) {
        const std::string name(command.name);
        std::vector<std::vector<std::string>> lines{{name, evil},
                                                    {name, "--" + evil},
                                                    {name, "8", "--" + evil},
                                                    {name, "8", evil},
                                                    {name, "-" + evil}};
        for (const Option& option : command.options) {
            const std::string dashed = "--" + std::string(option.name);
            if (option.argument.empty()) {
                lines.push_back({name, "4", dashed + "=" + evil});
                continue;
            }
            for (const std::string& value :
                 {evil, "1" + evil, evil + ".svg", evil + ".toml", "/none/" + evil + ".png"})
                lines.push_back({name, "4", dashed, value});
        }
        for (std::vector<std::string>& words : lines) {
            // Nothing that is written stays.
            const Folder folder;
            // With a size, the explorer would serve.
            if (command.name == "explore" && words.size() > 1 && words[1] == "4")
                words.erase(words.begin() + 1);
            const Outcome outcome = run_within(folder.path(), words);
            EXPECT_EQ(obeyed(outcome.error), "") << fmt::format("{}", fmt::join(words, " "));
            if (outcome.output.find("\\x1b") != std::string::npos ||
                outcome.error.find("\\x1b") != std::string::npos || outcome.code == 2)
                EXPECT_EQ(obeyed(outcome.output), "") << fmt::format("{}", fmt::join(words, " "));
            echoed += outcome.error.find("\\u202e") != std::string::npos ? 1 : 0;
        }
    }
    EXPECT_GT(echoed, 300);
}

// Law: no part of a file, or of its name, does.
TEST(Printable, FilesAreEchoedSafely) {
    const std::string header = R"({"trace":"queenreel","version":1,"n":4,"solver":")";
    const std::vector<std::string> contents{
        evil,
        "[1, 3, 0, " + evil + "]\n",
        "c3," + evil + "\n",
        "1,3,0," + evil + "\n",
        "row0,row1" + evil + "\n7,7\n",
        evil + " = \"#fff\"\n",
        "light = \"\u202e\u0085\"\n",
        "base = \"\u202e\u0085\"\n",
        "[[1, 3, 0, \"" + evil + "\"]]\n",
        "[[1, 3, 0, \"\u202e\u0085\"]]\n",
        header + "\u202e\u0085\"}\n{\"event\":\"\u202e\"}\n",
        header + "x\"}\n{\"\u202e\":1,\"event\":\"\u0085\u202e\"}\n",
        "{\"\u202e\":1, \"\u202e\":2}\n",
        "<svg><" + evil + "/></svg>",
        "a1 b" + evil + "\n",
    };
    for (const std::string& content : contents)
        for (const std::string name : {"x.toml", "x.svg", "x.csv"}) {
            const Folder folder;
            const std::string file = "\u202e\x1b" + name;
            std::ofstream(folder / file, std::ios::binary) << content;
            for (const std::vector<std::string>& words :
                 {std::vector<std::string>{"verify", file},
                  {"verify", file, "none" + evil, "--json"},
                  {"verify", file, file},
                  {"render", "4", "--queens-from", file, "--format", "svg", "-o", "-"},
                  {"solve", "4", "--queens-from", file},
                  {"render", "4", "--theme", file, "-o", "/none/x"},
                  {"render", "4", "--pieces", file, "-o", "/none/x"},
                  {"render", "4", "--logo", file, "-o", "/none/x"},
                  {"render", "--events", file, "-o", "/none/x"},
                  {"animate", "--events", file, "-o", "/none/x.gif"},
                  {"compare", "4", "backtracking", "--events", file},
                  {"count", "--merge", file}})
                expect_nothing_obeyed(run_within(folder.path(), words), words);
        }
}

// Written files are named in a table, in JSON, and in an estimate.
TEST(Printable, NamesInAnswersAreSafe) {
    const Folder folder;
    const std::string evil_name = "x\u202e\x1b\u0085";
    const auto answer = [&](std::vector<std::string> words) {
        const Outcome outcome = run_in(folder, words);
        EXPECT_EQ(outcome.code, 0) << outcome.error;
        EXPECT_EQ(obeyed(outcome.output), "") << fmt::format("{}", fmt::join(words, " "));
        EXPECT_EQ(obeyed(outcome.error), "") << fmt::format("{}", fmt::join(words, " "));
        return outcome.output;
    };
    const auto written =
        nlohmann::json::parse(answer({"render", "4", "--solution", "1", "-o", evil_name + ".svg", "--json"}));
    EXPECT_EQ(written["first"], evil_name + ".svg");
    EXPECT_THAT(answer({"verify", evil_name + ".svg"}), HasSubstr("x\\u202e\\x1b\\u0085.svg: proven"));
    EXPECT_EQ(nlohmann::json::parse(answer({"verify", evil_name + ".svg", "--json"}))["files"][0]["path"],
              evil_name + ".svg");
    if (has_page_engine())
        EXPECT_EQ(nlohmann::json::parse(answer({"explore", "-o", evil_name + ".html", "--json"}))["file"],
                  evil_name + ".html");
    EXPECT_THAT(answer({"animate", "4", "--dry-run", "-o", evil_name + ".gif"}), HasSubstr("x\\u202e"));
    answer({"animate", "4", "--dry-run", "-o", evil_name + ".gif", "--json"});
    std::ofstream(folder / "trace")
        << "{\"trace\":\"queenreel\",\"version\":1,\"n\":1,\"solver\":\"my \u202e\u009b\"}\n"
           "{\"event\":\"placed\",\"row\":0,\"column\":0}\n{\"event\":\"solution\"}\n";
    for (const std::string form : {"--csv", "--json", "--quiet"})
        answer({"compare", "1", "backtracking", "--events", "trace", form});
}

}  // namespace

}  // namespace queenreel::test
