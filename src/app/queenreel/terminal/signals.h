#pragma once

#include <stdexcept>
#include <string>

#include "queenreel/base/generator.h"

namespace queenreel {

/// The program was asked to stop.
struct Interrupted : std::runtime_error {
    /// `stands`: what stays of the work, and how to go on, if any does.
    explicit Interrupted(int number, const std::string& stands = "")
        : std::runtime_error("interrupted" + (stands.empty() ? "" : ": " + stands)), signal(number) {}

    int signal;  ///< SIGINT, SIGTERM or SIGHUP
};

/// Has SIGINT, SIGTERM and SIGHUP set a flag instead of ending the program, except those that were ignored
/// from the start (nohup, background jobs), ignores SIGPIPE and SIGXFSZ, so that a write to a closed pipe or
/// past the limit on file sizes fails, and has waits for other programs end with Interrupted. The same signal
/// again, a second or more after the first, ends the program at once.
void catch_signals();

/// While one lives there is nothing to lose: no file is begun, and what is printed may stop anywhere. A
/// signal ends the program at once, with 128 + its number. For steps that cannot look at the flag. Several
/// may live at a time. The constructor throws Interrupted when a signal has come already.
class NothingToLose {
  public:
    NothingToLose();
    ~NothingToLose();
    NothingToLose(const NothingToLose&) = delete;
    NothingToLose& operator=(const NothingToLose&) = delete;
};

/// Throws Interrupted when a signal has come. Cheap enough for every frame and every solution.
void check_interrupted();

/// Whether a signal has come.
bool interrupted();

/// Begins a generator that may take long to its first value and cannot look at the flag meanwhile.
template <typename Generator>
auto begin_of(Generator& generator) {
    const NothingToLose waiting;
    return generator.begin();
}

/// The same values, until a signal comes: then throws Interrupted.
template <typename T>
Generator<T> interruptible(Generator<T> values) {
    for (const T& value : values) {
        check_interrupted();
        co_yield value;
    }
}

/// The same of values of which the first may take long, where there is nothing to lose until then.
template <typename T>
Generator<T> interruptible_from_start(Generator<T> values) {
    for (auto value = begin_of(values); value != values.end(); ++value) {
        check_interrupted();
        co_yield *value;
    }
}

}  // namespace queenreel
