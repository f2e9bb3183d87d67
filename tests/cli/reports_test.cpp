// What commands print for people follows the language of messages.

#include <gtest/gtest.h>
#include <pty.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "child.h"
#include "queenreel/base/text.h"
#include "queenreel/terminal/console.h"
#include "spoken.h"

namespace queenreel::test {
namespace {

/// Runs the program in this process, with a terminal for all its output.
std::string printed_on_terminal(const Folder& folder, const std::vector<std::string>& words) {
    int controller = -1;
    int terminal = -1;
    EXPECT_EQ(openpty(&controller, &terminal, nullptr, nullptr, nullptr), 0);
    const auto before = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    {
        Console console(terminal, terminal);
        run_program(words, console);
    }
    std::filesystem::current_path(before);
    constexpr char end = '\a';  // nothing else prints it
    EXPECT_EQ(write(terminal, &end, 1), 1);
    std::string text;
    for (char letter = 0; read(controller, &letter, 1) == 1 && letter != end;)
        text += letter;
    close(controller);
    close(terminal);
    return text;
}

struct PrintedLine {
    std::vector<std::string> words;
    std::string_view says;  ///< in English
};

/// Run in one folder, in this order.
const std::vector<PrintedLine> printed_lines{
    {{"compare", "5", "backtracking"}, "looks to first"},
    {{"compare", "4", "--place", "a1"}, "n = 4: no solutions, as row 3 from the top runs out of squares"},
    {{"count", "4", "--place", "a1,b2"}, "as the given queens b2 and a1 attack each other"},
    {{"count", "9", "--rule", "torus"},
     "as queens on a torus have some only where neither 2 nor 3 divides n"},
    {{"count", "14", "--block", "a1"}, "of 1,000 parts"},
    {{"animate", "5", "--size", "100", "-o", "f.gif", "--dry-run"}, "10 frames"},
    {{"animate", "5", "--fps", "10", "-o", "f.mp4", "--dry-run"}, "at 10 per second"},
    {{"animate", "6", "--story", "race", "--size", "480", "-o", "f.gif", "--dry-run"}, "pictures, "},
    {{"render", "5", "-o", "boards/", "--dry-run"}, "10 pictures"},
    {{"sheet", "5", "-o", "s.pdf", "--dry-run"}, "1 page"},
    {{"sheet", "5", "--format", "pdf", "-o", "-", "--dry-run"}, "standard output: "},
    {{"animate", "4", "--size", "100", "-o", "f.gif"}, "wrote f.gif (2 pictures, 2 s"},
    {{"animate", "4", "--size", "100", "-o", "f.gif", "--dry-run"}, "it exists and would need --force"},
    {{"animate", "4", "--size", "100", "-o", "g.gif", "-o", "g.webp"}, "g.webp"},
    {{"render", "5", "-o", "boards/"}, "(10 files)"},
    {{"render", "5", "-o", "boards/", "--resume"}, "10 of which were there"},
    {{"render", "4", "--queens", "a1", "-o", "one.png"}, "wrote one.png (1 picture, "},
    {{"render", "4", "--caption", "\U000f0000", "-o", "boxes.png", "--solution", "1"},
     "so boxes stand in its place"},
    {{"animate", "4", "--queens", "b1", "--size", "100", "-o", "h.gif"}, "it means --place here"},
    {{"verify", "f.gif"}, "f.gif: proven: gif, n = 4, 2 pictures, 2 solutions, 2 s"},
    {{"verify", "--complete", "f.gif"}, "all 2 solutions, each once"},
    {{"verify", "--complete", "--hold", "2", "f.gif"}, "picture 1 at 0 s: is held 1 s, not 2 s"},
    {{"verify", "--complete", "boards"}, "together: proven: 10 files, 10 pictures, all 10 solutions"},
    {{"verify", "--complete", "--unique", "boards"}, "is shown twice, perhaps turned or mirrored"},
    {{"verify", "one.png"}, "1 queen on a board of 4 × 4"},
    {{"verify", "good.txt", "wrong.txt"}, "together: WRONG: 1 of 2 files wrong"},
    {{"verify", "good.txt", "missing.gif", "wrong.txt"}, "1 of 3 files wrong, 1 cannot be read"},
    {{"verify", "--complete", "half.txt"}, "1 of 2 solutions; missing: [2, 0, 3, 1]"},
    {{"verify", "--place", "a1", "-n", "4", "half.txt"}, "no queen on a1, which is given"},
    {{"verify", "--complete", "--unique", "half.txt"}, "the only fundamental solution, once"},
    {{"verify", "unclear.txt"}, "WRONG: line 1: "},
    {{"verify", "cut.gif"}, "WRONG: cut short: it ends after 40 bytes, in the middle"},
    {{"verify", "none"}, "none: cannot be read: no such file"},
    {{"verify", "empty.png"}, "WRONG: 0 queens on a board of 1 × 1"},
    {{"make", "lecture.toml", "--dry-run"}, "one: would be made: new"},
    {{"make", "lecture.toml"}, "one: made one.svg: new"},
    {{"make", "lecture.toml"}, "all 2 outputs are up to date"},
    {{"make", "lecture.toml", "--force", "--only", "two"}, "two: made two.txt: asked for with --force"},
    {{"make", "table.toml"}, "a table in a table"},
    {{"make", "same.toml"}, "has the same file; name another"},
};

void write_inputs(const Folder& folder) {
    const auto write = [&](const char* name, std::string_view text) { std::ofstream(folder / name) << text; };
    write("good.txt", "1 3 0 2\n2 0 3 1\n");
    write("half.txt", "1 3 0 2\n");
    write("wrong.txt", "0 1 2 3\n");
    write("unclear.txt", "0 1 9 3\n");
    write("cut.gif",
          std::string_view(
              "GIF89a\x64\0\x64\0\xf0\0\0\xff\xff\xff\0\0\0\x2c\0\0\0\0\x64\0\x64\0\0\x02zzzzzzzzzz", 40));
    run_within(folder.path(), {"render", "1", "--queens", "none", "--size", "64", "-o", "empty.png"});
    write("lecture.toml",
          "n = 4\n[one]\ncommand = \"render\"\nsolution = 1\noutput = \"one.svg\"\n[two]\ncommand = "
          "\"solve\"\noutput = \"two.txt\"\n");
    write("table.toml", "[one.two]\nsize = 1\n");
    write("same.toml",
          "n = 4\n[one]\ncommand = \"solve\"\noutput = \"a.txt\"\n[two]\ncommand = \"solve\"\noutput = "
          "\"a.txt\"\n");
}

/// What each line prints.
std::vector<std::string> all_printed() {
    const Folder folder;
    write_inputs(folder);
    std::vector<std::string> all;
    for (const PrintedLine& line : printed_lines)
        all.push_back(printed_on_terminal(folder, line.words));
    return all;
}

TEST(Reports, AreEnglishByDefault) {
    const std::vector<std::string> all = all_printed();
    for (std::size_t i = 0; i < printed_lines.size(); ++i)
        EXPECT_NE(all[i].find(printed_lines[i].says), std::string::npos)
            << testing::PrintToString(printed_lines[i].words) << all[i];
}

// Law: in another language, reports have no English words except for names and what the user typed.
TEST(Reports, FollowTheLanguageOfMessages) {
    const Spoken spoken(commands_in_cyrillic());
    const std::vector<std::string> all = all_printed();
    for (std::size_t i = 0; i < printed_lines.size(); ++i) {
        std::string typed = "queenreel lecture one two svg txt made moov torus";
        for (const std::string& word : printed_lines[i].words)
            typed += ' ' + word;
        std::string told;  // all but chapter titles, which are in the film's language
        for (const std::string& line : lines(all[i]))
            if (!line.starts_with("     ") || line.find("0:") == std::string::npos)
                told += replaced(line, "\x1b[K", " ") + '\n';
        for (const std::string& word : latin_words(told))
            EXPECT_TRUE(names_on_command_lines().contains(word) ||
                        lower_case(typed).find(word) != std::string::npos)
                << word << " in " << told;
    }
}

}  // namespace
}  // namespace queenreel::test
