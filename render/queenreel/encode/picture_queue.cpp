#include "queenreel/encode/picture_queue.h"

#include <algorithm>
#include <new>
#include <system_error>
#include <utility>

#include "queenreel/base/refused_memory.h"

namespace queenreel {
namespace {

constexpr std::size_t jobs_per_thread = 4;

/// The number of threads that may draw at the same time without exceeding a memory limit.
std::size_t max_threads(const OutputOptions& options) {
    constexpr std::size_t max_bytes = std::size_t{128} << 20;
    constexpr std::size_t bytes_a_pixel = 4;
    constexpr std::size_t bytes_a_square = 512;  // for an SVG and Cairo's data while writing it
    const auto product = [](int a, int b) {
        return static_cast<std::size_t>(a) * static_cast<std::size_t>(b);
    };
    const Look& look = options.look;
    const std::size_t bytes = bytes_a_pixel * product(look.width, look.height) +
                              bytes_a_square * product(look.scene.size, look.scene.size);
    const std::size_t wanted = options.threads > 0 ? static_cast<std::size_t>(options.threads)
                                                   : std::max(1U, std::thread::hardware_concurrency());
    return std::min(wanted, std::max<std::size_t>(1, max_bytes / bytes));
}

}  // namespace

PictureQueue::PictureQueue(const OutputOptions& options)
    : options_(options),
      max_threads_(max_threads(options)),
      max_jobs_(max_threads_ == 1 ? 1 : max_threads_ * jobs_per_thread),
      writer_(options.format->writer(options)) {}

void PictureQueue::put(std::string name, const Frame& frame) {
    auto job = std::make_unique<Job>(Job{.frame = frame, .file = {.name = std::move(name), .bytes = {}}});
    {
        const std::lock_guard lock(mutex_);
        jobs_.push_back(std::move(job));
    }
    changed_.notify_all();
    // One for each picture that would otherwise have to wait.
    if (threads_.size() + 1 < std::min(max_threads_, jobs_.size()))
        add_thread();
}

/// If the system refuses a thread, or has little memory for it, fewer threads do the work.
void PictureQueue::add_thread() {
    // For its stack, heap and fonts. Fontconfig crashes on failed allocations.
    constexpr std::size_t thread_bytes = std::size_t{160} << 20;
    const MayBeRefused fewer_threads;
    try {
        ::operator delete(::operator new(thread_bytes));
        threads_.emplace_back([this](const std::stop_token& stop) { draw_all(stop); });
    } catch (const std::system_error&) {
        max_threads_ = 1;
    } catch (const std::bad_alloc&) {
        max_threads_ = 1;
    }
}

/// The main function of a thread. Without memory for its own writer, it leaves the work to the others.
void PictureQueue::draw_all(const std::stop_token& stop) try {
    const std::unique_ptr<PictureWriter> writer = options_.format->writer(options_);
    std::unique_lock lock(mutex_);
    while (changed_.wait(lock, stop, [this] { return oldest_waiting() != nullptr; }) &&
           !stop.stop_requested())
        draw_oldest(*writer, lock);
} catch (const std::exception&) {
    return;
}

PictureQueue::File PictureQueue::take() {
    const Job& oldest = *jobs_.front();
    std::unique_lock lock(mutex_);
    while (oldest.state != Job::State::drawn)
        if (oldest_waiting())
            draw_oldest(*writer_, lock);
        else
            changed_.wait(lock);
    const std::unique_ptr<Job> taken = std::move(jobs_.front());
    jobs_.pop_front();
    if (taken->error)
        std::rethrow_exception(taken->error);
    return std::move(taken->file);
}

/// The oldest picture that no thread is drawing, or null. The mutex must be held.
PictureQueue::Job* PictureQueue::oldest_waiting() const {
    const auto waits = [](const std::unique_ptr<Job>& job) { return job->state == Job::State::waiting; };
    const auto found = std::ranges::find_if(jobs_, waits);
    return found == jobs_.end() ? nullptr : found->get();
}

/// Draws the oldest picture that no thread is drawing, releasing the lock meanwhile.
void PictureQueue::draw_oldest(PictureWriter& writer, std::unique_lock<std::mutex>& lock) {
    Job& job = *oldest_waiting();
    job.state = Job::State::being_drawn;
    lock.unlock();
    try {
        writer.begin(job.file.bytes);
        writer.put(job.frame);
        writer.end();
    } catch (...) {
        job.error = std::current_exception();
    }
    lock.lock();
    job.state = Job::State::drawn;
    changed_.notify_all();
}

}  // namespace queenreel
