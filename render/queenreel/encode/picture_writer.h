#pragma once

#include "queenreel/frame/frame.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// Writes frames in one format, file after file, as pictures or as text about them. An Output publishes the
/// files. Destroying the writer abandons the file: nothing more is written.
class PictureWriter {
  public:
    virtual ~PictureWriter() = default;

    /// Starts a file. `stream` must last until end().
    virtual void begin(ByteStream& stream) = 0;

    /// Adds a picture to the file; only one if the format holds one. Throws OutputError, PaintError.
    virtual void put(const Frame& frame) = 0;

    /// Completes the file in the stream. Throws OutputError.
    virtual void end() = 0;
};

}  // namespace queenreel
