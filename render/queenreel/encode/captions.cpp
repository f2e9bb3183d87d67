#include "queenreel/encode/captions.h"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "queenreel/base/utf8.h"
#include "queenreel/base/xml.h"
#include "queenreel/encode/one_file.h"
#include "queenreel/film/cues.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// `01:02:03.004`; SubRip uses a comma instead of the point.
std::string time_text(microseconds time, char point) {
    const auto milliseconds = std::chrono::round<std::chrono::milliseconds>(time).count();
    return fmt::format("{:02}:{:02}:{:02}{}{:03}", milliseconds / 3'600'000, milliseconds / 60'000 % 60,
                       milliseconds / 1000 % 60, point, milliseconds % 1000);
}

std::string webvtt(const Cue& cue, microseconds end) {
    return fmt::format("\n{} --> {}\n{}\n", time_text(cue.start, '.'), time_text(end, '.'),
                       xml_text(cue.text));
}

std::string subrip(const Cue& cue, microseconds end, int number) {
    return fmt::format("{}{}\n{} --> {}\n{}\n", number == 1 ? "" : "\n", number, time_text(cue.start, ','),
                       time_text(end, ','), cue.text);
}

class CaptionWriter final : public PictureWriter {
  public:
    explicit CaptionWriter(const CaptionOptions& options)
        : format_(options.format), name_(file_name(options.path)) {}

    void start() override {
        if (format_ == CaptionFormat::webvtt)
            stream().write_text("WEBVTT\n");
    }

    void put(const Frame& frame) override {
        cues_.put(one_line(frame.caption), cues_.end() + frame.duration);
        write_decided();
        has_pictures_ = true;
    }

    void end() override {
        if (!has_pictures_)
            throw OutputError("captions: no picture has any; choose pictures with captions");
        cues_.finish();
        write_decided();
        write_shown(cues_.end());
        if (number_ == 0)
            throw OutputError(fmt::format(
                "{}: no picture says anything, so there are no captions to write; leave them out, or "
                "choose pictures with captions",
                name_));
    }

  private:
    void write_decided() {
        while (std::optional<Cue> cue = cues_.next()) {
            write_shown(cue->start);
            shown_ = std::move(*cue);
        }
    }

    /// Writes the cue that is shown until `end`.
    void write_shown(microseconds end) {
        if (shown_.text.empty())
            return;
        ++number_;
        switch (format_) {
            case CaptionFormat::webvtt:
                return stream().write_text(webvtt(shown_, end));
            case CaptionFormat::subrip:
                return stream().write_text(subrip(shown_, end, number_));
        }
    }

    CaptionFormat format_;
    std::string name_;  // name of the file
    ReadableCues cues_;
    Cue shown_;
    int number_ = 0;  // number of the last cue written
    bool has_pictures_ = false;
};

}  // namespace

std::span<const CaptionFormatRow> caption_formats() {
    static constexpr std::array table{CaptionFormatRow{"vtt", CaptionFormat::webvtt},
                                      CaptionFormatRow{"srt", CaptionFormat::subrip}};
    return table;
}

std::unique_ptr<Output> open_captions(const CaptionOptions& options) {
    return open_text_file(std::make_unique<CaptionWriter>(options), options.path, options.force);
}

}  // namespace queenreel
