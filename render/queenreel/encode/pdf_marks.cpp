#include "queenreel/encode/pdf_marks.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <utility>

#include "queenreel/codecs/png/deflater.h"
#include "queenreel/encode/pdf_resources.h"

namespace queenreel {
namespace {

constexpr double mark_side = 1.0 / 256;  // the least that Cairo draws
constexpr std::string_view mark_text = "0 0 0.004 0.004 re f\n";
constexpr std::string_view stream_begin = "\n   /Filter /FlateDecode\n>>\nstream\n";
constexpr std::string_view stream_end = "\nendstream\n";

struct EndInflate {
    void operator()(z_stream* stream) const {
        inflateEnd(stream);
        delete stream;  // NOLINT(cppcoreguidelines-owning-memory): this is the owner
    }
};

/// Returns the contents of a zlib stream at the beginning of some bytes, and its compressed size; nothing if
/// there is none.
std::pair<std::string, std::size_t> inflated(std::string_view bytes) {
    const std::unique_ptr<z_stream, EndInflate> stream(new z_stream{});
    if (inflateInit(stream.get()) != Z_OK)
        return {};
    std::string text;
    // zlib takes its input as nonconst, but only reads it.
    stream->next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream->avail_in = static_cast<uInt>(bytes.size());
    int result = Z_OK;
    while (result == Z_OK) {
        constexpr std::size_t step = 1U << 16U;
        text.resize(stream->total_out + step);
        stream->next_out = reinterpret_cast<Bytef*>(text.data() + stream->total_out);
        stream->avail_out = step;
        result = ::inflate(stream.get(), Z_NO_FLUSH);
    }
    if (result != Z_STREAM_END)
        return {};
    text.resize(stream->total_out);
    return {std::move(text), stream->total_in};
}

constexpr std::string_view content_end = "EMC\n";

constexpr std::array<std::string_view, 7> sentence_ends{".", "!", "?", "。", "！", "？", "؟"};

/// Returns whether a sentence may begin at this position in a text.
bool begins_sentence(std::string_view text, std::size_t at) {
    const std::string_view before = text.substr(0, at);
    return at == 0 || before.ends_with(' ') ||
           std::ranges::any_of(sentence_ends, [&](std::string_view end) { return before.ends_with(end); });
}

/// Returns the end of the sentence at `at` that consists of the pieces of `said`; npos if there is none.
std::size_t sentence_end(std::string_view text, std::size_t at, std::string_view said) {
    constexpr std::size_t max_between = 4;
    for (bool first = true; !said.empty(); first = false) {
        const std::string_view piece = said.substr(0, said.find('\n'));
        said.remove_prefix(std::min(piece.size() + 1, said.size()));
        const std::size_t found = text.substr(at, piece.size() + (first ? 0 : max_between)).find(piece);
        if (found == std::string_view::npos)
            return found;
        at += found + piece.size();
    }
    const std::size_t last = at;
    for (const std::string_view end : sentence_ends)
        if (text.substr(at).starts_with(end))
            at += end.size();
    return at > last || at == text.size() ? at : std::string_view::npos;
}

}  // namespace

std::string without_sentences(std::string_view text, const std::vector<std::string>& said) {
    std::string rest(text);
    for (const std::string& one : said)
        for (std::size_t at = 0; !one.empty() && at < rest.size(); ++at) {
            const std::size_t end =
                begins_sentence(rest, at) ? sentence_end(rest, at, one) : std::string::npos;
            if (end == std::string::npos)
                continue;
            rest.erase(at, std::min(rest.find_first_not_of(' ', end), rest.size()) - at);
            break;
        }
    rest.erase(rest.find_last_not_of(' ') + 1);
    return rest;
}

/// Returns contents in which the end of one part and the beginning of the next replace each mark; empty if
/// the number of marks differs.
std::string PdfMarks::divided(std::string_view contents) const {
    std::string text = parts_.empty() ? "/Figure << /MCID 0 >> BDC\n" : "/Artifact BMC\n";
    std::string_view end = content_end;
    std::size_t done = 0;
    for (const Tag& tag : tags_) {
        const std::size_t at = contents.find(mark_text, done);
        if (at == std::string_view::npos)
            return {};
        text += contents.substr(done, at - done);
        text += end;
        text += tag.begin;
        end = tag.end;
        done = at + mark_text.size();
    }
    if (contents.find(mark_text, done) != std::string_view::npos)
        return {};
    text += contents.substr(done);
    return text.append(end);
}

void PdfMarks::put(const PagePart& part, cairo_t* context) {
    cairo_save(context);
    cairo_identity_matrix(context);
    cairo_rectangle(context, 0, 0, mark_side, mark_side);
    cairo_set_source_rgb(context, 0, 0, 0);
    cairo_fill(context);
    cairo_restore(context);
    if (part.kind == PagePart::Kind::decoration) {
        tags_.push_back({"/Artifact BMC\n", content_end});
        return;
    }
    Marked& marked = parts_.try_emplace(part.order, Marked{part}).first->second;
    marked.contents.push_back(contents_);
    marked.part.area = marked.part.area.united(part.area);
    if (!part.words.empty())
        marked.part.words = part.words;
    // 9.3.6: text that is neither filled nor stroked.
    tags_.push_back({fmt::format("/{} << /MCID {} >> BDC\n{}", type_of(marked.part), contents_++,
                                 part.hidden ? "3 Tr\n" : ""),
                     part.hidden ? "0 Tr\nEMC\n" : content_end});
}

std::string_view PdfMarks::type_of(const PagePart& part) const {
    const bool titled = !parts_.empty() && parts_.begin()->second.part.kind == PagePart::Kind::title;
    switch (part.kind) {
        case PagePart::Kind::title:
            return "H1";
        case PagePart::Kind::heading:
            return titled ? "H2" : "H1";
        case PagePart::Kind::text:
            return "P";
        case PagePart::Kind::figure:
            return "Figure";
        case PagePart::Kind::decoration:
            break;
    }
    return "Artifact";
}

std::vector<PdfElement> PdfMarks::elements() const {
    if (parts_.empty())
        return {{.type = "Figure", .contents = {0}, .words = description_, .area = page_}};
    std::vector<std::string> said;
    for (const auto& [order, marked] : parts_)
        if (marked.part.kind != PagePart::Kind::figure)
            said.push_back(marked.part.words);
    std::string about = without_sentences(description_, said);
    if (about.empty())
        about = description_;
    std::vector<PdfElement> elements;
    for (const auto& [order, marked] : parts_) {
        PdfElement& element = elements.emplace_back(PdfElement{.type = type_of(marked.part),
                                                               .contents = marked.contents,
                                                               .words = marked.part.words,
                                                               .area = marked.part.area,
                                                               .hidden = marked.part.hidden});
        std::ranges::replace(element.words, '\n', ' ');
        if (marked.part.kind == PagePart::Kind::figure && element.words.empty())
            element.words = about;
    }
    return elements;
}

PdfChange PdfMarks::change(std::string_view part) const {
    for (std::size_t at = 0; (at = part.find(stream_begin, at)) != std::string_view::npos;) {
        const std::size_t bytes = at + stream_begin.size();
        const auto [contents, size] = inflated(part.substr(bytes));
        const std::size_t begin = part.rfind("<< /Length ", at);
        at = bytes + size;
        const std::string text = divided(contents);
        if (text.empty() || begin == std::string_view::npos || !part.substr(at).starts_with(stream_end))
            continue;
        const std::string deflated = Deflater(Deflater::Result::stream, "pdf").deflate(text);
        return {.at = begin,
                .length = at - begin,
                .text = fmt::format("<< /Length {}{}{}", deflated.size(), stream_begin, deflated)};
    }
    refuse_pdf("contents with other marks");
}

}  // namespace queenreel
