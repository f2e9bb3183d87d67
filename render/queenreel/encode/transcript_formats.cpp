#include <fmt/format.h>

#include <array>
#include <chrono>

#include "queenreel/base/xml.h"
#include "queenreel/encode/transcript.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// `0:07`, `12:30` or `1:02:30`, rounded down.
std::string clock(microseconds time) {
    const auto seconds = std::chrono::floor<std::chrono::seconds>(time).count();
    if (seconds < 3600)
        return fmt::format("{}:{:02}", seconds / 60, seconds % 60);
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::string about(const Words& words) {
    return words.say("Transcript: what the film says, and what its pictures show.");
}

std::string html_time(microseconds time) {
    return fmt::format("<time datetime=\"PT{:.1f}S\">{}</time>", static_cast<double>(time.count()) / 1e6,
                       clock(time));
}

std::string html_head(std::string_view title, const Words& words) {
    return fmt::format(
        "<!DOCTYPE html>\n"
        "<html lang=\"{1}\"{2}>\n"
        "<head>\n"
        "<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<title>{3}</title>\n"
        "<style>\n"
        ":root {{ color-scheme: light dark; }}\n"
        "body {{ font: 1rem/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; "
        "}}\n"
        "h1 {{ line-height: 1.2; }}\n"
        "h2 {{ margin: 2rem 0 0; font-size: 1.25rem; }}\n"
        "time {{ font-variant-numeric: tabular-nums; margin-right: .5rem; }}\n"
        "</style>\n"
        "</head>\n"
        "<body>\n"
        "<main>\n"
        "<h1>{0}</h1>\n"
        "<p>{4}</p>\n",
        xml_text(title), words.language().name, words.language().right_to_left ? " dir=\"rtl\"" : "",
        xml_text(words.say("{title}: transcript", {std::string(title)})), xml_text(about(words)));
}

std::string html_chapter(std::string_view title) {
    return fmt::format("<h2>{}</h2>\n", xml_text(title));
}

std::string html_entry(const TranscriptEntry& entry, const Words& words) {
    std::string html = "<p>" + html_time(entry.start);
    if (!entry.said.empty())
        html += fmt::format(" <strong>{}</strong>", xml_text(entry.said));
    if (!entry.seen.empty())
        html += fmt::format("{}{}", entry.said.empty() ? " " : "<br>\n", xml_text(entry.seen));
    if (!entry.code.empty())
        html += fmt::format("<br>\n{} <code>{}</code>", xml_text(words.say("Code:")), xml_text(entry.code));
    return html + "</p>\n";
}

std::string html_tail(microseconds end, const Words& words) {
    return fmt::format("<p>{} {}</p>\n</main>\n</body>\n</html>\n", html_time(end),
                       xml_text(words.say("End")));
}

/// Escapes characters that are special in Markdown (CommonMark 0.31, 2.4).
std::string markdown_text(std::string_view text) {
    std::string escaped;
    for (const char c : text) {
        if (std::string_view("\\`*_[]<>#|~&!").find(c) != std::string_view::npos)
            escaped += '\\';
        escaped += c;
    }
    return escaped;
}

std::string markdown_head(std::string_view title, const Words& words) {
    return fmt::format("# {}\n\n{}\n", markdown_text(title), markdown_text(about(words)));
}

std::string markdown_chapter(std::string_view title) {
    return fmt::format("\n## {}\n", markdown_text(title));
}

std::string markdown_entry(const TranscriptEntry& entry, const Words& words) {
    std::string markdown = fmt::format("\n{}", clock(entry.start));
    if (!entry.said.empty())
        markdown += fmt::format(" **{}**", markdown_text(entry.said));
    if (!entry.seen.empty())
        markdown += fmt::format("{}{}", entry.said.empty() ? " " : "\\\n", markdown_text(entry.seen));
    if (!entry.code.empty())
        markdown += fmt::format("\\\n{} {}", words.say("Code:"), markdown_text(entry.code));
    return markdown + "\n";
}

std::string markdown_tail(microseconds end, const Words& words) {
    return fmt::format("\n{} {}\n", clock(end), words.say("End"));
}

std::string text_head(std::string_view title, const Words& words) {
    return fmt::format("{}\n\n{}\n", title, about(words));
}

std::string text_chapter(std::string_view title) {
    return fmt::format("\n\n{}\n", title);
}

std::string text_entry(const TranscriptEntry& entry, const Words& words) {
    std::string text = fmt::format("\n{}", clock(entry.start));
    if (!entry.said.empty())
        text += fmt::format("  {}\n", entry.said);
    if (!entry.seen.empty())
        text += fmt::format("{}{}\n", entry.said.empty() ? "  " : "      ", entry.seen);
    if (!entry.code.empty())
        text += fmt::format("      {} {}\n", words.say("Code:"), entry.code);
    return text;
}

std::string text_tail(microseconds end, const Words& words) {
    return fmt::format("\n{}  {}\n", clock(end), words.say("End"));
}

}  // namespace

std::span<const TranscriptFormatRow> transcript_formats() {
    static constexpr std::array table{
        TranscriptFormatRow{"html", ".transcript.html", "a page of its own", true, html_head, html_chapter,
                            html_entry, html_tail},
        TranscriptFormatRow{"md", ".transcript.md", "Markdown", false, markdown_head, markdown_chapter,
                            markdown_entry, markdown_tail},
        TranscriptFormatRow{"txt", ".transcript.txt", "plain text", false, text_head, text_chapter,
                            text_entry, text_tail}};
    return table;
}

}  // namespace queenreel
