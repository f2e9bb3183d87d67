#pragma once

#include <string>

#include "queenreel/codecs/png/strips.h"
#include "queenreel/codecs/still.h"

namespace queenreel {

/// Codes pictures as PNG files of palette indices, in as few bits as the palette needs.
class PngEncoder {
  public:
    /// The bytes of a file. Throws OutputError without memory.
    std::string file(const Still& still);

  private:
    PngStrips strips_;
};

}  // namespace queenreel
