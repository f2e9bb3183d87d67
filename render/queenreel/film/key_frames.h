#pragma once

#include <cstdint>

#include "queenreel/film/format.h"

namespace queenreel {

/// What begins with a frame.
enum class FrameBegins : std::uint8_t {
    nothing,  ///< the picture before is shown for longer
    picture,
    chapter,  ///< and a picture
};

/// Which frames of a film are key frames, coded from nothing: players can start there.
class KeyFrames {
  public:
    explicit KeyFrames(const MaterialCoding& coding)
        : coding_(coding), pictures_(coding.pictures_a_key), frames_(coding.frames_a_key) {}

    /// Whether the next frame is one; the first is.
    bool next(FrameBegins begins) {
        pictures_ += begins == FrameBegins::nothing ? 0 : 1;
        ++frames_;
        const bool chapter = begins == FrameBegins::chapter && pictures_ >= coding_.pictures_a_chapter_key;
        if (!chapter && pictures_ < coding_.pictures_a_key && frames_ < coding_.frames_a_key)
            return false;
        pictures_ = 0;
        frames_ = 0;
        return true;
    }

    /// How many frames may show the same picture from now on before there must be a key frame.
    int frames_left() const { return coding_.frames_a_key - 1 - frames_; }

    /// So many frames show the same picture, not more than are left.
    void repeat(int frames) { frames_ += frames; }

  private:
    MaterialCoding coding_;
    int pictures_;  // begun since the last one
    int frames_;    // shown since the last one
};

}  // namespace queenreel
