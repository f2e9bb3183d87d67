#include "child.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "project_paths.h"
#include "queenreel/cli/command.h"
#include "queenreel/terminal/console.h"

namespace queenreel::test {

namespace fs = std::filesystem;

namespace {

int checked(int result, const char* what) {
    if (result < 0)
        throw std::system_error(errno, std::generic_category(), what);
    return result;
}

int memory_file() {
    return checked(memfd_create("queenreel-test", MFD_CLOEXEC), "memfd_create");
}

std::string all_of(int descriptor) {
    std::string text;
    char part[4096];
    off_t at = 0;
    for (ssize_t got = 0; (got = pread(descriptor, part, sizeof part, at)) > 0; at += got)
        text.append(part, static_cast<std::size_t>(got));
    return text;
}

[[noreturn]] void become_program(const Launch& launch, int output, int error) {
    // A test started in the background ignores these, and so would its children.
    for (int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
        std::signal(number, SIG_DFL);
    dup2(output, STDOUT_FILENO);
    dup2(error, STDERR_FILENO);
    for (const auto& [name, value] : launch.environment)
        setenv(name.c_str(), value.c_str(), 1);
    std::string program = QUEENREEL_BINARY_DIR "/queenreel";
    std::vector<std::string> words = launch.words;
    std::vector<char*> pointers{program.data()};
    for (std::string& word : words)
        pointers.push_back(word.data());
    pointers.push_back(nullptr);
    if (chdir(launch.folder.c_str()) == 0) {
        if (launch.prepare)
            launch.prepare();
        execv(program.c_str(), pointers.data());
    }
    _exit(127);
}

// `-` is a whole process's standard input or output. `make` forks, and a fork of a process that has drawn
// text lacks the thread on which Pango waits for its fonts.
bool needs_process(const Launch& launch) {
    const auto& words = launch.words;
    return launch.prepare || !launch.environment.empty() || std::ranges::find(words, "-") != words.end() ||
           (!words.empty() && words.front() == "make");
}

}  // namespace

Folder::Folder() {
    std::string name = fs::temp_directory_path() / "queenreel-test-XXXXXX";
    if (!mkdtemp(name.data()))
        throw std::system_error(errno, std::generic_category(), name);
    path_ = name;
}

Folder::~Folder() {
    std::error_code ignored;
    fs::permissions(path_, fs::perms::owner_all, ignored);
    fs::remove_all(path_, ignored);
}

std::vector<std::string> Folder::names() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::recursive_directory_iterator(path_))
        names.push_back(fs::relative(entry.path(), path_));
    std::ranges::sort(names);
    return names;
}

Child::Child(const Launch& launch) : output_(memory_file()), error_(memory_file()) {
    pid_ = checked(fork(), "fork");
    if (pid_ == 0)
        become_program(launch, output_, error_);
}

Child::~Child() {
    if (is_running()) {
        kill(pid_, SIGKILL);
        waitpid(pid_, &status_, 0);
    }
    close(output_);
    close(error_);
}

bool Child::is_running() {
    if (!ended_)
        ended_ = checked(waitpid(pid_, &status_, WNOHANG), "waitpid") == pid_;
    return !ended_;
}

Outcome Child::wait() {
    if (!ended_)
        checked(waitpid(pid_, &status_, 0), "waitpid");
    ended_ = true;
    return {WIFEXITED(status_) ? WEXITSTATUS(status_) : -1, all_of(output_), all_of(error_)};
}

Outcome run(const Launch& launch) {
    if (getenv("QUEENREEL_RUN_INSIDE") && !needs_process(launch))
        return run_within(launch.folder, launch.words);
    return Child(launch).wait();
}

Outcome run_in(const Folder& folder, std::vector<std::string> words) {
    return run({.words = std::move(words), .folder = folder.path()});
}

Outcome run(std::vector<std::string> words) {
    const Folder folder;
    Outcome outcome = run_in(folder, std::move(words));
    EXPECT_TRUE(folder.names().empty()) << folder.names().front();
    return outcome;
}

Outcome run_inside(const std::vector<std::string>& words) {
    const int output = memory_file();
    const int error = memory_file();
    Outcome outcome;
    {
        Console console(output, error);
        outcome.code = run_program(words, console);
    }
    outcome.output = all_of(output);
    outcome.error = all_of(error);
    close(output);
    close(error);
    return outcome;
}

Outcome run_within(const fs::path& folder, const std::vector<std::string>& words) {
    const fs::path before = fs::current_path();
    fs::current_path(folder);
    Outcome outcome = run_inside(words);
    fs::current_path(before);
    return outcome;
}

std::vector<std::string> lines(const std::string& text) {
    std::vector<std::string> all;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        all.push_back(line);
    return all;
}

std::string read_file(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    std::string bytes;
    char part[1 << 16];
    while (file.read(part, sizeof part) || file.gcount() > 0)
        bytes.append(part, static_cast<std::size_t>(file.gcount()));
    return bytes;
}

std::string pdf_info(const std::string& bytes) {
    const Folder folder;
    std::ofstream(folder / "x.pdf", std::ios::binary) << bytes;
    const std::string command =
        "cd " + folder.path().string() + " && pdfinfo -rawdates x.pdf 2>&1 | tr -s ' ' > info";
    EXPECT_EQ(std::system(command.c_str()), 0);
    return read_file(folder / "info");
}

int pdf_pages(const std::string& bytes) {
    const std::string info = pdf_info(bytes);
    const std::string_view name = "Pages: ";
    const std::size_t at = info.find(name);
    return at == std::string::npos ? 0 : std::stoi(info.substr(at + name.size()));
}

}  // namespace queenreel::test
