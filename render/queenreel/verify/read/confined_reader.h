#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "queenreel/confined/child.h"
#include "queenreel/verify/findings.h"
#include "queenreel/verify/verify.h"

namespace queenreel::judge {

/// Reads pictures and films in confined child processes (confined/child.h), because their decoders were not
/// written for untrusted bytes: a hostile file can crash them, make them loop or exhaust memory, or worse. A
/// child may use 2 GiB of memory and 10 seconds per picture, unless other limits are set, and reads many
/// files.
class ConfinedReader {
  public:
    /// Reads up to `width` ≥ 1 files at a time, each in its own child.
    ConfinedReader(const Expectations& expectations, const ChildLimits& limits, std::size_t width);
    ~ConfinedReader();

    std::size_t width() const { return workers_.size(); }

    /// Starts reading a picture without waiting; read() must follow for it. At most width() files may be in
    /// progress, including the one passed to read(). An error here occurs again in read().
    void expect(const std::string& path, FileKind kind);

    /// Reads the regular file `path` like find_boards(). Throws UnreadableError also if a limit was reached
    /// or the child died; earlier findings have been passed to `findings`.
    void read(const std::string& path, FileKind kind, Findings& findings);

  private:
    struct Worker;

    Worker& worker_for(const std::string& path);  // the one that started it, or a free one
    void run(const std::function<void()>& step) const;

    ChildLimits limits_;
    std::vector<std::unique_ptr<Worker>> workers_;
};

/// Returns the number of files worth reading at a time: the number of processors, at most 32.
std::size_t reading_width();

}  // namespace queenreel::judge
