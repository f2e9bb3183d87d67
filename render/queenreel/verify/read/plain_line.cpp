#include "queenreel/verify/read/plain_line.h"

#include <algorithm>

namespace queenreel::judge {
namespace {

constexpr std::string_view digits = "0123456789";
constexpr std::string_view label_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz_";

/// Returns true if the line is `----------`, `==========`, or a status such as `=====UNKNOWN=====`.
bool is_separator(std::string_view line) {
    constexpr std::size_t dashes = 10;
    constexpr std::string_view status = "=====";
    if (line.size() >= dashes && (consists_of(line, "-") || consists_of(line, "=")))
        return true;
    return line.size() > 2 * status.size() && line.starts_with(status) && line.ends_with(status);
}

/// Returns the size of a label and its sign at the beginning of a line, in bytes: `q =`, `Solution 1:`, `x[3]
/// = `; 0 for none.
std::size_t label_size(std::string_view line) {
    constexpr std::size_t longest = 60;
    if (line.empty() || label_letters.find(line.front()) == std::string_view::npos)
        return 0;
    const std::size_t sign = line.find_first_of("=:");
    if (sign == std::string_view::npos || sign > longest)
        return 0;
    for (const char letter : line.substr(0, sign))
        if (label_letters.find(letter) == std::string_view::npos &&
            digits.find(letter) == std::string_view::npos &&
            std::string_view(" .#[]").find(letter) == std::string_view::npos)
            return 0;
    return sign + 1;
}

/// Returns `[1, 5, 8]` of MiniZinc's `array1d(1..3, [1, 5, 8])`.
std::string_view inner_array(std::string_view text) {
    const std::size_t open = text.find('[');
    const std::size_t close = text.rfind(']');
    if (!text.starts_with("array") || open == std::string_view::npos || close == std::string_view::npos ||
        close < open || trim(text.substr(close + 1)) != ")")
        return text;
    return text.substr(open, close - open + 1);
}

}  // namespace

bool consists_of(std::string_view text, std::string_view characters) {
    return text.find_first_not_of(characters) == std::string_view::npos;
}

std::string_view trim(std::string_view text) {
    const std::size_t start = text.find_first_not_of(" \t\r");
    if (start == std::string_view::npos)
        return {};
    return text.substr(start, text.find_last_not_of(" \t\r") - start + 1);
}

PlainLine plain_line(std::string_view line) {
    line = trim(line);
    if (line.empty() || is_separator(line))
        return {};
    if (line.front() == '#' || line.front() == '%' || line.starts_with("//"))
        return {LineUse::comment, {}};
    const std::size_t label = label_size(line);
    line = trim(line.substr(label));
    while (line.ends_with(';'))
        line = trim(line.substr(0, line.size() - 1));
    if (label > 0 && consists_of(line, digits))
        return {};
    return {LineUse::board, inner_array(line)};
}

std::string_view from_board(std::string_view text) {
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    if (text.starts_with(byte_order_mark))
        text.remove_prefix(byte_order_mark.size());
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        if (const PlainLine plain = plain_line(line); plain.use == LineUse::board && !plain.text.empty())
            return text.substr(static_cast<std::size_t>(plain.text.data() - text.data()));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return {};
}

}  // namespace queenreel::judge
