#include "encode/svg/pen.h"

#include <cstdlib>
#include <iterator>

namespace queenreel {
namespace {

SvgPoint operator-(SvgPoint a, SvgPoint b) {
    return {a.x - b.x, a.y - b.y};
}

/// "-.25" for -25.
std::string hundredths(long number) {
    const long size = std::abs(number);
    std::string text = number < 0 ? "-" : "";
    if (size >= 100 || size == 0)
        text += std::to_string(size / 100);
    if (size % 100 != 0) {
        text += '.';
        text += static_cast<char>('0' + size / 10 % 10);
        if (size % 10 != 0)
            text += static_cast<char>('0' + size % 10);
    }
    return text;
}

}  // namespace

void SvgPen::line(SvgPoint to) {
    start();
    const SvgPoint by = to - at_;
    if (by.y == 0)
        add('H', {to.x}, 'h', {by.x});
    else if (by.x == 0)
        add('V', {to.y}, 'v', {by.y});
    else
        add('L', {to.x, to.y}, 'l', {by.x, by.y});
    at_ = to;
}

void SvgPen::curve(SvgPoint first, SvgPoint second, SvgPoint to) {
    start();
    const SvgPoint a = first - at_;
    const SvgPoint b = second - at_;
    const SvgPoint by = to - at_;
    add('C', {first.x, first.y, second.x, second.y, to.x, to.y}, 'c', {a.x, a.y, b.x, b.y, by.x, by.y});
    at_ = to;
}

void SvgPen::close() {
    start();
    text_ += 'z';
    last_ = 'z';
    at_ = begin_;
}

/// Makes the move that waits for something to draw.
void SvgPen::start() {
    if (!pending_)
        return;
    const SvgPoint by = *pending_ - at_;
    add('M', {pending_->x, pending_->y}, 'm', {by.x, by.y});
    last_ = last_ == 'M' ? 'L' : 'l';  // more points of a move are lines
    at_ = begin_ = *pending_;
    pending_.reset();
}

/// Adds one of two ways to say the same, the shorter.
void SvgPen::add(char absolute, Numbers to, char relative, Numbers by) {
    const std::string first = said(absolute, to);
    const std::string second = said(relative, by);
    const bool take_first = first.size() < second.size();
    text_ += take_first ? first : second;
    last_ = take_first ? absolute : relative;
    after_fraction_ = *std::prev(take_first ? to.end() : by.end()) % 100 != 0;
}

/// The command as it would stand after the text so far: its letter only where it is another, spaces only
/// where neither a sign nor a second point tells two numbers apart.
std::string SvgPen::said(char command, Numbers numbers) const {
    std::string text;
    bool after_number = command == last_;
    bool after_fraction = after_number && after_fraction_;
    if (!after_number)
        text += command;
    for (const long number : numbers) {
        const std::string digits = hundredths(number);
        if (after_number && digits.front() != '-' && !(digits.front() == '.' && after_fraction))
            text += ' ';
        text += digits;
        after_number = true;
        after_fraction = number % 100 != 0;
    }
    return text;
}

}  // namespace queenreel
