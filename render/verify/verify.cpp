#include "verify/verify.h"

#include "module/module.h"

namespace queenreel {

std::string_view name(FileKind kind) {
    switch (kind) {
        case FileKind::unknown:
            return "unknown";
        case FileKind::list:
            return "list";
        case FileKind::grid:
            return "grid";
        case FileKind::matrix:
            return "matrix";
        case FileKind::fen:
            return "fen";
        case FileKind::csv:
            return "csv";
        case FileKind::json:
            return "json";
        case FileKind::png:
            return "png";
        case FileKind::svg:
            return "svg";
        case FileKind::gif:
            return "gif";
        case FileKind::mp4:
            return "mp4";
    }
    return "unknown";
}

VerifySummary verify_files(std::span<const std::string> paths, const Expectations& expectations,
                           const ReportListener& listener) {
    using Judge = VerifySummary(std::span<const std::string>, const Expectations&, const ReportListener&);
    static const auto judge = module_function<Judge>("queenreel-verify", "queenreel_judge_files");
    return judge(paths, expectations, listener);
}

}  // namespace queenreel
