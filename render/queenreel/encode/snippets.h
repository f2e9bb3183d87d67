#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/encode/output.h"

namespace queenreel {

/// What shows a film somewhere else, as a few lines of text.
enum class Snippet : std::uint8_t {
    html,      ///< an element of HTML: a video with its sources, or an image that moves
    reveal,    ///< a slide of reveal.js whose video begins when the slide is there
    beamer,    ///< a frame of LaTeX's Beamer with a page of the document at each click
    chapters,  ///< a line a chapter, as in the description of a video on YouTube
    csv,       ///< a table of all chapters, in seconds
    edl,       ///< an edit decision list (CMX 3600) with an event and a marker for each chapter
};

/// A row of the table of snippets.
struct SnippetRow {
    std::string_view name;  ///< as on the command line
    Snippet snippet;
    std::string_view ending;  ///< of its file, after the film's name without its extension
    std::string_view summary;
};

std::span<const SnippetRow> snippet_rows();

/// What a snippet shows, all files by name: they are in its own folder.
struct SnippetOptions {
    std::string path{};  ///< of the snippet
    Snippet snippet = Snippet::html;
    std::string title{};               ///< of the film; UTF-8, one line
    std::vector<std::string> films{};  ///< in the order in which a browser is to try them
    std::string document{};            ///< with a page for each step; empty where there is none
    std::string poster{};              ///< likewise a picture
    std::string captions{};            ///< likewise a .vtt
    std::string transcript{};          ///< likewise a page with its transcript
    int width = 0;                     ///< of the film, pixels
    int height = 0;
    double fps = 0;      ///< of the film; 0 where it varies
    bool force = false;  ///< replace an existing file
};

/// Opens an output that writes the snippet of the film of its frames; of a document it is given the pages.
/// YouTube reads three chapters or more of at least ten seconds each, the first from 0:00
/// (https://support.google.com/youtube/answer/9884579): shorter ones go with the one before, and where fewer
/// are left they are times to click on. Throws OutputError as open_output().
std::unique_ptr<Output> open_snippet(const SnippetOptions& options);

}  // namespace queenreel
