#pragma once

#include <cstdint>

#include "queenreel/film/format.h"

namespace queenreel {

/// The part of a film that a frame begins.
enum class FrameBegins : std::uint8_t {
    nothing,  ///< the previous picture is shown for longer
    picture,
    chapter,  ///< and also a picture
};

/// Decides which frames of a film are key frames, which are coded independently: players can start there.
class KeyFrames {
  public:
    explicit KeyFrames(const MaterialCoding& coding)
        : coding_(coding), pictures_(coding.pictures_a_key), frames_(coding.frames_a_key) {}

    /// Returns true if the next frame is one; the first is.
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

    /// The number of frames that may show the same picture before a key frame is required.
    int frames_left() const { return coding_.frames_a_key - 1 - frames_; }

    /// Records that the next `frames` frames show the same picture; at most frames_left().
    void repeat(int frames) { frames_ += frames; }

  private:
    MaterialCoding coding_;
    int pictures_;  // since the last key frame
    int frames_;    // since the last key frame
};

}  // namespace queenreel
