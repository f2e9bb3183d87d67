#include "queenreel/studio/everyone.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <iterator>
#include <optional>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/text.h"
#include "queenreel/base/utf8.h"
#include "queenreel/film/cues.h"
#include "queenreel/timing/pace.h"

namespace queenreel {
namespace {

/// Finds the first cue of a caption track that is too short to be read.
class ShortCue {
  public:
    void put(std::string_view caption, std::chrono::microseconds duration) {
        cues_.put(caption, cues_.end() + duration);
        take();
    }

    void finish() {
        cues_.finish();
        take();
        check(cues_.end());
    }

    /// Empty if there is none.
    const std::string& text() const { return text_; }

  private:
    void take() {
        while (std::optional<Cue> cue = cues_.next()) {
            check(cue->start);
            open_ = std::move(cue);
        }
    }

    void check(std::chrono::microseconds end) {
        if (open_ && text_.empty() && end - open_->start < reading_time(open_->text))
            text_ = open_->text;
    }

    Cues cues_;
    std::optional<Cue> open_;
    std::string text_;
};

/// Names what the pictures of a film lack.
std::vector<std::string> missing_in_pictures(const FilmPlan& plan) {
    FilmReport report;
    std::vector<ShortCue> tracks(1 + plan.film.spec().translations.size());
    std::uint64_t silent = 0;
    bool says_anything = false;
    for (const Frame& frame : frames_of(plan, report)) {
        silent += !frame.in_between && frame.description().empty() ? 1 : 0;
        says_anything |= !frame.caption.empty();
        tracks.front().put(one_line(frame.caption), frame.duration);
        for (std::size_t i = 0; i < frame.translations.size(); ++i)
            tracks.at(i + 1).put(frame.translations[i], frame.duration);
    }
    std::ranges::for_each(tracks, &ShortCue::finish);
    const auto short_one =
        std::ranges::find_if(tracks, [](const ShortCue& cue) { return !cue.text().empty(); });
    std::vector<std::string> missing;
    if (!says_anything)
        missing.emplace_back("captions (choose pictures that have some)");
    if (short_one != tracks.end())
        missing.push_back(fmt::format("time to read \"{}\" (give a longer {{duration}})", short_one->text()));
    if (silent > 0)
        missing.push_back(fmt::format("descriptions of {} pictures (choose another {{story}})", silent));
    return missing;
}

}  // namespace

std::vector<std::string> missing_for_everyone(const FilmPlan& plan) {
    const FilmSpec& spec = plan.film.spec();
    const SideSpec& beside = plan.request.beside;
    const OutputOptions& film = plan.films().front();
    std::vector<std::string> missing;
    const auto need = [&](bool is_there, const char* what) {
        if (!is_there)
            missing.emplace_back(what);
    };
    const auto has = [](const auto& rows, auto value, auto field) {
        return std::ranges::find(rows, value, field) != rows.end();
    };
    need(beside.film, "the film itself (name it with {output})");
    for (const OutputOptions& one : plan.films())
        if (!one.format->film || !one.format->film->sound)
            missing.push_back(fmt::format("sound in {} (write an mp4, mov or webm)", one.format->name));
    need(spec.voice.has_value(), "a voice (give {narrate})");
    const Narration* const narration = plan.film.narration();
    need(!narration || narration->silent_chapters().empty(),
         "recordings of all chapters (see {voice-files})");
    need(film.look.caption, "captions in the pictures (leave out {bare}, and give {captions=picture})");
    need(film.caption_track, "a caption track (give {captions=track})");
    need(has(beside.captions, CaptionFormat::webvtt, &CaptionFormatRow::format),
         "captions beside the film (give {captions=vtt})");
    need(has(beside.transcripts, true, &TranscriptFormatRow::is_page),
         "a transcript (give {transcript=html})");
    need(has(beside.snippets, Snippet::html, &SnippetRow::snippet),
         "the element that names them on a page (give {snippets=html})");
    for (std::string& what : missing_in_pictures(plan))
        missing.push_back(std::move(what));
    return missing;
}

void check_for_everyone(const FilmPlan& plan, std::string_view preset, std::vector<std::string> missing) {
    std::ranges::move(missing_for_everyone(plan), std::back_inserter(missing));
    if (!missing.empty())
        throw SpecError("preset", std::string(preset), "not everyone can follow this film",
                        fmt::format("it lacks {}", joined(missing, ", ")));
}

}  // namespace queenreel
