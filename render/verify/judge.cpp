#include "verify/judge.h"

#include <algorithm>
#include <array>

#include "module/module.h"
#include "verify/board/squares.h"
#include "verify/board_check.h"
#include "verify/film_check.h"
#include "verify/read/file_kind.h"
#include "verify/read/gif.h"
#include "verify/read/mp4.h"
#include "verify/read/png.h"
#include "verify/read/source.h"
#include "verify/read/svg.h"
#include "verify/read/text_list.h"

namespace queenreel::judge {
namespace {

bool is_pdf(const std::string& path) {
    try {
        return path != "-" && Source(path).head().starts_with("%PDF");
    } catch (const UnreadableError&) {
        return false;  // which is reported in its turn
    }
}

void refuse_pdf(const std::string& path) {
    if (is_pdf(path))
        throw UnavailableError(path + ": PDF cannot be read; convert it to PNG with pdftoppm -png");
}

/// True where a scope may be empty and yet complete: `solve 3` prints nothing.
bool may_be_empty(const Expectations& expectations) {
    return expectations.complete && (expectations.n == 2 || expectations.n == 3);
}

/// Gives the check the one board of a PNG or SVG.
void read_still(Source& source, BoardCheck& check) {
    const std::vector<std::uint8_t> bytes = source.bytes();
    const Picture picture = check.report().kind == FileKind::png ? read_png(bytes) : read_svg(bytes);
    const Grid grid = find_board(picture);
    QueenLooks seen{};
    check.reading(
        check.expectations().solutions ? read_squares(picture, grid) : read_among_marks(picture, grid, seen),
        {});
}

/// What reads the films of a kind.
struct FilmReader {
    FileKind kind;
    void (*read)(Source& source, FilmCheck& film);
};
constexpr std::array film_readers{FilmReader{FileKind::gif, read_gif}, FilmReader{FileKind::mp4, read_mp4}};

/// Gives the check the boards of a film one after the other, and proves how long each is held. What
/// came before any damage is proven, too.
void read_film(Source& source, BoardCheck& check) {
    FilmCheck film(check);
    try {
        std::ranges::find(film_readers, check.report().kind, &FilmReader::kind)->read(source, film);
    } catch (const UnreadableError& error) {
        check.fault(error.what());
    }
    film.finish();
}

void read_kind(Source& source, BoardCheck& check) {
    const FileReport& report = check.report();
    const FileContent content = row_of(report.kind).content;
    if (content == FileContent::list) {
        if (check.expectations().complete)
            check.expect_order();
        read_list(source.stream(), check);
    } else if (content == FileContent::unknown) {
        throw UnreadableError("neither a list of solutions nor a PNG, SVG, GIF or MP4 picture");
    } else if (source.is_standard_input()) {
        throw UnreadableError("only lists are read from standard input; write pictures to a file");
    } else if (content == FileContent::film) {
        read_film(source, check);
    } else {
        read_still(source, check);
    }
}

void read_file(Source& source, BoardCheck& check) {
    try {
        if (!source.head().empty())
            read_kind(source, check);
        else if (!may_be_empty(check.expectations()))
            check.fault("empty");
    } catch (const UnreadableError& error) {
        check.fault(error.what());
    }
}

/// Reads a file whose boards are a scope of their own.
void read_alone(Source& source, const Expectations& expectations, FileReport& report) {
    Scope scope(expectations);
    BoardCheck check(expectations, scope, report);
    read_file(source, check);
    if (expectations.complete && (report.pictures > 0 || report.proven()))
        for (const Fault& fault : scope.seen.missing())
            check.fault(fault.what);
}

}  // namespace

VerifySummary judge_files(std::span<const std::string> paths, const Expectations& expectations,
                          const ReportListener& listener) {
    for (const std::string& path : paths)
        refuse_pdf(path);
    VerifySummary summary;
    Scope together(expectations);
    for (const std::string& path : paths) {
        FileReport report;
        report.path = path;
        try {
            Source source(path);
            report.kind = kind_of(source.head(), path);
            if (paths.size() == 1 || row_of(report.kind).content == FileContent::film) {
                read_alone(source, expectations, report);
            } else {
                BoardCheck check(expectations, together, report);
                read_file(source, check);
            }
        } catch (const UnreadableError& error) {
            report.faults = {{"", error.what()}};
            report.fault_count = 1;
        }
        ++summary.files;
        summary.wrong_files += report.proven() ? 0 : 1;
        summary.pictures += report.pictures;
        summary.solutions += report.solutions;
        listener(report);
    }
    if (expectations.complete && !together.files.empty())
        summary.faults = together.seen.missing();
    return summary;
}

}  // namespace queenreel::judge
