#pragma once

#include <memory>
#include <string>
#include <vector>

#include "encode/png/zlib_pieces.h"
#include "frame/picture.h"

namespace queenreel {

/// Bits a pixel of a PNG with that many colors: 1, 2, 4 or 8.
int bits_per_pixel(std::size_t colors);

/// Codes pictures of one size and palette as the image data of a PNG. A picture is cut into bands, the ranks
/// of a board, that are deflated each by itself, and only those that changed and are new: the 92 boards of 8
/// queens have 66 different bands, not 920. So strong compression costs little.
class PngBands {
  public:
    /// `ends`: the row after each band, upward; the last is the pictures' height.
    explicit PngBands(const std::vector<int>& ends);

    /// The content of the IDAT chunk of `picture`, whose `changed` must tell of the picture coded before.
    std::string code(const Picture& picture);

  private:
    struct Band {
        int begin;
        int end;  // the row after it
        std::shared_ptr<const ZlibPiece> coded;
    };

    void pack(const Picture& picture, const Band& band);

    std::vector<Band> bands_;
    ZlibPieces pieces_;
    std::string packed_;  // a band's rows, each after the number of its filter
};

}  // namespace queenreel
