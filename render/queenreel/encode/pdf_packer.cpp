#include "queenreel/encode/pdf_packer.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <iterator>
#include <optional>

#include "queenreel/base/utf8.h"
#include "queenreel/codecs/png/deflater.h"
#include "queenreel/encode/pdf_resources.h"

namespace queenreel {
namespace {

constexpr std::string_view object_begin = " 0 obj\n";
constexpr std::string_view typed_begin = "<< /Type /";
constexpr std::string_view object_end = "\n>>\nendobj\n";
constexpr std::size_t table_row = 20;  // bytes

/// Returns the number at the beginning of a text.
std::optional<std::uint64_t> number_at(std::string_view text) {
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() ? std::optional(number) : std::nullopt;
}

/// Appends a number of `size` bytes, most significant byte first.
void append_bytes(std::string& text, std::uint64_t number, unsigned size) {
    while (size-- > 0)
        text += static_cast<char>(number >> (8U * size) & 0xFFU);
}

std::string stream_object(std::size_t number, std::string_view entries, std::string_view bytes) {
    return fmt::format("{} 0 obj\n<< {}/Length {} >>\nstream\n{}\nendstream\nendobj\n", number, entries,
                       bytes.size(), bytes);
}

std::string deflated_object(std::size_t number, const std::string& entries, std::string_view bytes) {
    return stream_object(number, entries + "/Filter /FlateDecode ",
                         Deflater(Deflater::Result::stream, "pdf").deflate(bytes));
}

}  // namespace

std::string pdf_text(std::string_view utf8) {
    if (std::ranges::all_of(utf8, [](char c) { return c >= ' ' && c <= '~'; })) {
        std::string literal = "(";
        for (const char c : utf8) {
            if (c == '(' || c == ')' || c == '\\')
                literal += '\\';
            literal += c;
        }
        return literal + ')';
    }
    std::string hexadecimal = "<FEFF";
    const std::string text = utf8_characters(utf8);
    for (std::size_t at = 0; at < text.size();) {
        const auto first = static_cast<unsigned char>(text[at]);
        const unsigned length = first < 0x80U ? 1 : first < 0xE0U ? 2 : first < 0xF0U ? 3 : 4;
        std::uint32_t letter = length == 1 ? first : first & (0x7FU >> length);
        for (unsigned i = 1; i < length; ++i)
            letter = letter << 6U | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
        at += length;
        if (letter >= 0x10000U) {
            hexadecimal += fmt::format("{:04X}", 0xD800U + ((letter - 0x10000U) >> 10U));
            letter = 0xDC00U + ((letter - 0x10000U) & 0x3FFU);
        }
        hexadecimal += fmt::format("{:04X}", letter);
    }
    return hexadecimal + '>';
}

std::string PdfPacker::read(std::string_view part, std::vector<PdfObject>& objects,
                            std::vector<PdfChange> changes) {
    constexpr std::string_view cairo_version = "%PDF-1.4\n";
    constexpr std::string_view version = "%PDF-1.5\n";  // the first with object streams
    if (read_ == 0) {
        if (!part.starts_with(cairo_version))
            refuse_pdf("another version");
        changes.push_back({.at = 0, .length = cairo_version.size(), .text = std::string(version)});
    }
    for (std::size_t at = 0; (at = part.find(object_begin, at)) != std::string_view::npos;) {
        const std::size_t line = part.rfind('\n', at) + 1;
        at += object_begin.size();
        const std::string_view dictionary = part.substr(at);
        if (!dictionary.starts_with(typed_begin) || std::ranges::none_of(taken_, [&](std::string_view begin) {
                return dictionary.starts_with(begin);
            }))
            continue;
        const auto number = number_at(part.substr(line));
        const std::size_t end = dictionary.find(object_end);
        if (!number || end == std::string_view::npos)
            refuse_pdf("an object without a number or an end");
        objects.push_back({*number, std::string(dictionary.substr(0, end))});
        at += end + object_end.size();
        changes.push_back({.at = line, .length = at - line, .text = {}});
    }
    std::ranges::sort(changes, {}, &PdfChange::at);
    std::string rest;
    std::size_t done = 0;
    for (const auto& [at, length, text] : changes) {
        rest += part.substr(done, at - done);
        rest += text;
        done = at + length;
        lost_ += static_cast<std::int64_t>(length) - static_cast<std::int64_t>(text.size());
        losses_.emplace_back(read_ + static_cast<std::int64_t>(at), lost_);
    }
    rest += part.substr(done);
    read_ += static_cast<std::int64_t>(part.size());
    return rest;
}

std::uint64_t PdfPacker::place_of(std::int64_t offset) const {
    const auto after =
        std::ranges::upper_bound(losses_, offset, {}, [](const auto& one) { return one.first; });
    return static_cast<std::uint64_t>(after == losses_.begin() ? offset : offset - std::prev(after)->second);
}

std::string PdfPacker::read_last(std::string_view part, std::vector<PdfObject>& objects) {
    constexpr std::string_view table_begin = "\nxref\n0 ";
    constexpr std::string_view trailer_begin = "trailer\n<< /Size ";
    const std::size_t table = part.rfind(table_begin);
    const auto size =
        number_at(table == std::string_view::npos ? "" : part.substr(table + table_begin.size()));
    if (!size)
        refuse_pdf("no table of objects");
    std::size_t row = part.find('\n', table + table_begin.size()) + 1;
    std::string rest = read(part.substr(0, table + 1), objects);
    const std::size_t trailer = row + *size * table_row;
    const std::size_t roots = part.find("/Root ", row);
    const std::size_t end = part.find("\n>>\n", row);
    if (trailer >= part.size() || !part.substr(trailer).starts_with(trailer_begin) || roots > end)
        refuse_pdf("another table of objects");
    roots_ = part.substr(roots, end - roots);
    for (; row < trailer; row += table_row) {
        const std::string_view text = part.substr(row, table_row);
        const auto offset = number_at(text);
        if (!offset || (!text.ends_with(" n \n") && !text.ends_with(" f \n")))
            refuse_pdf("another row in its table of objects");
        entries_.push_back(text.ends_with(" n \n")
                               ? Entry{.type = 1, .place = place_of(static_cast<std::int64_t>(*offset))}
                               : Entry{});
    }
    return rest;
}

void PdfPacker::add_stream(std::size_t number, std::string_view entries, std::string_view bytes) {
    streams_.emplace_back(number, stream_object(number, entries, bytes));
}

std::string PdfPacker::table(const std::vector<Entry>& entries, std::size_t number) const {
    std::string rows;
    for (const Entry& entry : entries) {
        append_bytes(rows, entry.type, 1);
        append_bytes(rows, entry.place, 5);
        append_bytes(rows, entry.index, 4);
    }
    return deflated_object(
        number, fmt::format("/Type /XRef /Size {} /W [ 1 5 4 ] {} ", entries.size(), roots_), rows);
}

std::string PdfPacker::end() {
    const std::size_t pack = new_number();
    const std::size_t table_number = new_number();
    std::vector<Entry> entries = entries_;
    entries.resize(table_number + 1);
    const auto start = static_cast<std::uint64_t>(read_ - lost_);
    std::string text;
    const auto write = [&](std::size_t number, const std::string& object) {
        entries.at(number) = {.type = 1, .place = start + text.size()};
        text += object;
    };
    for (const auto& [number, object] : streams_)
        write(number, object);
    std::string numbers;
    std::string values;
    for (std::uint32_t index = 0; const auto& [number, value] : packed_) {
        entries.at(number) = {.type = 2, .place = pack, .index = index++};
        numbers += fmt::format("{} {} ", number, values.size());
        values += value + '\n';
    }
    write(pack,
          deflated_object(pack, fmt::format("/Type /ObjStm /N {} /First {} ", packed_.size(), numbers.size()),
                          numbers + values));
    const std::uint64_t place = start + text.size();
    entries.at(table_number) = {.type = 1, .place = place};
    return text + table(entries, table_number) + fmt::format("startxref\n{}\n%%EOF\n", place);
}

}  // namespace queenreel
