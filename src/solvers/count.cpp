#include "solvers/count.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <memory>
#include <mutex>
#include <new>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "base/refused_memory.h"
#include "solvers/border.h"
#include "solvers/border_search.h"
#include "solvers/lanes.h"
#include "solvers/symmetric_solutions.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// How often the caller is asked whether to keep going.
constexpr auto question_period = 50ms;

/// Borders shared out among threads, each taking the next one that is left.
class Work {
  public:
    Work(int n, std::uint64_t part, std::uint64_t parts) {
        const std::vector<BorderClass> all = border_classes(n);
        for (std::size_t i = part - 1; i < all.size(); i += parts)
            classes_.push_back(all[i]);
    }

    std::size_t size() const { return classes_.size(); }

    /// Counts until nothing is left or `stop` is requested. What it throws, wait() throws.
    void run(BorderSearch& search, const std::stop_token& stop) noexcept {
        std::exception_ptr error;
        try {
            while (!stop.stop_requested() && count_next(search, stop)) {
            }
        } catch (...) {
            error = std::current_exception();
        }
        // Locked, so that the signal cannot fall between the other thread's check of done_ and its wait.
        const std::lock_guard lock(mutex_);
        error_ = error_ ? error_ : error;
        finished_.notify_all();
    }

    /// Counts with the next border; false when none is left.
    bool count_next(BorderSearch& search, const std::stop_token& stop) {
        const std::size_t i = next_++;
        if (i >= size())
            return false;
        const auto images = static_cast<std::uint64_t>(classes_[i].images);
        solutions_ += images * search.solutions(classes_[i].border, stop);
        ++done_;
        return true;
    }

    /// Waits until all is counted, or for one period; true when all is counted.
    bool wait() {
        std::unique_lock lock(mutex_);
        const bool ended =
            finished_.wait_for(lock, question_period, [this] { return done_ == size() || error_; });
        if (error_)
            std::rethrow_exception(error_);
        return ended;
    }

    double share_done() const {
        return size() == 0 ? 1.0 : static_cast<double>(done_) / static_cast<double>(size());
    }

    std::uint64_t solutions() const { return solutions_; }

  private:
    std::vector<BorderClass> classes_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> done_ = 0;
    std::atomic<std::uint64_t> solutions_ = 0;
    std::mutex mutex_;
    std::condition_variable finished_;
    std::exception_ptr error_;  ///< of a thread
};

std::size_t thread_count(const CountOptions& options, std::size_t work_size) {
    const auto wanted = options.threads == 0 ? std::max(1U, std::thread::hardware_concurrency())
                                             : static_cast<unsigned>(options.threads);
    return std::min<std::size_t>(wanted, work_size);
}

/// A thread at work, which is stopped and joined at its end, with the memory that it works in.
struct Worker {
    explicit Worker(int n) : search(n) {}

    BorderSearch search;
    std::jthread thread;
};

using Workers = std::vector<std::unique_ptr<Worker>>;

/// Adds a thread at work; false where the system refuses it, or has no memory for it.
bool add_worker(Workers& workers, Work& work, int n) {
    const MayBeRefused fewer_threads;
    try {
        auto worker = std::make_unique<Worker>(n);
        worker->thread = std::jthread(
            [&work, &search = worker->search](const std::stop_token& stop) { work.run(search, stop); });
        workers.push_back(std::move(worker));
        return true;
    } catch (const std::system_error&) {
        return false;
    } catch (const std::bad_alloc&) {
        return false;
    }
}

/// What is kept free for the caller, so that threads do not take the last of the memory.
constexpr std::size_t reserve_size = 1 << 20;

/// Up to `count` threads at work. Where there are fewer, those do the work of all.
Workers workers_for(Work& work, int n, std::size_t count) {
    Workers workers;
    workers.reserve(count);
    const auto reserve = std::make_unique_for_overwrite<char[]>(reserve_size);
    while (workers.size() < count && add_worker(workers, work, n)) {
    }
    return workers;
}

}  // namespace

CountMethod count_method() {
    return {.technique = "lanes", .target = lane_target()};
}

std::uint64_t border_class_count(int n) {
    return border_classes(n).size();
}

std::optional<PartialCount> count_part(int n, std::uint64_t part, std::uint64_t parts,
                                       const CountOptions& options) {
    if (n < 1 || n > max_countable)
        throw std::invalid_argument("count " + std::to_string(n) + ": out of range; give 1 to " +
                                    std::to_string(max_countable));
    if (part < 1 || part > parts)
        throw std::invalid_argument("part " + std::to_string(part) + ": there is none; give 1 to " +
                                    std::to_string(parts));
    if (options.threads < 0)
        throw std::invalid_argument("threads " + std::to_string(options.threads) +
                                    ": cannot be negative; give 0 for one per processor, or more");
    Work work(n, part, parts);
    const auto keep_going = [&] { return !options.keep_going || options.keep_going(work.share_done()); };
    {
        BorderSearch own(n);
        const auto workers = workers_for(work, n, thread_count(options, work.size()));
        do {
            if (!keep_going())
                return std::nullopt;
        } while (workers.empty() ? work.count_next(own, {}) : !work.wait());
    }
    if (!keep_going())
        return std::nullopt;
    return PartialCount{work.size(), work.solutions()};
}

Counts counts_of(int n, std::uint64_t solutions) {
    return {solutions, (solutions + symmetries_of_solutions(n)) / 8};
}

std::optional<Counts> count_solutions(int n, const CountOptions& options) {
    const auto all = count_part(n, 1, 1, options);
    return all ? std::optional(counts_of(n, all->solutions)) : std::nullopt;
}

}  // namespace queenreel
