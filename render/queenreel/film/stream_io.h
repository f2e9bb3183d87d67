#pragma once

#include <exception>

#include "queenreel/film/libav.h"
#include "queenreel/io/stream.h"

namespace queenreel {

/// A ByteStream as libav sees it. libav is C and drops some of its own write errors, so what the stream
/// throws is kept here and thrown again by check().
class StreamIo {
  public:
    /// `stream` must outlive it.
    explicit StreamIo(ByteStream& stream);
    StreamIo(const StreamIo&) = delete;
    StreamIo& operator=(const StreamIo&) = delete;

    /// Makes `format` write to the stream, and read back from it what it opens a second time: an MP4's index
    /// is moved to the front by reading the film through a reader of its own.
    void attach(AVFormatContext& format);

    /// Writes what libav has buffered and throws the first error there was, if any.
    void flush();

    /// Throws the first error there was, if any.
    void check() const;

    /// From now on what is written goes nowhere, and nothing can be read back.
    void abandon() { abandoned_ = true; }

  private:
    struct Reader;

    /// Calls `access` unless the stream has failed before; gives AVERROR(EIO) when it throws.
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
