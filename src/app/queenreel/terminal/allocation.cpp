// Replaces C's allocation functions for the program and its libraries. Each calls the next definition, which
// is the system's or a preloaded one. If that refuses a small block, nothing more can be done: Cairo, Pango,
// Fontconfig and librsvg would crash, hang or leave out text, all without a message. Instead, the program
// ends with one line. Sanitizers bring their own versions of these functions.

#include <dlfcn.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <new>

#include "queenreel/base/refused_memory.h"
#include "queenreel/terminal/no_memory.h"
#include "queenreel/terminal/signals.h"

namespace {

/// Larger blocks hold pictures and tables, whose callers handle a refusal.
constexpr std::size_t small = std::size_t{16} << 20;

/// The next definition of a function in the loader's order, looked up at its first use.
template <typename Function>
class Next {
  public:
    explicit constexpr Next(const char* name) : name_(name) {}

    Function* get() {
        Function* function = function_.load(std::memory_order_relaxed);
        if (!function) {
            function = reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name_));
            function_.store(function, std::memory_order_relaxed);
        }
        return function;
    }

  private:
    const char* name_;
    std::atomic<Function*> function_{nullptr};
};

constinit Next<void*(std::size_t)> next_malloc("malloc");
constinit Next<void*(std::size_t, std::size_t)> next_calloc("calloc");
constinit Next<void*(void*, std::size_t)> next_realloc("realloc");
constinit Next<int(void**, std::size_t, std::size_t)> next_posix_memalign("posix_memalign");

void* given(void* memory, std::size_t size) {
    if (!memory && size > 0 && size < small) {
        queenreel::memory_is_refused();
        errno = ENOMEM;
    }
    return memory;
}

/// Runs before the libraries initialize, so that signals and refused memory are handled then as well. That
/// phase takes most of the time until main(), and is the first to allocate memory.
void begin() {
    queenreel::end_quietly_from_the_start();
    queenreel::catch_signals();
}

[[gnu::section(".preinit_array"), gnu::used]] void (*const first)() = begin;

/// Allocates memory for C++ operators, whose callers catch the exception.
void* allocated(std::size_t size) {
    while (true) {
        if (void* const memory = next_malloc.get()(size > 0 ? size : 1))
            return memory;
        const std::new_handler handler = std::get_new_handler();
        if (!handler)
            throw std::bad_alloc();
        handler();
    }
}

}  // namespace

extern "C" {

void* malloc(std::size_t size) noexcept {
    return given(next_malloc.get()(size), size);
}

void* calloc(std::size_t count, std::size_t size) noexcept {
    std::size_t all = 0;
    const bool fits = !__builtin_mul_overflow(count, size, &all);
    void* const memory = next_calloc.get()(count, size);
    return fits ? given(memory, all) : memory;
}

void* realloc(void* memory, std::size_t size) noexcept {
    return given(next_realloc.get()(memory, size), size);
}

/// GLib allocates its slices with this function, starting before main().
int posix_memalign(void** memory, std::size_t alignment, std::size_t size) noexcept {
    const int error = next_posix_memalign.get()(memory, alignment, size);
    if (error == ENOMEM)
        given(nullptr, size);
    return error;
}
}

void* operator new(std::size_t size) {
    return allocated(size);
}

void operator delete(void* memory) noexcept {
    std::free(memory);  // NOLINT(cppcoreguidelines-owning-memory): its owner calls this
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);  // NOLINT(cppcoreguidelines-owning-memory): its owner calls this
}
