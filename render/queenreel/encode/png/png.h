#pragma once

#include <string>

#include "queenreel/encode/png/strips.h"
#include "queenreel/frame/picture.h"

namespace queenreel {

/// Codes pictures as PNG files of palette indices, in as few bits as the palette needs.
class PngEncoder {
  public:
    /// The file of `picture`, with texts in UTF-8 where they are not empty.
    std::string file(const Picture& picture, const std::string& title, const std::string& description);

  private:
    PngStrips strips_;
};

}  // namespace queenreel
