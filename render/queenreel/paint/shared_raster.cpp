#include "queenreel/paint/shared_raster.h"

#include <stdexcept>

namespace queenreel {

const Picture& SharedRaster::paint(const Frame& frame, std::uint64_t number) {
    if (number == painted_) {
        picture_ = &painter_.paint(frame);
        ++painted_;
    } else if (number + 1 != painted_) {
        throw std::logic_error("films that share a painter are not given the same frames");
    }
    return *picture_;
}

}  // namespace queenreel
