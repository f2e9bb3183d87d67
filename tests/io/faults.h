#pragma once

#include <cstdint>

namespace queenreel {

/// Faults in the system calls that write: pwrite, write, fsync, syncfs, renameat, renameat2, and close of a
/// regular file. This program's own functions of these names stand before the C library's.
class Faults {
  public:
    /// What the `call`th call from now, from 1, does instead of its work.
    enum class Kind {
        error,        ///< fails with the error
        shortened,    ///< writes half of its bytes, where it has two or more
        interrupted,  ///< fails with EINTR, before any of its work
    };
    Faults(Kind kind, int call, int error = 0);

    /// Ends them.
    ~Faults();
    Faults(const Faults&) = delete;
    Faults& operator=(const Faults&) = delete;

    /// Whether that many calls were made.
    bool happened() const;
};

}  // namespace queenreel
