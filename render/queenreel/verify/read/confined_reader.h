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

/// Reads pictures and films in confined child processes (confined/child.h), since what decodes them was not
/// written for bytes from strangers: a hostile file can crash it, have it never end or take all memory, or
/// worse. A child may take 2 GiB of memory, and 10 seconds a picture, unless other limits are set. It serves
/// many files.
class ConfinedReader {
  public:
    /// Up to `width` ≥ 1 files are read at a time, each in a child of its own.
    ConfinedReader(const Expectations& expectations, const ChildLimits& limits, std::size_t width);
    ~ConfinedReader();

    std::size_t width() const { return workers_.size(); }

    /// Begins to read a picture and does not wait; read() must be asked for it later. At most width() files
    /// may be under way, the one that read() is asked for included. What fails here, fails again there.
    void expect(const std::string& path, FileKind kind);

    /// As find_boards() of the regular file `path`. Throws UnreadableError also where a limit was reached or
    /// the child died; what was found before has been given to `findings` then.
    void read(const std::string& path, FileKind kind, Findings& findings);

  private:
    struct Worker;

    Worker& worker_for(const std::string& path);  // the one that began it, or a free one
    void run(const std::function<void()>& step) const;

    ChildLimits limits_;
    std::vector<std::unique_ptr<Worker>> workers_;
};

/// How many files are worth reading at a time: as many as there are processors, up to 32.
std::size_t reading_width();

}  // namespace queenreel::judge
