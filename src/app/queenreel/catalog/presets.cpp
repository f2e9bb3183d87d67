#include "queenreel/catalog/presets.h"

#include <fmt/format.h>

#include "queenreel/base/table.h"

namespace queenreel {

std::span<const Preset> presets() {
    static const std::vector<Preset> table{
        {"slides",
         "a film that fills a wide slide",
         {{"format", "mp4"}, {"size", "1920x1080"}, {"hold", "solution=2"}, {"quality", "best"}}},
        {"social",
         "a quick square film for a feed, with a pause at the end",
         {{"format", "mp4"}, {"size", "1080"}, {"hold", "solution=0.5"}, {"end-pause", "2"}}},
        {"web",
         "a small moving picture for a web page or README",
         {{"format", "gif"}, {"size", "480"}, {"hold", "solution=0.5"}}},
        {"thumbnail",
         "the smallest size that still shows the queens",
         {{"format", "gif"}, {"size", "160"}, {"hold", "solution=0.25"}}},
        {"powerpoint",
         "a film for a slide of PowerPoint: full HD at a constant 30 frames per second",
         {{"format", "mp4"},
          {"size", "1920x1080"},
          {"fps", "30"},
          {"hold", "solution=2"},
          {"quality", "best"}}},
        {"keynote-alpha",
         "a film with a transparent background for Keynote: ProRes 4444, full HD",
         {{"format", "mov"}, {"size", "1920x1080"}, {"background", "transparent"}, {"hold", "solution=2"}}},
        {"google-slides",
         "a film for Google Slides, which plays it from Drive: full HD at 30 frames per second",
         {{"format", "mp4"}, {"size", "1920x1080"}, {"fps", "30"}, {"hold", "solution=2"}}},
        {"beamer",
         "a document with a page per step, and the Beamer frame that shows it",
         {{"steps", "queens.pdf"}, {"size", "16:9"}, {"snippets", "beamer"}}},
        {"reveal",
         "a film, and the slide of reveal.js that plays it",
         {{"format", "mp4"}, {"size", "1920x1080"}, {"hold", "solution=2"}, {"snippets", "reveal"}}},
        {"youtube",
         "full HD at 30 frames per second, and the chapters for its description",
         {{"format", "mp4"},
          {"size", "1920x1080"},
          {"fps", "30"},
          {"quality", "best"},
          {"snippets", "chapters"}}},
        {"shorts",
         "upright, 1080x1920, three minutes at most",
         {{"format", "mp4"},
          {"size", "1080x1920"},
          {"fps", "30"},
          {"hold", "solution=0.5"},
          {"max-frames", "5400"}}},
        {"x",
         "a gif within the limits of X: 15 MB and 350 frames",
         {{"format", "gif"},
          {"size", "720"},
          {"hold", "solution=0.5"},
          {"transition", "cut"},
          {"max-bytes", "15M"},
          {"max-frames", "350"}}},
        {"mastodon",
         "a square film of at most 40 MB, the limit of every instance",
         {{"format", "mp4"}, {"size", "1080"}, {"hold", "solution=0.5"}, {"max-bytes", "40M"}}},
        {"lms",
         "a small film for a course page, 720p, with a subtitle track",
         {{"format", "mp4"}, {"size", "1280x720"}, {"captions", "track"}, {"max-bytes", "50M"}}},
        {"a11y",
         "a film for everyone: spoken, with captions in it and beside it and a transcript; fails if any is "
         "missing",
         {{"format", "mp4"},
          {"size", "1920x1080"},
          {"theme", "contrast"},
          {"pace", "lecture"},
          {"narrate", ""},
          {"captions", "picture,track,vtt"},
          {"transcript", "html"},
          {"snippets", "html"}},
         true},
        {"draft",
         "a quick preview of a film",
         {{"format", "mp4"}, {"size", "360"}, {"hold", "solution=0.25"}, {"quality", "draft"}}},
    };
    return table;
}

const Preset* find_preset(std::string_view name) {
    return find_row(presets(), name);
}

std::string options_text(const Preset& preset) {
    std::string text;
    for (const auto& [option, value] : preset.values)
        text += fmt::format("{}--{}{}{}", text.empty() ? "" : " ", option, value.empty() ? "" : " ", value);
    return text;
}

}  // namespace queenreel
