#include "queenreel/counting/count.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <new>
#include <stdexcept>
#include <stop_token>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

#include "queenreel/base/refused_memory.h"
#include "queenreel/counting/column_split.h"
#include "queenreel/counting/disjoint_pairs.h"
#include "queenreel/counting/split_search.h"
#include "queenreel/puzzle/known_counts.h"
#include "queenreel/puzzle/symmetry.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// The interval between calls of `keep_going`.
constexpr auto question_period = 50ms;

/// Solutions that a thread counts per second, about the same for every n: 16 took 0.06 s with AVX2, 0.04 s
/// with AVX-512.
constexpr double counted_solutions_a_second = 2e8;

/// Column splits shared among threads; each takes the next one left.
class Work {
  public:
    Work(int n, std::uint64_t part, std::uint64_t parts)
        : n_(n),
          parts_(parts),
          size_((column_split_count(n) + parts - part) / parts),
          to_skip_(part - 1),
          splits_(column_splits(n)) {}

    std::uint64_t size() const { return size_; }

    /// Adds a worker thread, which the caller joins; false if the system refuses it or has no memory.
    bool add_thread(std::vector<std::jthread>& threads) {
        const MayBeRefused fewer_threads;
        ++running_;
        try {
            {
                const std::lock_guard lock(mutex_);
                left_.reserve(threads.size() + 1);
            }
            threads.emplace_back([this](const std::stop_token& stop) { run(stop); });
            return true;
        } catch (const std::system_error&) {
            --running_;
        } catch (const std::bad_alloc&) {
            --running_;
        }
        return false;
    }

    bool has_threads() const { return running_ > 0; }

    /// Counts the solutions of the next split; false if none is left.
    bool count_next(SplitSearch& search, const std::stop_token& stop) {
        const std::optional<ColumnSplit> split = next();
        if (!split)
            return false;
        try {
            solutions_ += search.solutions(*split, stop);
        } catch (const std::bad_alloc&) {
            const std::lock_guard lock(mutex_);
            left_.push_back(*split);
            throw;
        }
        ++done_;
        return true;
    }

    /// Waits until all is counted, no thread is left, or a period has passed; true when all is counted.
    bool wait() {
        std::unique_lock lock(mutex_);
        finished_.wait_for(lock, question_period, [this] { return running_ == 0 || error_; });
        if (error_)
            std::rethrow_exception(error_);
        return done_ == size();
    }

    double share_done() const {
        return size() == 0 ? 1.0 : static_cast<double>(done_) / static_cast<double>(size());
    }

    std::uint64_t solutions() const { return solutions_; }

  private:
    /// Counts until nothing is left or `stop` is requested. wait() rethrows exceptions, except when memory
    /// runs out: the thread then leaves its work to others, in the end the caller's.
    void run(const std::stop_token& stop) noexcept {
        const MayBeRefused left_to_others;  // throwing allocates memory, too
        std::exception_ptr error;
        try {
            SplitSearch search(n_);
            while (!stop.stop_requested() && count_next(search, stop)) {
            }
        } catch (const std::bad_alloc&) {  // NOLINT(bugprone-empty-catch): its work is left to others
        } catch (...) {
            error = std::current_exception();
        }
        // Lock, so that the notification cannot fall between the other thread's check of running_ and its
        // wait.
        const std::lock_guard lock(mutex_);
        --running_;
        error_ = error_ ? error_ : error;
        finished_.notify_all();
    }

    std::optional<ColumnSplit> next() {
        const std::lock_guard lock(mutex_);
        if (!left_.empty()) {
            const ColumnSplit split = left_.back();
            left_.pop_back();
            return split;
        }
        if (!place_)
            place_ = splits_.begin();
        for (; to_skip_ > 0 && *place_ != splits_.end(); --to_skip_)
            ++*place_;
        if (*place_ == splits_.end())
            return std::nullopt;
        to_skip_ = parts_;
        return **place_;
    }

