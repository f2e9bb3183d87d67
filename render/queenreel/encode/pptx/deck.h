#pragma once

#include <span>
#include <string>
#include <string_view>

#include "queenreel/encode/pptx/parts.h"
#include "queenreel/encode/pptx/zip.h"

namespace queenreel {

/// A presentation being written: slides first, then the parts that connect them. Unless finished, it is
/// abandoned.
class Deck {
  public:
    /// `stream` must outlive it. Throws OutputError, as all functions do; here also for slides that are too
    /// elongated.
    Deck(ByteStream& stream, const DeckStyle& style);

    /// The number of the next slide. Throws OutputError if there are too many.
    std::uint64_t next();

    /// Adds a slide with its PNG, and with its SVG or film; `extension` says which.
    void add(const DeckSlide& slide, const std::string& png, std::string_view extension,
             std::span<const std::byte> other);

    void finish();

  private:
    ZipFile zip_;
    DeckStyle style_;
    std::uint64_t slides_ = 0;
    std::string title_;
};

}  // namespace queenreel
