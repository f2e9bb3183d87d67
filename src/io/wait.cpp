#include "io/wait.h"

#include <poll.h>

#include <atomic>

namespace queenreel {
namespace {

/// Between two looks at the check: a signal that comes just before a wait does not end it.
constexpr int between_checks = 100;  // milliseconds

// A global: system calls deep in a library's callbacks can reach nothing else.
std::atomic<void (*)()> check{nullptr};
static_assert(std::atomic<void (*)()>::is_always_lock_free);

}  // namespace

void check_waits_with(void (*new_check)()) {
    check = new_check;
}

void check_wait() {
    if (void (*const now)() = check)
        now();
}

void wait_until(Ready what, int file) {
    pollfd ready{
        .fd = file, .events = static_cast<short>(what == Ready::to_read ? POLLIN : POLLOUT), .revents = 0};
    do
        check_wait();
    while (::poll(&ready, 1, between_checks) == 0 || ready.revents == 0);
}

void wait_a_little() {
    check_wait();
    ::poll(nullptr, 0, 20);
}

}  // namespace queenreel
