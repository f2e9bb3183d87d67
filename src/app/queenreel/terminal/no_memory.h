#pragma once

namespace queenreel {

/// What is said where memory is short, without `queenreel: `.
constexpr const char* no_memory_text =
    "memory: not enough is free; choose a smaller --size or close other programs";

/// Prints that as an error on standard error, without taking any memory.
void say_no_memory() noexcept;

/// Has the program end with that line, no temporary file and exit code 1 where memory runs out and no caller
/// can catch it: in libraries that would end it by a signal (GLib), crash or hang (Fontconfig), in threads,
/// while another error is handled. A crash by a signal says so and leaves no file either.
void end_quietly_without_memory();

/// As much of that as can be had before the libraries are ready.
void end_quietly_from_the_start();

}  // namespace queenreel
