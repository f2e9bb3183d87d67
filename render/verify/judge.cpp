#include "verify/judge.h"

#include "module/module.h"
#include "verify/board_check.h"
#include "verify/read/confined_reader.h"
#include "verify/read/file_kind.h"
#include "verify/read/source.h"
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

void read_kind(Source& source, ConfinedReader& reader, BoardCheck& check) {
    const FileReport& report = check.report();
    const FileContent content = row_of(report.kind).content;
    if (content == FileContent::list) {
        if (check.expectations().complete)
            check.expect_order();
        read_list(source.stream(), check);
    } else if (content == FileContent::unknown) {
        throw UnreadableError(
            "neither a list of solutions nor a PNG, SVG, GIF or MP4 picture; convert it to one of these");
    } else if (source.is_standard_input()) {
        throw UnreadableError("only lists are read from standard input; write pictures to a file");
    } else {
        reader.read(source.path(), report.kind, check);
    }
}

/// Where nothing was read, nothing is proven.
void require_boards(BoardCheck& check) {
    const FileReport& report = check.report();
    const FileContent content = row_of(report.kind).content;
    if (report.fault_count > 0 || report.pictures > 0)
        return;
    if (content == FileContent::film)
        check.fault("shows no picture, so nothing is proven");
    else if (!may_be_empty(check.expectations()))
        check.fault("holds no solution, so nothing is proven");
}

/// Gives whether anything could be read.
bool read_file(Source& source, ConfinedReader& reader, BoardCheck& check) {
    try {
        if (!source.head().empty())
            read_kind(source, reader, check);
        else if (!may_be_empty(check.expectations()))
            check.fault("empty");
        require_boards(check);
        return true;
    } catch (const UnreadableError& error) {
        check.fault(error.what());
        return check.report().pictures > 0;
    }
}

/// Reads a file whose boards are a scope of their own.
void read_alone(Source& source, ConfinedReader& reader, const Expectations& expectations,
                FileReport& report) {
    Scope scope(expectations);
    BoardCheck check(expectations, scope, report);
    report.readable = read_file(source, reader, check);
    if (expectations.complete && (report.pictures > 0 || report.proven()))
        for (const Fault& fault : scope.seen.missing())
            check.fault(fault.what);
}

}  // namespace

VerifySummary judge_files(std::span<const std::string> paths, const Expectations& expectations,
                          const ReportListener& listener, const ChildLimits& limits) {
    for (const std::string& path : paths)
        refuse_pdf(path);
    VerifySummary summary;
    ConfinedReader reader(expectations, limits);
    Scope together(expectations);
    for (const std::string& path : paths) {
        FileReport report;
        report.path = path;
        try {
            Source source(path);
            report.kind = kind_of(source.head(), path);
            if (paths.size() == 1 || row_of(report.kind).content == FileContent::film) {
                read_alone(source, reader, expectations, report);
            } else {
                BoardCheck check(expectations, together, report);
                report.readable = read_file(source, reader, check);
            }
        } catch (const UnreadableError& error) {
            report.faults = {{"", error.what()}};
            report.fault_count = 1;
            report.readable = false;
        }
        ++summary.files;
        summary.wrong_files += report.proven() ? 0 : 1;
        summary.unreadable_files += report.readable ? 0 : 1;
        summary.pictures += report.pictures;
        summary.solutions += report.solutions;
        listener(report);
    }
    if (expectations.complete && !together.files.empty())
        summary.faults = together.seen.missing();
    return summary;
}

}  // namespace queenreel::judge
