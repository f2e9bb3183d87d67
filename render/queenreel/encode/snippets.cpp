#include "queenreel/encode/snippets.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <utility>

#include "queenreel/base/utf8.h"
#include "queenreel/base/xml.h"
#include "queenreel/encode/fcpxml.h"
#include "queenreel/encode/one_file.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// The data that a snippet takes from the frames.
struct Told {
    std::uint64_t pictures = 0;
    microseconds duration{0};
    std::vector<FilmChapter> chapters{};
};

std::string_view media_type(std::string_view film) {
    if (film.ends_with(".webm"))
        return "video/webm";
    return film.ends_with(".mov") ? "video/quicktime" : "video/mp4";
}

bool is_video(std::string_view film) {
    return film.ends_with(".mp4") || film.ends_with(".webm") || film.ends_with(".mov");
}

/// A link to the transcript; empty if there is none.
std::string transcript_link(const SnippetOptions& options) {
    return options.transcript.empty()
               ? ""
               : fmt::format("<p><a href=\"{}\">{}</a></p>\n", url_of(options.transcript),
                             xml_text(options.words.say("Transcript")));
}

/// A video or an image, indented by `indent` spaces; `attributes` are added to a video's own.
std::string element(const SnippetOptions& options, std::string_view attributes) {
    if (!is_video(options.films.front()))
        return fmt::format("<img src=\"{}\" width=\"{}\" height=\"{}\" alt=\"{}\">\n",
                           url_of(options.films.front()), options.width, options.height,
                           xml_attribute(options.title));
    const std::string poster =
        options.poster.empty() ? "" : fmt::format(" poster=\"{}\"", url_of(options.poster));
    std::string html =
        fmt::format("<video width=\"{}\" height=\"{}\"{}{} controls playsinline aria-label=\"{}\">\n",
                    options.width, options.height, poster, attributes, xml_attribute(options.title));
    for (const std::string& film : options.films)
        if (is_video(film))
            html += fmt::format("  <source src=\"{}\" type=\"{}\">\n", url_of(film), media_type(film));
    if (!options.captions.empty())
        html += fmt::format("  <track kind=\"captions\" src=\"{}\" srclang=\"{}\" label=\"{}\" default>\n",
                            url_of(options.captions), options.words.language().name,
                            own_name(options.words.language()));
    return html + "</video>\n";
}

/// Text in LaTeX, with its special characters escaped.
std::string latex_text(std::string_view text) {
    static constexpr std::array<std::pair<char, std::string_view>, 10> special{{{'\\', "\\textbackslash{}"},
                                                                                {'~', "\\textasciitilde{}"},
                                                                                {'^', "\\textasciicircum{}"},
                                                                                {'&', "\\&"},
                                                                                {'%', "\\%"},
                                                                                {'$', "\\$"},
                                                                                {'#', "\\#"},
                                                                                {'_', "\\_"},
                                                                                {'{', "\\{"},
                                                                                {'}', "\\}"}}};
    std::string latex;
    for (const char c : text) {
        const auto* const found =
            std::ranges::find(special, c, [](const auto& entry) { return entry.first; });
        latex += found == special.end() ? std::string(1, c) : std::string(found->second);
    }
    return latex;
}

std::string beamer(const SnippetOptions& options, const Told& told) {
    std::string latex = fmt::format(
        "% A page of {} at each click: \\input this between \\begin{{document}} and \\end{{document}} of a "
        "talk with\n"
        "% \\documentclass{{beamer}}.\n"
        "\\begin{{frame}}{{{}}}\n"
        "  \\centering\n",
        options.document, latex_text(options.title));
    for (std::uint64_t page = 1; page <= told.pictures; ++page)
        latex += fmt::format(
            "  \\only<{0}>{{\\includegraphics[page={0},width=\\textwidth,height=0.85\\textheight,"
            "keepaspectratio]{{{1}}}}}%\n",
            page, options.document);
    return latex + "\\end{frame}\n";
}

std::string chapters(const SnippetOptions& options, const Told& told) {
    constexpr std::chrono::seconds shortest{10};
    std::vector<FilmChapter> kept;
    for (const FilmChapter& chapter : told.chapters)
        if (kept.empty())
            kept.push_back({.start = {}, .title = chapter.title});
        else if (chapter.start - kept.back().start >= shortest && told.duration - chapter.start >= shortest)
            kept.push_back(chapter);
    if (kept.empty())
        kept.push_back({.start = {}, .title = options.title});
    std::string text;
    for (const FilmChapter& chapter : kept) {
        const auto seconds = std::chrono::floor<std::chrono::seconds>(chapter.start).count();
        const std::string minutes = told.duration < std::chrono::hours(1)
                                        ? fmt::format("{}", seconds / 60)
                                        : fmt::format("{}:{:02}", seconds / 3600, seconds / 60 % 60);
        text += fmt::format("{}:{:02} {}\n", minutes, seconds % 60, chapter.title);
    }
    return text;
}

double seconds_of(microseconds time) {
    return static_cast<double>(time.count()) / 1e6;
}

