#include "queenreel/encode/transcript.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <utility>
#include <variant>

#include "queenreel/base/utf8.h"
#include "queenreel/encode/one_file.h"
#include "queenreel/film/cues.h"
#include "queenreel/frame/panel.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// The lit line of a frame's code, without its indentation.
std::string code_of(const Frame& frame) {
    for (const Panel& panel : frame.panels) {
        const auto* code = std::get_if<CodePanel>(&panel);
        if (!code || code->active < 0 || code->active >= static_cast<int>(code->lines.size()))
            continue;
        const std::string& line = code->lines[static_cast<std::size_t>(code->active)];
        return one_line(line.substr(std::min(line.find_first_not_of(' '), line.size())));
    }
    return "";
}

/// The description without the caption that it begins with.
std::string seen_in(const Frame& frame) {
    const std::string about = frame.description();
    std::string_view seen = about;
    if (seen.starts_with(frame.caption))
        seen.remove_prefix(frame.caption.size());
    const std::size_t begin = seen.find_first_not_of(".!? \n");
    return one_line(begin == std::string_view::npos ? "" : seen.substr(begin));
}

class TranscriptWriter final : public PictureWriter {
  public:
    explicit TranscriptWriter(const TranscriptOptions& options)
        : format_(*options.format), words_(options.words), title_(one_line(options.title)) {}

    void start() override { stream().write_text(format_.head(title_, words_)); }

    void put(const Frame& frame) override {
        const microseconds start = cues_.end();
        if (!frame.chapter.empty())
            chapters_.emplace_back(start, one_line(frame.chapter));
        if (!frame.in_between)
            sights_.push_back({start, "", seen_in(frame), code_of(frame)});
        cues_.put(one_line(frame.caption), start + frame.duration);
        write_decided();
    }

    void end() override {
        cues_.finish();
        write_decided();
        write_shown(cues_.end());
        stream().write_text(format_.tail(cues_.end(), words_));
    }

  private:
    void write_decided() {
        while (std::optional<Cue> cue = cues_.next()) {
            if (shown_)
                write_shown(cue->start);
            shown_ = std::move(*cue);
        }
    }

    /// Writes the cue that is shown until `end`, below the chapters that begin with it, with the last
    /// description before `end`.
    void write_shown(microseconds end) {
        if (!shown_)
            return;
        for (; !chapters_.empty() && chapters_.front().first < shown_->start + Cues::min;
             chapters_.pop_front())
            stream().write_text(format_.chapter(chapters_.front().second));
        for (; !sights_.empty() && sights_.front().start < end; sights_.pop_front())
            sight_ = std::move(sights_.front());
        sight_.start = shown_->start;
        sight_.said = shown_->text;
        if (!sight_.said.empty() || !sight_.seen.empty())
            stream().write_text(format_.entry(sight_, words_));
    }

    const TranscriptFormatRow& format_;
    Words words_;
    std::string title_;
    Cues cues_;
    std::optional<Cue> shown_;
    std::deque<std::pair<microseconds, std::string>> chapters_;  // chapters whose entries are still to be
                                                                 // written
    std::deque<TranscriptEntry> sights_;                         // descriptions of pictures after shown_
    TranscriptEntry sight_;
};

}  // namespace

std::unique_ptr<Output> open_transcript(const TranscriptOptions& options) {
    return open_text_file(std::make_unique<TranscriptWriter>(options), options.path, options.force);
}

}  // namespace queenreel
