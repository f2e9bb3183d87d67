#pragma once

#include <cerrno>
#include <functional>
#include <string>

namespace queenreel {

/// From now on calls `check` before and during each wait for another program, one that reads or writes a
/// pipe: it throws to give up and returns to wait on. One for the whole program, as signals are; null, as at
/// first: waits go on for ever.
void check_waits_with(void (*check)());

/// Calls that function, if there is one.
void check_wait();

/// While one lives, `announce` is called for each wait for another program to write that has lasted ten
/// seconds, once, with the name of what it writes. One at a time, and in the thread that waits.
class LongWaits {
  public:
    explicit LongWaits(std::function<void(const std::string& name)> announce);
    ~LongWaits();
    LongWaits(const LongWaits&) = delete;
    LongWaits& operator=(const LongWaits&) = delete;
};

/// Repeats a system call that does not wait for others as long as a signal ends it before its work: `call`
/// gives a negative number, and errno is EINTR.
template <typename Call>
auto uninterrupted(Call call) {
    auto result = call();
    while (result < 0 && errno == EINTR)
        result = call();
    return result;
}

/// What a file that may be a pipe is to be ready for.
enum class Ready { to_read, to_write };

/// Waits until `file` can be read or written, or has ended or failed, as the next call on it tells. For
/// descriptors that do not wait by themselves, O_NONBLOCK. Throws what the check of waits throws.
void wait_until(Ready what, int file);

/// The same; a long wait is announced with `name`.
void wait_until(Ready what, int file, const std::string& name);

/// Waits a fiftieth of a second, for what no call waits for. Throws the same.
void wait_a_little();

}  // namespace queenreel
