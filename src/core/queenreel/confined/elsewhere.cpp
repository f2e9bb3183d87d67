#include <cerrno>

#include "queenreel/confined/confine.h"
#include "queenreel/io/error.h"

// Confinement relies on seccomp, Landlock and prctl(), which only Linux has (linux/). On other systems every
// ConfinedChild ends with ChildEnd::unconfined before it receives a byte, so untrusted input is refused.

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
