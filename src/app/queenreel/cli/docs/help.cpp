#include "queenreel/cli/docs/docs.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <span>
#include <utility>
#include <vector>

#include "queenreel/base/parse.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/catalog/guesses.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/speech.h"
#include "queenreel/encode/format.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"
#include "queenreel/terminal/table.h"
#include "queenreel/words/said_again.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr std::size_t names_width = 28;

constexpr std::array exit_code_rows{
    Example{"0", "success: every file is complete, synced and readable"},
    Example{"1", "failure: something could not be read, written or verified"},
    Example{"2", "the command line is wrong"},
    Example{"3", "this build lacks a format or an encoder"},
    Example{"4", "it would take too much time or too many files"},
    Example{"141", "whoever read standard output closed it before the end"},
    Example{"130, 143", "interrupted; finished files stay, half-written ones are removed"},
};

std::string heading(std::string_view text) {
    return two_columns("", 0, text);
}

std::string exit_codes_part() {
    std::string text = heading(said("Exit codes"));
    for (const auto& [code, meaning] : exit_code_rows)
        text += two_columns(fmt::format("  {}", code), code.size() + 4, translated(meaning));
    return text;
}

/// The message that size_names() fills in.
constexpr std::string_view sizes_text =
    message("{sizes}; for print {papers}, also with {option}, or such as 210x297mm, in mm, cm or in");

/// Translates a text of an option or operand into the language of messages.
std::string said_text(std::string_view english) {
    if (const std::string_view text = translated(english); text != english)
        return std::string(text);
    return said_again(english, filled_texts(),
                      [](std::string_view name, const std::string& value) {
                          if (const auto sizes = said_again(value, std::span(&sizes_text, 1)))
                              return *sizes;
                          const auto names = values_in(value, "{names} or {last}");
                          const bool joins = (name == "names" || name == "formats") && names;
                          return joins ? said("{names} or {last}", names->front(), names->back()) : value;
                      })
        .value_or(std::string(english));
}

std::string option_line(const Option& option) {
    const std::string letter = option.letter ? fmt::format("-{}, ", option.letter) : "    ";
    const std::string argument = option.argument.empty() ? "" : fmt::format(" {}", option.argument);
    std::string text = said_text(option.help);
    if (option.value.values)
        text += ": " + joined(option.value.values(), ", ");
    if (const std::string& what = option.default_value.empty() ? option.default_note : option.default_value;
        !what.empty())
        text += fmt::format(" [{}]", said_text(what));
    return two_columns(fmt::format("  {}--{}{}", letter, option.name, argument), names_width, text);
}

std::string example_text(const Example& example) {
    return fmt::format("  {}\n{}", example.line, two_columns("", 6, translated(example.meaning)));
}

/// `animate N`, or only the name.
std::string usage(const Command& command) {
    return fmt::format("{}{}{}", command.name, command.operand.empty() ? "" : " ", command.operand);
}

std::string options_part(const Command& command) {
    std::string text;
    std::string_view group;
    for (const Option& option : command.options) {
        if (option.group != group)
            text += heading(translated(option.group));
        group = option.group;
        text += option_line(option);
    }
    return text;
}

}  // namespace

namespace {

constexpr std::ptrdiff_t lines_of_screen = 40;

/// The most common options of a command.
struct UsualOptions {
    std::string_view command;
    std::string_view options;  ///< separated by spaces
};

constexpr std::array usual_options{
    UsualOptions{"solve", "place limit solution unique random number-of solver format queens trace"},
    UsualOptions{"count", "unique place csv threads"},
    UsualOptions{"compare", "first events csv json"},
    UsualOptions{"render", "output story solution unique queens marks theme size coordinates caption bare"},
    UsualOptions{"sheet", "output handout queens unique limit page columns title theme"},
    UsualOptions{"chart", "output theme size title csv json"},
    UsualOptions{"verify", "board-size complete unique hold any-placement verbose json"},
    UsualOptions{"animate",
                 "output story solver first duration hold captions clips steps theme size preset dry-run"},
    UsualOptions{"explore", "output split port place block"},
};

/// Shortens an option's help to its first clause, or to the words that fit on the line.
std::string usual_line(const Option& option) {
    constexpr std::size_t width = 80;
    const std::string letter = option.letter ? fmt::format("-{}, ", option.letter) : "    ";
    const std::string head = fmt::format("  {}--{} {}", letter, option.name, option.argument);
    std::string text = said_text(option.help);
    // French puts a no-break space before these marks.
    for (const std::string_view mark : {"\u00a0;", "\u00a0:", "; ", ": ", "；", "：", "。"})
        text.resize(std::min(text.size(), text.find(mark)));
    const std::size_t room = width - names_width;
    if (width_in_columns(text) > room)
        text = std::string(words_within(text, room - 4)) + " …";
    return two_columns(std::string_view(head).substr(0, head.find_last_not_of(' ') + 1), names_width, text);
}

}  // namespace

std::string short_command_help(const Command& command) {
    constexpr std::size_t examples = 4;
    std::string whole = command_help(command);
    const auto usual = std::ranges::find(usual_options, command.name, &UsualOptions::command);
    if (usual == usual_options.end() || std::ranges::count(whole, '\n') <= lines_of_screen)
        return whole;
    std::string text = whole.substr(0, whole.find(heading(translated(command.options.front().group))));
    text += heading(said("The usual options"));
    for (const std::string_view name :
         std::views::split(usual->options, ' ') |
             std::views::transform([](auto part) { return std::string_view(part.begin(), part.end()); }))
        if (const Option* option = find_row(command.options, name))
            text += usual_line(*option);
    text += heading(said("Examples"));
    for (std::size_t i = 0; i < std::min(examples, command.examples.size()); ++i)
        text += example_text(command.examples[i]);
    return text +
           heading(said("All {count} options: queenreel help {command} --all. One: queenreel help theme",
                        command.options.size(), command.name));
}

