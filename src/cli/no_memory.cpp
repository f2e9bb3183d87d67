#include "cli/no_memory.h"

#include <glib.h>
#include <unistd.h>

#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>

#include "cli/errors.h"

namespace queenreel {
namespace {

void say(const char* text) noexcept {
    for (const char* part : {"queenreel: ", text, "\n"}) [[maybe_unused]]
        const ssize_t written = write(STDERR_FILENO, part, std::strlen(part));
}

[[noreturn]] void end_without_memory() noexcept {
    say_no_memory();
    _exit(static_cast<int>(ExitCode::failed));
}

/// What GLib says with its last breath: that memory or a thread, which needs memory, is not to be had.
void hear_last_words(const char* /*domain*/, GLogLevelFlags /*level*/, const char* /*words*/,
                     void* /*data*/) {
    end_without_memory();
}

[[noreturn]] void end_after_exception() noexcept {
    try {
        if (const std::exception_ptr error = std::current_exception())
            std::rethrow_exception(error);
    } catch (const std::bad_alloc&) {
        end_without_memory();
    } catch (const std::exception& error) {
        say(error.what());
    } catch (...) {
        say("stopped by an error that nobody expected; tell its makers");
    }
    std::abort();
}

}  // namespace

void say_no_memory() noexcept {
    say(no_memory_text);
}

void end_quietly_without_memory() {
    constexpr auto fatal =
        static_cast<GLogLevelFlags>(G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION);
    for (const char* domain : {"GLib", "GLib-GObject", "Pango"})
        g_log_set_handler(domain, fatal, hear_last_words, nullptr);
    std::set_terminate(end_after_exception);
}

}  // namespace queenreel
