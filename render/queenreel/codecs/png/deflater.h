#pragma once

#include <memory>
#include <string>
#include <string_view>

struct z_stream_s;

namespace queenreel {

/// Compresses bytes with deflate (RFC 1951), independently each time and as small as zlib can.
class Deflater {
  public:
    enum class Result {
        stream,  ///< a zlib stream (RFC 1950)
        blocks,  ///< whole bytes without a final block: they can be anywhere in a stream
    };

    /// `format`: for messages; must outlive the deflater. Throws OutputError if memory runs out.
    Deflater(Result result, std::string_view format);

    /// Throws OutputError if memory runs out.
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
