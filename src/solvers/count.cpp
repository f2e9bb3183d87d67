#include "solvers/count.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "solvers/border.h"
#include "solvers/border_search.h"
#include "solvers/symmetric_solutions.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// How often the caller is asked whether to keep going.
constexpr auto question_period = 50ms;

/// Borders shared out among threads, each taking the next one that is left.
class Work {
  public:
    explicit Work(int n) : n_(n), classes_(border_classes(n)) {}

    std::size_t size() const { return classes_.size(); }

    /// Counts until nothing is left or `stop` is requested.
    void run(const std::stop_token& stop) {
        BorderSearch search(n_);
        for (std::size_t i = next_++; i < size() && !stop.stop_requested(); i = next_++) {
            const auto images = static_cast<std::uint64_t>(classes_[i].images);
            solutions_ += images * search.solutions(classes_[i].border, stop);
            ++done_;
        }
        // Locked, so that the signal cannot fall between the other thread's check of done_ and its wait.
        const std::lock_guard lock(mutex_);
        finished_.notify_all();
    }

    /// Waits until all is counted, or for one period; true when all is counted.
    bool wait() {
        std::unique_lock lock(mutex_);
        return finished_.wait_for(lock, question_period, [this] { return done_ == size(); });
    }

    double share_done() const {
        return size() == 0 ? 1.0 : static_cast<double>(done_) / static_cast<double>(size());
    }

    std::uint64_t solutions() const { return solutions_; }

  private:
    int n_;
    std::vector<BorderClass> classes_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<std::size_t> done_ = 0;
    std::atomic<std::uint64_t> solutions_ = 0;
    std::mutex mutex_;
    std::condition_variable finished_;
};

std::size_t thread_count(const CountOptions& options, std::size_t work_size) {
    const auto wanted = options.threads == 0 ? std::max(1U, std::thread::hardware_concurrency())
                                             : static_cast<unsigned>(options.threads);
    return std::min<std::size_t>(wanted, work_size);
}

}  // namespace

std::optional<Counts> count_solutions(int n, const CountOptions& options) {
    if (n < 1 || n > max_countable)
        throw std::invalid_argument("count " + std::to_string(n) + ": out of range; give 1 to " +
                                    std::to_string(max_countable));
    if (options.threads < 0)
        throw std::invalid_argument("threads " + std::to_string(options.threads) +
                                    ": cannot be negative; give 0 for one per processor, or more");
    Work work(n);
    const auto keep_going = [&] { return !options.keep_going || options.keep_going(work.share_done()); };
    {
        std::vector<std::jthread> threads;  // stopped and joined at the end of this block, however it is left
        for (std::size_t left = thread_count(options, work.size()); left > 0; --left)
            threads.emplace_back([&work](const std::stop_token& stop) { work.run(stop); });
        do {
            if (!keep_going())
                return std::nullopt;
        } while (!work.wait());
    }
    if (!keep_going())
        return std::nullopt;
    const std::uint64_t all = work.solutions();
    return Counts{all, (all + symmetries_of_solutions(n)) / 8};
}

}  // namespace queenreel
