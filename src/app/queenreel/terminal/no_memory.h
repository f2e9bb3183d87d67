#pragma once

namespace queenreel {

/// The message for a lack of memory, without `queenreel: `.
constexpr const char* no_memory_text =
    "memory: not enough is free; choose a smaller --size or close other programs";

/// Prints no_memory_text as an error to standard error, without allocating memory.
void say_no_memory() noexcept;

/// If memory runs out where no caller can catch it, makes the program print that line, remove its temporary
/// files, and end with exit status 1. This happens in libraries that would end it by a signal (GLib), crash
/// or hang (Fontconfig), in threads, and while another exception is handled. If a signal crashes the program,
/// also prints a line and removes those files.
void end_quietly_without_memory();

/// Does as much of end_quietly_without_memory() as works before the libraries are initialized.
void end_quietly_from_the_start();

}  // namespace queenreel
