#include "queenreel/terminal/progress.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "queenreel/base/quantities.h"
#include "queenreel/words/language.h"
#include "queenreel/words/said.h"

namespace queenreel {
namespace {

constexpr std::chrono::milliseconds between_updates{100};
constexpr int bar_width = 24;

}  // namespace

std::string long_time(double seconds) {
    constexpr double minute = 60;
    constexpr double hour = 60 * minute;
    constexpr double day = 24 * hour;
    const double unit = seconds < 2 * hour ? minute : seconds < 2 * day ? hour : day;
    const auto count = static_cast<std::uint64_t>(std::max(1.0, std::round(seconds / unit)));
    const std::string number = said_number(count);
    return unit == minute ? said_n(count, "{count} minute", "{count} minutes", number)
           : unit == hour ? said_n(count, "{count} hour", "{count} hours", number)
                          : said_n(count, "{count} day", "{count} days", number);
}

std::string short_time(double seconds) {
    constexpr double milli = 1e3;
    std::string text =
        seconds < 1 ? fmt::format("{:.3g} ms", seconds * milli) : fmt::format("{:.3g} s", seconds);
    if (const std::size_t point = text.find('.'); point != std::string::npos)
        text.replace(point, 1, spoken_language().point);
    return text;
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
        return fmt::format("{}  {}", said("{done} {things}", said_number(done), translated(unit)), speed);
    const double share = std::min(1.0, static_cast<double>(done) / static_cast<double>(*total));
    const int filled = static_cast<int>(share * bar_width);
    const std::string left =
        rate > 0
            ? said("{time} left", clock_text(static_cast<double>(*total - std::min(done, *total)) / rate))
            : "";
    return fmt::format(
        "[{:#<{}}{:-<{}}] {:3.0f} %  {}  {}  {}", "", filled, "", bar_width - filled, std::floor(share * 100),
        said("{done} of {total} {things}", said_number(done), said_number(*total), translated(unit)), speed,
        left);
}

}  // namespace queenreel
