#include "verify/read/mp4.h"

#include <fmt/format.h>

#include <algorithm>

#include "verify/read/av.h"
#include "verify/read/mp4_boxes.h"

namespace queenreel::judge {
namespace {

using std::chrono::microseconds;

constexpr AVRational microsecond_ticks{1, AV_TIME_BASE};

Av<AVFormatContext> open_demuxer(const std::string& path) {
    av_log_set_level(AV_LOG_QUIET);
    AVDictionary* options = nullptr;
    av_dict_set(&options, "protocol_whitelist", "file", 0);
    AVFormatContext* context = nullptr;
    const int result =
        avformat_open_input(&context, ("file:" + path).c_str(), av_find_input_format("mov"), &options);
    Av<AVFormatContext> owner(context);
    av_dict_free(&options);
    require_ok(result, "damaged: its index cannot be read");
    return owner;
}

/// The video track being decoded.
class Track {
  public:
    explicit Track(const std::string& path)
        : file_(open_demuxer(path)),
          stream_(find_stream()),
          decoder_(open_decoder(stream_.codecpar->codec_id, 0, stream_.codecpar)),
          packet_(av_packet_alloc()) {
        check_size(stream_.codecpar->width, stream_.codecpar->height);
    }

    /// Gives all pictures to `film`.
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

    /// Goes to the track's next packet; false at the end.
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
            end_ = pts + frame->pkt_duration;
            film.picture(picture_of(std::move(frame)), time_of(pts));
        }
    }

    /// When the last picture ends. With B-frames a packet's duration is not its picture's: then the track's
    /// own, or that of the whole film when it is the only track, tells.
    microseconds end() const {
        microseconds latest = time_of(end_);
        if (stream_.duration != AV_NOPTS_VALUE)
            latest = std::max(
                latest, microseconds(av_rescale_q(stream_.duration, stream_.time_base, microsecond_ticks)));
        if (file_->nb_streams == 1 && file_->duration != AV_NOPTS_VALUE)
            latest = std::max(latest, microseconds(file_->duration));
        return latest;
    }

    /// The time since the first picture.
    microseconds time_of(std::int64_t pts) const {
        return microseconds(av_rescale_q(pts - start_, stream_.time_base, microsecond_ticks));
    }

    Av<AVFormatContext> file_;
    AVStream& stream_;
    Av<AVCodecContext> decoder_;
    Av<AVPacket> packet_;
    std::int64_t frames_ = 0;
    std::int64_t start_ = 0;
    std::int64_t end_ = 0;
};

}  // namespace

void read_mp4(Source& source, FilmCheck& film) {
    check_boxes(source.stream());
    Track(source.path()).play(film);
}

}  // namespace queenreel::judge
