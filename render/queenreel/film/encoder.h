#pragma once

#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <exception>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "queenreel/codecs/h264/skipped.h"
#include "queenreel/film/coder.h"
#include "queenreel/film/film.h"
#include "queenreel/film/libav.h"

namespace queenreel {

/// Codes a film's frames. A group of pictures, from one key frame to the next, is independent of others, so
/// several coders work on groups in turn, each in its own thread. The packets are in order and the same for
/// any number of threads.
class Encoder {
  public:
    /// `tick`: the unit of times, in seconds. Throws UnavailableError, OutputError.
    Encoder(const CodedFormat& format, const FilmSettings& settings, AVRational tick,
            const AVOutputFormat& muxer);

    /// The coding parameters of the packets, for the muxer.
    const AVCodecParameters& parameters() const { return *parameters_; }

    /// Returns true if a frame that is shown for several ticks becomes one packet per tick.
    bool repeats() const { return skipped_.has_value(); }

    /// Codes `frame`, shown from `start` for `duration` ticks; AV_PICTURE_TYPE_I begins a group. Holds a
    /// reference to its data until it is coded. Blocks while too many frames are waiting. packet() then
    /// returns what is ready. Throws std::system_error if no thread is available.
    void send(AVFrame& frame, std::int64_t start, std::int64_t duration);

    /// Call it after the last frame.
    void drain();

    /// The next packet that is ready, or null; after drain(), the next one, or null after the last. Valid
    /// until the next call. Rethrows what coding it threw.
    AVPacket* packet();

  private:
    struct Waiting {
        Libav<AVFrame> frame;
        std::int64_t duration;
    };

    /// A running coder. `coder` and `dropped` belong to its thread; the mutex guards everything else.
    struct Worker {
        std::unique_ptr<Coder> coder;
        int dropped = 0;  ///< the next packets, this many, are not part of the film
        std::deque<Waiting> frames;
        std::deque<Libav<AVPacket>> packets;
        std::exception_ptr error;
        std::jthread thread;
    };

    void skip_held_pictures();
    void code(std::size_t number, const std::stop_token& stop);
    void code_frames(std::size_t number, const std::stop_token& stop);
    void take_packets(Worker& worker);
    void open(Worker& worker, std::size_t number, const AVFrame& like);
    Libav<AVFrame> free_frame(const AVFrame& like);
    bool receive();
    void repeat();
    std::size_t waiting_frames() const;

    CodedFormat format_;
    FilmSettings settings_;
    AVRational tick_;
    const AVOutputFormat& muxer_;
    std::size_t max_waiting_ = 0;  // frames
    Libav<AVCodecParameters> parameters_;
    Libav<AVPacket> packet_;
    std::optional<h264::SkippedPictures> skipped_;
    std::int64_t time_ = 0;         // of the last packet, if pictures are repeated
    std::int64_t repetitions_ = 0;  // of the last packet, still to come
    bool drained_ = false;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::size_t current_ = 0;           // the worker of the last frame
    std::deque<std::size_t> order_;     // the workers of frames whose packets are still to come
    std::vector<Libav<AVFrame>> free_;  // frames that have been coded
    std::vector<Worker> workers_;
};

}  // namespace queenreel
