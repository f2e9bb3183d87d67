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

/// The options for output.
struct OutputArgs {
    std::string output;              ///< empty: the default path
    const Format* format = nullptr;  ///< of --format; null: according to the output's name
    std::string alt;                 ///< a file for alt text; empty: none
    std::optional<Shard> shard;
    bool resume = false;
    bool dry_run = false;
};

/// The arguments of commands that write pictures.
struct PictureArgs : WorkArgs, OutputArgs, LookArgs {};

/// The maximum number of files without --force.
inline constexpr std::uint64_t max_files = 100'000;

/// The kind of output of a command.
enum class Medium { document, film };

/// The path and format of pictures.
struct Destination {
    const Format* format = nullptr;
    std::string path;  ///< as OutputOptions::target
};

/// --output and --format of pictures.
std::vector<Option> document_rows();

/// --alt, for commands whose pictures are stills.
std::vector<Option> alt_row();

/// --resume, with a description of what it continues.
std::vector<Option> resume_row(std::string_view help);

/// --dry-run.
std::vector<Option> dry_run_row();

/// The rules of standard output, which takes either pictures or printed text.
std::vector<Rule> output_rules();

/// The rules of --alt for commands that write only pictures.
std::vector<Rule> alt_rules();

/// The formats of a medium.
Value format_value(Medium medium);

/// The format if neither --format nor a file name is given.
const Format& default_format(Medium medium);

/// The default path of the output.
std::string default_path(Medium medium, const Format& format);

/// Returns true if the path is an existing or future folder.
bool is_folder(std::string_view path);

/// Returns the format that a file's name implies. Throws UsageError if it implies none, or one of another
/// command.
const Format& format_of_file(std::string_view path, Medium medium);

inline constexpr std::string_view output_group = "Output";
inline constexpr std::string_view format_words = "output-format type extension";  ///< Option::also

/// Makes the row of --output, with a command's own way to store it.
Option output_row(Value value, std::string_view help, std::string_view default_note);

/// Returns the destination for a path, which may be empty. The format is `asked`, or follows from the
/// extension, or else is `fallback`. Throws UsageError if these contradict each other or the command.
Destination destination_of(const std::string& path, const Format* asked, Medium medium,
                           const Format& fallback);

/// Returns the destination for --output and --format, with the medium's default format.
Destination destination_of(const OutputArgs& args, Medium medium);

/// Returns the output options for the pictures of a choice, without a caption. Throws UsageError.
OutputOptions output_options(const PictureArgs& args, const Choice& choice, const Destination& destination);

/// Returns true if all output goes to one file or to standard output, not into a folder or to a pattern.
bool is_one_file(const Destination& destination);

/// Throws UsageError for several pictures in one file that has no pages.
void check_one_file(std::uint64_t pictures, const Destination& destination);

/// Throws UsageError for fields in names that mean nothing if pictures are steps.
void check_names(const Destination& destination);

}  // namespace queenreel
