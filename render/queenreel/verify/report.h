#pragma once

#include <nlohmann/json_fwd.hpp>
#include <span>
#include <string>
#include <vector>

#include "queenreel/verify/verify.h"

namespace queenreel {

// What the judge found, for people and as JSON.

/// A line of a file: `queens.mp4: proven: mp4, n = 8, 92 pictures, all 92 solutions, each once, 92 s`.
/// `alone`: there is no other file.
std::string report_line(const FileReport& report, const Expectations& expectations, bool alone);

/// The faults of the files together, a line each.
std::vector<std::string> fault_lines(const VerifySummary& summary);

/// A line of all files, two or more; empty where nothing but faults is to be said of them.
std::string summary_line(const VerifySummary& summary, const Expectations& expectations);

/// How many of the files are wrong, in a few words: `2 of 92 files wrong`.
std::string wrong_text(const VerifySummary& summary);

/// The reports of the files, and the faults of all of them together.
nlohmann::ordered_json report_json(std::span<const FileReport> reports, const VerifySummary& summary);

}  // namespace queenreel
