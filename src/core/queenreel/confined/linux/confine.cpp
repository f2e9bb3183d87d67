#include "queenreel/confined/confine.h"

#include <fcntl.h>
#include <malloc.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <fstream>

#include "queenreel/io/error.h"

namespace queenreel {
namespace {

constexpr const char* what = "confining a process";

/// Sets a limit, where there is none yet that is lower.
void set_limit(int resource, rlim_t max) {
    rlimit limit{};
    checked(getrlimit(static_cast<__rlimit_resource>(resource), &limit), what);
    limit.rlim_cur = limit.rlim_max = std::min({max, limit.rlim_cur, limit.rlim_max});
    checked(setrlimit(static_cast<__rlimit_resource>(resource), &limit), what);
}

/// The address space in use, in bytes: the limit is on top of it, which sanitizers make huge.
rlim_t memory_in_use() {
    std::ifstream statm("/proc/self/statm");
    rlim_t pages = 0;
    statm >> pages;
    return pages * static_cast<rlim_t>(sysconf(_SC_PAGESIZE));
}

void set_limits(std::uint64_t max_memory) {
    constexpr rlim_t max_descriptors = 16;
    set_limit(RLIMIT_AS, memory_in_use() + max_memory);
    set_limit(RLIMIT_FSIZE, 0);
    set_limit(RLIMIT_CORE, 0);
    set_limit(RLIMIT_NOFILE, max_descriptors);
}

/// Has the C library take memory without a look at the system's files.
void keep_memory() {
    // Each thread's own heap would take 64 MiB of address space beforehand.
    mallopt(M_ARENA_MAX, 1);
    // Giving back memory of a heap that was a thread's of the parent, it would ask /proc how the system
    // overcommits.
    mallopt(M_TRIM_THRESHOLD, -1);
    // What is larger is given back at once. The least size grows by itself to this one, but not once a
    // threshold is set.
    constexpr int mapped_bytes = 32 << 20;
    mallopt(M_MMAP_THRESHOLD, mapped_bytes);
}

/// Standard input and output are nowhere: complaints of libraries are the child's own affair.
void close_descriptors() {
    const int nowhere = checked(::open("/dev/null", O_RDWR | O_CLOEXEC), "/dev/null");
    for (int number = 0; number < talk_descriptor; ++number)
        checked(dup2(nowhere, number), what);
    checked(close_range(talk_descriptor + 1, ~0U, 0), what);
}

void die_with(pid_t parent) {
    checked(prctl(PR_SET_PDEATHSIG, SIGKILL), what);
    if (getppid() != parent)  // it was gone before
        _exit(EXIT_FAILURE);
}

void take_default_signals() {
    for (int number = 1; number < NSIG; ++number)
        signal(number, SIG_DFL);  // those that cannot be set, or are not signals, stay as they are
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, nullptr);
}

}  // namespace

void confine_self(pid_t parent, std::uint64_t max_memory) {
    die_with(parent);
    take_default_signals();
    close_descriptors();
    set_limits(max_memory);
    keep_memory();
    checked(prctl(PR_SET_DUMPABLE, 0), what);
    checked(prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0), what);
    deny_files();
    filter_system_calls();
}

}  // namespace queenreel
