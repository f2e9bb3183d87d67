#include "encode/svg/path.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <optional>

#include "encode/svg/pen.h"

namespace queenreel {
namespace {

/// Reads path data from its start.
class PathReader {
  public:
    explicit PathReader(std::string_view data) : rest_(data) {}

    /// The next character but spaces; 0 at the end.
    char command() {
        skip_spaces();
        if (rest_.empty())
            return 0;
        const char command = rest_.front();
        rest_.remove_prefix(1);
        return command;
    }

    std::optional<SvgPoint> point() {
        const std::optional<long> x = number();
        const std::optional<long> y = number();
        return x && y ? std::optional(SvgPoint{*x, *y}) : std::nullopt;
    }

  private:
    void skip_spaces() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }

    std::optional<long> number() {
        skip_spaces();
        double value = 0;
        const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (read.ec != std::errc() || !(std::abs(value) < 1e9))
            return {};
        rest_.remove_prefix(static_cast<std::size_t>(read.ptr - rest_.data()));
        return std::lround(100 * value);
    }

    std::string_view rest_;
};

}  // namespace

std::string shorter_path(std::string_view data) {
    PathReader reader(data);
    SvgPen pen;
    while (const char command = reader.command()) {
        const std::optional<SvgPoint> to = command == 'Z' ? SvgPoint{} : reader.point();
        const std::optional<SvgPoint> second = command == 'C' ? reader.point() : SvgPoint{};
        const std::optional<SvgPoint> third = command == 'C' ? reader.point() : SvgPoint{};
        if (!to || !second || !third)
            return std::string(data);
        switch (command) {
            case 'M':
                pen.move(*to);
                break;
            case 'L':
                pen.line(*to);
                break;
            case 'C':
                pen.curve(*to, *second, *third);
                break;
            case 'Z':
                pen.close();
                break;
            default:
                return std::string(data);
        }
    }
    return std::move(pen).text();
}

}  // namespace queenreel
