#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/puzzle.h"

namespace queenreel {

/// The expected content of files. A scope is a film, or all pictures and lists of one call together.
struct Expectations {
    std::optional<int> n{};  ///< the size of every board
    /// Every board has these queens, and no queen on the blocked squares; requires `n`. If empty, a trace
    /// that is alone in its scope has the givens of its header.
    Givens givens{};
    /// The rule of attack. If empty, a trace has the rule in its header, and everything else that of queens.
    std::optional<AttackRule> rule{};
    /// Every board is a solution. Otherwise any placement is accepted, and a film may show queens between
    /// squares for up to 0.35 seconds.
    bool solutions = true;
    bool complete = false;  ///< a scope has each solution that has the givens exactly once, in any order
    bool unique = false;    ///< a scope has at most one board of each symmetry class; with `complete`, one
    std::optional<std::chrono::microseconds> hold{};  ///< how long a film shows each board
    std::chrono::microseconds end_pause{0};           ///< how much longer it may show the last one
};

/// The kind of a file, by its content.
enum class FileKind {
    unknown,
    list,
    squares,
    grid,
    matrix,
    fen,
    csv,
    json,
    tikz,
    chessboard,
    html,
    trace,
    png,
    svg,
    avif,
    still_webp,
    gif,
    apng,
    webp,
    mov,
    mp4,
    webm,
    y4m
};

/// The content of a file: a text of solutions or of a search, one picture, or pictures with times.
enum class FileContent { unknown, list, picture, film };

/// A row of the table of file kinds.
struct FileKindRow {
    FileKind kind;
    std::string_view name;  ///< in lower case, as in file extensions and `solve --format`
    FileContent content = FileContent::unknown;
    std::string_view signature{};  ///< the bytes that such files contain …
    std::size_t signature_at = 0;  ///< … at this offset; empty for kinds of text
};

/// Returns the row of a kind.
const FileKindRow& row_of(FileKind kind);

/// Returns every row, in the order of FileKind.
std::span<const FileKindRow> file_kinds();

/// A fault.
struct Fault {
    std::string where;  ///< `picture 17 at 16.0 s`, `line 3`; empty for the whole file or all files
    std::string what;   ///< such as `queens c3 and f6 attack each other`
};

/// The findings about a file.
struct FileReport {
    std::string path;  ///< as given; `-` is standard input
    FileKind kind = FileKind::unknown;
    int n = 0;  ///< the size of its boards; 0 if none could be read
    /// The number of boards read; consecutive pictures of a film with the same board count once.
    std::uint64_t pictures = 0;
    /// The number of solutions among them; for a film of any placements, the number of different ones.
    std::uint64_t solutions = 0;
    std::uint64_t events = 0;               ///< the events of a trace
    bool columns_from_one = false;          ///< lists: whether they number columns from 1
    std::chrono::microseconds duration{0};  ///< films: from the first picture to the end of the last, and …
    std::chrono::microseconds min_hold{0};  ///< … the shortest and …
    std::chrono::microseconds max_hold{0};  ///< … the longest hold, including the end pause
    std::uint64_t fault_count = 0;
    std::vector<Fault> faults;  ///< the first twenty

    /// False if the file could not be read, so that its content is unknown; `faults` has the reason.
    bool readable = true;

    bool proven() const { return fault_count == 0; }
};

/// The findings about all files of a call.
struct VerifySummary {
    std::uint64_t files = 0;
    std::uint64_t wrong_files = 0;       ///< files that are wrong or could not be read, and …
    std::uint64_t unreadable_files = 0;  ///< … those of them that could not be read
    std::uint64_t film_files = 0;        ///< films, each of which is a scope of its own
    std::uint64_t pictures = 0;
    std::uint64_t solutions = 0;
    std::vector<Fault> faults;  ///< of the files as a whole, such as missing solutions

    bool proven() const { return wrong_files == 0 && faults.empty(); }
};

/// Receives each file's report as soon as the file has been read.
using ReportListener = std::function<void(const FileReport&)>;

/// Reads and proves solutions, searches, pictures and films: text in any format of `solve`, traces (`-`:
/// standard input), PNG, SVG, AVIF, GIF, WebP, APNG, MP4, MOV, WebM and Y4M. Finds boards by their pixels. An
/// unreadable file has a fault. Throws UnavailableError for PDF and PPTX files, before reading any file, and
/// if the module with libav and librsvg cannot be loaded. Blocks until all files are read. Decodes pictures
/// and films in confined child processes, so no other thread may run during the call.
VerifySummary verify_files(std::span<const std::string> paths, const Expectations& expectations,
                           const ReportListener& listener);

}  // namespace queenreel
