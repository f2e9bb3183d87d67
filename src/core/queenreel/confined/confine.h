#pragma once

#include <sys/types.h>

#include <cstdint>

namespace queenreel {

/// The descriptor of a confined process's channel, the only one it may write to.
constexpr int talk_descriptor = 3;

/// Drops every privilege that computing does not need; call it from a single-threaded process. From then on
/// the process may only compute, allocate up to `max_memory` bytes more than it uses now, start threads, read
/// descriptors that are open, receive others through `talk_descriptor`, and write to that. Any other system
/// call kills it with SIGSYS: it cannot open, change or remove a file, open a socket, start or trace a
/// process, signal another process, or map code. Closes all other descriptors. Ends the process when
/// `parent`, which forked it, ends. Throws SystemError if the system does not support this; the caller must
/// then run nothing.
///
/// On Linux (linux/) it uses a permanent filter of system calls (libseccomp), Landlock where the kernel has
/// it, no_new_privs, and resource limits. On other systems (elsewhere.cpp) it always throws.
void confine_self(pid_t parent, std::uint64_t max_memory);

/// Denies this thread, through Landlock (Linux 5.13 and later), every file, TCP port, signal to other
/// processes and abstract socket of theirs that the kernel can deny. Returns false if Landlock is missing.
/// Needs no_new_privs or root.
bool deny_files();

/// Has the kernel kill this process at any system call beyond those that computing needs; the filter alone.
/// Throws SystemError.
void filter_system_calls();

}  // namespace queenreel
