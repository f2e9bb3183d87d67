#pragma once

#include <string>
#include <string_view>

namespace queenreel {

/// All printing but the last word of a signal handler. Data goes to standard output, unbuffered and checked;
/// notes, progress and errors to standard error, a line each, where nothing is checked: there is nowhere left
/// to report to.
class Console {
  public:
    /// Prints to these descriptors, which stay open.
    Console(int output, int error);
    ~Console();
    Console(const Console&) = delete;
    Console& operator=(const Console&) = delete;

    /// Prints data. Throws OutputError when not all of it could be written, Interrupted when a signal came
    /// while it waited.
    void print(std::string_view text);

    /// Says something worth knowing that is no error; quiet consoles do not.
    void note(std::string_view line);

    /// Says what went wrong, quiet or not.
    void error(std::string_view line);

    /// Shows how far the work is, in place of the last such line, on a terminal and not quiet; otherwise
    /// nothing.
    void show_status(std::string_view line);
    void clear_status();

    /// Whether show_status() shows anything.
    bool shows_status() const { return terminal_ && !quiet_; }

    /// Whether data would go to a terminal.
    bool prints_to_terminal() const;

    /// From now on no notes and no status.
    void be_quiet() { quiet_ = true; }

  private:
    void say(std::string_view line);

    int output_;
    int error_;
    bool terminal_;
    bool quiet_ = false;
    bool status_shown_ = false;
};

/// `text` with every control character made visible, so that what a user typed cannot break a message's line.
std::string printable(std::string_view text);

/// Gives standard input, output and error something to be when the program was started without them, so that
/// no file it opens takes their numbers. Writing to such a standard output fails.
void keep_standard_descriptors();

}  // namespace queenreel
