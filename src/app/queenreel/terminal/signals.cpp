#include "queenreel/terminal/signals.h"

#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <ctime>
#include <string_view>

#include "queenreel/io/wait.h"

namespace queenreel {
namespace {

// Globals, because a signal handler can reach nothing else.
std::atomic<int> signal_seen{0};
std::atomic<std::time_t> seen_at{0};
std::atomic<int> immediate_exit_scopes{0};  // the number of ImmediateExitScope objects
std::atomic<bool> status_is_shown{false};
constexpr std::array ending_signals{SIGINT, SIGTERM, SIGHUP};
static_assert(std::atomic<int>::is_always_lock_free && std::atomic<std::time_t>::is_always_lock_free);

std::time_t now() {
    timespec time{};
    clock_gettime(CLOCK_MONOTONIC, &time);
    return time.tv_sec;
}

void see(int number) {
    if (immediate_exit_scopes > 0) {
        std::string_view line = "\r\x1b[Kqueenreel: interrupted\n";
        if (!status_is_shown)
            line.remove_prefix(line.find('q'));
        [[maybe_unused]] const ssize_t written = write(STDERR_FILENO, line.data(), line.size());
        _exit(128 + number);
    }
    if (signal_seen == 0) {
        seen_at = now();
        signal_seen = number;
    } else if (now() > seen_at + 1) {
        std::signal(number, SIG_DFL);
        std::raise(number);
    }
}

}  // namespace

void catch_signals() {
    for (const int number : ending_signals) {
        struct sigaction action{};
        sigaction(number, nullptr, &action);
        if (action.sa_handler == SIG_IGN)
            continue;
        action.sa_handler = see;
        action.sa_flags = 0;  // no SA_RESTART: a write to a full pipe must return
        sigemptyset(&action.sa_mask);
        sigaction(number, &action, nullptr);
    }
    for (int number : {SIGPIPE, SIGXFSZ})  // the write fails instead and reports the reason
        std::signal(number, SIG_IGN);
    check_waits_with(check_interrupted);
}

ImmediateExitScope::ImmediateExitScope() {
    ++immediate_exit_scopes;  // before the test, so that no signal after it is missed
    if (interrupted()) {
        --immediate_exit_scopes;
        check_interrupted();
    }
}

ImmediateExitScope::~ImmediateExitScope() {
    --immediate_exit_scopes;
}

void mark_status(bool shown) {
    status_is_shown = shown;
}

SignalBlock::SignalBlock() {
    sigset_t blocked{};
    sigemptyset(&blocked);
    for (const int number : ending_signals)
        sigaddset(&blocked, number);
    pthread_sigmask(SIG_BLOCK, &blocked, &before_);
}

SignalBlock::~SignalBlock() {
    pthread_sigmask(SIG_SETMASK, &before_, nullptr);
}

void check_interrupted() {
    if (interrupted())
        throw Interrupted(signal_seen);
}

bool interrupted() {
    return signal_seen.load(std::memory_order_relaxed) != 0;
}

}  // namespace queenreel
