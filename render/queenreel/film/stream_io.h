#pragma once

#include <exception>

#include "queenreel/film/libav.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// Adapts a ByteStream to libav. libav is C and drops some of its own write errors, so exceptions of the
/// stream are kept here and rethrown by check().
class StreamIo {
  public:
    /// `stream` must outlive it.
    explicit StreamIo(ByteStream& stream);
    StreamIo(const StreamIo&) = delete;
    StreamIo& operator=(const StreamIo&) = delete;

    /// Makes `format` write to the stream, and read from it what it opens a second time: to move an MP4's
    /// index to the front, libav reads the film through its own reader.
    void attach(AVFormatContext& format);

    /// Writes what libav has buffered and rethrows the first error, if any.
    void flush();

    /// Rethrows the first error, if any.
    void check() const;

    /// Discards everything written from now on and fails reads.
    void abandon() { abandoned_ = true; }

  private:
    struct Reader;

    /// Calls `access` unless the stream has failed before; returns AVERROR(EIO) if it throws.
    template <typename Access>
    int guarded(Access access);

    static int open(AVFormatContext* format, AVIOContext** io, const char* url, int flags,
                    AVDictionary** options);
    static int close(AVFormatContext* format, AVIOContext* io);

    ByteStream& stream_;
    std::int64_t position_ = 0;
    std::exception_ptr error_;
    bool abandoned_ = false;
    Libav<AVIOContext> writer_;
};

}  // namespace queenreel
