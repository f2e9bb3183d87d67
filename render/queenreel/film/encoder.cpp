#include "queenreel/film/encoder.h"

extern "C" {
#include <libavutil/cpu.h>
#include <libavutil/imgutils.h>
}

#include <algorithm>
#include <cstring>
#include <span>
#include <utility>

namespace queenreel {
namespace {

/// The number of parallel coders: odd, see Encoder::open(). More would cost more memory than they save time.
std::size_t workers_for(const CodedFormat& format, const FilmSettings& settings) {
    const int threads = settings.threads > 0 ? settings.threads : av_cpu_count();
    return format.groups && threads > 1 ? 3 : 1;
}

/// The number of frames that may wait to be coded: several groups, so that coders stay busy, within limits.
std::size_t max_waiting_frames(const AVCodecParameters& parameters) {
    constexpr std::size_t max_bytes = std::size_t{32} << 20;
    const int bytes = check(av_image_get_buffer_size(static_cast<AVPixelFormat>(parameters.format),
                                                     parameters.width, parameters.height, 1),
                            "film's frame");
    return std::clamp<std::size_t>(max_bytes / static_cast<std::size_t>(bytes), 4, 256);
}

/// x264 leaks the picture's number into the last, unread bit of its slice (x264_cabac_encode_flush()). Set it
/// to 1, which is always valid, so that the output does not depend on the number of coders.
void drop_count(AVPacket& packet) {
    check(av_packet_make_writable(&packet), "film's packets");
    packet.data[packet.size - 1] |= 1;
}

}  // namespace

Encoder::Encoder(const CodedFormat& format, const FilmSettings& settings, AVRational tick,
                 const AVOutputFormat& muxer)
    : format_(format),
      settings_(settings),
      tick_(tick),
      muxer_(muxer),
      parameters_(check(avcodec_parameters_alloc())),
      workers_(workers_for(format, settings)) {
    current_ = workers_.size() - 1;
    workers_[0].coder = std::make_unique<Coder>(format, settings, tick, muxer);
    check(avcodec_parameters_copy(parameters_.get(), &workers_[0].coder->parameters()), "film's parameters");
    max_waiting_ = max_waiting_frames(*parameters_);
    if (settings.fps && format.repetition == Repetition::skipped)
        skip_held_pictures();
}

void Encoder::skip_held_pictures() {
    skipped_.emplace(
        std::span(parameters_->extradata, static_cast<std::size_t>(parameters_->extradata_size)));
    set_bytes(*parameters_, skipped_->parameters());
}

void Encoder::send(AVFrame& frame, std::int64_t start, std::int64_t duration) {
    Waiting waiting{free_frame(frame), duration};
    check(av_frame_copy(waiting.frame.get(), &frame), "film's frame");
    check(av_frame_copy_props(waiting.frame.get(), &frame), "film's frame");
    waiting.frame->pts = start;
    std::unique_lock lock(mutex_);
    if (frame.pict_type == AV_PICTURE_TYPE_I)
        current_ = (current_ + 1) % workers_.size();
    Worker& worker = workers_[current_];
    changed_.wait(lock, [&] { return waiting_frames() < max_waiting_ || worker.error; });
    worker.frames.push_back(std::move(waiting));
    order_.push_back(current_);
    changed_.notify_all();
    if (!worker.thread.joinable())
        worker.thread =
            std::jthread([this, number = current_](const std::stop_token& stop) { code(number, stop); });
}

/// A frame to copy one like `like` to: one that was coded and that no encoder still reads, which those with
/// their own threads may do after taking it; otherwise a new one.
Libav<AVFrame> Encoder::free_frame(const AVFrame& like) {
    {
        const std::lock_guard lock(mutex_);
        const auto free = std::ranges::find_if(
            free_, [](const Libav<AVFrame>& frame) { return av_frame_is_writable(frame.get()) != 0; });
        if (free != free_.end()) {
            Libav<AVFrame> frame = std::move(*free);
            free_.erase(free);
            return frame;
        }
    }
    Libav<AVFrame> frame = check(av_frame_alloc());
    frame->format = like.format;
    frame->width = like.width;
    frame->height = like.height;
    check(av_frame_get_buffer(frame.get(), 0), "film's frame");
    return frame;
}

void Encoder::drain() {
    const std::lock_guard lock(mutex_);
    drained_ = true;
    changed_.notify_all();
}

AVPacket* Encoder::packet() {
    if (repetitions_ > 0) {
        repeat();
        return packet_.get();
    }
    if (!receive())
        return nullptr;
    if (skipped_) {
        set_bytes(*packet_, skipped_->numbered_picture(
                                std::span(packet_->data, static_cast<std::size_t>(packet_->size))));
        time_ = packet_->pts;
        repetitions_ = packet_->duration - 1;
        packet_->duration = 1;
    }
    return packet_.get();
}

/// Turns the packet into one that shows the same picture a tick later.
void Encoder::repeat() {
    --repetitions_;
    set_bytes(*packet_, skipped_->skipped_picture());
    av_packet_free_side_data(packet_.get());
    packet_->flags = AV_PKT_FLAG_DISPOSABLE;
    packet_->pts = packet_->dts = ++time_;
    packet_->duration = 1;
}

/// The main function of a worker's thread.
void Encoder::code(std::size_t number, const std::stop_token& stop) {
    Worker& worker = workers_[number];
    std::exception_ptr error;
    try {
        code_frames(number, stop);
    } catch (...) {
        error = std::current_exception();
    }
    worker.coder.reset();
    const std::lock_guard lock(mutex_);
    worker.error = error;
    worker.frames.clear();
    changed_.notify_all();
}

void Encoder::code_frames(std::size_t number, const std::stop_token& stop) {
    Worker& worker = workers_[number];
    std::unique_lock lock(mutex_);
    const auto has_work = [&] { return !worker.frames.empty() || drained_; };
    while (changed_.wait(lock, stop, has_work) && !stop.stop_requested()) {
        std::optional<Waiting> next;
        if (!worker.frames.empty()) {
            next = std::move(worker.frames.front());
            worker.frames.pop_front();
            changed_.notify_all();
        }
        lock.unlock();
        if (next && !worker.coder)
            open(worker, number, *next->frame);
        worker.coder->send(next ? next->frame.get() : nullptr, next ? next->duration : 0);
        take_packets(worker);
        if (!next)
            return;
        lock.lock();
        free_.push_back(std::move(next->frame));
    }
}

/// Opens the coder of a worker other than the first. x264 numbers key frames 0 and 1 alternately
/// (idr_pic_id), because consecutive ones must differ. With an odd number of coders, each gets both numbers
/// in turn; the output matches that of one coder if every second coder has coded one key frame before.
void Encoder::open(Worker& worker, std::size_t number, const AVFrame& like) {
    worker.coder = std::make_unique<Coder>(format_, settings_, tick_, muxer_);
    if (number % 2 == 0)
        return;
    const Libav<AVFrame> frame = free_frame(like);
    for (const AVBufferRef* const plane : frame->buf)
        if (plane)
            std::memset(plane->data, 128, plane->size);
    frame->pict_type = AV_PICTURE_TYPE_I;
    frame->pts = like.pts - 1;
    worker.coder->send(frame.get(), 1);
    worker.dropped = 1;
}

void Encoder::take_packets(Worker& worker) {
    while (Libav<AVPacket> packet = worker.coder->packet()) {
        if (std::exchange(worker.dropped, 0) > 0)
            continue;
        if (format_.groups)
            drop_count(*packet);
        const std::lock_guard lock(mutex_);
        worker.packets.push_back(std::move(packet));
        changed_.notify_all();
    }
}

/// Takes the next packet in order, if one is ready or will be.
bool Encoder::receive() {
    std::unique_lock lock(mutex_);
    if (order_.empty())
        return false;
    Worker& worker = workers_[order_.front()];
    if (drained_)
        changed_.wait(lock, [&] { return !worker.packets.empty() || worker.error; });
    if (worker.packets.empty()) {
        if (worker.error)
            std::rethrow_exception(worker.error);
        return false;
    }
    packet_ = std::move(worker.packets.front());
    worker.packets.pop_front();
    order_.pop_front();
    return true;
}

/// The number of frames waiting for all workers. The mutex must be held.
std::size_t Encoder::waiting_frames() const {
    std::size_t count = 0;
    for (const Worker& worker : workers_)
        count += worker.frames.size();
    return count;
}

}  // namespace queenreel
