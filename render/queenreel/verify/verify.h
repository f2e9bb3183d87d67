#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace queenreel {

/// What files are expected to hold. A scope is a film, or all the pictures and lists of one call together.
struct Expectations {
    std::optional<int> n{};  ///< the size of every board
    /// Every board holds n queens that do not attack each other. Otherwise any placement will do, and a film
    /// may show queens between squares for up to 0.35 seconds.
    bool solutions = true;
    bool complete = false;  ///< a scope holds each solution of n exactly once, in any order
    bool unique = false;  ///< a scope holds no two boards of one symmetry class; with `complete`, one of each
    std::optional<std::chrono::microseconds> hold{};  ///< how long a film shows each board
    std::chrono::microseconds end_pause{0};           ///< how much longer it may show the last
};

/// What a file is, by its content.
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

/// What is in a file: a text of solutions or of a search, one picture, or pictures with times.
enum class FileContent { unknown, list, picture, film };

/// A row of the table of file kinds.
struct FileKindRow {
    FileKind kind;
    std::string_view name;  ///< in lower case, as in file extensions and `solve --format`
    FileContent content = FileContent::unknown;
    std::string_view signature{};  ///< the bytes that such files have …
    std::size_t signature_at = 0;  ///< … at this one, counted from 0; empty where the text itself tells
};

/// The row of a kind.
const FileKindRow& row_of(FileKind kind);

/// Every row, in the order of FileKind.
std::span<const FileKindRow> file_kinds();

/// Something that is wrong.
struct Fault {
    std::string where;  ///< `picture 17 at 16.0 s`, `line 3`; empty for the file, or the files, as a whole
    std::string what;   ///< for instance `queens c3 and f6 attack each other`
};

/// What a file was found to hold.
struct FileReport {
    std::string path;  ///< as given; `-` is standard input
    FileKind kind = FileKind::unknown;
    int n = 0;  ///< the size of its boards; 0 when none could be read
    /// Boards read; pictures of a film that show the same board in a row count once.
    std::uint64_t pictures = 0;
    /// How many of those are solutions; of a film of any placement, how many different ones.
    std::uint64_t solutions = 0;
    std::uint64_t events = 0;               ///< of a trace, each of which follows from those before
    bool columns_from_one = false;          ///< lists: that is how they number columns
    std::chrono::microseconds duration{0};  ///< films: from the first picture to the end of the last, and …
    std::chrono::microseconds min_hold{0};  ///< … how long a board is shown, at the least and …
    std::chrono::microseconds max_hold{0};  ///< … at the most, the end pause included
    std::uint64_t fault_count = 0;
    std::vector<Fault> faults;  ///< the first twenty

    /// False where the file could not be read at all, so that nothing is known of what it holds: `faults`
    /// tells why.
    bool readable = true;

    bool proven() const { return fault_count == 0; }
};

/// What all files of a call were found to hold.
struct VerifySummary {
    std::uint64_t files = 0;
    std::uint64_t wrong_files = 0;       ///< not proven: those are wrong or could not be read, and …
    std::uint64_t unreadable_files = 0;  ///< … these could not
    std::uint64_t film_files = 0;        ///< each of which is a scope of its own
    std::uint64_t pictures = 0;
    std::uint64_t solutions = 0;
    std::vector<Fault> faults;  ///< of the files together, for instance solutions that none of them shows

    bool proven() const { return wrong_files == 0 && faults.empty(); }
};

/// Takes each file's report as soon as the file has been read.
using ReportListener = std::function<void(const FileReport&)>;

/// Reads solutions, searches, pictures and films back and proves them: text as `solve` writes it in any
/// format, traces too (`-`: from standard input), PNG, SVG, AVIF, GIF, WebP, APNG, MP4, MOV, WebM and Y4M.
/// The board is found by looking at the pixels. What cannot be read is a fault of its file. Throws
/// UnavailableError for PDF files, before any file is read, and when the module that holds libav and librsvg
/// cannot be loaded. Blocks until all is read; pictures and films are decoded in confined child processes, so
/// no other thread may run at the call.
VerifySummary verify_files(std::span<const std::string> paths, const Expectations& expectations,
                           const ReportListener& listener);

}  // namespace queenreel