    int n_;
    std::uint64_t parts_;
    std::uint64_t size_;
    std::uint64_t to_skip_;  ///< before the next split to take
    Generator<ColumnSplit> splits_;
    std::optional<Generator<ColumnSplit>::Iterator> place_;
    std::vector<ColumnSplit> left_;  ///< by threads that ran out of memory
    std::atomic<std::size_t> running_ = 0;
    std::atomic<std::uint64_t> done_ = 0;
    std::atomic<std::uint64_t> solutions_ = 0;
    std::mutex mutex_;
    std::condition_variable finished_;
    std::exception_ptr error_;  ///< thrown in a thread
};

std::size_t thread_count(const CountOptions& options, std::uint64_t work_size) {
    const auto wanted = options.threads == 0 ? std::max(1U, std::thread::hardware_concurrency())
                                             : static_cast<unsigned>(options.threads);
    return std::min<std::uint64_t>(wanted, work_size);
}

/// Memory held in reserve for the caller, so that threads do not take the last of it.
constexpr std::size_t reserve_size = 1 << 20;

/// Starts up to `count` threads. If the system allows fewer, those share the work.
std::vector<std::jthread> threads_for(Work& work, std::size_t count) {
    std::vector<std::jthread> threads;
    threads.reserve(count);
    const auto reserve = std::make_unique_for_overwrite<char[]>(reserve_size);
    while (threads.size() < count && work.add_thread(threads)) {
    }
    return threads;
}

/// Finds the solutions that a half turn leaves unchanged by placing two queens at a time: one from the top
/// and its image from the bottom.
class HalfTurnSearch {
  public:
    explicit HalfTurnSearch(int n) : n_(n), board_((std::uint64_t{1} << n) - 1) {}

    std::uint64_t symmetries() {
        if (n_ % 2 == 0)
            return fill(0, 0, 0, 0);
        // The middle row's queen is its own image, so it is in the center.
        const int middle = n_ / 2;
        columns_[static_cast<std::size_t>(middle)] = middle;
        return fill(0, bit(middle), bit(n_ - 1), bit(n_ - 1));
    }

  private:
    static std::uint64_t bit(int index) { return std::uint64_t{1} << index; }

    /// Fills `row` and its image, then those further in. Bits mark occupied lines, by column in `columns`, by
    /// row + column in `diagonals`, by n - 1 - row + column in `antidiagonals`.
    std::uint64_t fill(int row, std::uint64_t columns, std::uint64_t diagonals, std::uint64_t antidiagonals) {
        if (row == n_ / 2)
            return static_cast<std::uint64_t>(
                8 / class_size({columns_.data(), static_cast<std::size_t>(n_)}) - 1);
        const int opposite = n_ - 1 - row;
        std::uint64_t free = board_ & ~(columns | diagonals >> row | antidiagonals >> opposite);
        // On the long diagonals, a queen and its image attack each other.
        free &= ~(bit(row) | bit(opposite));
        std::uint64_t sum = 0;
        for (; free != 0; free &= free - 1) {
            const int column = std::countr_zero(free);
            const int image = n_ - 1 - column;
            columns_[static_cast<std::size_t>(row)] = column;
            columns_[static_cast<std::size_t>(opposite)] = image;
            sum += fill(row + 1, columns | bit(column) | bit(image),
                        diagonals | bit(row + column) | bit(opposite + image),
                        antidiagonals | bit(opposite + column) | bit(row + image));
        }
        return sum;
    }

    int n_;
    std::uint64_t board_;
    std::array<int, 32> columns_{};
};

}  // namespace

CountMethod count_method() {
    return {.technique = "quadrants", .target = vector_target()};
}

std::uint64_t split_count(int n) {
    return column_split_count(n);
}

double counting_seconds(int n, int threads) {
    const auto processors = static_cast<int>(std::max(1U, std::thread::hardware_concurrency()));
    const int workers = threads == 0 ? processors : std::min(threads, processors);
    return static_cast<double>(known_solutions(n).value_or(0)) / counted_solutions_a_second / workers;
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
        SplitSearch own(n);
        const auto threads = threads_for(work, thread_count(options, work.size()));
        do {
            if (!keep_going())
                return std::nullopt;
        } while (work.has_threads() ? !work.wait() : work.count_next(own, {}));
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

std::uint64_t symmetries_of_solutions(int n) {
    return HalfTurnSearch(n).symmetries();
}

}  // namespace queenreel
