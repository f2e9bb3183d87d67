#include "queenreel/film/stream_io.h"

#include <cstdio>

namespace queenreel {
namespace {

constexpr int buffer_size = 1 << 16;

// Since version 61 of libavformat, bytes to write are const.
#if LIBAVFORMAT_VERSION_MAJOR >= 61
using WrittenByte = const std::uint8_t;
#else
using WrittenByte = std::uint8_t;
#endif

using Read = int (*)(void*, std::uint8_t*, int);
using Write = int (*)(void*, WrittenByte*, int);
using Seek = std::int64_t (*)(void*, std::int64_t, int);

Libav<AVIOContext> make_io(void* self, Read read, Write write, Seek seek) {
    auto* const buffer = static_cast<unsigned char*>(av_malloc(buffer_size));
    if (!buffer)
        throw std::bad_alloc();
    AVIOContext* const io = avio_alloc_context(buffer, buffer_size, write ? 1 : 0, self, read, write, seek);
    if (!io)
        av_free(buffer);
    return check(io);
}

/// The position that a seek leads to, or a negative error.
std::int64_t target(std::int64_t position, std::int64_t size, std::int64_t offset, int whence) {
    switch (whence & ~AVSEEK_FORCE) {
        case SEEK_SET:
            return offset;
        case SEEK_CUR:
            return position + offset;
        case SEEK_END:
            return size + offset;
        default:
            return AVERROR(EINVAL);
    }
}

}  // namespace

template <typename Access>
int StreamIo::guarded(Access access) {
    if (error_)
        return AVERROR(EIO);
    try {
        return access();
    } catch (...) {
        error_ = std::current_exception();
        return AVERROR(EIO);
    }
}

/// Reads from the start of the file, with a position independent of writing.
struct StreamIo::Reader {
    StreamIo* io;
    std::int64_t position = 0;

    static int read(void* self, std::uint8_t* bytes, int count) {
        auto& reader = *static_cast<Reader*>(self);
        if (reader.io->abandoned_)
            return AVERROR_EOF;
        return reader.io->guarded([&] {
            const std::span<std::byte> wanted(reinterpret_cast<std::byte*>(bytes),
                                              static_cast<std::size_t>(count));
            const std::size_t got = reader.io->stream_.read(reader.position, wanted);
            reader.position += static_cast<std::int64_t>(got);
            return got > 0 ? static_cast<int>(got) : AVERROR_EOF;
        });
    }

    static std::int64_t seek(void* self, std::int64_t offset, int whence) {
        auto& reader = *static_cast<Reader*>(self);
        const std::int64_t size = reader.io->stream_.size();
        if (whence == AVSEEK_SIZE)
            return size;
        const std::int64_t position = target(reader.position, size, offset, whence);
        if (position >= 0)
            reader.position = position;
        return position;
    }
};

StreamIo::StreamIo(ByteStream& stream) : stream_(stream) {
    const Write write = [](void* self, WrittenByte* bytes, int count) {
        auto& io = *static_cast<StreamIo*>(self);
        if (io.abandoned_)
            return count;
        return io.guarded([&] {
            io.stream_.write({reinterpret_cast<const std::byte*>(bytes), static_cast<std::size_t>(count)});
            io.position_ += count;
            return count;
        });
    };
    const Seek seek = [](void* self, std::int64_t offset, int whence) -> std::int64_t {
        auto& io = *static_cast<StreamIo*>(self);
        if (whence == AVSEEK_SIZE)
            return io.stream_.size();
        const std::int64_t position = target(io.position_, io.stream_.size(), offset, whence);
        if (position < 0 || io.abandoned_)
            return position;
        const int result = io.guarded([&] {
            io.stream_.seek(position);
            io.position_ = position;
            return 0;
        });
        return result < 0 ? result : position;
    };
    writer_ = make_io(this, nullptr, write, seek);
}

void StreamIo::attach(AVFormatContext& format) {
    format.opaque = this;
    format.pb = writer_.get();
    format.flags |= AVFMT_FLAG_CUSTOM_IO;
    format.io_open = open;
    format.io_close2 = close;
}

int StreamIo::open(AVFormatContext* format, AVIOContext** io, const char*, int flags, AVDictionary**) {
    auto& self = *static_cast<StreamIo*>(format->opaque);
    if (self.abandoned_ || (flags & AVIO_FLAG_WRITE))
        return AVERROR(EIO);
    return self.guarded([&] {
        auto reader = std::make_unique<Reader>(Reader{&self});
        *io = make_io(reader.get(), Reader::read, nullptr, Reader::seek).release();
        [[maybe_unused]] Reader* const owned_by_io = reader.release();  // until close()
        return 0;
    });
}

int StreamIo::close(AVFormatContext*, AVIOContext* io) {
    const std::unique_ptr<Reader> reader(static_cast<Reader*>(io->opaque));
    const Libav<AVIOContext> owner(io);
    return 0;
}

void StreamIo::flush() {
    avio_flush(writer_.get());
    check();
}

void StreamIo::check() const {
    if (error_)
        std::rethrow_exception(error_);
    if (writer_->error < 0)
        queenreel::check(writer_->error, "film");
}

}  // namespace queenreel
