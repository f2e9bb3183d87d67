#include "queenreel/verify/read/decoders.h"

#include <fmt/format.h>

extern "C" {
#include <libavutil/cpu.h>
}

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <memory>
#include <new>
#include <string_view>

#include "queenreel/verify/read/av.h"

namespace queenreel::judge {
namespace {

using std::chrono::microseconds;

constexpr AVRational microsecond_ticks{1, AV_TIME_BASE};
constexpr int max_threads = 4;  // each keeps its own pictures

std::int64_t duration_of(const AVFrame& frame) {
    // A picture's duration has this name since libavutil 57.30; the former name ended with version 59.
#if LIBAVUTIL_VERSION_INT >= AV_VERSION_INT(57, 30, 100)
    return frame.duration;
#else
    return frame.pkt_duration;
#endif
}

/// A file, read by libav.
class AvInput {
  public:
    explicit AvInput(const Input& input) : input_(input) {
        constexpr int block = 1 << 16;
        auto* buffer = static_cast<unsigned char*>(av_malloc(block));
        io_.reset(avio_alloc_context(buffer, block, 0, this, read, nullptr, seek));
        if (!buffer || !io_)
            throw std::bad_alloc();
    }

    AvInput(const AvInput&) = delete;
    AvInput& operator=(const AvInput&) = delete;

    AVIOContext* io() const { return io_.get(); }

  private:
    struct Release {
        void operator()(AVIOContext* io) const {
            av_freep(&io->buffer);
            avio_context_free(&io);
        }
    };

    static int read(void* self, std::uint8_t* bytes, int size) {
        AvInput& file = *static_cast<AvInput*>(self);
        try {
            const std::size_t count =
                file.input_.read(file.position_, {bytes, static_cast<std::size_t>(size)});
            file.position_ += count;
            return count > 0 ? static_cast<int>(count) : AVERROR_EOF;
        } catch (const UnreadableError&) {
            return AVERROR(EIO);
        }
    }

    static std::int64_t seek(void* self, std::int64_t offset, int whence) {
        AvInput& file = *static_cast<AvInput*>(self);
        if (whence & AVSEEK_SIZE)
            return static_cast<std::int64_t>(file.input_.size());
        // For these formats libav seeks only from the start.
        if (whence != SEEK_SET || offset < 0)
            return AVERROR(EINVAL);
        file.position_ = static_cast<std::uint64_t>(offset);
        return offset;
    }

    const Input& input_;
    std::uint64_t position_ = 0;
    std::unique_ptr<AVIOContext, Release> io_;
};

/// Refuses to open other files that a film refers to.
int open_no_other(AVFormatContext*, AVIOContext**, const char*, int, AVDictionary**) {
    return AVERROR(EPERM);
}

/// Opens a demuxer; `io` must outlive it.
Av<AVFormatContext> open_demuxer(AVIOContext* io, const char* demuxer) {
    av_log_set_level(AV_LOG_QUIET);
    AVFormatContext* context = avformat_alloc_context();
    if (!context)
        throw std::bad_alloc();
    context->pb = io;
    context->io_open = open_no_other;
    const int result = avformat_open_input(&context, "", av_find_input_format(demuxer), nullptr);
    Av<AVFormatContext> owner(context);  // null on failure
    require_ok(result, "damaged: its index cannot be read");
    return owner;
}

/// A video track during decoding.
class Track {
  public:
    /// `demuxer`: libav's name.
    Track(const Input& input, const char* demuxer)
        : input_(input),
          file_(open_demuxer(input_.io(), demuxer)),
          stream_(find_stream()),
          decoder_(open_decoder(stream_.codecpar->codec_id, std::min(max_threads, av_cpu_count()),
                                stream_.codecpar, transparency())),
          packet_(av_packet_alloc()) {
        check_size(stream_.codecpar->width, stream_.codecpar->height);
    }

