#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/encode/output.h"

namespace queenreel {

/// A few lines of text that embed a film somewhere else.
enum class Snippet : std::uint8_t {
    html,      ///< an HTML element: a video with its sources, or an animated image
    reveal,    ///< a reveal.js slide whose video starts with the slide
    beamer,    ///< a LaTeX Beamer frame with a page of the document at each click
    chapters,  ///< one line per chapter, as in YouTube descriptions
    csv,       ///< a table of all chapters, in seconds
    edl,       ///< an edit decision list (CMX 3600) with an event and a marker for each chapter
    fcpxml,    ///< Final Cut Pro XML with a clip and a marker for each chapter
};

/// A row of the table of snippets.
struct SnippetRow {
    std::string_view name;  ///< as on the command line
    Snippet snippet;
    std::string_view ending;  ///< of its file, appended to the film's name without its extension
    std::string_view summary;
};

std::span<const SnippetRow> snippet_rows();

/// A file's name as a URL: percent-encodes all bytes but letters, digits and -._~/ (RFC 3986).
std::string url_of(std::string_view name);

/// A snippet's contents. Files are given by name: they are in its own folder.
struct SnippetOptions {
    std::string path{};  ///< of the snippet
    Snippet snippet = Snippet::html;
    std::string title{};               ///< of the film; UTF-8, one line
    std::vector<std::string> films{};  ///< in the order in which a browser tries them
    std::string document{};            ///< has a page for each step; empty if there is none
    std::string poster{};              ///< a picture; empty if there is none
    std::string captions{};            ///< a .vtt file; empty if there is none
    std::string transcript{};          ///< a page with its transcript; empty if there is none
    int width = 0;                     ///< of the film, pixels
    int height = 0;
    double fps = 0;      ///< of the film; 0 if it varies
    bool force = false;  ///< replace an existing file
    Words words{};       ///< the language of the film's texts
};

/// Opens an output that writes the snippet of the film of its frames; the snippet of a document gets its
/// pages. YouTube requires at least three chapters of at least ten seconds, the first at 0:00
/// (https://support.google.com/youtube/answer/9884579): shorter ones are merged with the previous one; if
/// fewer are left, they serve as clickable times. Throws OutputError as open_output().
std::unique_ptr<Output> open_snippet(const SnippetOptions& options);

}  // namespace queenreel
