#include "queenreel/terminal/console.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <glib.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <nlohmann/json.hpp>

#include "queenreel/io/error.h"
#include "queenreel/io/wait.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/words/said.h"

namespace queenreel {
namespace {

constexpr std::string_view erase_line = "\r\x1b[K";

bool is_terminal(int descriptor) {
    const char* kind = std::getenv("TERM");
    return isatty(descriptor) == 1 && (!kind || std::string_view(kind) != "dumb");
}

[[noreturn]] void throw_write_error(int number) {
    if (number == EPIPE)
        throw SystemError("standard output", number);
    if (number == EBADF)
        throw OutputError(said("standard output: it is closed; redirect it to a file or a pipe"));
    throw OutputError(
        said("standard output: {reason}; nothing more was written", translated(std::strerror(number))));
}

/// Replaces the middle of a text longer than `most` bytes with an ellipsis; two thirds of what remains come
/// from the beginning.
std::string without_middle(std::string_view text, std::size_t most) {
    if (text.size() <= most)
        return std::string(text);
    const auto is_inside = [&](std::size_t at) {
        return (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80;
    };
    std::size_t head = most * 2 / 3;
    std::size_t tail = text.size() - most / 3;
    while (head > 0 && is_inside(head))
        --head;
    while (tail < text.size() && is_inside(tail))
        ++tail;
    return fmt::format("{}…{}", text.substr(0, head), text.substr(tail));
}

/// Returns true if a terminal shows the character, in any locale.
bool is_shown(gunichar letter) {
    switch (g_unichar_type(letter)) {
        case G_UNICODE_CONTROL:
        case G_UNICODE_FORMAT:
        case G_UNICODE_SURROGATE:
        case G_UNICODE_LINE_SEPARATOR:
        case G_UNICODE_PARAGRAPH_SEPARATOR:
            return false;
        default:
            return true;
    }
}

/// Appends the text to `result`, replacing each character that is not shown with `escaped(character, false)`,
/// and each byte that is not UTF-8 with `escaped(byte, true)`.
template <typename Escaped>
void escape(std::string_view text, std::string& result, Escaped escaped) {
    while (!text.empty()) {
        const auto byte = static_cast<unsigned char>(text.front());
        const gunichar letter =
            byte < 0x80 ? byte : g_utf8_get_char_validated(text.data(), static_cast<gssize>(text.size()));
        const bool is_letter = letter < 0x110000;  // errors are the largest values
        const std::size_t size = is_letter ? static_cast<std::size_t>(g_unichar_to_utf8(letter, nullptr)) : 1;
        if (!is_letter)
            result += escaped(byte, true);
        else if (is_shown(letter))
            result += text.substr(0, size);
        else
            result += escaped(letter, false);
        text.remove_prefix(size);
    }
}

/// Returns the JSON escape of a character, such as `\u202e`; for a character of more than 16 bits, those of a
/// surrogate pair.
std::string json_escape(char32_t letter) {
    const auto code = static_cast<unsigned>(letter);
    if (code <= 0xffff)
        return fmt::format("\\u{:04x}", code);
    return fmt::format("\\u{:04x}\\u{:04x}", 0xd800 + ((code - 0x10000) >> 10), 0xdc00 + (code & 0x3ff));
}

}  // namespace

Console::Console(int output, int error) : output_(output), error_(error), terminal_(is_terminal(error)) {}

Console::~Console() {
    clear_status();
}

void Console::print(std::string_view text) {
    if (prints_to_terminal())
        clear_status();
    while (!text.empty()) {
        printed_ = true;
        const ssize_t written = write(output_, text.data(), text.size());
        if (written < 0 && errno == EAGAIN)
            wait_until(Ready::to_write, output_);
        else if (written < 0 && errno != EINTR)
            throw_write_error(errno);
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
        if (!text.empty())
            check_interrupted();  // a signal also ends a wait in the middle of the text
    }
}

void Console::print_json(const Json& document, int indent) {
    const std::string text = json_text(document, indent);
    std::string line;
    escape(text, line, [](char32_t letter, bool /*is_byte*/) {
        return letter == '\n' ? std::string("\n") : json_escape(letter);
    });
    print(line + "\n");
}

void Console::complete() {
    struct stat status{};
    if (!printed_ || fstat(output_, &status) < 0 || !S_ISREG(status.st_mode))
        return;
    if (uninterrupted([this] { return fsync(output_); }) < 0 && !is_unsupported(errno))
        throw_write_error(errno);
    // Closing reports errors that writing did not, even when it closes a duplicate.
    const int copy = fcntl(output_, F_DUPFD_CLOEXEC, 3);
    if (copy < 0 || (close(copy) < 0 && errno != EINTR))
        throw_write_error(errno);
}

void Console::note(std::string_view line) {
    if (!quiet_)
        say(line);
}

void Console::error(std::string_view line) {
    say(line);
}

void Console::say(std::string_view line) {
    clear_status();
    const std::string text = fmt::format("queenreel: {}\n", shortened(printable(line)));
    [[maybe_unused]] const ssize_t written = write(error_, text.data(), text.size());
}

void Console::show_status(std::string_view line) {
    if (!shows_status())
        return;
    const std::scoped_lock lock(status_mutex_);
    write_status(line);
    status_stays_ = true;
    shown_at_ = Clock::now();
}

void Console::show_status_after(Clock::duration silence, std::string_view line) {
    if (!shows_status())
        return;
    const std::scoped_lock lock(status_mutex_);
    if (!status_stays_ && Clock::now() - shown_at_ >= silence)
        write_status(line);
}

void Console::clear_status() {
    const std::scoped_lock lock(status_mutex_);
    shown_at_ = Clock::now();
    erase_status();
}

void Console::write_status(std::string_view line) {
    const std::string text = fmt::format("{}{}", erase_line, printable(line));
    status_shown_ = true;
    mark_status(true);
    [[maybe_unused]] const ssize_t written = write(error_, text.data(), text.size());
}

void Console::erase_status() {
    if (!status_shown_)
        return;
    status_shown_ = false;
    status_stays_ = false;
    mark_status(false);
    [[maybe_unused]] const ssize_t written = write(error_, erase_line.data(), erase_line.size());
}

bool Console::prints_to_terminal() const {
    return isatty(output_) == 1;
}

bool Console::prints_to_pipe() const {
    struct stat status{};
    return fstat(output_, &status) == 0 && S_ISFIFO(status.st_mode);
}

void ConsoleBatch::add(std::string_view text) {
    text_ += text;
    if (text_.size() >= enough_)
        print();
}

void ConsoleBatch::print() {
    console_.print(text_);
    text_.clear();
    enough_ = std::min<std::size_t>(2 * enough_, 64 * 1024);
}

std::string printable(std::string_view text) {
    std::string result;
    escape(text, result, [](char32_t letter, bool is_byte) {
        return is_byte || letter < 0x80 ? fmt::format("\\x{:02x}", static_cast<unsigned>(letter))
               : letter <= 0xffff       ? fmt::format("\\u{:04x}", static_cast<unsigned>(letter))
                                        : fmt::format("\\U{:08x}", static_cast<unsigned>(letter));
    });
    return result;
}

std::string shortened(std::string_view text) {
    constexpr std::size_t longest_word = 300;
    constexpr std::size_t longest = 2'000;
    std::string result;
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        result += without_middle(word, longest_word);
        text.remove_prefix(word.size());
        if (!text.empty()) {
            result += ' ';
            text.remove_prefix(1);
        }
    }
    return without_middle(result, longest);
}

void keep_standard_descriptors() {
    // open() takes the lowest free number. Standard output becomes read-only, so that writes fail.
    for (int descriptor = 0; descriptor <= STDERR_FILENO; ++descriptor)
        if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
            if (open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY) < 0)
                std::abort();
}

}  // namespace queenreel
