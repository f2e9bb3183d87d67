#pragma once

#include <string>
#include <vector>

#include "queenreel/terminal/console.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/verify/verify.h"

namespace queenreel {

/// Prints what was found in files: a line a file as soon as it is read, and one for all of them last, or one
/// JSON document at the end.
class VerifyReport {
  public:
    enum class Form {
        lines,    ///< a line a file
        summary,  ///< a line for each file that is wrong, and for all of them
        faults,   ///< only what is wrong
        json,
    };

    /// All of these must outlive it; `files` is how many are to come.
    VerifyReport(Form form, const Expectations& expectations, std::size_t files, Console& console)
        : form_(form),
          expectations_(expectations),
          expected_files_(files),
          console_(console),
          progress_(console, "files", files) {}

    void add(const FileReport& file);
    void conclude(const VerifySummary& summary);

  private:
    void print_line(const std::string& line);

    std::string report_line(const FileReport& report) const;
    std::string solutions_text(std::uint64_t count, bool is_scope) const;

    Form form_;
    const Expectations& expectations_;
    std::size_t expected_files_;
    Console& console_;
    Progress progress_;
    std::vector<FileReport> files_;  ///< kept for the document
};

/// What is wrong with them, in a few words: `2 of 92 files wrong`.
std::string wrong_text(const VerifySummary& summary);

}  // namespace queenreel
