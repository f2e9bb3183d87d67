#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/options/choice.h"
#include "encode/output.h"

namespace queenreel {

/// The most files that a command writes unless it is told to.
inline constexpr std::uint64_t max_files = 100'000;

/// What a command writes.
enum class Medium { document, film };

/// Where pictures go, and in which format.
struct Destination {
    const Format* format = nullptr;
    std::string path;  ///< as OutputOptions::target
};

/// --output and --format, with the names of the medium's formats.
std::vector<Option> destination_options(Medium medium);

/// --alt, for commands whose pictures are stills.
std::vector<Option> alt_option();

/// The rules of standard output, which has either pictures or what else is printed.
std::vector<Rule> output_rules();

/// The rules of --alt where pictures are all that is written.
std::vector<Rule> alt_rules();

/// The format is what --format says, or what the extension says, or the default of the medium. Throws
/// UsageError where they contradict each other or the command.
Destination destination_of(const Request& request, Medium medium);

/// Where a film goes: into one file of each format that is asked for. Throws UsageError as destination_of(),
/// and where two of them are the same.
std::vector<Destination> film_destinations(const Request& request);

/// Where the pictures of a choice go and how they look, without a caption. Throws UsageError.
OutputOptions output_options(const Request& request, const Choice& choice, const Destination& destination);

/// Whether everything goes into one file or to standard output, not into a folder or along a pattern.
bool is_one_file(const Destination& destination);

}  // namespace queenreel
