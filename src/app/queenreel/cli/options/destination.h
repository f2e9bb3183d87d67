#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/encode/output.h"

namespace queenreel {

/// The options of what is written.
struct OutputArgs {
    std::string output;              ///< empty: Destination's own
    const Format* format = nullptr;  ///< of --format; null: what the output's name says
    std::string alt;                 ///< a file of texts in place of pictures; empty: none
    std::optional<Shard> shard;
    bool resume = false;
    bool dry_run = false;
};

/// What commands take that write pictures.
struct PictureArgs : WorkArgs, OutputArgs, LookArgs {};

/// The most files that a command writes unless it is told to.
inline constexpr std::uint64_t max_files = 100'000;

/// What a command writes.
enum class Medium { document, film };

/// Where pictures go, and in which format.
struct Destination {
    const Format* format = nullptr;
    std::string path;  ///< as OutputOptions::target
};

/// --output and --format of pictures.
Rows<OutputArgs> document_rows();

/// --alt, for commands whose pictures are stills.
Rows<OutputArgs> alt_row();

/// --resume, with what it goes on with.
Rows<OutputArgs> resume_row(std::string_view help);

/// --dry-run.
Rows<OutputArgs> dry_run_row();

/// The rules of standard output, which has either pictures or what else is printed.
std::vector<Rule> output_rules();

/// The rules of --alt where pictures are all that is written.
std::vector<Rule> alt_rules();

/// The formats of a medium.
Value<OutputArgs> format_value(Medium medium);

/// The format without --format and a file name.
const Format& default_format(Medium medium);

/// Where the output goes when nobody says it.
std::string default_path(Medium medium, const Format& format);

/// Whether the path is a folder, or is to be one.
bool is_folder(std::string_view path);

/// The format that a file's name asks for. Throws UsageError when it asks for none, or for another command's.
const Format& format_of_file(std::string_view path, Medium medium);

inline constexpr std::string_view output_group = "Output";
inline constexpr std::string_view format_words = "output-format type extension";  ///< Row::also

/// --output, of whoever stores its value.
template <typename Args>
Row<Args> output_row(Value<Args> value, std::string_view help, std::string_view default_note) {
    return {.name = "output",
            .argument = "PATH",
            .value = std::move(value),
            .help = std::string(help),
            .group = output_group,
            .default_note = std::string(default_note),
            .letter = 'o',
            .also = "out outfile file output-file output-dir outdir directory folder"};
}

/// Where a path leads, empty for none: the format is the one `asked` for, or what the extension says, or
/// `fallback`. Throws UsageError where they contradict each other or the command.
Destination destination_of(const std::string& path, const Format* asked, Medium medium,
                           const Format& fallback);

/// The same of --output and --format, with the default format of the medium.
Destination destination_of(const OutputArgs& args, Medium medium);

/// Where the pictures of a choice go and how they look, without a caption. Throws UsageError.
OutputOptions output_options(const PictureArgs& args, const Choice& choice, const Destination& destination);

/// Whether everything goes into one file or to standard output, not into a folder or along a pattern.
bool is_one_file(const Destination& destination);

}  // namespace queenreel
