#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>

namespace queenreel {

/// A piece of a zlib stream, RFC 1950, which can stand after any other.
struct ZlibPiece {
    std::string deflated;
    std::size_t size = 0;   ///< before it was deflated
    std::uint32_t sum = 1;  ///< its Adler-32 checksum
};

/// Deflates pieces as small as zlib can, and keeps them: a piece that comes again costs a look at it.
class ZlibPieces {
  public:
    /// Throws OutputError without memory.
    ZlibPieces();
    ~ZlibPieces();

    std::shared_ptr<const ZlibPiece> deflate(const std::string& plain);

  private:
    /// Tells pieces apart: by 96 bits of two unlike hashes, and the size.
    struct Key {
        std::size_t hash;
        std::uint32_t sum;
        std::size_t size;

        friend bool operator==(const Key&, const Key&) = default;
    };
    struct HashOfKey {
        std::size_t operator()(const Key& key) const { return key.hash; }
    };
    class Deflater;

    std::unique_ptr<Deflater> deflater_;
    std::unordered_map<Key, std::shared_ptr<const ZlibPiece>, HashOfKey> known_;
    std::size_t known_bytes_ = 0;
};

/// A zlib stream of pieces, one added after the other.
class ZlibStream {
  public:
    ZlibStream();
    void add(const ZlibPiece& piece);
    std::string finish() &&;

  private:
    std::string bytes_;
    std::uint32_t sum_ = 1;
};

}  // namespace queenreel
