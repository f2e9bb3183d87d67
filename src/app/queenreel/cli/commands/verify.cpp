
#include <cstddef>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "queenreel/cli/command.h"
#include "queenreel/cli/options/choice.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/givens.h"
#include "queenreel/cli/options/pacing.h"
#include "queenreel/cli/speech.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/verify/files.h"
#include "queenreel/verify/report.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// If there are more files, only wrong ones get a line of their own.
constexpr std::size_t most_lines = 20;

constexpr TimeRange any_time{0us, std::chrono::hours(24)};

/// The arguments of verify.
struct VerifyArgs : CommonArgs, Expectations, GivenArgs {
    bool verbose = false;
};

/// Returns the paths of the pictures and films in a folder, sorted by name. Notes how many other files it
/// has. Throws FailedError if the folder cannot be read.
std::vector<std::string> verified_files_in(const std::string& folder, Console& console) {
    try {
        FolderFiles files = files_in(folder);
        if (files.others > 0 && !files.read.empty())
            console.note(
                said_n(files.others,
                       "{folder}: {count} file left out: neither picture nor film; name files to read them",
                       "{folder}: {count} files left out: neither picture nor film; name files to read them",
                       folder, said_number(files.others)));
        return std::move(files.read);
    } catch (const std::filesystem::filesystem_error& error) {
        throw FailedError(said("{folder}: {reason}; give the right to read it, or name its files", folder,
                               said_reason(error.code().value())));
    }
}

/// Returns the named files, and those in the named folders. Keeps an empty folder in the list, so that it is
/// reported.
std::vector<std::string> verified_files(const std::vector<std::string>& named, Console& console) {
    std::vector<std::string> files;
    for (const std::string& name : named) {
        std::error_code ignored;
        std::vector<std::string> within;
        if (std::filesystem::is_directory(name, ignored))
            within = verified_files_in(name, console);
        if (within.empty())
            within = {name};
        files.insert(files.end(), within.begin(), within.end());
    }
    return files;
}

enum class VerifyForm {
    lines,    ///< one line per file
    summary,  ///< one line per wrong file, and one for all
    faults,   ///< only errors
    json,
};

VerifyForm form_of(const VerifyArgs& args, std::size_t files) {
    if (args.json)
        return VerifyForm::json;
    if (args.quiet)
        return VerifyForm::faults;
    return files <= most_lines || args.verbose ? VerifyForm::lines : VerifyForm::summary;
}

void print_line(const std::string& line, Console& console) {
    console.clear_status();
    console.print(printable(line) + "\n");
}

/// Prints the results: in lines as files are read, followed by a summary, or in one JSON document at the end.
VerifySummary print_reports(const std::vector<std::string>& files, const VerifyArgs& args, Console& console) {
    const VerifyForm form = form_of(args, files.size());
    Progress progress(console, message("files"), files.size());
    std::vector<FileReport> reports;  // for the JSON document
    const VerifySummary summary = verify_files(files, args, [&](const FileReport& file) {
        progress.step();
        if (form == VerifyForm::json)
            reports.push_back(file);
        else if (form == VerifyForm::lines || !file.proven())
            for (const std::string& line : report_lines(file, args, files.size() == 1))
                print_line(line, console);
    });
    if (form == VerifyForm::json) {
        console.print_json(report_json(reports, summary), 2);
        return summary;
    }
    for (const std::string& line : fault_lines(summary))
        print_line(line, console);
    if (form == VerifyForm::faults || summary.files < 2)
        return summary;
    if (const std::string line = summary_line(summary, args); !line.empty())
        print_line(line, console);
    return summary;
}

/// Adds the givens that every board must have.
VerifyArgs expecting_givens(VerifyArgs args) {
    if (args.line.typed("rule"))
        args.Expectations::rule = args.GivenArgs::rule;
    if (!args.place && !args.block && !args.board)
        return args;
    const auto drawn = drawn_puzzle(args);
    if (!drawn && !args.n)
        throw UsageError(said("--place: what it means depends on the size; add --board-size"));
    const Puzzle puzzle = puzzle_of(args, drawn, args.n.value_or(drawn ? drawn->size() : 0));
    args.n = puzzle.size();
    args.givens = puzzle.givens();
    return args;
}

