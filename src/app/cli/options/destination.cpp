#include "cli/options/destination.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <array>
#include <filesystem>

#include "boards/solution_format.h"
#include "cli/errors.h"
#include "cli/options/look.h"
#include "cli/options/placeholders.h"
#include "cli/options/spelling.h"

namespace queenreel {
namespace {

/// The row by which a file of that medium is written, or null.
const Format* format_for(const Format& format, Medium medium) {
    if (medium == Medium::document)
        return still_format(format);
    return format.film ? &format : nullptr;
}

const Format* find_film(std::string_view name) {
    const Format* format = find_format(name);
    return format ? format_for(*format, Medium::film) : nullptr;
}
const Format* find_document(std::string_view name) {
    const Format* format = find_format(name);
    return format ? format_for(*format, Medium::document) : nullptr;
}

std::vector<std::string_view> format_names(Medium medium) {
    std::vector<std::string_view> names;
    for (const Format& format : formats())
        if (format_for(format, medium))
            names.push_back(format.name);
    return names;
}

std::vector<std::string_view> film_names() {
    return format_names(Medium::film);
}
std::vector<std::string_view> document_names() {
    return format_names(Medium::document);
}

/// A format of another command.
std::string format_elsewhere(std::string_view name) {
    if (find_solution_format(name))
        return fmt::format("it is text: use queenreel solve --format {}", name);
    const Format* format = find_format(name);
    if (!format)
        return "";
    return format->film ? fmt::format("it is a film: use queenreel animate --format {}", name)
                        : fmt::format("it is a picture: use queenreel render --format {}", name);
}

/// The format without --format and a file name.
const Format& default_format(Medium medium) {
    return *find_format(medium == Medium::film ? "mp4" : "svg");
}

/// The same of a film of which only pictures are written, its frames or steps, and not the film: one that can
/// have all that they can.
const Format& format_of_planned_film() {
    return *find_format("mov");
}

/// Whether a film is not written, nor clips of it, but pictures are.
bool asks_for_pictures_only(const Request& request) {
    return request.output.empty() && request.clips.empty() &&
           !(request.frames.empty() && request.steps.empty());
}

/// Where the output goes when nobody says it.
std::string default_path(Medium medium, const Format& format) {
    return medium == Medium::film ? fmt::format("queens.{}", format.name) : "boards/";
}

bool is_folder(std::string_view path) {
    std::error_code ignored;
    return path.ends_with('/') || std::filesystem::is_directory(path, ignored);
}

/// The extension without its dot; empty when there is none.
std::string extension(std::string_view path) {
    const std::string dotted = std::filesystem::path(path).extension().string();
    return dotted.empty() ? dotted : dotted.substr(1);
}

/// The format that a file's name asks for. Throws UsageError when it asks for none, or for another command's.
const Format& format_of_file(std::string_view path, Medium medium) {
    const std::string name = extension(path);
    const auto names = format_names(medium);
    const Format* format = format_of(path);
    if (name.empty())
        throw UsageError(
            fmt::format("{}: the name has no extension to tell the format; {}{}", path, choices("", names),
                        medium == Medium::film ? "" : fmt::format(", or write {}/ for a folder", path)));
    if (!format)
        throw UsageError(fmt::format("{}: there is no format '{}'; {}", path, name, choices(name, names)));
    if (const Format* row = format_for(*format, medium))
        return *row;
    throw UsageError(fmt::format("{}: {} is {}; use queenreel {}", path, format->name,
                                 format->film ? "a film" : "a picture", format->film ? "animate" : "render"));
}

/// A file of a picture among the outputs of a film, or of a document with pages.
bool is_picture(std::string_view path) {
    const Format* format = format_of(path);
    return format && !format->film;
}

/// The Option::store of --output for films: those of pictures are what --steps and --poster name.
void add_output(Request& request, std::string_view what, std::string_view text) {
    const std::string path = parse_path(what, text);
    std::string& document = is_picture(path) && format_of(path)->pages ? request.steps : request.poster;
    if (is_picture(path) && !document.empty())
        throw UsageError(
            fmt::format("{}: {} and {} are for the same; give one of them", what, document, path));
    if (is_picture(path))
        document = path;
    else if (request.output.empty())
        request.output = path;
    else
        request.more_outputs.push_back(path);
}

void check_agreement(std::string_view path, const Format& asked) {
    const Format* told = format_of(path);
    if (told && told->name != asked.name)
        throw UsageError(
            fmt::format("--format: {} contradicts the name {}; change one of them", asked.name, path));
}

}  // namespace

std::vector<Option> destination_options(Medium medium) {
    constexpr std::string_view group = "Output";
    const bool film = medium == Medium::film;
    return {
        {.name = "output",
         .argument = "PATH",
         .help =
             film ? "a file, a folder/, or - for standard output (with --format); several, one after the "
                    "other, for a film in several formats: -o x.mp4 -o x.gif; a .png or .svg is its poster, "
                    "a .pdf or .pptx its steps"
                  : "a folder/, a file, a pattern such as x-{index}-of-{count}.svg, where {n} is the "
                    "board size, {index} "
                    "the number of the picture, {count} how many solutions there are and {queens} where "
                    "they stand, "
                    "or - for standard output (with --format)",
         .group = group,
         .default_note = default_path(medium, default_format(medium)),
         .letter = 'o',
         .repeated = film,
         .store = film ? add_output : into<&Request::output, parse_path>},
        {.name = "format",
         .argument = "NAME",
         .help = "the file format, where the path does not tell it",
         .group = group,
         .default_note = std::string(default_format(medium).name),
         .values = film ? film_names : document_names,
         .about = summary_in<formats>,
         .otherwise = format_elsewhere,
         .store = film ? named<&Request::format, find_film> : named<&Request::format, find_document>},
    };
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
             .message = "standard output is used by --{0}; name a file, or leave out --{0}"}};
}

