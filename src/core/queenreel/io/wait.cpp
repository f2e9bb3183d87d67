#include "queenreel/io/wait.h"

#include <poll.h>

#include <atomic>
#include <chrono>
#include <utility>

namespace queenreel {
namespace {

/// The interval between two checks: a signal that arrives just before a wait does not end it.
constexpr int between_checks = 100;  // milliseconds

constexpr std::chrono::seconds long_wait{10};

// A global, because system calls deep in a library's callbacks can reach nothing else.
std::atomic<void (*)()> check{nullptr};
static_assert(std::atomic<void (*)()>::is_always_lock_free);

// Global for the same reason.
std::function<void(const std::string& name)> announce_wait;

/// Waits for `file` until the next check at most; returns whether it is ready.
bool is_ready(Ready what, int file) {
    check_wait();
    pollfd ready{
        .fd = file, .events = static_cast<short>(what == Ready::to_read ? POLLIN : POLLOUT), .revents = 0};
    return ::poll(&ready, 1, between_checks) != 0 && ready.revents != 0;
}

}  // namespace

void check_waits_with(void (*new_check)()) {
    check = new_check;
}

void check_wait() {
    if (void (*const now)() = check)
        now();
}

LongWaits::LongWaits(std::function<void(const std::string& name)> announce) {
    announce_wait = std::move(announce);
}

LongWaits::~LongWaits() {
    announce_wait = nullptr;
}

void wait_until(Ready what, int file) {
    while (!is_ready(what, file)) {
    }
}

void wait_until(Ready what, int file, const std::string& name) {
    const auto start = std::chrono::steady_clock::now();
    bool announced = false;
    while (!is_ready(what, file))
        if (!announced && announce_wait && std::chrono::steady_clock::now() - start >= long_wait) {
            announced = true;
            announce_wait(name);
        }
}

void wait_a_little() {
    check_wait();
    ::poll(nullptr, 0, 20);
}

}  // namespace queenreel
