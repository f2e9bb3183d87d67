#include "queenreel/base/parse.h"
#include "queenreel/cli/docs/docs.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/base/table.h"
#include "queenreel/cli/command.h"

namespace queenreel {
namespace {

/// Collects the completions that begin with the typed text, as lines.
class Offers {
  public:
    explicit Offers(std::string_view typed) : typed_(typed) {}

    void add(std::string_view word, std::string_view about = "") {
        if (!word.starts_with(typed_))
            return;
        text_ += word;
        if (!about.empty())
            text_.append("\t").append(about);
        text_ += '\n';
    }

    void add_files() { text_.append(any_file).append("\n"); }

    std::string text() && { return std::move(text_); }

  private:
    std::string_view typed_;
    std::string text_;
};

/// Returns the first sentence or clause of an option's help, which fits beside its name.
std::string short_help(const Option& option) {
    return option.help.substr(0, option.help.find_first_of(";:"));
}

/// Returns true if an earlier part of the list is `name`, or begins with it if it ends in `=`.
bool is_listed(const TypedLine& line, std::string_view name) {
    return std::ranges::any_of(line.listed, [&](std::string_view part) {
        return name.ends_with('=') ? part.starts_with(name) : part == name;
    });
}

/// Adds the values of an option. The value begins at `begin` in the word.
void add_values(const Option& option, TypedLine line, std::string_view word, std::size_t begin,
                Offers& offers) {
    const std::size_t comma = option.value.list ? word.rfind(',') : std::string_view::npos;
    if (comma != std::string_view::npos && comma >= begin) {
        line.listed = split_list(word.substr(begin, comma - begin));
        begin = comma + 1;
    }
    const auto add = [&](std::string_view value) {
        if (is_listed(line, value) || (option.suits && !option.suits(line, value)))
            return;
        const std::string_view name = value.substr(0, value.find('='));
        offers.add(std::string(word.substr(0, begin)).append(value),
                   option.value.about ? option.value.about(name) : "");
    };
    for (const std::string_view value :
         option.value.values ? option.value.values() : std::vector<std::string_view>())
        add(value);
    for (const std::string& value : option.value.names ? option.value.names() : std::vector<std::string>())
        add(value);
    if (option.value.open || takes_path(option))
        offers.add_files();
}

void add_operands(const Command& command, TypedLine line, std::string_view word, Offers& offers) {
    for (const Option& option : command.options)
        if (is_path(option.operands) && line.value(option.name))
            return offers.add_files();
    if (!command.next_operand)
        return;
    const std::size_t comma = command.lists_operands ? word.rfind(',') : std::string_view::npos;
    const std::size_t begin = comma == std::string_view::npos ? 0 : comma + 1;
    if (begin > 0)
        line.operands.push_back(word.substr(0, comma));
    for (const std::string_view name : command.next_operand(line))
        if (name == any_file)
            offers.add_files();
        else
            offers.add(std::string(word.substr(0, begin)).append(name));
}

/// Adds the words that may follow a command's name.
void add_words(const Command& command, std::span<const std::string> words, Offers& offers) {
    const std::string_view word = words.back();
    const TypedLine line(command.options, words.first(words.size() - 1));
    const std::size_t equals = word.find('=');
    if (line.open_option)
        return add_values(*line.open_option, line, word, 0, offers);
    if (line.options_end || !word.starts_with('-'))
        return add_operands(command, line, word, offers);
    if (word.starts_with("--") && equals != std::string_view::npos) {
        const Option* option = find_row(command.options, word.substr(2, equals - 2));
        if (option && !option->argument.empty())
            add_values(*option, line, word, equals + 1, offers);
        return;
    }
    const auto given = [&](const Term& term) {
        const auto value = line.value(term.option);
        return value && (term.value.empty() || *value == term.value);
    };
    const std::vector<std::string_view> excluded = excluded_by(command.rules, given);
    for (const Option& option : command.options)
        if ((option.value.repeated || !line.value(option.name)) && !std::ranges::count(excluded, option.name))
            offers.add("--" + std::string(option.name), short_help(option));
}

void add_commands(Offers& offers) {
    for (const Command& command : commands())
        offers.add(command.name, command.summary);
}

void add_first_words(Offers& offers) {
    add_commands(offers);
    offers.add("help", "shows a command's options and examples");
    for (const char* word : {"version", "--help", "--version", "--generate"})
        offers.add(word);
}

}  // namespace

std::string completions(std::span<const std::string> words) {
    Offers offers(words.empty() ? std::string_view() : words.back());
    if (words.size() <= 1) {
        add_first_words(offers);
    } else if (const Command* command = find_command(words.front())) {
        add_words(*command, words.subspan(1), offers);
    } else if (words.size() == 2 && (words.front() == "help" || words.front() == "--help")) {
        add_commands(offers);
        offers.add("trace", "how a trace is written");
        offers.add("reel", "how a reel is written");
    } else if (words.size() == 2 && words.front() == "--generate") {
        for (const std::string& name : generated_names())
            offers.add(name);
    }
    return std::move(offers).text();
}

}  // namespace queenreel
