#pragma once

#include <sys/types.h>

#include <cstdint>

namespace queenreel {

/// The descriptor a confined process talks through, the only one it may write to.
constexpr int talk_descriptor = 3;

/// Takes from this process, which has a single thread, all that thinking does not need. What it may do from
/// then on: compute, take memory up to `max_memory` bytes more than it has now, start threads, read
/// descriptors that are open, take others that are sent to `talk_descriptor`, and write there. Any other
/// system call kills it with SIGSYS: it opens no file and no socket, removes and changes none, starts and
/// traces no process, signals none but itself, and maps no code. Closes all other descriptors, and has it
/// killed when `parent`, which forked it, ends. Throws SystemError where the system cannot do that; nothing
/// may be run then.
///
/// What does it on Linux, linux/: a filter of system calls (libseccomp) that cannot be taken off again,
/// Landlock beneath it where the kernel has it, no new privileges, limits on resources. Elsewhere it always
/// throws, elsewhere.cpp.
void confine_self(pid_t parent, std::uint64_t max_memory);

/// Has Landlock (Linux 5.13 and later) deny this thread every file, TCP port, and signal to or socket of
/// others, as far as this kernel can; false where it cannot at all. Needs no_new_privs or root.
bool deny_files();

/// Has the kernel kill this process at any system call but the few that thinking needs: the filter alone.
/// Throws SystemError.
void filter_system_calls();

}  // namespace queenreel
