#include "queenreel/cli/docs/docs.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <string_view>
#include <vector>

#include "queenreel/base/text.h"

namespace queenreel {
namespace {

/// Escapes text for troff, so that it contains no requests and its hyphens are ASCII.
std::string text(std::string_view plain) {
    std::string escaped;
    bool begins_line = true;
    for (const char letter : plain) {
        if (begins_line && (letter == '.' || letter == '\''))
            escaped += "\\&";
        begins_line = letter == '\n';
        if (letter == '\\')
            escaped += "\\e";
        else if (letter == '-')
            escaped += "\\-";
        else
            escaped += letter;
    }
    return escaped;
}

std::string upper(std::string_view plain) {
    std::string letters(plain);
    std::ranges::transform(letters, letters.begin(), [](char letter) {
        return letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
    });
    return letters;
}

std::string head(std::string_view name, int section, std::string_view summary) {
    return fmt::format(".TH {} {} \"\" \"queenreel {}\" \"Queenreel\"\n.nh\n.ad l\n.SH NAME\n{} \\- {}\n",
                       text(upper(name)), section, QUEENREEL_VERSION, text(name), text(summary));
}

/// Formats a paragraph with a label at its left.
std::string tagged(std::string_view tag, std::string_view body) {
    return fmt::format(".TP\n.B {}\n{}\n", text(tag), text(body));
}

std::string exit_status() {
    std::string page = ".SH EXIT STATUS\n";
    for (const Example& row : exit_codes())
        page += tagged(row.line, row.meaning);
    return page;
}

/// Formats lines that stay as they are.
std::string verbatim(std::string_view lines) {
    return fmt::format(".EX\n{}\n.EE\n", text(lines));
}

/// Says which options cannot be combined with this one, and which it needs: ` Not with --json or --quiet.`
/// Ignores rules that have conditions; empty if there are no others.
std::string with_others(const Option& option, std::span<const Rule> rules) {
    const auto sentence = [](std::string_view begin, std::span<const Term> terms) {
        std::string names;
        for (const Term& term : terms)
            names += fmt::format("{} --{}{}{}",
                                 names.empty()            ? ""
                                 : &term == &terms.back() ? " or"
                                                          : ",",
                                 term.option, term.value.empty() ? "" : " ", term.value);
        return names.empty() ? "" : fmt::format(" {}{}.", begin, names);
    };
    std::vector<Term> excluded;
    std::string sentences;
    for (const Rule& rule : rules) {
        if (rule.option.option != option.name || !rule.option.value.empty() || !rule.when.empty() ||
            !rule.unless.empty())
            continue;
        excluded.insert(excluded.end(), rule.excludes.begin(), rule.excludes.end());
        sentences += sentence("Needs", rule.needs);
    }
    return sentence("Not with", excluded) + sentences;
}

std::string option_paragraph(const Option& option, std::span<const Rule> rules) {
    std::string tag = option.letter ? fmt::format("\\fB\\-{}\\fR, ", option.letter) : "";
    tag += fmt::format("\\fB\\-\\-{}\\fR", text(option.name));
    if (!option.argument.empty())
        tag += fmt::format(" \\fI{}\\fR", text(option.argument));
    std::string body(option.help);
    if (option.value.values)
        body += ": " + joined(option.value.values(), ", ");
    const std::string& standard = option.default_value.empty() ? option.default_note : option.default_value;
    body += standard.empty() ? "." : fmt::format(" [{}].", standard);
    body += with_others(option, rules);
    return fmt::format(".TP\n{}\n{}\n", tag, text(body));
}

std::string option_paragraphs(const Command& command) {
    std::string page = ".SH OPTIONS\n";
    std::string_view group;
    for (const Option& option : command.options) {
        if (option.group != group)
            page += fmt::format(".SS {}\n", text(option.group));
        group = option.group;
        page += option_paragraph(option, command.rules);
    }
    return page;
}

std::string see_also(std::string_view self) {
    std::vector<std::string> pages;
    if (self != "queenreel")
        pages.emplace_back("\\fBqueenreel\\fR(1)");
    for (const Command& command : commands())
        if (command.name != self)
            pages.push_back(fmt::format("\\fBqueenreel\\-{}\\fR(1)", text(command.name)));
    if (self != "trace")
        pages.emplace_back("\\fBqueenreel\\-trace\\fR(5)");
    if (self != "reel")
        pages.emplace_back("\\fBqueenreel\\-reel\\fR(5)");
    return fmt::format(".SH SEE ALSO\n{}\n", joined(pages, ",\n"));
}

}  // namespace

std::string program_page() {
    std::string page = head("queenreel", 1, "films and pictures of the n-queens problem");
    page += ".SH SYNOPSIS\n.B queenreel\n.I COMMAND\n.RI [ N ]\n.RI [ options ]\n.SH COMMANDS\n";
    for (const Command& command : commands())
        page += fmt::format(".TP\n\\fB{}\\fR \\fI{}\\fR\n{}.\n", text(command.name), text(command.operand),
                            text(command.summary));
    page += tagged("help COMMAND", "shows a command's options and examples.");
    page += ".SH EXAMPLES\n";
    for (const Command& command : commands())
        page += fmt::format(".TP\n.B {}\n{}.\n", text(command.examples.front().line),
                            text(command.examples.front().meaning));
    page += exit_status();
    page += ".SH ENVIRONMENT\n";
    page += tagged("LC_ALL, LC_MESSAGES, LANG, LANGUAGE",
                   "the language of errors, notes and help, found as gettext does; English otherwise.");
    page += tagged("NO_COLOR", "where it is set and not empty, nothing is printed in color.");
    page += tagged("TMPDIR", "the folder for what comes through a pipe and is read twice; /tmp otherwise.");
    return page + see_also("queenreel");
}

std::string command_page(const Command& command) {
    const std::string name = fmt::format("queenreel-{}", command.name);
    std::string page = head(name, 1, command.summary);
    page += fmt::format(".SH SYNOPSIS\n\\fBqueenreel {}\\fR \\fI{}\\fR [\\fIoptions\\fR]\n",
                        text(command.name), text(command.operand));
    if (!command.operand.empty())
        page += ".SH OPERAND\n" + tagged(command.operand, fmt::format("{}.", command.operand_help));
    page += option_paragraphs(command);
    page += ".SH EXAMPLES\n";
    for (const Example& example : command.examples)
        page += tagged(example.line, fmt::format("{}.", example.meaning));
    return page + exit_status() + see_also(command.name);
}

std::string trace_page() {
    return head("queenreel-trace", 5, "searches as JSON Lines") + ".SH DESCRIPTION\n" +
           verbatim(trace_help()) + see_also("trace");
}

std::string reel_page() {
    return head("queenreel-reel", 5, "files of outputs that belong together") + ".SH DESCRIPTION\n" +
           verbatim(reel_help()) + see_also("reel");
}

}  // namespace queenreel
