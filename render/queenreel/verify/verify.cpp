#include "queenreel/verify/verify.h"

#include <array>

#include "queenreel/base/table.h"
#include "queenreel/module/module.h"

namespace queenreel {
namespace {

constexpr std::array kinds{
    FileKindRow{FileKind::unknown, "unknown"},
    FileKindRow{FileKind::list, "list", FileContent::list},
    FileKindRow{FileKind::squares, "squares", FileContent::list},
    FileKindRow{FileKind::grid, "grid", FileContent::list},
    FileKindRow{FileKind::matrix, "matrix", FileContent::list},
    FileKindRow{FileKind::fen, "fen", FileContent::list},
    FileKindRow{FileKind::csv, "csv", FileContent::list},
    FileKindRow{FileKind::json, "json", FileContent::list},
    FileKindRow{FileKind::tikz, "tikz", FileContent::list},
    FileKindRow{FileKind::chessboard, "chessboard", FileContent::list},
    FileKindRow{FileKind::html, "html", FileContent::list},
    FileKindRow{FileKind::trace, "trace", FileContent::list},
    FileKindRow{FileKind::png, "png", FileContent::picture, "\x89PNG\r\n\x1a\n"},
    FileKindRow{FileKind::svg, "svg", FileContent::picture},
    FileKindRow{FileKind::avif, "avif", FileContent::picture, "ftypavif", 4},
    FileKindRow{FileKind::still_webp, "webp", FileContent::picture},
    FileKindRow{FileKind::gif, "gif", FileContent::film, "GIF8"},
    FileKindRow{FileKind::apng, "apng", FileContent::film},
    FileKindRow{FileKind::webp, "webp", FileContent::film, "WEBP", 8},
    FileKindRow{FileKind::mov, "mov", FileContent::film, "ftypqt  ", 4},
    FileKindRow{FileKind::mp4, "mp4", FileContent::film, "ftyp", 4},
    FileKindRow{FileKind::webm, "webm", FileContent::film, "\x1a\x45\xdf\xa3"},
    FileKindRow{FileKind::y4m, "y4m", FileContent::film, "YUV4MPEG2 "},
};
static_assert(is_indexed_by(kinds, &FileKindRow::kind));

}  // namespace

std::span<const FileKindRow> file_kinds() {
    return kinds;
}

const FileKindRow& row_of(FileKind kind) {
    return kinds[static_cast<std::size_t>(kind)];
}

VerifySummary verify_files(std::span<const std::string> paths, const Expectations& expectations,
                           const ReportListener& listener) {
    using Judge = VerifySummary(std::span<const std::string>, const Expectations&, const ReportListener&);
    static const auto judge = module_function<Judge>("queenreel-verify", "queenreel_judge_files");
    return judge(paths, expectations, listener);
}

}  // namespace queenreel
