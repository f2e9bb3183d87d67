#pragma once

#include <memory>
#include <string>
#include <string_view>

struct z_stream_s;

namespace queenreel {

/// Compresses bytes by deflate (RFC 1951), each time from the start and as small as zlib can make them.
class Deflater {
  public:
    enum class Result {
        stream,  ///< a zlib stream (RFC 1950)
        blocks,  ///< whole bytes without a last block: they can stand anywhere in a stream
    };

    /// `format`: for messages, valid as long as this is. Throws OutputError without memory.
    Deflater(Result result, std::string_view format);

    /// Throws OutputError without memory.
    std::string deflate(std::string_view bytes);

  private:
    struct End {
        void operator()(z_stream_s* stream) const;
    };

    void check(int result, int wanted) const;

    Result result_;
    std::string_view format_;
    std::unique_ptr<z_stream_s, End> stream_;
};

}  // namespace queenreel
