#pragma once

#include <pybind11/pybind11.h>

#include <chrono>

namespace queenreel {

/// Lets Python handle signals, above all Ctrl+C, while C++ runs without the interpreter's lock.
class Watch {
  public:
    /// Call it often. Acquires the lock at most twenty times a second. Throws pybind11::error_already_set if
    /// a signal handler raised an exception such as KeyboardInterrupt.
    void operator()() {
        const auto now = std::chrono::steady_clock::now();
        if (now - heard_ < std::chrono::milliseconds(50))
            return;
        heard_ = now;
        const pybind11::gil_scoped_acquire lock;
        if (PyErr_CheckSignals() != 0)
            throw pybind11::error_already_set();
    }

  private:
    std::chrono::steady_clock::time_point heard_ = std::chrono::steady_clock::now();
};

}  // namespace queenreel
