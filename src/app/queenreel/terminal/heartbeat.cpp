#include "queenreel/terminal/heartbeat.h"

#include <ctime>
#include <system_error>

#include "queenreel/base/quantities.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/words/said.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

constexpr auto beat = 1s;
constexpr auto silence = 2s;
/// The minimum share of a beat's time, summed over all processors. A waiting command uses next to nothing; a
/// working one shares the processors with everything else that runs.
constexpr double busy_share = 0.05;

double processor_seconds() {
    return static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

}  // namespace

Heartbeat::Heartbeat(Console& console) : console_(console) {
    if (!console.shows_status())
        return;
    const SignalBlock others;  // a signal must end a wait of the command's own thread
    try {
        thread_ = std::thread([this] { watch(); });
    } catch (const std::system_error&) {  // NOLINT(bugprone-empty-catch): the command works without it
    }
}

Heartbeat::~Heartbeat() {
    {
        const std::scoped_lock lock(mutex_);
        has_ended_ = true;
    }
    ended_.notify_one();
    if (thread_.joinable())
        thread_.join();
}

void Heartbeat::watch() {
    const auto began = Console::Clock::now();
    double used = processor_seconds();
    std::unique_lock lock(mutex_);
    while (!ended_.wait_for(lock, beat, [this] { return has_ended_; })) {
        const double now_used = processor_seconds();
        const bool is_busy = now_used - used >= busy_share * std::chrono::duration<double>(beat).count();
        used = now_used;
        const std::chrono::duration<double> elapsed = Console::Clock::now() - began;
        if (is_busy)
            console_.show_status_after(
                silence, said("working for {time}; Ctrl+C stops it", clock_text(elapsed.count())));
    }
}

}  // namespace queenreel
