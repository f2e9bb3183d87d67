#include "queenreel/terminal/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

constexpr std::chrono::milliseconds between_updates{100};
constexpr int bar_width = 24;

}  // namespace

std::string long_time(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    const auto in = [seconds](double unit, const char* name) {
        return counted(static_cast<std::uint64_t>(std::max(1.0, std::round(seconds / unit))), name);
    };
    return seconds < 2 * hour ? in(minute, "minute") : seconds < 2 * day ? in(hour, "hour") : in(day, "day");
}

std::string short_time(double seconds) {
    constexpr double milli = 1e3;
    return seconds < 1 ? fmt::format("{:.3g} ms", seconds * milli) : fmt::format("{:.3g} s", seconds);
}

Progress::Progress(Console& console, std::string_view unit, std::optional<std::uint64_t> total)
    : console_(console), unit_(unit), total_(total) {}

Progress::~Progress() {
    console_.clear_status();
}

void Progress::step() {
    set(done_ + 1);
}

void Progress::set(std::uint64_t done) {
    done_ = done;
    if (!console_.shows_status())
        return;
    const Clock::time_point now = Clock::now();
    if (now - shown_ >= between_updates)
        show(now);
}

void Progress::show(Clock::time_point now) {
    shown_ = now;
    console_.show_status(progress_line(done_, total_, unit_, now - start_));
}

std::string progress_line(std::uint64_t done, std::optional<std::uint64_t> total, std::string_view unit,
                          std::chrono::duration<double> elapsed) {
    const double rate = elapsed.count() > 0 ? static_cast<double>(done) / elapsed.count() : 0;
    const std::string speed = fmt::format("{:.0f}/s", rate);
    if (!total || *total == 0)
        return fmt::format("{} {}  {}", grouped(done), unit, speed);
    const double share = std::min(1.0, static_cast<double>(done) / static_cast<double>(*total));
    const int filled = static_cast<int>(share * bar_width);
    const std::string left =
        rate > 0 ? clock_text(static_cast<double>(*total - std::min(done, *total)) / rate) + " left" : "";
    return fmt::format("[{:#<{}}{:-<{}}] {:3.0f} %  {} of {} {}  {}  {}", "", filled, "", bar_width - filled,
                       std::floor(share * 100), grouped(done), grouped(*total), unit, speed, left);
}

}  // namespace queenreel