    /// Passes all pictures to `film`.
    void play(FilmCheck& film) {
        while (read_packet()) {
            require_ok(avcodec_send_packet(decoder_.get(), packet_.get()), "damaged picture");
            give_frames(film);
        }
        require_ok(avcodec_send_packet(decoder_.get(), nullptr), "damaged picture");
        give_frames(film);
        if (stream_.nb_frames > 0 && frames_ != stream_.nb_frames)
            throw UnreadableError(
                fmt::format("cut short or damaged: its index lists {} pictures, but {} can be decoded",
                            stream_.nb_frames, frames_));
        constexpr microseconds millisecond{1000};
        const microseconds tick(av_rescale_q(1, stream_.time_base, microsecond_ticks));
        film.end(end(), std::max(millisecond, tick));
    }

  private:
    AVStream& find_stream() {
        const int index = av_find_best_stream(file_.get(), AVMEDIA_TYPE_VIDEO, -1, -1, nullptr, 0);
        return *file_->streams[require_ok(index, "has no video")];
    }

    /// Returns the meaning of Matroska's AlphaMode, RFC 9559, 5.1.4.1.28.6.
    Transparency transparency() const {
        const AVDictionaryEntry* const mode = av_dict_get(stream_.metadata, "alpha_mode", nullptr, 0);
        const bool beside = mode && std::string_view(mode->value) == "1";
        return beside && stream_.codecpar->codec_id == AV_CODEC_ID_VP9 ? Transparency::beside
                                                                       : Transparency::inside;
    }

    /// Reads the track's next packet; returns false at the end.
    bool read_packet() {
        while (true) {
            av_packet_unref(packet_.get());
            const int result = av_read_frame(file_.get(), packet_.get());
            if (result == AVERROR_EOF)
                return false;
            require_ok(result, "cut short or damaged");
            if (packet_->stream_index != stream_.index)
                continue;
            if (packet_->flags & AV_PKT_FLAG_CORRUPT)
                throw UnreadableError("cut short: a picture's bytes go past the end of the file");
            return true;
        }
    }

    void give_frames(FilmCheck& film) {
        while (Av<AVFrame> frame = next_frame(*decoder_)) {
            const std::int64_t pts = frame->best_effort_timestamp;
            if (pts == AV_NOPTS_VALUE)
                throw UnreadableError("damaged: a picture has no time");
            if (frames_++ == 0)
                start_ = pts;
            end_ = pts + duration_of(*frame);
            film.picture(picture_of(std::move(frame)), time_of(pts));
        }
    }

    /// Returns the end of the last picture. With B-frames, a packet's duration is not its picture's, so the
    /// track's duration decides, or the film's if it has only this track or if tracks have no duration, as in
    /// Matroska.
    microseconds end() const {
        microseconds latest = time_of(end_);
        if (stream_.duration != AV_NOPTS_VALUE)
            latest = std::max(
                latest, microseconds(av_rescale_q(stream_.duration, stream_.time_base, microsecond_ticks)));
        if ((file_->nb_streams == 1 || stream_.duration == AV_NOPTS_VALUE) &&
            file_->duration != AV_NOPTS_VALUE)
            latest = std::max(latest, microseconds(file_->duration));
        return latest;
    }

    /// Returns the time since the first picture.
    microseconds time_of(std::int64_t pts) const {
        return microseconds(av_rescale_q(pts - start_, stream_.time_base, microsecond_ticks));
    }

    AvInput input_;
    Av<AVFormatContext> file_;
    AVStream& stream_;
    Av<AVCodecContext> decoder_;
    Av<AVPacket> packet_;
    std::int64_t frames_ = 0;
    std::int64_t start_ = 0;
    std::int64_t end_ = 0;
};

}  // namespace

void read_mp4(const Input& input, FilmCheck& film) {
    check_boxes(input);
    Track(input, "mov").play(film);
}

void read_webm(const Input& input, FilmCheck& film) {
    check_elements(input);
    Track(input, "matroska").play(film);
}

}  // namespace queenreel::judge
