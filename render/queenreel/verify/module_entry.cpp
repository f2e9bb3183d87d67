#include "queenreel/verify/judge.h"

// verify_files() calls this through the module's symbol table. The same compiler built both, so C++ types may
// cross.
extern "C" __attribute__((visibility("default"))) queenreel::VerifySummary queenreel_judge_files(
    std::span<const std::string> paths, const queenreel::Expectations& expectations,
    const queenreel::ReportListener& listener) {
    return queenreel::judge::judge_files(paths, expectations, listener);
}