std::string option_help(std::string_view word) {
    const std::string_view name = word.substr(std::min(word.find_first_not_of('-'), word.size()));
    if (find_command(word))
        return "";
    std::vector<std::pair<std::string, std::string>> texts;  // each with the commands that have it
    for (const Command& command : commands())
        if (const Option* option = find_row(command.options, name)) {
            const std::string text = option_line(*option);
            const auto same = std::ranges::find(texts, text, &std::pair<std::string, std::string>::first);
            if (same == texts.end())
                texts.emplace_back(text, command.name);
            else
                same->second.append(", ").append(command.name);
        }
    std::string help;
    for (const auto& [text, names] : texts)
        help += fmt::format("{}queenreel {}\n{}", help.empty() ? "" : "\n", names, text);
    return help;
}

std::span<const Example> exit_codes() {
    return exit_code_rows;
}

std::string program_help() {
    std::string text = said("queenreel: films and pictures of the n-queens problem") + "\n" +
                       heading(said("Usage: {line}", "queenreel COMMAND [N] [options]")) +
                       heading(said("Commands"));
    for (const Command& command : commands())
        text += two_columns("  " + usage(command), names_width, translated(command.summary));
    text += two_columns("  help COMMAND", names_width,
                        said("shows a command's usual options and examples; with --all, all of them"));
    text += two_columns("  help trace", names_width,
                        said("explains the trace files of solve --trace and animate --events"));
    text += two_columns("  help reel", names_width, said("explains the files of make"));
    text +=
        two_columns("  version", names_width, said("shows the versions of the program and its libraries"));
    text += two_columns("  --generate NAME", names_width,
                        said("prints a man page (man, man-animate …), completions for bash, zsh or fish, or "
                             "reel-schema"));
    text += heading(said("Examples"));
    for (const Command& command : commands())
        text += fmt::format("  {}\n", command.examples.front().line);
    return text + exit_codes_part() +
           heading(said("Data goes to standard output; notes, progress and errors go to standard error."));
}

std::string command_help(const Command& command) {
    const std::string title =
        heading(fmt::format("queenreel {}: {}", command.name, translated(command.summary)));
    std::string text = title.substr(1) +
                       heading(said("Usage: {line}", fmt::format("queenreel {} [options]", usage(command))));
    if (!command.operand.empty())
        text += "\n" + two_columns(fmt::format("  {}", command.operand), names_width,
                                   said_text(command.operand_help));
    text += options_part(command);
    text += heading(said("Examples"));
    for (const Example& example : command.examples)
        text += example_text(example);
    return text + exit_codes_part();
}

std::string said_topic(std::string_view english) {
    constexpr std::size_t typed = 2;  // the indentation of a line that users type
    if (spoken_language().catalog.empty())
        return std::string(english);
    std::string topic;
    std::string paragraph;
    std::size_t begins = 0;
    const auto end_paragraph = [&] {
        if (!paragraph.empty()) {
            const std::string wrapped = two_columns("", begins, translated(paragraph));
            topic += wrapped.substr(wrapped.starts_with('\n') ? 1 : 0);
        }
        paragraph.clear();
    };
    english.remove_suffix(english.ends_with('\n') ? 1 : 0);
    for (const auto part : std::views::split(english, '\n')) {
        const std::string_view line(part.begin(), part.end());
        const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
        const bool is_prose = !line.empty() && blanks != typed;
        if (!is_prose || blanks != begins)
            end_paragraph();
        if (is_prose)
            paragraph.append(paragraph.empty() ? "" : " ").append(line.substr(blanks));
        else
            topic.append(line).append("\n");
        begins = blanks;
    }
    end_paragraph();
    return topic;
}

namespace {

/// Returns the command line that may be meant, without the program's name.
std::optional<std::string> meant_line(std::string_view word) {
    for (const Command& command : commands())
        if (has_word(command.also, word))
            return fmt::format("{}{}{}", command.name, command.usual.empty() ? "" : " ", command.usual);
    if (const Format* format = find_format(word))
        return format->film ? fmt::format("animate 8 -o queens.{}", word)
                            : fmt::format("render 8 --format {}", word);
    if (find_story(word))
        return fmt::format("animate 8 --story {}", word);
    if (const Solver* solver = find_solver(word))
        return fmt::format("solve 8 --solver {}{}", word, solver->complete ? "" : " --limit 1");
    if (std::ranges::count(list_names(), word) > 0)
        return fmt::format("list {}", word);
    if (number<std::uint64_t>(word))
        return fmt::format("animate {}", word);
    return std::nullopt;
}

}  // namespace

std::string command_advice(std::string_view word) {
    if (const std::string_view guessed = command_guess(word); !guessed.empty())
        return said_of(guessed);
    if (const auto line = meant_line(word))
        return said("did you mean {name}?", "queenreel " + *line);
    std::vector<std::string_view> names = row_names(commands());
    names.push_back("help");
    names.push_back("version");
    return said_choices(word, names);
}

}  // namespace queenreel
