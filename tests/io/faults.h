#pragma once

#include <cstdint>
#include <initializer_list>

namespace queenreel {

/// Faults in the system calls that write, by the thread that asks for them: pwrite, write, fsync, syncfs,
/// renameat, renameat2, and close of a regular file that was written and has a name or may get one. This
/// program's own functions of these names replace the C library's.
class Faults {
  public:
    /// What the `call`th call from now, from 1, does instead of its work.
    enum class Kind {
        error,        ///< fails with the error
        shortened,    ///< writes half of its bytes, if two or more
        interrupted,  ///< fails with EINTR, before any of its work
    };
    Faults(Kind kind, int call, int error = 0);

    /// Ends them.
    ~Faults();
    Faults(const Faults&) = delete;
    Faults& operator=(const Faults&) = delete;

    /// Returns true if that many calls were made.
    bool happened() const;
};

/// Kinds of calls that a file system may refuse.
enum class Call : std::uint8_t { sync, sync_all, rename, rename_new, link, lock, open, make_folder };

/// While it lives, all calls of these kinds by this thread fail with the error: fsync, syncfs, renameat,
/// renameat2, linkat, flock, open and openat, mkdir.
class Refusal {
  public:
    /// `times`: only that many calls of each kind; 0: all.
    Refusal(std::initializer_list<Call> calls, int error, int times = 0);
    ~Refusal();
    Refusal(const Refusal&) = delete;
    Refusal& operator=(const Refusal&) = delete;

    /// How many calls it has made fail.
    int count() const;
};

/// While it lives, this thread makes no files without names: open and openat with O_TMPFILE fail with the
/// error.
class HiddenNames {
  public:
    explicit HiddenNames(int error);
    ~HiddenNames();
    HiddenNames(const HiddenNames&) = delete;
    HiddenNames& operator=(const HiddenNames&) = delete;
};

/// While it lives, this thread opens nothing with this start of its path: ENOENT.
class Unreachable {
  public:
    /// `start`: must outlive it.
    explicit Unreachable(const char* start);
    ~Unreachable();
    Unreachable(const Unreachable&) = delete;
    Unreachable& operator=(const Unreachable&) = delete;
};

/// While it lives, this thread's reading of folders fails: the next `opens` calls of opendir with
/// `open_error`, and the `read`th call of readdir from now, from 1, with `read_error`.
class FolderFaults {
  public:
    struct Plan {
        int open_error = 0;
        int opens = 0;
        int read_error = 0;
        int read = 0;
    };
    explicit FolderFaults(const Plan& plan);
    ~FolderFaults();
    FolderFaults(const FolderFaults&) = delete;
    FolderFaults& operator=(const FolderFaults&) = delete;
};

}  // namespace queenreel