std::vector<Option> alt_option() {
    return {
        {.name = "alt",
         .argument = "FILE",
         .help =
             "also write what each picture shows, for those who cannot see it: a line a picture, with its "
             "name, or its page in a document, before a tab; - for standard output",
         .group = "Output",
         .store = into<&Request::alt, parse_path>}};
}

Destination destination_of(const Request& request, Medium medium) {
    const Format* format = request.format;
    const bool only_planned = medium == Medium::film && asks_for_pictures_only(request);
    const Format& fallback = format         ? *format
                             : only_planned ? format_of_planned_film()
                                            : default_format(medium);
    const std::string& path = request.output;
    if (medium == Medium::film && path.empty() && request.steps.empty() && request.gave("output"))
        throw UsageError(fmt::format("{}: {} is a picture; use queenreel render, or name the film, too",
                                     request.poster, format_of(request.poster)->name));
    if (path.empty())
        return {&fallback, default_path(medium, fallback)};
    if (path == "-" && !format)
        throw UsageError(fmt::format("--output: standard output has no extension; give --format {}",
                                     fmt::join(format_names(medium), " or ")));
    if (path == "-" || is_folder(path))
        return {&fallback, path};
    if (format)
        check_agreement(path, *format);
    return {format ? format : &format_of_file(path, medium), path};
}

std::vector<Destination> film_destinations(const Request& request) {
    std::vector<Destination> all{destination_of(request, Medium::film)};
    for (const std::string& path : request.more_outputs)
        all.push_back({&format_of_file(path, Medium::film), path});
    if (all.size() == 1)
        return all;
    for (const Destination& one : all) {
        if (one.path == "-" || is_folder(one.path))
            throw UsageError(
                fmt::format("--output: {} has no extension of its own among several outputs; name a file",
                            one.path == "-" ? "standard output" : one.path));
        if (one.format->plays)
            throw UsageError(fmt::format(
                "--output: {} plays the story itself and is written alone; leave out the others", one.path));
        if (std::ranges::count(all, one.path, &Destination::path) > 1)
            throw UsageError(fmt::format("--output: {} is given twice; give it once", one.path));
    }
    return all;
}

namespace {

/// Throws UsageError for a name with a number that nobody knows.
void check_known(const Destination& destination, const Choice& choice) {
    if (destination.path.find("{count}") != std::string::npos && !known_count(choice))
        throw UsageError(fmt::format("--output: {}", unknown_count_text(choice.n)));
}

}  // namespace

OutputOptions output_options(const Request& request, const Choice& choice, const Destination& destination) {
    check_known(destination, choice);
    OutputOptions options;
    options.format = destination.format;
    options.target = destination.path;
    options.force = request.force;
    options.resume = request.resume;
    options.shard = request.shard;
    options.names = "queens-{n}-{index}";
    options.film_name = "queens-{n}";
    options.fields = placeholders(choice);
    options.pictures = choice.wanted();
    if (choice.numbers.ranges().size() > 1)
        options.numbers = choice.numbers;
    options.max_number = choice.max_number();
    options.look = look_of(request, *destination.format);
    options.look.scene.size = choice.n;
    options.threads = request.threads;
    return options;
}

bool is_one_file(const Destination& destination) {
    constexpr std::array varying{"{index}", "{number}", "{queens}"};
    return !is_folder(destination.path) && std::ranges::none_of(varying, [&](const char* field) {
        return destination.path.find(field) != std::string::npos;
    });
}

}  // namespace queenreel
