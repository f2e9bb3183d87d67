#include <fcntl.h>
#include <linux/magic.h>
#include <poll.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/vfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <fstream>
#include <iterator>
#include <sstream>
#include <system_error>

#include "campaign.h"
#include "project_paths.h"

namespace queenreel::faults {
namespace {

namespace fs = std::filesystem;

constexpr int longest = 60'000;  // milliseconds

std::string content(const fs::path& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

std::vector<std::string> environment(const fs::path& folder, const fs::path& aside,
                                     const std::optional<Fault>& fault) {
    std::vector<std::string> all;
    for (char** one = environ; *one; ++one)
        all.emplace_back(*one);
    all.push_back("TMPDIR=" + folder.string());
    if (fault && fault->call != "size") {
        all.push_back("LD_PRELOAD=" QUEENREEL_BINARY_DIR "/libqueenreel-faults.so");
        all.push_back("ASAN_OPTIONS=verify_asan_link_order=0");
        all.push_back("QUEENREEL_FAULT=" + fault->call + ":" + std::to_string(fault->number) + ":" +
                      std::to_string(fault->error) + (fault->always ? ":always" : ":once"));
        all.push_back("QUEENREEL_FAULT_FOLDER=" + folder.string());
        all.push_back("QUEENREEL_FAULT_MARK=" + (aside / "mark").string());
        if (fault->call == "log")
            all.push_back("QUEENREEL_FAULT_LOG=" + (aside / "log").string());
        if (fault->call == "calls")
            all.push_back("QUEENREEL_FAULT_CALLS=" + (aside / "calls").string());
        if (fault->hidden)
            all.push_back("QUEENREEL_FAULT_HIDDEN=1");
        if (fault->call == "link")
            all.push_back("QUEENREEL_FAULT_NO_RENAME_FLAGS=1");
    }
    return all;
}

std::vector<char*> pointers(std::vector<std::string>& texts) {
    std::vector<char*> all;
    for (std::string& text : texts)
        all.push_back(text.data());
    all.push_back(nullptr);
    return all;
}

/// Waits for the end of a process; false if it takes too long.
bool ends(pid_t id) {
    const int handle = static_cast<int>(::syscall(SYS_pidfd_open, id, 0));
    pollfd ended{.fd = handle, .events = POLLIN, .revents = 0};
    const bool in_time = ::poll(&ended, 1, longest) == 1;
    ::close(handle);
    return in_time;
}

}  // namespace

Folder::Folder() {
    std::string name = (fs::temp_directory_path() / "queenreel-faults-XXXXXX").string();
    if (!::mkdtemp(name.data()))
        throw std::system_error(errno, std::generic_category(), name);
    path_ = fs::canonical(name);
}

Folder::~Folder() {
    std::error_code none;
    fs::remove_all(path_, none);
}

void Folder::fill(const Files& files) const {
    for (const auto& [name, bytes] : files) {
        fs::create_directories((path_ / name).parent_path());
        std::ofstream(path_ / name, std::ios::binary) << bytes;
    }
}

bool has_nameless_files() {
    const Folder folder;
    const int file = ::open(folder.path().c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0600);
    struct statfs status{};
    const bool has = file >= 0 && ::fstatfs(file, &status) == 0 && status.f_type != BTRFS_SUPER_MAGIC;
    ::close(file);
    return has && fs::exists("/proc/self/fd");
}

Files files_of(const fs::path& folder) {
    Files files;
    for (const auto& entry : fs::recursive_directory_iterator(folder))
        if (!entry.is_directory())
            files[entry.path().lexically_relative(folder).string()] = content(entry.path());
    return files;
}

Process::Process(const std::vector<std::string>& words, const fs::path& folder,
                 const std::optional<Fault>& fault)
    : folder_(folder) {
    std::vector<std::string> line{QUEENREEL_BINARY_DIR "/queenreel"};
    line.insert(line.end(), words.begin(), words.end());
    std::vector<std::string> values = environment(folder, aside_.path(), fault);
    const std::vector<char*> arguments = pointers(line);
    const std::vector<char*> variables = pointers(values);
    const std::vector<std::string> writers{"render", "animate", "sheet", "chart", "explore"};
    const bool prints = words.back() == "-" || std::ranges::find(writers, words.front()) == writers.end();
    const std::string output = prints ? (folder / "out").string() : "/dev/null";
    const std::string error = (aside_.path() / "error").string();
    id_ = ::fork();
    if (id_ == 0) {
        for (const int number : {SIGINT, SIGTERM, SIGHUP, SIGPIPE})
            std::signal(number, SIG_DFL);
        std::signal(SIGXFSZ, SIG_DFL);
        ::dup2(::open(output.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666), STDOUT_FILENO);
        ::dup2(::open(error.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666), STDERR_FILENO);
        if (fault && fault->call == "size") {
            const rlimit limit{static_cast<rlim_t>(fault->number), static_cast<rlim_t>(fault->number)};
            ::setrlimit(RLIMIT_FSIZE, &limit);
        }
        if (::chdir(folder.c_str()) == 0)
            ::execve(arguments[0], arguments.data(), variables.data());
        ::_exit(127);
    }
    if (id_ < 0)
        throw std::system_error(errno, std::generic_category(), "fork");
}

Process::~Process() {
    if (id_ > 0) {
        kill();
        ::waitpid(id_, nullptr, 0);
    }
}

void Process::kill() const {
    ::kill(id_, SIGKILL);
}

Result Process::wait() {
    Result result;
    if (!ends(id_)) {
        result.hung = true;
        kill();
    }
    int status = 0;
    ::waitpid(std::exchange(id_, -1), &status, 0);
    if (WIFEXITED(status) && !result.hung)
        result.code = WEXITSTATUS(status);
    result.error = content(aside_.path() / "error");
    result.happened = fs::exists(aside_.path() / "mark");
    result.files = files_of(folder_);
    result.log = content(aside_.path() / "log");
    std::istringstream calls(content(aside_.path() / "calls"));
    for (std::string call; std::getline(calls, call);)
        result.calls.insert(call);
    result.folder = folder_.string();
    return result;
}

Result run(const Way& way, const std::optional<Fault>& fault) {
    const Folder folder;
    folder.fill(way.before.files());
    return Process(way.words, folder.path(), fault).wait();
}

}  // namespace queenreel::faults
