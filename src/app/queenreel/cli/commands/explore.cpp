#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/destination.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/cli/options/look.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"
#include "queenreel/encode/explorer.h"
#include "queenreel/io/folder.h"
#include "queenreel/io/open.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/serve/server.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

namespace fs = std::filesystem;

/// The default port, if no other program uses it.
constexpr int usual_port = 8092;

constexpr Range ports{0, 65'535};

/// The maximum number of queens on the page.
constexpr int max_explored = 20;

/// The arguments of the explorer.
struct ExploreArgs : WorkArgs, GivenArgs {
    std::string output;            ///< empty: serve the page
    std::optional<int> port;       ///< on 127.0.0.1; 0: any
    bool split = false;            ///< several files in a folder
    std::vector<Words> languages;  ///< the first is the page's; empty: the default ones
};

std::vector<Words> parse_languages(std::string_view what, std::string_view text) {
    std::vector<Words> all;
    for (const std::string_view name : parse_names(what, text)) {
        const Words words = parse_language(what, name);
        if (std::ranges::find(all, name, [](const Words& one) { return one.language().name; }) == all.end())
            all.push_back(words);
    }
    return all;
}

/// The language of a single page. Throws UsageError if several are named.
Words language_of(const ExploreArgs& args) {
    if (args.languages.size() > 1)
        throw UsageError(said(
            "--lang: a single file speaks one language; name one, or give --output a folder, such as site/"));
    return args.languages.empty() ? Words() : args.languages.front();
}

/// The languages of a server: the given ones, or English, followed by all others.
std::vector<Words> served_languages(const ExploreArgs& args) {
    std::vector<Words> all = args.languages.empty() ? std::vector{Words()} : args.languages;
    for (const Language& language : languages())
        if (std::ranges::find(all, language.name, [](const Words& one) { return one.language().name; }) ==
            all.end())
            all.emplace_back(language);
    return all;
}

std::string names_of(const std::vector<Square>& squares, int n) {
    std::vector<std::string> names;
    for (const Square square : squares)
        names.push_back(square_name(square, n));
    return joined(names, ",");
}

/// Returns the part of the page's address that names the first board, such as `#n=8`; empty if none is given.
std::string beginning(const ExploreArgs& args) {
    const auto drawn = drawn_puzzle(args);
    if (args.operands().empty() && !drawn)
        return "";
    const int n = parse_board_size(
        drawn && args.operands().empty() ? std::to_string(drawn->size()) : args.operands().front(),
        max_explored);
    const Givens givens = puzzle_of(args, drawn, n).givens();
    const bool is_watched = givens.any() || args.rule != AttackRule::queens;
    std::string address = fmt::format("#{}n={}", is_watched ? "mode=watch&" : "", n);
    if (args.rule != AttackRule::queens)
        address += fmt::format("&rule={}", row_of(args.rule).name);
    for (const auto& [name, squares] : {std::pair("place", &givens.queens), {"block", &givens.blocked}})
        if (!squares->empty())
            address += fmt::format("&{}={}", name, names_of(*squares, n));
    return address;
}

void check_options(const ExploreArgs& args) {
    const bool begins = !args.operands().empty() || args.board;
    if (args.operands().size() > 1)
        throw UsageError(said("{word}: N is already given; leave it out", args.operands()[1]));
    const std::string_view rule = row_of(args.rule).name;
    if (args.rule != AttackRule::queens && !begins)
        throw UsageError(
            said("--rule: its search depends on N; give it, such as queenreel explore {n} --rule {rule}",
                 args.rule == AttackRule::superqueens ? 10 : 7, rule));
    if (asks_for_givens(args) && !begins)
        throw UsageError(
            said("--{option}: its squares depend on N; give it, such as queenreel explore 8 --place a1",
                 args.place ? "place" : "block"));
    if (begins && !args.output.empty())
        throw UsageError(
            said("N: a written page begins as its address says; leave it out, and add {words} to the page's "
                 "address",
                 beginning(args)));
    const std::string& path = args.output;
    const fs::path extension = fs::path(path).extension();
    if (!path.empty() && path != "-" && !is_folder(path) && extension != ".html" && extension != ".htm")
        throw UsageError(
            said("--output: {file} does not end in .html; add it, or write {file}/ for a folder", path));
    if (args.split && !is_folder(path))
        throw UsageError(
            said("--split: the page becomes several files; give --output a folder, such as site/"));
}

ExitCode write_page(const ExploreArgs& args, Console& console) {
    const std::string page = explorer_page(language_of(args));
    const bool prints = args.output == "-";
    const std::string file = prints ? "" : args.output;
    const auto stream =
        prints ? open_standard_output(Access::forward)
               : open_output_stream(file, args.force ? Existing::replace : Existing::keep, Access::forward);
    check_interrupted();
    stream->write_text(page);
    stream->complete();
    if (args.json) {
        const Json answer{{"file", file}, {"bytes", page.size()}};
        console.print_json(answer);
    } else if (!prints && console.shows_status()) {
        console.note(said("wrote {file} ({size:.1f} kB)", file, static_cast<double>(page.size()) / 1e3));
    }
    return ExitCode::done;
}

/// Writes the page as several files in a folder.
ExitCode write_site(const ExploreArgs& args, Console& console) {
    const WrittenSite site =
        write_explorer_site(args.output, args.languages.empty() ? std::vector{Words()} : args.languages,
                            args.split ? SiteForm::split : SiteForm::whole,
                            args.force ? Existing::replace : Existing::keep, check_interrupted);
    if (args.json)
        console.print_json(Json{{"files", site.paths}, {"bytes", site.bytes}});
    else if (console.shows_status())
        console.note(said("wrote {count} files to {folder} ({size:.1f} kB)", site.paths.size(), args.output,
                          static_cast<double>(site.bytes) / 1e3));
    return ExitCode::done;
}

[[noreturn]] void refuse(const PortError& error) {
    std::string why = said("cannot be used here");
    if (error.number == EADDRINUSE)
        why = said("is in use by another program");
    else if (error.number == EACCES)
        why = said("is for administrators only");
    throw FailedError(said("--port: {port} {why}; choose another, or leave it out", error.port, why));
}

/// Opens a server at the default port, or at any other port if that one is unavailable.
Server at_usual_port(const std::vector<ServedFile>& files) {
    try {
        return {files, usual_port};
    } catch (const PortError&) {
        return {files, 0};
    }
}

Server server_of(const ExploreArgs& args) {
    std::vector<ServedFile> files;
    for (const LanguagePage& page : explorer_pages(served_languages(args)))
        files.push_back({.path = page.path,
                         .type = "text/html; charset=utf-8",
                         .bytes = "",
                         .policy = "",
                         .make = [html = page.html](ServedFile& file) {
                             file.bytes = html();
                             file.policy = page_policy(file.bytes);
                         }});
    try {
        return args.port ? Server(files, *args.port) : at_usual_port(files);
    } catch (const PortError& error) {
        refuse(error);
    }
}

ExitCode serve(const ExploreArgs& args, Console& console) {
    const std::string begins = beginning(args);
    Server server = server_of(args);
    const std::string address = server.address() + begins;
    if (args.json)
        console.print_json({{"address", address}});
    else
        console.print(address + "\n");
    console.note(said("open this address in a browser; Ctrl+C ends it"));
    server.run();
    return ExitCode::done;
}

ExitCode explore(const ExploreArgs& args, Console& console) {
    check_options(args);
    if (args.output.empty())
        return serve(args, console);
    return is_folder(args.output) ? write_site(args, console) : write_page(args, console);
}

std::vector<Option> explore_rows() {
    std::vector<Option> rows{
        output_row(path(&ExploreArgs::output),
                   "write the page instead of serving it: in a folder/ with what installs it and keeps it "
                   "offline, as a file.html, or - for standard output",
                   ""),
        {.name = "port",
         .argument = "P",
         .value = whole(&ExploreArgs::port, ports),
         .help = "the port at 127.0.0.1; 0 chooses a free one",
         .default_note = filled(port_note, {{"port", std::to_string(usual_port)}})},
        {.name = "split",
         .value = flag(&ExploreArgs::split),
         .help = "write the page as several files in a folder/, for a host whose policy "
                 "(Content-Security-Policy) runs no script inside a page"},
        {.name = "lang",
         .argument = "LANG,…",
         .value = offering(languages(), list(&ExploreArgs::languages, parse_languages)),
         .help = "the language of the page (list languages); a folder/ has a page in each of a list, among "
                 "which its readers choose; a served page has all",
         .default_note = std::string(languages().front().name),
         .also = "language locale translation"}};
    return in_group(output_group, std::move(rows));
}

}  // namespace

