#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/solvers/code_listing.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

/// A row of the table of languages that listings are written in.
struct CodeLanguage {
    std::string_view name;     ///< as on the command line: "c++"
    std::string_view summary;  ///< as it is written: "C++"
};

std::span<const CodeLanguage> code_languages();

/// A program for students: a solver's algorithm, or a tracer, which writes a program's events to a file.
struct ListingFile {
    std::string name;     ///< of the file: "backtracking.py"
    std::string summary;  ///< one line for `list listings`
    const CodeLanguage* language;
    const Solver* solver;  ///< the solver whose algorithm it is; null for a tracer
    std::string plain;     ///< the program
    std::string traced;    ///< the program with calls to the tracer, whose file must be beside it
    CodeListing shown;     ///< the part that films show; empty for a tracer
};

/// All files, solvers before tracers, by name. Valid as long as the program runs.
std::span<const ListingFile> listing_files();

/// The file of that name, or null.
const ListingFile* find_listing(std::string_view name);

/// The solver's algorithm in a language, or null.
const ListingFile* find_listing(const Solver& solver, const CodeLanguage& language);

/// The names of the solvers that have a listing in a language.
std::vector<std::string_view> solvers_in(const CodeLanguage& language);

}  // namespace queenreel
