#include "queenreel/cli/docs/docs.h"

#include <array>

#include "queenreel/base/table.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

constexpr std::string_view page_of = "man-";

/// A text other than the commands' pages.
struct GeneratedText {
    std::string_view name;
    std::string (*text)();
};

constexpr std::array generated_texts{
    GeneratedText{"man-trace", trace_page},    GeneratedText{"man-reel", reel_page},
    GeneratedText{"reel-schema", reel_schema}, GeneratedText{"bash", bash_completion},
    GeneratedText{"zsh", zsh_completion},      GeneratedText{"fish", fish_completion},
};

}  // namespace

std::vector<std::string> generated_names() {
    std::vector<std::string> names{"man"};
    for (const Command& command : commands())
        names.push_back(std::string(page_of) + std::string(command.name));
    for (const GeneratedText& row : generated_texts)
        names.emplace_back(row.name);
    return names;
}

std::string generated(std::string_view name) {
    if (name == "man")
        return program_page();
    if (const GeneratedText* row = find_row(generated_texts, name))
        return row->text();
    if (name.starts_with(page_of))
        if (const Command* command = find_command(name.substr(page_of.size())))
            return command_page(*command);
    const std::vector<std::string> names = generated_names();
    throw UsageError(said("--generate: {name}: nothing has that name; {advice}", name,
                          said_choices(name, std::vector<std::string_view>(names.begin(), names.end()))));
}

}  // namespace queenreel
