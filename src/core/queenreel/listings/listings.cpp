#include "queenreel/listings/listings.h"

#include <algorithm>
#include <array>
#include <tuple>

#include "queenreel/base/table.h"
#include "queenreel/listings/embedded.h"
#include "queenreel/listings/marked_source.h"

namespace queenreel {
namespace {

constexpr std::array code_language_rows{
    CodeLanguage{"python", "Python"},
    CodeLanguage{"c", "C"},
    CodeLanguage{"c++", "C++"},
    CodeLanguage{"java", "Java"},
    CodeLanguage{"javascript", "JavaScript"},
};

/// A language's file names and comments.
struct Extension {
    std::string_view extension;
    std::string_view language;
    std::string_view comment = "//";
};

constexpr std::array extensions{
    Extension{".py", "python", "#"}, Extension{".c", "c"},     Extension{".h", "c"},
    Extension{".cpp", "c++"},        Extension{".hpp", "c++"}, Extension{".java", "java"},
    Extension{".js", "javascript"},
};

/// The solver's name in a file's: "forward-checking" of "forward_checking" and of "ForwardChecking".
std::string solver_name(std::string_view stem) {
    std::string name;
    for (const char letter : stem) {
        const bool is_capital = letter >= 'A' && letter <= 'Z';
        if (is_capital && !name.empty())
            name += '-';
        name += is_capital ? static_cast<char>(letter - 'A' + 'a') : letter == '_' ? '-' : letter;
    }
    return name;
}

ListingFile file_of(const EmbeddedListing& embedded) {
    const std::size_t dot = embedded.name.find('.');
    const Extension& extension =
        *std::ranges::find(extensions, embedded.name.substr(dot), &Extension::extension);
    const CodeLanguage& language = *find_row(code_language_rows, extension.language);
    const Solver* solver = find_solver(solver_name(embedded.name.substr(0, dot)));
    const MarkedSource source(embedded.source, extension.comment);
    return {.name = std::string(embedded.name),
            .summary = solver ? std::string(solver->name) + " in " + std::string(language.summary)
                              : "writes a trace of a search in " + std::string(language.summary),
            .language = &language,
            .solver = solver,
            .plain = solver ? source.plain() : std::string(embedded.source),
            .traced = source.traced(),
            .shown = source.shown()};
}

std::vector<ListingFile> all_files() {
    std::vector<ListingFile> files;
    for (const EmbeddedListing& embedded : embedded_listings())
        files.push_back(file_of(embedded));
    std::ranges::sort(files, {}, [](const ListingFile& file) {
        const std::string_view solver = file.solver ? file.solver->name : "";
        return std::tuple(solver.empty(), solver, file.language, std::string_view(file.name));
    });
    return files;
}

}  // namespace

std::span<const CodeLanguage> code_languages() {
    return code_language_rows;
}

std::span<const ListingFile> listing_files() {
    static const std::vector<ListingFile> files = all_files();
    return files;
}

const ListingFile* find_listing(std::string_view name) {
    return find_row(listing_files(), name);
}

const ListingFile* find_listing(const Solver& solver, const CodeLanguage& language) {
    const auto found = std::ranges::find_if(listing_files(), [&](const ListingFile& file) {
        return file.solver && file.solver->name == solver.name && file.language == &language;
    });
    return found == listing_files().end() ? nullptr : &*found;
}

std::vector<std::string_view> solvers_in(const CodeLanguage& language) {
    std::vector<std::string_view> names;
    for (const ListingFile& file : listing_files())
        if (file.solver && file.language == &language)
            names.push_back(file.solver->name);
    return names;
}

}  // namespace queenreel
