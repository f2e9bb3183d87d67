#pragma once

namespace queenreel {

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

/// Begins a generator that may take long to its first value and cannot look at the flag meanwhile.
template <typename Generator>
auto begin_of(Generator& generator) {
    const NothingToLose waiting;
    return generator.begin();
}

/// Throws Interrupted when a signal has come. Cheap enough for every frame and every solution.
void check_interrupted();

/// Whether a signal has come.
bool interrupted();

}  // namespace queenreel
