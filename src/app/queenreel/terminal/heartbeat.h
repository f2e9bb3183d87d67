#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "queenreel/terminal/console.h"

namespace queenreel {

/// Shows on a terminal that a command is still working. When the command has shown nothing for two seconds
/// and used a processor throughout, a progress line says for how long, once a second, until the command shows
/// something else. A progress bar of the command's own stays, and a command that waits, for a file or for a
/// request, stays silent.
class Heartbeat {
  public:
    /// `console` must outlive it. Does nothing on a console without progress, or if the system refuses a
    /// thread.
    explicit Heartbeat(Console& console);
    ~Heartbeat();
    Heartbeat(const Heartbeat&) = delete;
    Heartbeat& operator=(const Heartbeat&) = delete;

  private:
    void watch();

    Console& console_;
    std::mutex mutex_;
    std::condition_variable ended_;
    bool has_ended_ = false;
    std::thread thread_;
};

}  // namespace queenreel
