#pragma once

#include <chrono>
#include <cstddef>
#include <mutex>
#include <string>
#include <string_view>

#include "queenreel/base/json.h"

namespace queenreel {

/// Prints everything except the last line of a signal handler. Data goes to standard output, unbuffered, and
/// errors are reported. Notes, progress and errors go to standard error, one line each; errors of writing
/// these are ignored, because there is nowhere left to report them.
class Console {
  public:
    using Clock = std::chrono::steady_clock;

    /// Prints to these descriptors, which stay open.
    Console(int output, int error);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    /// Prints data. Throws OutputError if it cannot be written completely, and Interrupted if a signal
    /// arrives during a wait.
    void print(std::string_view text);

    /// Prints a JSON document and a line end; characters that printable() escapes become JSON escapes.
    /// `indent`: blanks per level; negative prints a single line. Throws like print().
    void print_json(const Json& document, int indent = -1);

    /// Syncs what was printed if standard output is a file. Throws OutputError.
    void complete();

    /// Prints a note unless the console is quiet.
    void note(std::string_view line);

    /// Prints an error, even if the console is quiet.
    void error(std::string_view line);

    /// Replaces the progress line, on a terminal and unless quiet; otherwise does nothing.
    void show_status(std::string_view line);
    void clear_status();

    /// Shows a progress line if nothing else has been shown for `silence`; does not replace a line of
    /// show_status(). Any thread may call this function; all others are for one thread.
    void show_status_after(Clock::duration silence, std::string_view line);

    /// Returns true if show_status() shows anything.
    bool shows_status() const { return terminal_ && !quiet_; }

    /// Returns true if data goes to a terminal.
    bool prints_to_terminal() const;

    /// Returns true if data goes to another program through a pipe.
    bool prints_to_pipe() const;

    /// Turns off notes and progress.
    void be_quiet() { quiet_ = true; }

  private:
    void say(std::string_view line);
    void erase_status();
    void write_status(std::string_view line);

    int output_;
    int error_;
    bool terminal_;
    bool quiet_ = false;
    std::mutex status_mutex_;
    bool status_shown_ = false;
    bool status_stays_ = false;                  // the line comes from show_status()
    Clock::time_point shown_at_ = Clock::now();  // when something was shown last
    bool printed_ = false;                       // whether data was printed
};

/// Collects text and prints it in growing pieces. The first ones are printed at once, so that a reader sees
/// results immediately.
class ConsoleBatch {
  public:
    /// `console` must outlive it.
    explicit ConsoleBatch(Console& console) : console_(console) {}

    /// Throws like Console::print().
    void add(std::string_view text);

    /// Prints the rest. Throws like Console::print().
    void print();

  private:
    Console& console_;
    std::string text_;
    std::size_t enough_ = 1;
};

/// Replaces each character that a terminal obeys rather than shows (control characters, format characters
/// such as direction marks, line separators), and each byte that is not UTF-8, with an escape such as \x1b,
/// \u202e or \U000e0001. Untrusted text can then neither break a message's line nor imitate another one.
std::string printable(std::string_view text);

/// Shortens `text` for a reader: leaves out the middle of words over 300 bytes, and of a text over 2,000
/// bytes. Keeps UTF-8 characters whole.
std::string shortened(std::string_view text);

/// Opens /dev/null for each standard stream that the program was started without, so that no other file gets
/// its number. Writing to a standard output opened in this way fails.
void keep_standard_descriptors();

}  // namespace queenreel
