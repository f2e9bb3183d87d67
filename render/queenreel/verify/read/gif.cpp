#include "queenreel/verify/read/decoders.h"

#include <fmt/format.h>
#include <gif_lib.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "queenreel/verify/board/dither.h"
#include "queenreel/verify/read/av.h"
#include "queenreel/verify/read/bytes.h"

namespace queenreel::judge {
namespace {

using std::chrono::microseconds;

constexpr microseconds centisecond{10'000};

/// Reads the blocks of a GIF (GIF89a specification, 1990) with giflib. All calls throw UnreadableError for a
/// file that is cut short, damaged or too large.
class GifBlocks {
  public:
    explicit GifBlocks(Bytes bytes) : bytes_(bytes), gif_(DGifOpen(this, read, &error_)) {
        if (!gif_)
            fail(error_);
        check_size(gif_->SWidth, gif_->SHeight);
    }
    GifBlocks(const GifBlocks&) = delete;
    GifBlocks& operator=(const GifBlocks&) = delete;

    /// The position of the next byte to read.
    std::size_t position() const { return position_; }

    GifRecordType next_type() {
        GifRecordType type = UNDEFINED_RECORD_TYPE;
        check(DGifGetRecordType(gif_.get(), &type));
        return type;
    }

    /// Reads an extension; returns the delay that it sets, or nothing for another kind of extension.
    std::optional<microseconds> read_extension() {
        int kind = 0;
        GifByteType* block = nullptr;  // its length, then its content; null after the last
        check(DGifGetExtension(gif_.get(), &kind, &block));
        GraphicsControlBlock control{};
        const bool is_control = block && kind == GRAPHICS_EXT_FUNC_CODE &&
                                DGifExtensionToGCB(block[0], block + 1, &control) == GIF_OK;
        while (block)
            check(DGifGetExtensionNext(gif_.get(), &block));
        return is_control ? std::optional(centisecond * control.DelayTime) : std::nullopt;
    }

    void read_image() {
        ++images_;
        check(DGifGetImageHeader(gif_.get()));
        const std::uint64_t width = gif_->Image.Width;
        const std::uint64_t height = gif_->Image.Height;
        if (read_codes(bytes_[position_ - 1]) != width * height)
            throw UnreadableError(fmt::format(
                "damaged: the codes of picture {} do not match its {} × {} pixels", images_, width, height));
    }

  private:
    struct Closer {
        void operator()(GifFileType* gif) const { DGifCloseFile(gif, nullptr); }
    };

    static int read(GifFileType* gif, GifByteType* to, int count) {
        GifBlocks& self = *static_cast<GifBlocks*>(gif->UserData);
        const Bytes next = self.bytes_.subspan(self.position_);
        const std::size_t size = std::min(next.size(), static_cast<std::size_t>(count));
        self.is_cut_ = self.is_cut_ || size < static_cast<std::size_t>(count);
        std::copy_n(next.begin(), size, to);
        self.position_ += size;
        return static_cast<int>(size);
    }

    void check(int result) const {
        if (result != GIF_OK)
            fail(gif_->Error);
    }

    [[noreturn]] void fail(int error) const {
        if (is_cut_)
            throw UnreadableError(
                fmt::format("cut short: it ends after {} bytes, in the middle", bytes_.size()));
        const char* const why = error == D_GIF_ERR_READ_FAILED ? nullptr : GifErrorString(error);
        throw UnreadableError(
            fmt::format("damaged at byte {}: {}", position_ - 1, why ? why : "unexpected data"));
    }

    /// Returns the number of pixels that an image's LZW codes stand for, up to their end code; nothing if a
    /// code is invalid. giflib's own decoder turns invalid codes into arbitrary pixels, and does not read
    /// past the last pixel.
    std::optional<std::uint64_t> read_codes(int bits) {
        constexpr int table_size = 4096;
        const int clear = 1 << bits;
        std::array<std::uint32_t, table_size> lengths{};  // lengths of the strings, in pixels
        std::fill_n(lengths.begin(), clear, 1);
        std::uint64_t pixels = 0;
        std::uint32_t before = 0;  // the length of the previous string; 0 after a clear code
        int next = clear + 2;
        while (true) {
            int code = 0;
            check(DGifGetLZCodes(gif_.get(), &code));
            if (code < 0)
                return pixels;
            if (code == clear) {
                next = clear + 2;
                before = 0;
                continue;
            }
            if (code > next || (code == next && !before))
                return std::nullopt;
            if (before && next < table_size)
                lengths[static_cast<std::size_t>(next++)] = before + 1;
            before = lengths[static_cast<std::size_t>(code)];
            pixels += before;
        }
    }

    Bytes bytes_;
    std::size_t position_ = 0;
    bool is_cut_ = false;
    std::uint64_t images_ = 0;
    int error_ = 0;  // from opening
    std::unique_ptr<GifFileType, Closer> gif_;
};

Picture decode(AVCodecContext& decoder, Bytes bytes) {
    require_ok(avcodec_send_packet(&decoder, packet_of(bytes).get()), "damaged picture");
    Av<AVFrame> frame = next_frame(decoder);
    if (!frame)
        throw UnreadableError("damaged: a picture cannot be decoded");
    return picture_of(std::move(frame));
}

}  // namespace

void read_gif(const Input& input, FilmCheck& film) {
    const std::vector<std::uint8_t> content = input.bytes();
    const Bytes bytes = content;
    GifBlocks blocks(bytes);
    const Av<AVCodecContext> decoder = open_decoder(AV_CODEC_ID_GIF, 1);
    std::size_t start = 0;  // of the bytes that the decoder has yet to receive
    microseconds time{0};
    microseconds delay{0};
    bool has_dither = false;  // set at the first dithered picture, so that all later ones are smoothed
    const auto undithered = [&](Picture picture) {
        has_dither = has_dither || is_dithered(picture);
        return has_dither ? without_dither(picture) : std::move(picture);
    };
    while (true) {
        switch (blocks.next_type()) {
            case EXTENSION_RECORD_TYPE:
                delay = blocks.read_extension().value_or(delay);
                break;
            case IMAGE_DESC_RECORD_TYPE:
                blocks.read_image();
                film.picture(undithered(decode(*decoder, bytes.subspan(start, blocks.position() - start))),
                             time);
                start = blocks.position();
                time += std::exchange(delay, microseconds{0});
                break;
            case TERMINATE_RECORD_TYPE:
                if (blocks.position() < bytes.size())
                    throw UnreadableError("damaged: there are bytes after its end");
                film.end(time, centisecond);
                return;
            case UNDEFINED_RECORD_TYPE:
            case SCREEN_DESC_RECORD_TYPE:
                throw UnreadableError("damaged: a block does not belong in a GIF");
        }
    }
}

}  // namespace queenreel::judge
