#include "queenreel/verify/judge.h"

#include <deque>
#include <memory>
#include <optional>
#include <utility>

#include "queenreel/module/module.h"
#include "queenreel/verify/board_check.h"
#include "queenreel/verify/read/confined_reader.h"
#include "queenreel/verify/read/file_kind.h"
#include "queenreel/verify/read/source.h"
#include "queenreel/verify/read/text_readers.h"

namespace queenreel::judge {
namespace {

/// Returns the beginning of a file; empty if the file cannot be read, which its report will say.
std::string beginning(const std::string& path) {
    try {
        return path == "-" ? "" : std::string(Source(path).head());
    } catch (const UnreadableError&) {
        return "";
    }
}

/// Throws UnavailableError for a document, which other programs can convert to pictures.
void refuse_document(const std::string& path) {
    const std::string head = beginning(path);
    if (head.starts_with("%PDF"))
        throw UnavailableError(path + ": PDF cannot be read; convert it to PNG with pdftoppm -png");
    if (head.starts_with("PK\x03\x04"))
        throw UnavailableError(
            path +
            ": PPTX cannot be read; convert it to PDF with soffice --convert-to pdf, and that to PNG "
            "with pdftoppm -png");
}

/// Returns true if an empty scope can be complete: `solve 3` prints nothing.
bool may_be_empty(const Expectations& expectations) {
    return expectations.complete && (expectations.n == 2 || expectations.n == 3);
}

void read_kind(Source& source, ConfinedReader& reader, BoardCheck& check) {
    const FileReport& report = check.report();
    const FileContent content = row_of(report.kind).content;
    if (report.kind == FileKind::trace) {
        read_trace(source, check);
    } else if (content == FileContent::list) {
        read_list(source.stream(), check);
    } else if (content == FileContent::unknown) {
        throw UnreadableError(
            "neither a list of solutions, a trace, nor a picture or film in PNG, SVG, GIF, WebP, APNG, MP4, "
            "MOV, "
            "WebM or Y4M; convert it to one of these");
    } else if (source.is_standard_input()) {
        throw UnreadableError("only lists are read from standard input; write pictures to a file");
    } else {
        reader.read(source.path(), report.kind, check);
    }
}

/// Reports a fault if nothing was read, because then nothing is proven.
void require_boards(BoardCheck& check) {
    const FileReport& report = check.report();
    const FileContent content = row_of(report.kind).content;
    if (report.fault_count > 0 || report.pictures > 0)
        return;
    if (content == FileContent::film)
        check.fault("shows no picture, so nothing is proven");
    else if (report.events == 0 && !may_be_empty(check.expectations()))
        check.fault("holds no solution, so nothing is proven");
}

/// Reads a file; returns whether it was readable.
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
        for (const Fault& fault : scope.missing())
            check.fault(fault.what);
}

/// A file to read.
struct Turn {
    const std::string& path;
    std::unique_ptr<Source> source{};  ///< null if it cannot be opened, and …
    std::string why_not{};             ///< … the reason
    FileKind kind = FileKind::unknown;
};

Turn opened(const std::string& path) {
    Turn turn{path};
    try {
        turn.source = std::make_unique<Source>(path);
        turn.kind = kind_of(turn.source->head(), path);
    } catch (const UnreadableError& error) {
        turn.why_not = error.what();
    }
    return turn;
}

/// Yields files in order, while children already read the pictures that follow.
class Turns {
  public:
    /// Both must outlive the object.
    Turns(std::span<const std::string> paths, ConfinedReader& reader) : paths_(paths), reader_(reader) {}

    /// Returns the next file; nothing after the last.
    std::optional<Turn> next() {
        while (ahead_.size() < reader_.width() && next_ < paths_.size() && may_open(paths_[next_])) {
            Turn turn = opened(paths_[next_++]);
            if (has_picture(turn))
                reader_.expect(turn.path, turn.kind);
            ahead_.push_back(std::move(turn));
        }
        if (ahead_.empty())
            return std::nullopt;
        Turn first = std::move(ahead_.front());
        ahead_.pop_front();
        return first;
    }

  private:
    /// Returns true if read_file() will pass the file to the reader.
    static bool has_picture(const Turn& turn) {
        return row_of(turn.kind).content == FileContent::picture && !turn.source->is_standard_input() &&
               !turn.source->head().empty();
    }

    /// Opening standard input waits for it, so that happens only in its turn.
    bool may_open(const std::string& path) const { return path != "-" || ahead_.empty(); }

    std::span<const std::string> paths_;
    ConfinedReader& reader_;
    std::size_t next_ = 0;
    std::deque<Turn> ahead_;
};

}  // namespace

VerifySummary judge_files(std::span<const std::string> paths, const Expectations& expectations,
                          const ReportListener& listener, const ChildLimits& limits, std::size_t width) {
    for (const std::string& path : paths)
        refuse_document(path);
    VerifySummary summary;
    ConfinedReader reader(expectations, limits, width > 0 ? width : reading_width());
    Turns turns(paths, reader);
    Scope together(expectations);
    while (std::optional<Turn> turn = turns.next()) {
        FileReport report;
        report.path = turn->path;
        report.kind = turn->kind;
        if (!turn->source) {
            report.faults = {{"", turn->why_not}};
            report.fault_count = 1;
            report.readable = false;
        } else if (paths.size() == 1 || row_of(report.kind).content == FileContent::film) {
            read_alone(*turn->source, reader, expectations, report);
        } else {
            BoardCheck check(expectations, together, report);
            report.readable = read_file(*turn->source, reader, check);
        }
        ++summary.files;
        summary.wrong_files += report.proven() ? 0 : 1;
        summary.unreadable_files += report.readable ? 0 : 1;
        summary.film_files += row_of(report.kind).content == FileContent::film ? 1 : 0;
        summary.pictures += report.pictures;
        summary.solutions += report.solutions;
        listener(report);
    }
    if (expectations.complete && !together.files.empty())
        summary.faults = together.missing();
    return summary;
}

}  // namespace queenreel::judge