Command explore_command() {
    return {
        .name = "explore",
        .summary = "serves or writes a page to explore solutions and searches",
        .operand = "[N]",
        .operand_help = "the board size that the page begins with, 1 to 20",
        .also = "serve web site browse play view page",
        .options = options_of(explore_rows(), given_rows(), attack_rule_row(),
                              force_row("replace an existing file"), common_rows()),
        .rules = {{.option = "port",
                   .excludes = {"output"},
                   .message = "nothing is served with --{other}; give only one of them"},
                  {.option = "json",
                   .excludes = {"output -"},
                   .message = "standard output is used by --output -; write to a file, or leave out --json"},
                  {.option = "split",
                   .needs = {"output"},
                   .message = "no file is written; add --output site/, or leave it out"},
                  {.option = "force",
                   .needs = {"output"},
                   .message = "no file is written; add --output, or leave it out"}},
        .examples = {{"queenreel explore", "prints an address to open in a browser; Ctrl+C ends it"},
                     {"queenreel explore 8 --place a1,c2",
                      "the same; the page begins with a search that completes these queens"},
                     {"queenreel explore --board puzzle.txt", "the same with a board as text"},
                     {"queenreel explore 7 --rule torus", "the same with a search on a torus"},
                     {"queenreel explore 6 --rule rooks", "the same for rooks"},
                     {"queenreel explore -o site/",
                      "for a web host of your own: index.html, icons, and what keeps it offline"},
                     {"queenreel explore --lang de,en,fr -o site/",
                      "the same in German, with pages in English and French to choose"},
                     {"queenreel explore --split -o site/",
                      "several files, for a host with a strict policy"}},
        .action = action<explore>(),
    };
}

}  // namespace queenreel