ExitCode verify(const VerifyArgs& args, Console& console) {
    if (args.operands().empty())
        throw UsageError(said("FILE: the files are missing; name files to verify, or - for standard input"));
    const ImmediateExitScope reading;
    const VerifySummary summary =
        print_reports(verified_files(args.operands(), console), expecting_givens(args), console);
    if (summary.proven())
        return ExitCode::done;
    if (console.prints_to_terminal())  // on a terminal, the result has been printed already
        return ExitCode::failed;
    throw FailedError(said("verify: {wrong}; see standard output", wrong_text(summary)));
}

std::vector<Option> verify_rows() {
    std::vector<Option> rows{
        {.name = "board-size",
         .argument = "N",
         .value = whole(&VerifyArgs::n, {1, max_board}),
         .help = "require this board size",
         .default_note = "any",
         .letter = 'n'},
        {.name = "complete",
         .value = flag(&VerifyArgs::complete),
         .help = "require every solution exactly once, in any order, in each film and in all other files "
                 "together"},
        {.name = "unique",
         .value = flag(&VerifyArgs::unique),
         .help = "require different symmetry classes; with --complete, one solution of each",
         .also = unique_words},
        {.name = "hold",
         .argument = "SECONDS",
         .value = time(&VerifyArgs::hold, any_time, "a hold"),
         .help = "require films to show each board this long",
         .also = hold_words},
        {.name = "end-pause",
         .argument = "SECONDS",
         .value = time(&VerifyArgs::end_pause, any_time, "a pause"),
         .help = "how much longer films may show the last board",
         .default_value = "0",
         .also = end_pause_words},
        {.name = "any-placement",
         .value = flag(&VerifyArgs::solutions, false),
         .help = "allow boards that are no solutions, and moving queens, as films of a search have them, "
                 "and count the different solutions shown"},
        {.name = "verbose",
         .value = flag(&VerifyArgs::verbose),
         .help = "print a line for every file; by default, with more than 20 files, only for files that "
                 "are wrong, and a total",
         .group = "How to print"}};
    return in_group("What to expect", std::move(rows));
}

}  // namespace

Command verify_command() {
    return {
        .name = "verify",
        .summary = "reads solutions, traces, pictures or films and proves them",
        .operand = "FILE...",
        .operand_help =
            "folders of pictures or films, lists of solutions or traces (- for standard input), SVG, PNG, "
            "AVIF, GIF, WebP, APNG, MP4, MOV, WebM or Y4M, recognized by content. A list may have any format "
            "of solve, or tuples, columns from 1, pairs of row and column, squares such as a8 b4, or queens "
            "such as ♛, with comments (#, %), names (q = [...];) and dashes between boards, as MiniZinc "
            "prints them. Transparent files are checked over white and over black",
        .also = "check prove validate test info inspect identify",
        .usual = "FILE",
        .next_operand = [](const TypedLine& /*line*/) { return std::vector{any_file}; },
        .options =
            options_of(verify_rows(),
                       in_words(given_rows(), {{.option = "place",
                                                .help = "require these queens, such as "
                                                        "a1,g2, on every board; with "
                                                        "--complete, exactly the "
                                                        "solutions that have them"},
                                               {.option = "block",
                                                .help = "require that these squares "
                                                        "have no queen"},
                                               {.option = "board",
                                                .help = "require both of a board as "
                                                        "text: . an open square, Q a "
                                                        "queen, # a blocked square"}}),
                       in_words(attack_rule_row(), {{.option = "rule",
                                                     .help = "require solutions of queens, queens on a "
                                                             "torus, superqueens or rooks"}}),
                       common_rows()),
        .rules = join({given_rules({"unique"}),
                       attack_rule_rules({"unique"}),
                       {{.option = "verbose",
                         .excludes = {"json", "quiet"},
                         .message = "--{other} prints something else; leave out one of them"},
                        {.option = "complete",
                         .excludes = {"any-placement"},
                         .message = "it expects solutions, but --{other} does not; leave out one of them"}}}),
        .examples = {{"queenreel verify --complete --hold 1 queens.mp4",
                      "all 92 solutions, each for a second"},
                     {"queenreel verify --complete --quiet boards/", "prints only what is wrong"},
                     {"queenreel verify --any-placement search.mp4",
                      "the number of solutions that the film of a search shows"},
                     {"queenreel solve 9 | queenreel verify --complete -", "proves a list"},
                     {"queenreel verify --complete -n 8 --place a1 completions.mp4",
                      "the four solutions that have a queen in the corner"},
                     {"queenreel solve 7 --rule torus | queenreel verify --complete --rule torus -",
                      "the 28 solutions on a torus"},
                     {"queenreel verify search.jsonl", "each step of a trace"}},
        .action = action<verify>(),
    };
}

}  // namespace queenreel
