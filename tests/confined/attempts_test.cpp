// A child that touches anything but its own memory and the file handed over dies, and its attempt has no
// effect.

#include <arpa/inet.h>
#include <fcntl.h>
#include <gtest/gtest.h>
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <ctime>
#include <thread>
#include <vector>

#include "queenreel/confined/confine.h"
#include "secret.h"

namespace queenreel {
namespace {

/// Something a confined child must not do, with a path outside of it.
struct Attempt {
    const char* name;
    void (*make)(const Secret& secret);
};

sockaddr_in local_port() {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(9);
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    return address;
}

const std::vector<Attempt>& attempts() {
    static const std::vector<Attempt> all{
        {"ReadsAFile", [](const Secret& secret) { ::open(secret.path().c_str(), O_RDONLY); }},
        {"ReadsPasswords", [](const Secret&) { std::ifstream("/etc/passwd").get(); }},
        {"ReadsTheMemoryOfItsParent",
         [](const Secret&) { ::open(("/proc/" + std::to_string(getppid()) + "/mem").c_str(), O_RDONLY); }},
        {"WritesAFile",
         [](const Secret& secret) { ::open(secret.other().c_str(), O_WRONLY | O_CREAT, 0600); }},
        {"LooksAtAFile",
         [](const Secret& secret) {
             struct stat status{};
             ::stat(secret.path().c_str(), &status);
         }},
        {"RemovesAFile", [](const Secret& secret) { ::unlink(secret.path().c_str()); }},
        {"RenamesAFile",
         [](const Secret& secret) { ::rename(secret.path().c_str(), secret.other().c_str()); }},
        {"LinksAFile", [](const Secret& secret) { ::link(secret.path().c_str(), secret.other().c_str()); }},
        {"CutsAFile", [](const Secret& secret) { ::truncate(secret.path().c_str(), 0); }},
        {"ChangesItsMode", [](const Secret& secret) { ::chmod(secret.path().c_str(), 0); }},
        {"MakesAFolder", [](const Secret& secret) { ::mkdir(secret.other().c_str(), 0700); }},
        {"OpensASocket", [](const Secret&) { ::socket(AF_INET, SOCK_STREAM, 0); }},
        {"OpensALocalSocket", [](const Secret&) { ::socket(AF_UNIX, SOCK_STREAM, 0); }},
        {"Connects",
         [](const Secret&) {
             const sockaddr_in address = local_port();
             ::connect(talk_descriptor, reinterpret_cast<const sockaddr*>(&address), sizeof address);
         }},
        {"TracesItsParent", [](const Secret&) { ::ptrace(PTRACE_ATTACH, getppid(), nullptr, nullptr); }},
        {"WritesToTheMemoryOfItsParent",
         [](const Secret&) { ::syscall(SYS_process_vm_writev, getppid(), nullptr, 0, nullptr, 0, 0); }},
        {"KillsItsParent", [](const Secret&) { ::kill(getppid(), SIGTERM); }},
        {"KillsItsGroup", [](const Secret&) { ::kill(0, SIGTERM); }},
        {"Forks", [](const Secret&) { [[maybe_unused]] const pid_t process = ::fork(); }},
        {"LeavesItsSession", [](const Secret&) { ::setsid(); }},
        {"WantsToOutliveItsParent", [](const Secret&) { ::prctl(PR_SET_PDEATHSIG, 0); }},
        {"RunsAProgram",
         [](const Secret&) { ::execl("/bin/true", "true", static_cast<const char*>(nullptr)); }},
        {"MapsCode",
         [](const Secret&) {
             ::mmap(nullptr, 4096, PROT_READ | PROT_EXEC, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
         }},
        {"RaisesItsLimits",
         [](const Secret&) {
             const rlimit most{RLIM_INFINITY, RLIM_INFINITY};
             ::setrlimit(RLIMIT_AS, &most);
         }},
        {"ChangesTheTime",
         [](const Secret&) {
             const timespec time{};
             ::clock_settime(CLOCK_REALTIME, &time);
         }},
        {"ListensForInput", [](const Secret&) { ::syscall(SYS_io_uring_setup, 1, nullptr); }},
        {"MakesANameSpace", [](const Secret&) { ::unshare(CLONE_NEWUSER); }},
    };
    return all;
}

class EachAttempt : public testing::TestWithParam<Attempt> {};

// Law: forbidden actions kill a confined child, and have no effect.
TEST_P(EachAttempt, KillsAndIsNotDone) {
    const Secret secret;
    EXPECT_EQ(end_of([&](int, std::string_view, const ChildReporter&) { GetParam().make(secret); }),
              ChildEnd::forbidden);
    EXPECT_TRUE(secret.is_untouched());
}

// ... also in a thread, which a library may have.
TEST_P(EachAttempt, KillsFromAThreadAsWell) {
    const Secret secret;
    EXPECT_EQ(end_of([&](int, std::string_view, const ChildReporter&) {
                  std::thread([&] { GetParam().make(secret); }).join();
              }),
              ChildEnd::forbidden);
    EXPECT_TRUE(secret.is_untouched());
}

INSTANTIATE_TEST_SUITE_P(Attempts, EachAttempt, testing::ValuesIn(attempts()),
                         [](const auto& row) { return std::string(row.param.name); });

// Law: without the filter of system calls, Landlock alone keeps files closed.
TEST(Confined, LandlockAloneKeepsFilesClosed) {
    const Secret secret;
    const pid_t process = fork();
    if (process == 0) {
        prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0);
        if (!deny_files())
            _exit(2);
        const bool read = ::open(secret.path().c_str(), O_RDONLY) >= 0;
        const bool removed = ::unlink(secret.path().c_str()) == 0;
        const bool made = ::mkdir(secret.other().c_str(), 0700) == 0;
        _exit(read || removed || made ? 1 : 0);
    }
    int status = 0;
    ASSERT_EQ(waitpid(process, &status, 0), process);
    ASSERT_TRUE(WIFEXITED(status));
    if (WEXITSTATUS(status) == 2)
        GTEST_SKIP() << "this kernel has no Landlock";
    EXPECT_EQ(WEXITSTATUS(status), 0);
    EXPECT_TRUE(secret.is_untouched());
}

}  // namespace
}  // namespace queenreel
