#include "queenreel/cli/options/destination.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "queenreel/boards/solution_format.h"
#include "queenreel/catalog/guesses.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/speech.h"
#include "queenreel/studio/caption.h"

namespace queenreel {
namespace {

/// Returns the variant of a format for the medium, or null.
const Format* format_for(const Format& format, Medium medium) {
    return medium == Medium::document ? still_format(format) : moving_format(format);
}

std::vector<std::string_view> format_names(Medium medium) {
    std::vector<std::string_view> names;
    for (const Format& format : formats())
        if (format_for(format, medium))
            names.push_back(format.name);
    return names;
}

/// Returns the extension without its dot; empty if there is none.
std::string extension(std::string_view path) {
    const std::string dotted = std::filesystem::path(path).extension().string();
    return dotted.empty() ? dotted : dotted.substr(1);
}

void check_agreement(std::string_view path, const Format& asked) {
    const Format* told = format_of(path);
    if (told && told->name != asked.name)
        throw UsageError(
            said("--format: {format} contradicts the name {file}; change one of them", asked.name, path));
}

/// Suggests the command that has a format of this name; empty if no command has one.
std::string format_elsewhere(std::string_view name) {
    if (find_solution_format(name))
        return said("it is text: use queenreel solve --format {format}", name);
    const Format* format = find_format(name);
    if (!format)
        return "";
    return format->film ? said("it is a film: use queenreel animate --format {format}", name)
                        : said("it is a picture: use queenreel render --format {format}", name);
}

/// Formats "mp4 or gif or webm".
std::string format_choice(Medium medium) {
    std::string all;
    for (const std::string_view name : format_names(medium))
        all = all.empty() ? std::string(name) : said("{names} or {last}", all, name);
    return all;
}

}  // namespace

const Format& default_format(Medium medium) {
    return *find_format(medium == Medium::film ? "mp4" : "svg");
}

std::string default_path(Medium medium, const Format& format) {
    return medium == Medium::film ? fmt::format("queens.{}", extension_of(format)) : "boards/";
}

bool is_folder(std::string_view path) {
    std::error_code ignored;
    return path.ends_with('/') || std::filesystem::is_directory(path, ignored);
}

const Format& format_of_file(std::string_view path, Medium medium) {
    const std::string name = extension(path);
    const auto names = format_names(medium);
    const Format* format = format_of(path);
    if (name.empty())
        throw UsageError(medium == Medium::film
                             ? said("{file}: the name has no extension to tell the format; {advice}", path,
                                    said_choices("", names))
                             : said("{file}: the name has no extension to tell the format; {advice}, or "
                                    "write {file}/ for a folder",
                                    path, said_choices("", names)));
    if (!format) {
        const std::string_view guessed = value_guess("format", name);
        throw UsageError(said("{file}: there is no format '{format}'; {advice}", path, name,
                              guessed.empty() ? said_choices(name, names) : said_of(guessed)));
    }
    if (const Format* row = format_for(*format, medium))
        return *row;
    throw UsageError(format->film
                         ? said("{file}: {format} is a film; use queenreel animate", path, format->name)
                         : said("{file}: {format} is a picture; use queenreel render", path, format->name));
}

Value format_value(Medium medium) {
    Value value = offering(formats(), stored<OutputArgs>([medium](OutputArgs& args, const Given& given) {
                               args.format = format_for(*find_format(given.text), medium);
                           }));
    value.values = [medium] { return format_names(medium); };
    return value;
}

Option output_row(Value value, std::string_view help, std::string_view default_note) {
    return {.name = "output",
            .argument = "PATH",
            .value = std::move(value),
            .help = std::string(help),
            .group = output_group,
            .default_note = std::string(default_note),
            .letter = 'o',
            .also = "out outfile file output-file output-dir outdir directory folder"};
}

std::vector<Option> document_rows() {
    return {
        output_row(path(&OutputArgs::output),
                   "a folder/, a file, a pattern such as x-{index}-of-{count}.svg ({n} is the board size, "
                   "{index} the picture's number, {count} the number of solutions, {queens} the squares of "
                   "the queens), or - for standard output (with --format)",
                   default_path(Medium::document, default_format(Medium::document))),
        {.name = "format",
         .argument = "NAME",
         .value = format_value(Medium::document),
         .help = "the file format, if the path does not name it",
         .group = output_group,
         .default_note = std::string(default_format(Medium::document).name),
         .also = format_words,
         .otherwise = format_elsewhere},
    };
}

std::vector<Option> resume_row(std::string_view help) {
    return {{.name = "resume",
             .value = flag(&OutputArgs::resume),
             .help = std::string(help),
             .group = work_group,
             .also = "continue skip-existing"}};
}

std::vector<Option> dry_run_row() {
    return {{.name = "dry-run",
             .value = flag(&OutputArgs::dry_run),
             .help = "write nothing: print the frames, seconds and chapters, and estimate the bytes and the "
                     "time to write them",
             .group = work_group}};
}

std::vector<Rule> output_rules() {
    return {{.option = "json",
             .excludes = {"output -"},
             .unless = {"dry-run"},
             .message = "standard output is used by --output -; write to a file, or leave out --json"}};
}

std::vector<Rule> alt_rules() {
    return {{.option = "alt -",
             .excludes = {"json"},
             .unless = {"dry-run"},
             .message = "standard output is used by --{other}; name a file, or leave out --{other}"}};
}

std::vector<Option> alt_row() {
    return {{.name = "alt",
             .argument = "FILE",
             .value = path(&OutputArgs::alt),
             .help = "also write alt text, one line per picture: its file name (or its page in a document), "
                     "a tab, and what it shows; - for standard output",
             .group = output_group}};
}

Destination destination_of(const std::string& path, const Format* asked, Medium medium,
                           const Format& fallback) {
    if (path.empty())
        return {&fallback, default_path(medium, fallback)};
    if (path == "-" && !asked)
        throw UsageError(
            medium == Medium::film
                ? said(
                      "--output: standard output has no extension; give --format {formats}; ffmpeg reads y4m",
                      format_choice(medium))
                : said("--output: standard output has no extension; give --format {formats}",
                       format_choice(medium)));
    if (path == "-" || is_folder(path))
        return {&fallback, path};
    if (asked)
        check_agreement(path, *asked);
    return {asked ? asked : &format_of_file(path, medium), path};
}

Destination destination_of(const OutputArgs& args, Medium medium) {
    return destination_of(args.output, args.format, medium,
                          args.format ? *args.format : default_format(medium));
}

OutputOptions output_options(const PictureArgs& args, const Choice& choice, const Destination& destination) {
    if (destination.path.find("{count}") != std::string::npos && !choice.known_count())
        throw unknown_count("output", choice.n);
    OutputOptions options;
    options.format = destination.format;
    options.target = destination.path;
    options.force = args.force;
    options.resume = args.resume;
    options.shard = args.shard.value_or(Shard());
    options.names = "queens-{n}-{index}";
    options.film_name = "queens-{n}";
    options.fields = name_fields(choice.n, choice.known_count());
    options.pictures = choice.wanted();
    if (choice.numbers.ranges().size() > 1)
        options.numbers = choice.numbers;
    options.max_number = choice.max_number();
    options.look = look_of(args, *destination.format);
    options.look.scene.size = choice.n;
    options.words = args.words;
    options.look.language = args.words.language().name;
    return options;
}

bool is_one_file(const Destination& destination) {
    constexpr std::array varying{"{index}", "{number}", "{queens}"};
    return !is_folder(destination.path) && std::ranges::none_of(varying, [&](const char* field) {
        return destination.path.find(field) != std::string::npos;
    });
}

void check_one_file(std::uint64_t pictures, const Destination& destination) {
    if (pictures < 2 || !is_one_file(destination) || destination.format->pages)
        return;
    if (const std::size_t percent = destination.path.find('%'); percent != std::string::npos) {
        const std::size_t end =
            std::min(destination.path.find('d', percent), destination.path.size() - 1) + 1;
        throw UsageError(said("--output: {file} is no pattern; write {begin}{{index}}{end}", destination.path,
                              destination.path.substr(0, percent), destination.path.substr(end)));
    }
    throw UsageError(
        said("--output: {file} is one file and cannot hold {count} pictures; write to a folder such as "
             "boards/ or a pattern with {{index}}, choose one with --solution or --select, or set all on one "
             "page: queenreel sheet",
             destination.path, said_number(pictures)));
}

void check_names(const Destination& destination) {
    const auto has = [&](std::string_view field) {
        return destination.path.find(field) != std::string::npos;
    };
    if (has("{count}"))
        throw UsageError(
            said("--output: {{index}} counts the story's steps, and {{count}} is of solutions; leave out "
                 "{{count}}"));
    if (has("{queens}") && !has("{index}") && !has("{number}"))
        throw UsageError(
            said("--output: queens stand on the same squares in several steps; add {{index}} to {{queens}}"));
}

}  // namespace queenreel
