#pragma once

#include <cerrno>
#include <functional>
#include <string>

namespace queenreel {

/// Installs the wait check, which is called before and during every wait for another program, such as one
/// that reads or writes a pipe. The check throws to cancel the wait and returns to continue it. There is one
/// check per process; with null, the initial value, waits never end early.
void check_waits_with(void (*check)());

/// Calls the wait check, if there is one.
void check_wait();

/// While one exists, `announce` is called once for each wait of ten seconds for another program to write,
/// with the name of the file or pipe. Only one may exist at a time, in the thread that waits.
class LongWaits {
  public:
    explicit LongWaits(std::function<void(const std::string& name)> announce);
    ~LongWaits();
    LongWaits(const LongWaits&) = delete;
    LongWaits& operator=(const LongWaits&) = delete;
};

/// Repeats a system call that does not wait for other programs while a signal interrupts it: `call` returns a
/// negative number and errno is EINTR.
template <typename Call>
auto uninterrupted(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// The event that wait_until() waits for.
enum class Ready { to_read, to_write };

/// Waits until `file` can be read or written, or has ended or failed, which the next call on it reports. For
/// nonblocking descriptors (O_NONBLOCK). Throws what the wait check throws.
void wait_until(Ready what, int file);

/// Waits in the same way, and announces a long wait with `name`.
void wait_until(Ready what, int file, const std::string& name);

/// Waits 20 ms, for conditions that no call can wait for. Throws what the wait check throws.
void wait_a_little();

}  // namespace queenreel
