#include "queenreel/verify/judge.h"

// Called by verify_files() through the module's symbol table, from the same compiler: C++ types may pass.
extern "C" __attribute__((visibility("default"))) queenreel::VerifySummary queenreel_judge_files(
    std::span<const std::string> paths, const queenreel::Expectations& expectations,
    const queenreel::ReportListener& listener) {
    return queenreel::judge::judge_files(paths, expectations, listener);
}