/// The end of the chapter.
microseconds end_of(const Told& told, std::size_t chapter) {
    return chapter + 1 < told.chapters.size() ? told.chapters[chapter + 1].start : told.duration;
}

/// Quotes a field according to RFC 4180.
std::string csv_field(std::string_view text) {
    std::string field = "\"";
    for (const char letter : text)
        field.append(letter == '"' ? 2 : 1, letter);
    return field + '"';
}

std::string chapters_csv(const Told& told) {
    std::string text = "start,duration,title\n";
    for (std::size_t i = 0; i < told.chapters.size(); ++i) {
        const FilmChapter& chapter = told.chapters[i];
        text += fmt::format("{:.3f},{:.3f},{}\n", seconds_of(chapter.start),
                            seconds_of(end_of(told, i) - chapter.start), csv_field(chapter.title));
    }
    return text;
}

/// `01:00:12:05`, for a film that starts at hour `hour`; frames are counted at the next whole rate, without
/// drops.
std::string timecode(microseconds time, double fps, int hour) {
    const auto rate = static_cast<std::int64_t>(std::ceil(fps - 1e-6));
    const auto frames = static_cast<std::int64_t>(std::llround(seconds_of(time) * fps));
    const std::int64_t seconds = frames / rate;
    return fmt::format("{:02}:{:02}:{:02}:{:02}", seconds / 3600 + hour, seconds / 60 % 60, seconds % 60,
                       frames % rate);
}

/// Timelines start at one hour. Editors read markers after `|M:`, as DaVinci Resolve writes them.
std::string edl(const SnippetOptions& options, const Told& told) {
    constexpr double usual_rate = 25;
    const double fps = options.fps > 0 ? options.fps : usual_rate;
    std::string text = fmt::format("TITLE: {}\nFCM: NON-DROP FRAME\n", options.title);
    for (std::size_t i = 0; i < told.chapters.size(); ++i) {
        const FilmChapter& chapter = told.chapters[i];
        const microseconds end = end_of(told, i);
        text += fmt::format(
            "\n{:03}  AX       V     C        {} {} {} {}\n* FROM CLIP NAME: {}\n"
            " |C:ResolveColorBlue |M:{} |D:1\n",
            i + 1, timecode(chapter.start, fps, 0), timecode(end, fps, 0), timecode(chapter.start, fps, 1),
            timecode(end, fps, 1), options.films.front(), chapter.title);
    }
    return text;
}

std::string text_of(const SnippetOptions& options, const Told& told) {
    switch (options.snippet) {
        case Snippet::html:
            return element(options, "") + transcript_link(options);
        case Snippet::reveal:
            return "<section>\n" + element(options, " data-autoplay") + "</section>\n";
        case Snippet::beamer:
            return beamer(options, told);
        case Snippet::csv:
            return chapters_csv(told);
        case Snippet::edl:
            return edl(options, told);
        case Snippet::fcpxml:
            return fcpxml({.file = url_of(options.films.front()),
                           .title = options.title,
                           .width = options.width,
                           .height = options.height,
                           .fps = options.fps,
                           .duration = told.duration,
                           .chapters = told.chapters});
        case Snippet::chapters:
            break;
    }
    return chapters(options, told);
}

class SnippetWriter final : public PictureWriter {
  public:
    explicit SnippetWriter(SnippetOptions options) : options_(std::move(options)) {}

    void put(const Frame& frame) override {
        if (!frame.chapter.empty())
            told_.chapters.push_back({told_.duration, one_line(frame.chapter)});
        ++told_.pictures;
        told_.duration += frame.duration;
    }

    void end() override { stream().write_text(text_of(options_, told_)); }

  private:
    SnippetOptions options_;
    Told told_;
};

}  // namespace

std::string url_of(std::string_view name) {
    std::string url;
    for (const char c : name) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                           std::string_view("-._~/").find(c) != std::string_view::npos;
        url += plain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return url;
}

std::span<const SnippetRow> snippet_rows() {
    static constexpr std::array table{
        SnippetRow{"html", Snippet::html, ".embed.html", "an element for a web page"},
        SnippetRow{"reveal", Snippet::reveal, ".reveal.html", "a slide of reveal.js"},
        SnippetRow{"beamer", Snippet::beamer, ".tex", "a frame of LaTeX's Beamer with the pages of --steps"},
        SnippetRow{"chapters", Snippet::chapters, ".chapters.txt", "chapters as YouTube reads them"},
        SnippetRow{"csv", Snippet::csv, ".chapters.csv", "all chapters as a table, in seconds"},
        SnippetRow{"edl", Snippet::edl, ".edl", "chapters as an edit decision list, for video editors"},
        SnippetRow{"fcpxml", Snippet::fcpxml, ".fcpxml",
                   "chapters as markers on a clip, for Final Cut Pro and others"}};
    return table;
}

std::unique_ptr<Output> open_snippet(const SnippetOptions& options) {
    return open_text_file(std::make_unique<SnippetWriter>(options), options.path, options.force);
}

}  // namespace queenreel
