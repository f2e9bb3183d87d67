#pragma once

#include <string>

#include "queenreel/codecs/png/strips.h"
#include "queenreel/codecs/still.h"

namespace queenreel {

/// Encodes pictures as PNG files with palette indices, in as few bits as the palette requires.
class PngEncoder {
  public:
    /// The bytes of a file. Throws OutputError if memory runs out.
    std::string file(const Still& still);

  private:
    PngStrips strips_;
};

}  // namespace queenreel
