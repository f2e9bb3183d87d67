#pragma once

#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "queenreel/io/output_file.h"
#include "queenreel/reel/plan.h"
#include "queenreel/reel/stage.h"
#include "queenreel/terminal/children.h"
#include "queenreel/terminal/console.h"

namespace queenreel {

/// Thrown if an output's command line ends with an error. what() is its message, with the position in the
/// reel.
struct ReelJobError : std::runtime_error {
    ReelJobError(int ended, const std::string& message) : std::runtime_error(message), code(ended) {}

    int code;  ///< the exit code
};

/// Thrown for a file that must not be replaced. what() is `file: why; what to do`.
struct ReelFileError : std::runtime_error {
    using std::runtime_error::runtime_error;
};

/// Settings for making outputs.
struct ReelWork {
    ChildProgram run;                    ///< runs a command line
    int at_once = 1;                     ///< outputs in parallel
    Existing existing = Existing::keep;  ///< for files that the reel did not make, or that were changed since
    std::string_view program;            ///< its version, for the record
};

/// Makes the outputs in separate processes, publishes either all of their files or none, and records them.
/// Returns the files of each. Sets the jobs' times, and shows progress and the command lines' notes on the
/// console. Throws ReelJobError, ReelFileError, OutputError and Interrupted; all files are then as before.
OutputPaths make_jobs(const Reel& reel, ReelFolder& folder, std::span<ReelJob* const> jobs,
                      const ReelWork& work, Console& console);

}  // namespace queenreel
