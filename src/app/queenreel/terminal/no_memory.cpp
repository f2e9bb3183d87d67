#include "queenreel/terminal/no_memory.h"

#include <glib.h>
#include <pthread.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <new>

#include "queenreel/base/refused_memory.h"
#include "queenreel/io/own_file.h"

namespace queenreel {
namespace {

// A child stays silent: its parent reports how it ended.
std::atomic<bool> is_forked = false;

void say(const char* text) noexcept {
    if (is_forked)
        return;
    for (const char* part : {"queenreel: ", text, "\n"}) [[maybe_unused]]
        const ssize_t written = write(STDERR_FILENO, part, std::strlen(part));
}

[[noreturn]] void end_without_memory() noexcept {
    // Several threads may get here; the first one prints the message.
    static std::atomic_flag told;
    if (told.test_and_set())
        while (true)
            pause();
    say_no_memory();
    remove_own_files();
    _exit(EXIT_FAILURE);
}

/// GLib's handler of fatal messages: it could not allocate memory, or a thread, which needs memory.
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
        say("internal error: unknown exception; please report the command");
    }
    std::abort();
}

constexpr std::array crashes{SIGSEGV, SIGBUS, SIGILL, SIGFPE, SIGABRT};

/// Reports a crash in one line, removes temporary files, and raises the signal again, so that it ends the
/// program and leaves a core dump if the system keeps them.
void say_last_words(int number) {
    std::signal(number, SIG_DFL);
    if (!is_forked) {
        remove_own_files();
        switch (number) {
            case SIGSEGV:
                say("internal error: stopped by SIGSEGV; give it more memory, or report the command");
                break;
            case SIGABRT:
                break;  // the caller of abort() has printed the reason
            default:
                say("internal error: stopped by a processor fault; report the command");
        }
    }
    std::raise(number);
}

}  // namespace

void say_no_memory() noexcept {
    say(no_memory_text);
}

void end_quietly_from_the_start() {
    std::set_terminate(end_after_exception);
    end_where_memory_is_refused([] {
        if (!is_forked)
            end_without_memory();
    });
}

void end_quietly_without_memory() {
    end_quietly_from_the_start();
    pthread_atfork(nullptr, nullptr, [] { is_forked = true; });
    constexpr auto fatal =
        static_cast<GLogLevelFlags>(G_LOG_LEVEL_ERROR | G_LOG_FLAG_FATAL | G_LOG_FLAG_RECURSION);
    for (const char* domain : {"GLib", "GLib-GObject", "Pango"})
        g_log_set_handler(domain, fatal, hear_last_words, nullptr);
    for (const int number : crashes) {
        struct sigaction action{};
        sigaction(number, nullptr, &action);
        if (action.sa_handler != SIG_DFL)
            continue;  // a sanitizer's handler reports more
        action.sa_handler = say_last_words;
        sigaction(number, &action, nullptr);
    }
}

}  // namespace queenreel
