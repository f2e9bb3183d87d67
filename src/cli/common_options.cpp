#include "cli/common_options.h"

namespace queenreel {

namespace {

constexpr std::string_view group = "Everywhere";

}  // namespace

std::vector<Option> common_options() {
    return {
        {.name = "json", .help = "the answer as JSON on standard output", .group = group},
        {.name = "quiet", .help = "no notes and no progress; errors still", .group = group, .letter = 'q'},
        {.name = "help", .help = "this help", .group = group, .letter = 'h'},
        {.name = "version", .help = "the versions of the program and its libraries", .group = group},
    };
}

std::vector<Option> force_option() {
    return {{.name = "force",
             .help = "replace existing files; go on where it takes more than a day or 100,000 files",
             .group = group,
             .letter = 'f'}};
}

}  // namespace queenreel
