#pragma once

namespace queenreel {

/// The message for a lack of memory, without `queenreel: `.
constexpr const char* no_memory_text =
    "memory: not enough is free; choose a smaller --size or close other programs";

/// Prints no_memory_text as an error to standard error, without allocating memory.
void say_no_memory() noexcept;

/// Makes the program end with that line, without temporary files and with exit status 1, when memory runs out
/// where no caller can catch it: in libraries that would end it by a signal (GLib), crash or hang
/// (Fontconfig), in threads, and while another exception is handled. A crash by a signal also prints a line
/// and leaves no file.
void end_quietly_without_memory();

/// Does as much of end_quietly_without_memory() as works before the libraries are initialized.
void end_quietly_from_the_start();

}  // namespace queenreel
