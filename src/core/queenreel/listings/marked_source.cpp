#include "queenreel/listings/marked_source.h"

#include <algorithm>
#include <charconv>
#include <cstddef>

namespace queenreel {
namespace {

constexpr std::string_view marks = ":-[]";

std::vector<std::string_view> lines_of(std::string_view text) {
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.push_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

/// The position of a mark's comment; the line's length if it has none.
std::size_t mark_of(std::string_view line, std::string_view comment) {
    const std::size_t found = line.rfind(comment);
    const bool is_mark = found != std::string_view::npos && found + comment.size() < line.size() &&
                         marks.find(line[found + comment.size()]) != std::string_view::npos;
    return is_mark ? found : line.size();
}

std::string_view without_trailing_spaces(std::string_view text) {
    return text.substr(0, text.find_last_not_of(' ') + 1);
}

std::vector<int> numbers_in(std::string_view text) {
    std::vector<int> numbers;
    const char* const end = text.data() + text.size();
    for (const char* at = text.data(); at != end;) {
        int number = 0;
        const auto [next, error] = std::from_chars(at, end, number);
        if (error == std::errc())
            numbers.push_back(number);
        at = error == std::errc() ? next : at + 1;
    }
    return numbers;
}

/// Removes the tracer's call at the beginning of a block, as in `{ trace.rejected(row, col); continue; }`,
/// and the braces around a single remaining statement.
std::string without_call(std::string_view line) {
    const std::size_t block = line.find("{ trace");
    const std::size_t call_end = line.find("); ", block);
    if (block == std::string_view::npos || call_end == std::string_view::npos)
        return std::string(line);
    std::string_view rest = line.substr(call_end + 3);
    const bool is_one = std::ranges::count(rest, ';') == 1;
    if (is_one)
        rest = without_trailing_spaces(rest.substr(0, rest.rfind('}')));
    return std::string(line.substr(0, block)) + (is_one ? "" : "{ ") + std::string(rest);
}

}  // namespace

MarkedSource::MarkedSource(std::string_view source, std::string_view comment) {
    bool is_shown = false;
    for (const std::string_view text : lines_of(source)) {
        const std::size_t mark = mark_of(text, comment);
        const std::string_view after =
            mark < text.size() ? text.substr(mark + comment.size()) : std::string_view();
        if (after.starts_with('[') || after.starts_with(']')) {
            is_shown = after.front() == '[';
            sections_ += is_shown ? 1 : 0;
            continue;
        }
        Line& line = lines_.emplace_back();
        line.traced = without_trailing_spaces(text.substr(0, mark));
        line.plain = without_call(line.traced);
        line.does = numbers_in(after);
        line.needs_tracer = after.starts_with('-');
        line.section = is_shown ? sections_ - 1 : -1;
    }
}

std::string MarkedSource::plain() const {
    std::string text;
    for (const Line& line : lines_)
        if (!line.needs_tracer && !(line.plain.empty() && text.ends_with("\n\n\n")))
            text.append(line.plain).append("\n");
    return text;
}

std::string MarkedSource::traced() const {
    std::string text;
    for (const Line& line : lines_)
        text.append(line.traced).append("\n");
    return text;
}

CodeListing MarkedSource::shown() const {
    CodeListing listing;
    for (int section = 0; section < sections_; ++section) {
        std::size_t indent = std::string::npos;
        for (const Line& line : lines_)
            if (line.section == section)
                indent = std::min(indent, line.plain.find_first_not_of(' '));
        for (const Line& line : lines_) {
            if (line.section != section || line.needs_tracer)
                continue;
            for (const int done : line.does) {
                const auto index = static_cast<std::size_t>(done);
                listing.line_of.resize(std::max(listing.line_of.size(), index + 1), -1);
                if (listing.line_of[index] < 0)
                    listing.line_of[index] = static_cast<int>(listing.lines.size());
            }
            listing.lines.push_back(line.plain.substr(std::min(indent, line.plain.size())));
        }
    }
    return listing;
}

}  // namespace queenreel
