#pragma once

#include <cstddef>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <string_view>

namespace queenreel {

/// All printing but the last word of a signal handler. Data goes to standard output, unbuffered and checked;
/// notes, progress and errors go to standard error, one line each, where write errors are ignored: there is
/// nowhere left to report them.
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

    /// Prints a JSON document and a line end, with what printable() escapes as JSON escapes it. `indent`: the
    /// blanks of a level, none for all in one line. Throws the same.
    void print_json(const nlohmann::ordered_json& document, int indent = -1);

    /// Makes sure of what was printed: where standard output is a file, it is on the disk. Throws
    /// OutputError.
    void complete();

    /// Prints a note, unless the console is quiet.
    void note(std::string_view line);

    /// Prints an error, quiet or not.
    void error(std::string_view line);

    /// Shows a line of progress in place of the last one, on a terminal and unless quiet; otherwise does
    /// nothing.
    void show_status(std::string_view line);
    void clear_status();

    /// Whether show_status() shows anything.
    bool shows_status() const { return terminal_ && !quiet_; }

    /// Whether data would go to a terminal.
    bool prints_to_terminal() const;

    /// Turns off notes and progress.
    void be_quiet() { quiet_ = true; }

  private:
    void say(std::string_view line);

    int output_;
    int error_;
    bool terminal_;
    bool quiet_ = false;
    bool status_shown_ = false;
    bool printed_ = false;  // data
};

/// Collects text and prints it in large pieces; the first ones at once, so that a reader sees them come.
class ConsoleBatch {
  public:
    /// `console` must outlive it.
    explicit ConsoleBatch(Console& console) : console_(console) {}

    /// Throws as Console::print().
    void add(std::string_view text);

    /// Prints what is left. Throws the same.
    void print();

  private:
    Console& console_;
    std::string text_;
    std::size_t enough_ = 1;
};

/// `text` with an escape, such as \x1b, \u202e or \U000e0001, in place of each character that a terminal does
/// not show but obeys, and of each byte that is not UTF-8: controls, formats such as those of direction, and
/// separators of lines. Others' text cannot break a message's line, or make it look like another.
std::string printable(std::string_view text);

/// `text` short enough to be read: of words over 300 bytes, and of more than 2,000 bytes of text, the middle
/// is left out. Characters of UTF-8 stay whole.
std::string shortened(std::string_view text);

/// Gives standard input, output and error something to be when the program was started without them, so that
/// no file it opens takes their numbers. Writing to such a standard output fails.
void keep_standard_descriptors();

}  // namespace queenreel
