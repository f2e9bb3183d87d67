#include "queenreel/codecs/png/deflater.h"

#include <zlib.h>

#include <cstddef>

#include "queenreel/io/error.h"

namespace queenreel {

void Deflater::End::operator()(z_stream_s* stream) const {
    deflateEnd(stream);
    delete stream;  // NOLINT(cppcoreguidelines-owning-memory): this is the owner
}

Deflater::Deflater(Result result, std::string_view format)
    : result_(result), format_(format), stream_(new z_stream_s{}) {
    constexpr int largest_window = 15;  // negative without a zlib stream's header
    constexpr int max_memory = 9;
    check(deflateInit2(stream_.get(), Z_BEST_COMPRESSION, Z_DEFLATED,
                       result == Result::blocks ? -largest_window : largest_window, max_memory,
                       Z_DEFAULT_STRATEGY),
          Z_OK);
}

void Deflater::check(int result, int wanted) const {
    if (result != wanted)
        throw OutputError(std::string(format_) + ": too little memory to compress a picture; free some");
}

std::string Deflater::deflate(std::string_view bytes) {
    constexpr std::size_t flush_marker = 16;
    std::string to(deflateBound(stream_.get(), bytes.size()) + flush_marker, '\0');
    check(deflateReset(stream_.get()), Z_OK);
    // zlib takes its input as nonconst, but only reads it.
    stream_->next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
    stream_->avail_in = static_cast<uInt>(bytes.size());
    stream_->next_out = reinterpret_cast<Bytef*>(to.data());
    stream_->avail_out = static_cast<uInt>(to.size());
    // The buffer has room for everything.
    if (result_ == Result::blocks)
        check(::deflate(stream_.get(), Z_FULL_FLUSH), Z_OK);
    else
        check(::deflate(stream_.get(), Z_FINISH), Z_STREAM_END);
    to.resize(stream_->total_out);
    return to;
}

}  // namespace queenreel
