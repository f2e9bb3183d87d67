#include "verify/read/file_kind.h"

#include <algorithm>
#include <cctype>
#include <string>

#include "verify/read/apng.h"
#include "verify/read/line_format.h"
#include "verify/read/webp.h"

namespace queenreel::judge {
namespace {

constexpr std::string_view space = " \t\r\n";

std::string extension_of(std::string_view path) {
    const std::size_t dot = path.rfind('.');
    std::string extension(dot == std::string_view::npos ? "" : path.substr(dot + 1));
    std::transform(extension.begin(), extension.end(), extension.begin(),
                   [](unsigned char letter) { return std::tolower(letter); });
    return extension;
}

FileKind kind_of_extension(std::string_view path) {
    const std::string extension = extension_of(path);
    for (const FileKindRow& row : file_kinds())
        if (extension == row.name)
            return row.kind;
    return FileKind::unknown;
}

bool consists_of(std::string_view text, std::string_view letters) {
    return text.find_first_not_of(letters) == std::string_view::npos;
}

/// `text` begins at the first byte that is not a space.
FileKind kind_of_text(std::string_view text) {
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    if (text.front() == '<')
        return FileKind::svg;
    if (text.front() == '{')
        return FileKind::json;
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
        return FileKind::matrix;
    if (consists_of(line, "0123456789 \t"))
        return FileKind::list;
    if (is_squares(line))
        return FileKind::squares;
    const std::string_view word = line.substr(0, line.find(' '));
    if (consists_of(word, "0123456789Qq/") && word.find_first_of("Qq/") != std::string_view::npos)
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
    if (head.starts_with("\xef\xbb\xbf"))
        head.remove_prefix(3);
    const std::size_t start = head.find_first_not_of(space);
    const FileKind kind =
        start == std::string_view::npos ? FileKind::unknown : kind_of_text(head.substr(start));
    return kind == FileKind::unknown ? kind_of_extension(path) : kind;
}

}  // namespace queenreel::judge
