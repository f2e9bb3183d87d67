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

/// Sets a resource limit unless a lower one is in force.
void set_limit(int resource, rlim_t max) {
    rlimit limit{};
    checked(getrlimit(static_cast<__rlimit_resource>(resource), &limit), what);
    limit.rlim_cur = limit.rlim_max = std::min({max, limit.rlim_cur, limit.rlim_max});
    checked(setrlimit(static_cast<__rlimit_resource>(resource), &limit), what);
}

/// Returns the address space in use, in bytes. The limit comes on top, because sanitizers reserve a huge one.
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

/// Keeps the C library from reading the system's files when it allocates memory.
void keep_memory() {
    // A heap for each thread would reserve 64 MiB of address space in advance.
    mallopt(M_ARENA_MAX, 1);
    // Trimming a heap that belonged to a thread of the parent would read the overcommit setting from /proc.
    mallopt(M_TRIM_THRESHOLD, -1);
    // Larger blocks are mapped, and unmapped when freed. By default this threshold grows up to this value,
    // but setting any threshold turns that off.
    constexpr int mapped_bytes = 32 << 20;
    mallopt(M_MMAP_THRESHOLD, mapped_bytes);
}

/// Redirects the standard streams, to which libraries print warnings, to /dev/null, and closes every other
/// descriptor but the channel.
void close_descriptors() {
    const int nowhere = checked(::open("/dev/null", O_RDWR | O_CLOEXEC), "/dev/null");
    for (int number = 0; number < talk_descriptor; ++number)
        checked(dup2(nowhere, number), what);
    checked(close_range(talk_descriptor + 1, ~0U, 0), what);
}

void die_with(pid_t parent) {
    checked(prctl(PR_SET_PDEATHSIG, SIGKILL), what);
    if (getppid() != parent)  // the parent ended before the call
        _exit(EXIT_FAILURE);
}

void take_default_signals() {
    for (int number = 1; number < NSIG; ++number)
        signal(number, SIG_DFL);  // fails, harmlessly, for signals that cannot be set
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
