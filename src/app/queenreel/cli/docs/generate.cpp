#include "queenreel/cli/docs/docs.h"

#include <fmt/format.h>

#include "queenreel/base/spelling.h"
#include "queenreel/cli/command.h"

namespace queenreel {
namespace {

constexpr std::string_view page_of = "man-";

}  // namespace

std::vector<std::string> generated_names() {
    std::vector<std::string> names{"man"};
    for (const Command& command : commands())
        names.push_back(std::string(page_of) + std::string(command.name));
    for (const char* name : {"man-trace", "man-reel", "reel-schema", "bash", "zsh", "fish"})
        names.emplace_back(name);
    return names;
}

std::string generated(std::string_view name) {
    if (name == "man")
        return program_page();
    if (name == "man-trace")
        return trace_page();
    if (name == "man-reel")
        return reel_page();
    if (name == "reel-schema")
        return reel_schema();
    if (name == "bash")
        return bash_completion();
    if (name == "zsh")
        return zsh_completion();
    if (name == "fish")
        return fish_completion();
    if (name.starts_with(page_of))
        if (const Command* command = find_command(name.substr(page_of.size())))
            return command_page(*command);
    const std::vector<std::string> names = generated_names();
    throw UsageError(fmt::format("--generate: {}: nothing has that name; {}", name,
                                 choices(name, std::vector<std::string_view>(names.begin(), names.end()))));
}

}  // namespace queenreel
