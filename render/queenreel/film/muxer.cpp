#include "queenreel/film/muxer.h"

extern "C" {
#include <libavutil/mem.h>
}

#include <algorithm>

namespace queenreel {
namespace {

/// Frees a chapter that no film owns.
struct ChapterDeleter {
    void operator()(AVChapter* chapter) const {
        av_dict_free(&chapter->metadata);
        av_free(chapter);
    }
};

void add(AVFormatContext& film, AVRational tick, std::int64_t start, std::int64_t end,
         const std::string& title) {
    std::unique_ptr<AVChapter, ChapterDeleter> chapter(
        static_cast<AVChapter*>(av_mallocz(sizeof(AVChapter))));
    if (!chapter)
        throw std::bad_alloc();
    chapter->id = film.nb_chapters;
    chapter->time_base = tick;
    chapter->start = start;
    chapter->end = end;
    check(av_dict_set(&chapter->metadata, "title", title.c_str(), 0), "chapter's title");
    // libav's function takes the count as an int; the film's is unsigned.
    int count = static_cast<int>(film.nb_chapters);
    check(av_dynarray_add_nofree(&film.chapters, &count, chapter.get()), "chapters");
    film.nb_chapters = static_cast<unsigned>(count);
    [[maybe_unused]] AVChapter* const owned_by_film = chapter.release();
}

/// The language of a track as the format names it. MOV has Macintosh languages, among which libav knows
/// German and Chinese only by their bibliographic codes (ISO 639-2/B).
std::string_view language_in(const CodedFormat& kind, std::string_view language) {
    if (std::string_view(kind.muxer) != "mov")
        return language;
    return language == "deu" ? "ger" : language == "zho" ? "chi" : language;
}

}  // namespace

Muxer::Muxer(const CodedFormat& kind, const FilmSettings& settings, const AVCodecParameters& parameters,
             AVRational tick, ByteStream& stream)
    : kind_(kind), io_(stream), tick_(tick) {
    AVFormatContext* format = nullptr;
    check(avformat_alloc_output_context2(&format, &muxer_named(kind.muxer), nullptr, nullptr), kind.muxer);
    format_.reset(format);
    io_.attach(*format);
    format->flags |= AVFMT_FLAG_BITEXACT;
    format->flush_packets = 0;
    AVStream* const video = avformat_new_stream(format, nullptr);
    if (!video)
        throw std::bad_alloc();
    check(avcodec_parameters_copy(video->codecpar, &parameters), kind.muxer);
    video->time_base = tick;
    const auto add_captions = [&](std::string_view language) {
        captions_.emplace_back(kind.caption_coding, *format, io_, parameters.width, parameters.height, tick,
                               language_in(kind, language));
    };
    if (settings.caption_track) {
        add_captions(settings.language);
        std::ranges::for_each(settings.translations, add_captions);
    }
    if (settings.sound)
        sound_.emplace(kind.sound_encoder, *format, io_, tick, language_in(kind, settings.language));
    Options options;
    options.add(kind.muxer_options);
    const int result = avformat_write_header(format, options.address());
    if (result < 0)
        io_.check();
    check(result, kind.muxer);
    for (CaptionTrack& captions : captions_)
        captions.begin();
}

Muxer::~Muxer() {
    if (finished_)
        return;
    io_.abandon();
    av_write_trailer(format_.get());
    forget_errors();
}

void Muxer::write(AVPacket& packet) {
    if (sound_)
        sound_->write(packet.dts);
    packet.stream_index = 0;
    av_packet_rescale_ts(&packet, tick_, format_->streams[0]->time_base);
    const int result = av_write_frame(format_.get(), &packet);
    io_.check();
    check(result, "film's file");
}

void Muxer::show_caption(std::size_t track, std::string_view text, std::int64_t start) {
    captions_[track].show(text, start);
}

void Muxer::say(const Speech& speech, std::int64_t start) {
    if (sound_)
        sound_->say(speech, start);
}

void Muxer::begin_chapter(std::string_view title, std::int64_t start) {
    if (kind_.text_tracks)
        chapters_.begin(title, start);
}

void Muxer::finish(std::int64_t end) {
    for (CaptionTrack& captions : captions_)
        captions.end(end);
    if (sound_)
        sound_->end(end);
    chapters_.give_to(*format_, tick_, end);
    finished_ = true;
    const int result = av_write_trailer(format_.get());
    io_.flush();
    check(result, "film's file");
}

void Chapters::begin(std::string_view title, std::int64_t start) {
    chapters_.push_back({start, std::string(title)});
}

void Chapters::give_to(AVFormatContext& film, AVRational tick, std::int64_t end) const {
    if (chapters_.size() < 2)
        return;
    if (chapters_.front().start > 0)
        add(film, tick, 0, chapters_.front().start, "");
    for (std::size_t at = 0; at < chapters_.size(); ++at) {
        const bool last = at + 1 == chapters_.size();
        add(film, tick, chapters_[at].start, last ? end : chapters_[at + 1].start, chapters_[at].title);
    }
}

}  // namespace queenreel
