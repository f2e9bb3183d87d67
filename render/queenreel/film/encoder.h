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

/// Codes the frames of a film. A group of pictures, from a key frame up to the next, depends on no other, so
/// groups are coded by several coders side by side, in turn, each in a thread of its own. The packets come
/// out in order, and are the same for any number of threads.
class Encoder {
  public:
    /// `tick`: the unit of times, seconds. Throws UnavailableError, OutputError.
    Encoder(const CodedFormat& format, const FilmSettings& settings, AVRational tick,
            const AVOutputFormat& muxer);

    /// How the packets are coded, for the muxer.
    const AVCodecParameters& parameters() const { return *parameters_; }

    /// Whether a frame that is shown for several ticks becomes a packet for each.
    bool repeats() const { return skipped_.has_value(); }

    /// Codes `frame`, shown from `start` for `duration` ticks; one of AV_PICTURE_TYPE_I begins a group. Keeps
    /// a reference to what it holds until it is coded. Waits while too much is waiting to be coded. packet()
    /// then gives what is ready. Throws std::system_error where there is no thread to be had.
    void send(AVFrame& frame, std::int64_t start, std::int64_t duration);

    /// No more frames come.
    void drain();

    /// The next packet that is ready, or null; after drain(), the next one, or null after the last. Valid
    /// until the next call. Throws what coding it threw.
    AVPacket* packet();

  private:
    struct Waiting {
        Libav<AVFrame> frame;
        std::int64_t duration;
    };

    /// A coder at work. `coder` and `dropped` are its thread's, the rest is under the mutex.
    struct Worker {
        std::unique_ptr<Coder> coder;
        int dropped = 0;  ///< packets to come that are not the film's
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
    std::int64_t time_ = 0;         // of the last packet, where pictures are repeated
    std::int64_t repetitions_ = 0;  // of the last packet that are still to come
    bool drained_ = false;
    std::mutex mutex_;
    std::condition_variable_any changed_;
    std::size_t current_ = 0;           // the worker of the last frame
    std::deque<std::size_t> order_;     // the workers of the frames whose packets have not been given
    std::vector<Libav<AVFrame>> free_;  // frames that have been coded
    std::vector<Worker> workers_;
};

}  // namespace queenreel
