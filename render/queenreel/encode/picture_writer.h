#pragma once

#include <string>

#include "queenreel/frame/frame.h"
#include "queenreel/io/memory_stream.h"

namespace queenreel {

/// Writes frames in one format, file after file, as pictures or as text about them. An Output publishes the
/// files. Destroying the writer abandons the file: nothing more is written.
class PictureWriter {
  public:
    virtual ~PictureWriter() = default;

    /// Starts a file. `stream` must last until end().
    void begin(ByteStream& stream) {
        stream_ = &stream;
        start();
    }

    /// Adds a picture to the file; only one if the format holds one. Throws OutputError, PaintError.
    virtual void put(const Frame& frame) = 0;

    /// Completes the file in the stream. Throws OutputError.
    virtual void end() = 0;

    /// Returns the bytes of a file with one picture.
    std::string file_of(const Frame& frame) {
        MemoryStream file;
        begin(file);
        put(frame);
        end();
        return file.text();
    }

  protected:
    /// Prepares for the pictures of a file.
    virtual void start() {}

    ByteStream& stream() const { return *stream_; }

  private:
    ByteStream* stream_ = nullptr;
};

}  // namespace queenreel
