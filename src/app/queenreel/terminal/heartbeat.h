#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>

#include "queenreel/terminal/console.h"

namespace queenreel {

/// Shows on a terminal that a command is still working. If the command has shown nothing for two seconds and
/// is using a processor, a progress line says once a second how long it has been working, until it shows
/// something else. Does not replace the command's own progress bar, and stays silent while the command waits
/// for a file or a request.
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
