// The functions of C that give memory, as the program and its libraries call them: each asks the next one,
// the system's or one that was preloaded, and where that refuses a small piece, nothing more can be done.
// Cairo, Pango, Fontconfig and librsvg then crash, hang or leave text out, all without a word; here the
// program ends with one line instead. Sanitizers have functions of their own in this place.

#include <dlfcn.h>

#include <atomic>
#include <cerrno>
#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <new>

#include "queenreel/base/refused_memory.h"
#include "queenreel/terminal/no_memory.h"
#include "queenreel/terminal/signals.h"

namespace {

/// Larger pieces are pictures and tables, which are asked for with care.
constexpr std::size_t small = std::size_t{16} << 20;

/// A function of the next library that has it. Looking for it may ask for memory itself, which comes from
/// `first`.
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

/// Before the libraries begin, which takes most of the time to main() and their first memory: a signal is
/// seen there, too.
void begin() {
    queenreel::end_quietly_from_the_start();
    queenreel::catch_signals();
}

[[gnu::section(".preinit_array"), gnu::used]] void (*const first)() = begin;

/// For operators of C++, whose callers catch what they throw.
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

/// GLib's slices are aligned pieces, which it begins to take before main().
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
    std::free(memory);  // NOLINT(cppcoreguidelines-owning-memory): those who own it call this
}

void operator delete(void* memory, std::size_t /*size*/) noexcept {
    std::free(memory);  // NOLINT(cppcoreguidelines-owning-memory): those who own it call this
}
