#pragma once

#include <string>

#include "confined/child.h"
#include "verify/findings.h"
#include "verify/verify.h"

namespace queenreel::judge {

/// Reads pictures and films in confined child processes (confined/child.h), since what decodes them was not
/// written for bytes from strangers: a hostile file can crash it, have it never end or take all memory, or
/// worse. A child may take 2 GiB of memory, and 10 seconds a picture, unless other limits are set. It serves
/// many files.
class ConfinedReader {
  public:
    explicit ConfinedReader(const Expectations& expectations, const ChildLimits& limits = {});

    /// As find_boards() of the regular file `path`. Throws UnreadableError also where a limit was reached or
    /// the child died; what was found before has been given to `findings` then.
    void read(const std::string& path, FileKind kind, Findings& findings);

  private:
    ConfinedChild& child_for(FileKind kind) { return kind == FileKind::svg ? drawing_ : decoding_; }

    ChildLimits limits_;
    ConfinedChild decoding_;
    ConfinedChild drawing_;  ///< of SVG, for which other libraries are made ready
};

}  // namespace queenreel::judge
