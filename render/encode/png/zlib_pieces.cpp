#include "encode/png/zlib_pieces.h"

#include <zlib.h>

#include <functional>

#include "io/stream.h"

namespace queenreel {
namespace {

constexpr std::size_t max_known_bytes = 4 << 20;

void check_deflate(bool done) {
    if (!done)
        throw OutputError("zlib: a picture cannot be compressed; free some memory");
}

Bytef* bytes(const std::string& text) {
    // zlib takes what it only reads without const.
    return reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
}

}  // namespace

/// Deflates one piece after the other, RFC 1951, each so that it can stand anywhere in a stream.
class ZlibPieces::Deflater {
  public:
    Deflater() {
        constexpr int raw_with_largest_window = -15;
        constexpr int max_memory = 9;
        check_deflate(deflateInit2(&stream_, Z_BEST_COMPRESSION, Z_DEFLATED, raw_with_largest_window,
                                   max_memory, Z_DEFAULT_STRATEGY) == Z_OK);
    }
    ~Deflater() { deflateEnd(&stream_); }
    Deflater(const Deflater&) = delete;
    Deflater& operator=(const Deflater&) = delete;

    std::string deflated(const std::string& plain) {
        check_deflate(deflateReset(&stream_) == Z_OK);
        constexpr std::size_t flush_marker = 16;
        std::string to(deflateBound(&stream_, plain.size()) + flush_marker, '\0');
        stream_.next_in = bytes(plain);
        stream_.avail_in = static_cast<uInt>(plain.size());
        stream_.next_out = bytes(to);
        stream_.avail_out = static_cast<uInt>(to.size());
        // Ends on a whole byte, with no last block.
        check_deflate(::deflate(&stream_, Z_FULL_FLUSH) == Z_OK && stream_.avail_in == 0 &&
                      stream_.avail_out > 0);
        to.resize(stream_.total_out);
        return to;
    }

  private:
    z_stream stream_{};
};

ZlibPieces::ZlibPieces() : deflater_(std::make_unique<Deflater>()) {}
ZlibPieces::~ZlibPieces() = default;

std::shared_ptr<const ZlibPiece> ZlibPieces::deflate(const std::string& plain) {
    const auto sum = static_cast<std::uint32_t>(adler32_z(1, bytes(plain), plain.size()));
    const Key key{std::hash<std::string>()(plain), sum, plain.size()};
    if (const auto found = known_.find(key); found != known_.end())
        return found->second;
    auto piece = std::make_shared<const ZlibPiece>(ZlibPiece{deflater_->deflated(plain), plain.size(), sum});
    known_bytes_ += piece->deflated.size();
    if (known_bytes_ > max_known_bytes) {
        known_.clear();
        known_bytes_ = piece->deflated.size();
    }
    known_.emplace(key, piece);
    return piece;
}

ZlibStream::ZlibStream() : bytes_("\x78\xda") {}  // deflate, 32 KiB window, best compression

void ZlibStream::add(const ZlibPiece& piece) {
    bytes_ += piece.deflated;
    sum_ = static_cast<std::uint32_t>(adler32_combine(sum_, piece.sum, static_cast<z_off_t>(piece.size)));
}

std::string ZlibStream::finish() && {
    bytes_ += std::string("\3\0", 2);  // a last block, empty
    for (const int shift : {24, 16, 8, 0})
        bytes_ += static_cast<char>(sum_ >> shift);
    return std::move(bytes_);
}

}  // namespace queenreel
