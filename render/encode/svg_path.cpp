#include "encode/svg_path.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <optional>

namespace queenreel {

namespace {

/// A point in hundredths of a pixel.
struct Point {
    long x = 0;
    long y = 0;

    friend Point operator-(Point a, Point b) { return {a.x - b.x, a.y - b.y}; }
};

/// "-.25" for -25.
std::string hundredths(long number) {
    const long size = std::abs(number);
    std::string text = number < 0 ? "-" : "";
    if (size >= 100 || size == 0) {
        text += std::to_string(size / 100);
    }
    if (size % 100 != 0) {
        text += '.';
        text += static_cast<char>('0' + size / 10 % 10);
        if (size % 10 != 0) {
            text += static_cast<char>('0' + size % 10);
        }
    }
    return text;
}

/// Reads path data from its start.
class PathReader {
  public:
    explicit PathReader(std::string_view data) : rest_(data) {}

    /// The next character but spaces; 0 at the end.
    char command() {
        skip_spaces();
        if (rest_.empty()) {
            return 0;
        }
        const char command = rest_.front();
        rest_.remove_prefix(1);
        return command;
    }

    std::optional<Point> point() {
        const std::optional<long> x = number();
        const std::optional<long> y = number();
        return x && y ? std::optional(Point{*x, *y}) : std::nullopt;
    }

  private:
    void skip_spaces() { rest_.remove_prefix(std::min(rest_.find_first_not_of(" \n"), rest_.size())); }

    std::optional<long> number() {
        skip_spaces();
        double value = 0;
        const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), value);
        if (read.ec != std::errc() || !(std::abs(value) < 1e9)) {
            return {};
        }
        rest_.remove_prefix(static_cast<std::size_t>(read.ptr - rest_.data()));
        return std::lround(100 * value);
    }

    std::string_view rest_;
};

/// Writes path data in few bytes.
class PathPen {
  public:
    void move(Point to) { pending_ = to; }

    void line(Point to) {
        start();
        const Point by = to - at_;
        if (by.y == 0) {
            add('H', {to.x}, 'h', {by.x});
        } else if (by.x == 0) {
            add('V', {to.y}, 'v', {by.y});
        } else {
            add('L', {to.x, to.y}, 'l', {by.x, by.y});
        }
        at_ = to;
    }

    void curve(Point first, Point second, Point to) {
        start();
        const Point a = first - at_;
        const Point b = second - at_;
        const Point by = to - at_;
        add('C', {first.x, first.y, second.x, second.y, to.x, to.y}, 'c', {a.x, a.y, b.x, b.y, by.x, by.y});
        at_ = to;
    }

    void close() {
        start();
        text_ += 'z';
        last_ = 'z';
        at_ = begin_;
    }

    std::string text() && { return std::move(text_); }

  private:
    using Numbers = std::initializer_list<long>;

    /// Makes the move that waits for something to draw.
    void start() {
        if (!pending_) {
            return;
        }
        const Point by = *pending_ - at_;
        add('M', {pending_->x, pending_->y}, 'm', {by.x, by.y});
        last_ = last_ == 'M' ? 'L' : 'l';  // more points of a move are lines
        at_ = begin_ = *pending_;
        pending_.reset();
    }

    /// Adds one of two ways to say the same, the shorter.
    void add(char absolute, Numbers to, char relative, Numbers by) {
        const std::string first = said(absolute, to);
        const std::string second = said(relative, by);
        const bool take_first = first.size() < second.size();
        text_ += take_first ? first : second;
        last_ = take_first ? absolute : relative;
        after_fraction_ = *std::prev(take_first ? to.end() : by.end()) % 100 != 0;
    }

    /// The command as it would stand after the text so far: its letter only where it is another, numbers
    /// apart only where a sign or a second point does not tell them apart.
    std::string said(char command, Numbers numbers) const {
        std::string text;
        bool after_number = command == last_;
        bool after_fraction = after_number && after_fraction_;
        if (!after_number) {
            text += command;
        }
        for (const long number : numbers) {
            const std::string digits = hundredths(number);
            if (after_number && digits.front() != '-' && !(digits.front() == '.' && after_fraction)) {
                text += ' ';
            }
            text += digits;
            after_number = true;
            after_fraction = number % 100 != 0;
        }
        return text;
    }

    std::string text_;
    char last_ = 0;
    bool after_fraction_ = false;
    Point at_;
    Point begin_;
    std::optional<Point> pending_;
};

}  // namespace

std::string shorter_path(std::string_view data) {
    PathReader reader(data);
    PathPen pen;
    while (const char command = reader.command()) {
        const std::optional<Point> to = command == 'Z' ? Point{} : reader.point();
        const std::optional<Point> second = command == 'C' ? reader.point() : Point{};
        const std::optional<Point> third = command == 'C' ? reader.point() : Point{};
        if (!to || !second || !third) {
            return std::string(data);
        }
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
