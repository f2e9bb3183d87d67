
#include <nlohmann/json.hpp>

#include <utility>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/catalog/catalog.h"
#include "queenreel/catalog/guesses.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/speech.h"
#include "queenreel/listings/listings.h"

namespace queenreel {
namespace {

/// The arguments of a list.
struct ListArgs : CommonArgs {
    const ListingFile* shown = nullptr;  ///< the listing to print; null: none
    bool traced = false;
};

const NameList& list_of(const CommonArgs& args) {
    const std::vector<std::string_view> names = row_names(name_lists());
    const auto& operands = args.operands();
    if (operands.size() > 1)
        throw UsageError(said("{word}: only one list at a time; leave it out", operands[1]));
    const NameList* found = find_row(name_lists(), operands[0]);
    if (!found) {
        const std::string_view guessed = value_guess("list", operands[0]);
        throw UsageError(said("WHAT: there is no '{name}'; {advice}", operands[0],
                              guessed.empty() ? said_choices(operands[0], names) : said_of(guessed)));
    }
    return *found;
}

/// Prints a program for students.
ExitCode print_listing(const ListArgs& args, Console& console) {
    if (!args.operands().empty() && args.operands() != std::vector<std::string>{"listings"})
        throw UsageError(
            said("--show: it prints one of listings, not of {list}; give list listings --show {name}",
                 args.operands().front(), args.shown->name));
    if (args.traced && !args.shown->solver)
        throw UsageError(said("--traced: {name} is itself the tracer; leave it out", args.shown->name));
    console.print(args.traced ? args.shown->traced : args.shown->plain);
    return ExitCode::done;
}

std::vector<Option> listing_rows() {
    std::vector<Option> rows{
        {.name = "show",
         .argument = "LISTING",
         .value = name(&ListArgs::shown, listing_files()),
         .help = "print one of listings: a solver as a program, or a tracer for a program of your own"},
        {.name = "traced",
         .value = flag(&ListArgs::traced),
         .help = "with calls of the tracer, which must stand beside it"}};
    return in_group("Programs for students", std::move(rows));
}

std::vector<Rule> listing_rules() {
    return {{.option = "traced",
             .needs = {"show"},
             .message = "only a listing can call a tracer; add --show with one of list listings"},
            {.option = "show", .excludes = {"json"}, .message = "a program is no JSON; leave out --{other}"}};
}

ExitCode print_lists(const ListArgs& args, Console& console) {
    if (args.shown)
        return print_listing(args, console);
    if (args.operands().empty()) {
        if (args.json)
            console.print_json(all_names(), 2);
        else
            console.print(all_names_text());
        return ExitCode::done;
    }
    const auto rows = list_of(args).rows();
    if (args.json)
        console.print_json(rows, 2);
    else
        console.print(names_text(rows));
    return ExitCode::done;
}

}  // namespace

std::vector<std::string_view> list_names() {
    return row_names(name_lists());
}

Command list_command() {
    static const std::string operand_help = filled(list_help, {{"names", alternatives(list_names())}});
    return {
        .name = "list",
        .summary = "lists the names that options take",
        .operand = "[WHAT]",
        .operand_help = operand_help,
        .also = "show",
        .next_operand =
            [](const TypedLine& line) {
                return line.operands.empty() ? list_names() : std::vector<std::string_view>();
            },
        .options = options_of(listing_rows(), common_rows()),
        .rules = listing_rules(),
        .examples = {{"queenreel list", "all names and their meanings"},
                     {"queenreel list stories", "the stories and their panels"},
                     {"queenreel list themes", "the names that --theme takes"},
                     {"queenreel list listings --show backtracking.py",
                      "a search as a program, to give to students"},
                     {"queenreel list formats --json", "all formats with their limits, for a script"}},
        .action = action<print_lists>(),
    };
}

}  // namespace queenreel
