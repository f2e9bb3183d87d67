#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "queenreel/terminal/console.h"

namespace queenreel {

/// The progress of a task, shown on a terminal at most ten times a second and erased at the end.
class Progress {
  public:
    /// `unit`: a message that is a plural noun, such as "pictures"; `total`: nothing if unknown.
    Progress(Console& console, std::string_view unit, std::optional<std::uint64_t> total);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// Adds one to the number done.
    void step();

    /// Sets the number done, for work that is not counted in single steps.
    void set(std::uint64_t done);

  private:
    using Clock = std::chrono::steady_clock;

    void show(Clock::time_point now);

    Console& console_;
    std::string unit_;
    std::optional<std::uint64_t> total_;
    std::uint64_t done_ = 0;
    Clock::time_point start_ = Clock::now();
    Clock::time_point shown_ = start_;
};

/// A command that will be silent for at least this long, in seconds, announces at its start how long it may
/// take.
inline constexpr double long_work = 600;

/// Formats seconds as words, rounded: `12 minutes`, `4 hours`, `2,719 days`.
std::string long_time(double seconds);

/// Formats seconds in three digits: `12.3 ms`, `1.5 s`.
std::string short_time(double seconds);

/// Returns the line that Progress shows: a bar, numbers, rate and time left.
std::string progress_line(std::uint64_t done, std::optional<std::uint64_t> total, std::string_view unit,
                          std::chrono::duration<double> elapsed);

}  // namespace queenreel
