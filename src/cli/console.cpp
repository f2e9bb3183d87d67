#include "cli/console.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>

#include "cli/signals.h"
#include "io/error.h"
#include "io/wait.h"

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
        throw OutputError("standard output: it is closed; redirect it to a file or a pipe");
    throw OutputError(fmt::format("standard output: {}; nothing more was written", std::strerror(number)));
}

/// The text with its middle left out where it is longer than `most` bytes: two thirds of what is kept are its
/// beginning.
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

}  // namespace

Console::Console(int output, int error) : output_(output), error_(error), terminal_(is_terminal(error)) {}

Console::~Console() {
    clear_status();
}

void Console::print(std::string_view text) {
    while (!text.empty()) {
        printed_ = true;
        const ssize_t written = write(output_, text.data(), text.size());
        if (written < 0 && errno == EAGAIN)
            wait_until(Ready::to_write, output_);
        else if (written < 0 && errno != EINTR)
            throw_write_error(errno);
        text.remove_prefix(static_cast<std::size_t>(std::max<ssize_t>(written, 0)));
        if (!text.empty())
            check_interrupted();  // a signal ends a wait in the middle of the text, too
    }
}

void Console::complete() {
    struct stat status{};
    if (!printed_ || fstat(output_, &status) < 0 || !S_ISREG(status.st_mode))
        return;
    if (uninterrupted([this] { return fsync(output_); }) < 0 && !is_unsupported(errno))
        throw_write_error(errno);
    // Closing reports errors that writing did not, of a copy as well.
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
    const std::string text = fmt::format("{}{}", erase_line, line);
    [[maybe_unused]] const ssize_t written = write(error_, text.data(), text.size());
    status_shown_ = true;
}

void Console::clear_status() {
    if (!status_shown_)
        return;
    [[maybe_unused]] const ssize_t written = write(error_, erase_line.data(), erase_line.size());
    status_shown_ = false;
}

bool Console::prints_to_terminal() const {
    return isatty(output_) == 1;
}

std::string printable(std::string_view text) {
    std::string result;
    for (const char letter : text) {
        const auto byte = static_cast<unsigned char>(letter);
        if (byte < 0x20 || byte == 0x7f)
            result += fmt::format("\\x{:02x}", byte);
        else
            result += letter;
    }
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
    // The lowest free number is what open() gives. Standard output is opened for reading only: writes fail.
    for (int descriptor = 0; descriptor <= STDERR_FILENO; ++descriptor)
        if (fcntl(descriptor, F_GETFD) < 0 && errno == EBADF)
            if (open("/dev/null", descriptor == STDERR_FILENO ? O_WRONLY : O_RDONLY) < 0)
                std::abort();
}

}  // namespace queenreel
