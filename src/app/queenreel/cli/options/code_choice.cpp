
#include <algorithm>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/cli/options/value.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

/// A value of --code.
struct CodeChoice {
    std::string_view name;
    std::string_view summary;
    const CodeLanguage* language;
};

std::span<const CodeChoice> code_choices() {
    static const std::vector<CodeChoice> choices = [] {
        std::vector<CodeChoice> all{{"pseudo", "pseudocode", nullptr}};
        for (const CodeLanguage& language : code_languages())
            all.push_back({language.name, language.summary, &language});
        return all;
    }();
    return choices;
}

bool has_code(std::span<const PanelKind> panels) {
    return std::ranges::find(panels, PanelKind::code) != panels.end();
}

/// Returns true if the trace contains code other than the solver's pseudocode.
bool has_own_code(const Trace& trace) {
    const Solver* known = find_solver(trace.solver().name);
    return !known || !std::ranges::equal(known->pseudocode, trace.solver().pseudocode);
}

}  // namespace

std::vector<Option> code_language_row() {
    return {{.name = "code",
             .argument = "LANGUAGE",
             .value = name(&CodeArgs::code, code_choices(), &CodeChoice::language),
             .help = "the language of the code panel: pseudocode, or a program that list listings --show "
                     "prints; its rows and columns count from 0, and so do the picture's",
             .group = "The story",
             .default_value = std::string(code_choices().front().name)}};
}

const CodeListing* listing_of(const CodeLanguage& language, const StorySpec& told, const Trace* trace) {
    const StoryOptions& options = told.options;
    if (!has_code(told.story->panels))
        throw UsageError(said("--code: the story {story} shows no code; leave it out, or give --story search",
                              told.story->name));
    if (options.panels && !has_code(*options.panels))
        throw UsageError(
            said("--code: --panels leaves out the code; leave this out, too, or add code to --panels"));
    if (trace && has_own_code(*trace))
        throw UsageError(said("--code: the trace of --events has its own search; leave it out"));
    if (!options.puzzle().is_plain())
        throw UsageError(said(
            "--code: the listings search an empty board by the rules of chess; leave it out, or leave out "
            "given queens, blocked squares and --rule"));
    if (const ListingFile* file = find_listing(*options.solver, language))
        return &file->shown;
    throw UsageError(said(
        "--code: there is no listing of {solver} in {language}; give --solver {solvers}, or leave it out",
        options.solver->name, language.summary, said_alternatives(solvers_in(language))));
}

}  // namespace queenreel
