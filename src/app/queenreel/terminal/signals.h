#pragma once

#include <csignal>
#include <stdexcept>
#include <string>

#include "queenreel/base/generator.h"

namespace queenreel {

/// Thrown after a signal that requests the program to stop.
struct Interrupted : std::runtime_error {
    /// `stands`: says which part of the work is finished, and how to continue; may be empty.
    explicit Interrupted(int number, const std::string& stands = "")
        : std::runtime_error("interrupted" + (stands.empty() ? "" : ": " + stands)), signal(number) {}

    int signal;  ///< SIGINT, SIGTERM or SIGHUP
};

/// Makes SIGINT, SIGTERM and SIGHUP set a flag instead of ending the program, except those that were ignored
/// from the start (nohup, background jobs). Ignores SIGPIPE and SIGXFSZ, so that a write to a closed pipe or
/// past the limit on file sizes fails. Makes waits for other programs throw Interrupted. A second signal,
/// more than a second after the first, ends the program at once.
void catch_signals();

/// A guard: while one exists, a signal ends the program at once with status 128 + its number. Use it for
/// steps that cannot test the flag, but only while no file is being written and printed output may stop
/// anywhere. Several may exist at a time. The constructor throws Interrupted if a signal has already arrived.
class ImmediateExitScope {
  public:
    ImmediateExitScope();
    ~ImmediateExitScope();
    ImmediateExitScope(const ImmediateExitScope&) = delete;
    ImmediateExitScope& operator=(const ImmediateExitScope&) = delete;
};

/// Records whether a progress line is shown, so that a signal that ends the program at once erases it.
void mark_status(bool shown);

/// A guard: while one exists, this thread receives none of the signals that catch_signals() handles. Threads
/// started meanwhile never receive them.
class SignalBlock {
  public:
    SignalBlock();
    ~SignalBlock();
    SignalBlock(const SignalBlock&) = delete;
    SignalBlock& operator=(const SignalBlock&) = delete;

  private:
    sigset_t before_{};
};

/// Throws Interrupted if a signal has arrived. Cheap enough to call for every frame and every solution.
void check_interrupted();

/// Returns true if a signal has arrived.
bool interrupted();

/// Begins a generator that may take long to reach its first value and cannot test the flag meanwhile.
template <typename Generator>
auto begin_of(Generator& generator) {
    const ImmediateExitScope waiting;
    return generator.begin();
}

/// Yields the values until a signal arrives, then throws Interrupted.
template <typename T>
Generator<T> interruptible(Generator<T> values) {
    for (const T& value : values) {
        check_interrupted();
        co_yield value;
    }
}

/// Yields the values like interruptible(), for a generator whose first value may take long. Until that value,
/// a signal ends the program at once.
template <typename T>
Generator<T> interruptible_from_start(Generator<T> values) {
    for (auto value = begin_of(values); value != values.end(); ++value) {
        check_interrupted();
        co_yield *value;
    }
}

}  // namespace queenreel
