#include "queenreel/film/frame_canvas.h"

#include <stdexcept>

namespace queenreel {

AVPixelFormat pixel_format(Planes planes) {
    switch (planes) {
        case Planes::yuv420:
            return AV_PIX_FMT_YUV420P;
        case Planes::yuva420:
            return AV_PIX_FMT_YUVA420P;
        case Planes::yuva444p10:
            return AV_PIX_FMT_YUVA444P10;
    }
    throw std::invalid_argument("film: unknown planes");
}

}  // namespace queenreel
