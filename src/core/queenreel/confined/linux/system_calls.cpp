#include <errno.h>
#include <sched.h>
#include <seccomp.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <unistd.h>

#include <array>
#include <memory>
#include <vector>

#include "queenreel/confined/confine.h"
#include "queenreel/io/error.h"

namespace queenreel {
namespace {

struct FilterRelease {
    void operator()(scmp_filter_ctx filter) const { seccomp_release(filter); }
};
using Filter = std::unique_ptr<void, FilterRelease>;

/// System calls that reveal nothing and change nothing outside the process, whatever their arguments.
constexpr std::array allowed_syscalls{
    SCMP_SYS(brk),
    SCMP_SYS(clock_getres),
    SCMP_SYS(clock_gettime),
    SCMP_SYS(clock_nanosleep),
    SCMP_SYS(close),
    SCMP_SYS(exit),
    SCMP_SYS(exit_group),
    SCMP_SYS(futex),
    SCMP_SYS(getcpu),
    SCMP_SYS(getpid),
    SCMP_SYS(getrandom),
    SCMP_SYS(gettid),
    SCMP_SYS(gettimeofday),
    SCMP_SYS(lseek),
    SCMP_SYS(madvise),
    SCMP_SYS(membarrier),
    SCMP_SYS(mremap),
    SCMP_SYS(munmap),
    SCMP_SYS(nanosleep),
    SCMP_SYS(pread64),
    SCMP_SYS(read),
    SCMP_SYS(restart_syscall),
    SCMP_SYS(rseq),
    SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask),
    SCMP_SYS(rt_sigreturn),
    SCMP_SYS(sched_getaffinity),
    SCMP_SYS(sched_yield),
    SCMP_SYS(set_robust_list),
    SCMP_SYS(sigaltstack),
    SCMP_SYS(sysinfo),
    SCMP_SYS(time),
};

/// A system call that is allowed only with certain arguments.
struct Rule {
    int call;
    std::vector<scmp_arg_cmp> arguments;
};

scmp_arg_cmp equals(unsigned argument, scmp_datum_t value) {
    return {argument, SCMP_CMP_EQ, value, 0};
}

/// Requires that of the bits in `mask` exactly those in `value` are set.
scmp_arg_cmp has_bits(unsigned argument, scmp_datum_t mask, scmp_datum_t value) {
    return {argument, SCMP_CMP_MASKED_EQ, mask, value};
}

std::vector<Rule> rules() {
    constexpr scmp_datum_t thread = CLONE_VM | CLONE_FS | CLONE_FILES | CLONE_SIGHAND | CLONE_THREAD;
    std::vector<Rule> all{
        {SCMP_SYS(recvmsg), {equals(0, talk_descriptor)}}, {SCMP_SYS(write), {equals(0, talk_descriptor)}},
        {SCMP_SYS(mmap), {has_bits(2, PROT_EXEC, 0)}},     {SCMP_SYS(mprotect), {has_bits(2, PROT_EXEC, 0)}},
        {SCMP_SYS(clone), {has_bits(0, thread, thread)}},  {SCMP_SYS(prctl), {equals(0, PR_SET_NAME)}},
    };
    // Standard error is /dev/null.
    all.push_back({SCMP_SYS(write), {equals(0, STDERR_FILENO)}});
    all.push_back({SCMP_SYS(writev), {equals(0, STDERR_FILENO)}});
    // abort() sends itself a signal.
    all.push_back({SCMP_SYS(tgkill), {equals(0, static_cast<scmp_datum_t>(getpid()))}});
#ifdef QUEENREEL_SANITIZED
    // Sanitizers test if an address is readable by writing it to a pipe.
    all.push_back({SCMP_SYS(pipe2), {}});
    all.push_back({SCMP_SYS(write), {}});
#endif
    return all;
}

void check(int result) {
    if (result < 0)
        throw SystemError("filtering system calls", -result);
}

}  // namespace

void filter_system_calls() {
    const Filter filter(seccomp_init(SCMP_ACT_KILL_PROCESS));
    if (!filter)
        throw SystemError("filtering system calls", ENOMEM);
    check(seccomp_attr_set(filter.get(), SCMP_FLTATR_CTL_TSYNC, 1));  // the libraries' threads as well
    for (const int call : allowed_syscalls)
        check(seccomp_rule_add_array(filter.get(), SCMP_ACT_ALLOW, call, 0, nullptr));
    for (const Rule& rule : rules())
        check(seccomp_rule_add_array(filter.get(), SCMP_ACT_ALLOW, rule.call,
                                     static_cast<unsigned>(rule.arguments.size()), rule.arguments.data()));
    // A filter cannot see clone3()'s arguments, which lie in memory. On ENOSYS the C library calls clone()
    // instead.
    check(seccomp_rule_add_array(filter.get(), SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0, nullptr));
    check(seccomp_load(filter.get()));
}

}  // namespace queenreel
