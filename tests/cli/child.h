#pragma once

#include <filesystem>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include <sys/types.h>

namespace queenreel::test {

/// A folder of its own in the system's temporary one; in the end, it is removed with its contents.
class Folder {
  public:
    Folder();
    ~Folder();
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::filesystem::path operator/(const std::string& name) const { return path_ / name; }

    /// The names of all files and folders in it, as relative paths, sorted.
    std::vector<std::string> names() const;

  private:
    std::filesystem::path path_;
};

/// What a program did.
struct Outcome {
    int code = -1;  ///< its exit code; -1 if a signal ended it
    std::string output;
    std::string error;
};

/// How to start a program.
struct Launch {
    std::vector<std::string> words;  ///< those after its name
    std::filesystem::path folder;    ///< where it runs; also where its output is kept until it is read
    std::map<std::string, std::string> environment{};  ///< added to the current one
    std::function<void()> prepare{};  ///< called last in the new process before it becomes the program
};

/// The program `queenreel` as built, running by itself.
class Child {
  public:
    explicit Child(const Launch& launch);
    ~Child();
    Child(const Child&) = delete;
    Child& operator=(const Child&) = delete;

    pid_t pid() const { return pid_; }

    /// Returns true if it is still running.
    bool is_running();

    /// Waits for its end.
    Outcome wait();

  private:
    pid_t pid_;
    int output_;
    int error_;
    int status_ = 0;
    bool ended_ = false;
};

/// Runs the program to its end. If $QUEENREEL_RUN_INSIDE is set, as by scripts/test, it runs in this process
/// unless it needs its own: a start takes as long as a small film.
Outcome run(const Launch& launch);

/// Runs it in a folder of its own, which must stay empty.
Outcome run(std::vector<std::string> words);

/// Runs it in that folder.
Outcome run_in(const Folder& folder, std::vector<std::string> words);

/// Runs the same in this process, through run_program().
Outcome run_inside(const std::vector<std::string>& words);

/// Runs it in that folder and in this process, for thousands of runs.
Outcome run_within(const std::filesystem::path& folder, const std::vector<std::string>& words);

/// The lines of a text, without their ends. A last line without an end counts, too.
std::vector<std::string> lines(const std::string& text);

std::string read_file(const std::filesystem::path& path);

/// What Poppler's pdfinfo says of a PDF, one item per line, such as `Pages: 3`: later versions of Cairo pack
/// these objects.
std::string pdf_info(const std::string& bytes);
int pdf_pages(const std::string& bytes);

}  // namespace queenreel::test
