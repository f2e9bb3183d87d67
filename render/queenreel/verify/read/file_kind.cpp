#include "queenreel/verify/read/file_kind.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/verify/read/decoders.h"
#include "queenreel/verify/read/line_format.h"
#include "queenreel/verify/read/plain_line.h"

namespace queenreel::judge {
namespace {

constexpr std::string_view space = " \t\r\n";

FileKind kind_of_extension(std::string_view path) {
    const std::size_t dot = path.rfind('.');
    const FileKindRow* row =
        dot == std::string_view::npos ? nullptr : find_row(file_kinds(), lower_case(path.substr(dot + 1)));
    return row ? row->kind : FileKind::unknown;
}

bool contains(std::string_view text, std::string_view what) {
    return text.find(what) != std::string_view::npos;
}

FileKind kind_of_markup(std::string_view text) {
    const std::string lower = lower_case(text);
    const bool is_page = contains(lower, "<table") || contains(lower, "<html") || lower.starts_with("<style");
    return is_page && !contains(lower, "<svg") ? FileKind::html : FileKind::svg;
}

FileKind kind_of_object(std::string_view line) {
    return contains(line, "\"trace\"") && contains(line, "\"queenreel\"") ? FileKind::trace : FileKind::json;
}

/// Returns the kind of lines of 0 and 1. Two numbers in a line are a queen's row and column, except on a
/// board of two rows.
FileKind kind_of_bits(std::string_view text, std::string_view line) {
    const bool two = std::ranges::count(line, '0') + std::ranges::count(line, '1') == 2;
    if (!two || line.size() == 2)
        return FileKind::matrix;
    int lines = 0;
    for (; !text.empty() && lines < 3; ++lines) {
        const std::string_view next = text.substr(0, text.find('\n'));
        if (trim(next).empty())
            break;
        text.remove_prefix(std::min(next.size() + 1, text.size()));
    }
    return lines == 2 ? FileKind::matrix : FileKind::list;
}

/// Returns the kind of a text that begins with a board or a row of one.
FileKind kind_of_text(std::string_view text) {
    const std::string_view first_line = text.substr(0, text.find('\n'));
    const std::string_view line = plain_line(first_line).text;
    if (line.empty())
        return FileKind::unknown;
    if (text.front() == '<')
        return kind_of_markup(text);
    if (text.front() == '{')
        return kind_of_object(first_line);
    if (text.front() == '\\')
        return contains(text, "chessboard") ? FileKind::chessboard : FileKind::tikz;
    if (text.front() == '[' || text.front() == '(') {
        const std::size_t next = text.find_first_not_of(space, 1);
        const bool nested =
            next == std::string_view::npos || !std::isdigit(static_cast<unsigned char>(text[next]));
        return nested || line == text.substr(0, 1) ? FileKind::json : FileKind::list;
    }
    const std::string row = plain_row(line);
    if (consists_of(line, ".Q ") || (row.find('Q') != std::string::npos && consists_of(row, ".Q ")))
        return FileKind::grid;
    if (consists_of(line, "01 "))
        return kind_of_bits(text, line);
    if (consists_of(line, "0123456789 \t"))
        return FileKind::list;
    if (size_of_squares(line) > 0)
        return FileKind::squares;
    const std::string_view word = line.substr(0, line.find(' '));
    if (consists_of(word, "0123456789Qq/") && contains(word, "/"))
        return FileKind::fen;
    const bool printable =
        std::all_of(line.begin(), line.end(), [](unsigned char letter) { return letter >= ' '; });
    if (printable && (line.starts_with("row") || line.find(',') != std::string_view::npos))
        return FileKind::csv;
    return FileKind::unknown;
}

}  // namespace

FileKind kind_of(std::string_view head, std::string_view path) {
    if (is_animated_png(head))
        return FileKind::apng;
    if (is_still_webp(head))
        return FileKind::still_webp;
    for (const FileKindRow& row : file_kinds())
        if (!row.signature.empty() && head.size() > row.signature_at &&
            head.substr(row.signature_at).starts_with(row.signature))
            return row.kind;
    const std::string_view text = from_board(head);
    const FileKind kind = text.empty() ? FileKind::unknown : kind_of_text(text);
    return kind == FileKind::unknown ? kind_of_extension(path) : kind;
}

}  // namespace queenreel::judge
