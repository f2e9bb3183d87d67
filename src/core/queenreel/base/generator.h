#pragma once

#include <coroutine>
#include <cstddef>
#include <exception>
#include <iterator>
#include <memory>
#include <type_traits>
#include <utility>

namespace queenreel {

/// A lazy range produced by a coroutine that co_yields values of T: `for (const T& value : generator)`.
///
/// Nothing runs before begin(). A value lives in the coroutine and stays valid until the next step. An
/// exception in the coroutine propagates from begin() or ++. Destroying a generator early destroys the
/// coroutine's locals. Move-only: a moved-from generator can only be destroyed or assigned to. Single pass,
/// one thread at a time.
template <typename T>
class Generator {
    static_assert(std::is_object_v<T>, "a generator yields values as const T&");

  public:
    class promise_type;
    using Handle = std::coroutine_handle<promise_type>;

    class promise_type {
      public:
        Generator get_return_object() { return Generator{Handle::from_promise(*this)}; }
        std::suspend_always initial_suspend() noexcept { return {}; }
        std::suspend_always final_suspend() noexcept { return {}; }
        std::suspend_always yield_value(const T& value) noexcept {
            value_ = std::addressof(value);
            return {};
        }
        void await_transform() = delete;
        void return_void() noexcept {}
        void unhandled_exception() { exception_ = std::current_exception(); }

        const T& value() const noexcept { return *value_; }
        void rethrow() {
            if (exception_)
                std::rethrow_exception(std::exchange(exception_, nullptr));
        }

      private:
        const T* value_ = nullptr;
        std::exception_ptr exception_;
    };

    class Iterator {
      public:
        using value_type = T;
        using difference_type = std::ptrdiff_t;

        explicit Iterator(Handle handle) : handle_(handle) {}

        const T& operator*() const { return handle_.promise().value(); }
        const T* operator->() const { return std::addressof(**this); }
        Iterator& operator++() {
            advance(handle_);
            return *this;
        }
        void operator++(int) { ++*this; }
        friend bool operator==(const Iterator& it, std::default_sentinel_t) { return it.handle_.done(); }

      private:
        Handle handle_;
    };

    Generator(Generator&& other) noexcept : handle_(std::exchange(other.handle_, nullptr)) {}
    Generator& operator=(Generator&& other) noexcept {
        std::swap(handle_, other.handle_);
        return *this;
    }
    ~Generator() {
        if (handle_)
            handle_.destroy();
    }

    /// Runs the coroutine up to its first value. Call it once.
    Iterator begin() {
        advance(handle_);
        return Iterator{handle_};
    }
    std::default_sentinel_t end() const noexcept { return {}; }

  private:
    explicit Generator(Handle handle) : handle_(handle) {}

    static void advance(Handle handle) {
        handle.resume();
        if (handle.done()) [[unlikely]]
            handle.promise().rethrow();
    }

    Handle handle_;
};

}  // namespace queenreel
