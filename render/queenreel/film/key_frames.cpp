#include "queenreel/film/key_frames.h"

namespace queenreel {

bool KeyFrames::next(FrameBegins begins) {
    pictures_ += begins == FrameBegins::nothing ? 0 : 1;
    ++frames_;
    const bool chapter = begins == FrameBegins::chapter && pictures_ >= coding_.pictures_a_chapter_key;
    if (!chapter && pictures_ < coding_.pictures_a_key && frames_ < coding_.frames_a_key)
        return false;
    pictures_ = 0;
    frames_ = 0;
    return true;
}

}  // namespace queenreel
