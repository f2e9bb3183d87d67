#include "cli/options/common_options.h"

#include "cli/options/values.h"

namespace queenreel {
namespace {

constexpr std::string_view group = "Everywhere";
constexpr std::string_view work_group = "How to work";
constexpr std::uint64_t max_threads = 1024;

}  // namespace

std::vector<Option> common_options() {
    return {
        {.name = "json", .help = "the answer as JSON on standard output", .group = group},
        {.name = "quiet", .help = "no notes and no progress; errors still", .group = group, .letter = 'q'},
        {.name = "help", .help = "this help", .group = group, .letter = 'h'},
        {.name = "version", .help = "the versions of the program and its libraries", .group = group},
    };
}

std::vector<Option> threads_option() {
    return {{.name = "threads",
             .argument = "T",
             .help = "how many threads share the work",
             .group = work_group,
             .default_value = "one a processor"}};
}

int parse_threads(const Arguments& arguments) {
    const auto text = arguments.value("threads");
    return text ? static_cast<int>(parse_whole("--threads", *text, {1, max_threads})) : 0;
}

std::vector<Option> force_option(std::string_view help) {
    return {{.name = "force", .help = help, .group = work_group, .letter = 'f'}};
}

}  // namespace queenreel
