#include <cerrno>

#include "queenreel/confined/confine.h"
#include "queenreel/io/error.h"

// Only Linux's kernel can be asked for all of this (linux/); seccomp, Landlock and prctl() are its own.
// Elsewhere no process is confined: ConfinedChild then ends with ChildEnd::unconfined before it is given a
// byte, and what comes from strangers is refused, not read.

namespace queenreel {

void confine_self(pid_t, std::uint64_t) {
    throw SystemError("confining a process", ENOSYS);
}

bool deny_files() {
    return false;
}

void filter_system_calls() {
    throw SystemError("confining a process", ENOSYS);
}

}  // namespace queenreel
