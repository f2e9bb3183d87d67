#pragma once

#include <span>
#include <string>
#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/verify/verify.h"

namespace queenreel {

// Formats the judge's findings for people and as JSON.

/// Returns the lines of a file: `queens.mp4: proven: mp4, n = 8, 92 pictures, all 92 solutions, each once, 92
/// s`. A wrong list has one line for each fault that is kept, and one with the number of the others. `alone`:
/// there is no other file.
std::vector<std::string> report_lines(const FileReport& report, const Expectations& expectations, bool alone);

/// Returns the faults of the files as a whole, one line each.
std::vector<std::string> fault_lines(const VerifySummary& summary);

/// Returns a line about two or more files; empty if they have only faults as a whole.
std::string summary_line(const VerifySummary& summary, const Expectations& expectations);

/// Returns how many files are wrong: `2 of 92 files wrong`.
std::string wrong_text(const VerifySummary& summary);

/// Returns the reports of the files, and their faults as a whole.
Json report_json(std::span<const FileReport> reports, const VerifySummary& summary);

}  // namespace queenreel
