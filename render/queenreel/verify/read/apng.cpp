#include "queenreel/verify/read/decoders.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <optional>
#include <utility>
#include <vector>

#include "queenreel/verify/board/picture.h"
#include "queenreel/verify/read/av.h"
#include "queenreel/verify/read/png_chunks.h"

namespace queenreel::judge {
namespace {

using std::chrono::microseconds;

/// The contents of a chunk `fcTL` about the frame that follows.
struct FrameControl {
    std::uint32_t width;
    std::uint32_t height;
    std::uint32_t x;
    std::uint32_t y;
    microseconds delay;
    std::uint8_t disposal;  ///< afterward, the area 0: stays; 1: becomes transparent; 2: reverts
    bool over;              ///< drawn over the former content; otherwise replaces it

    explicit FrameControl(ByteReader& reader)
        : width(reader.big32()), height(reader.big32()), x(reader.big32()), y(reader.big32()), delay(0) {
        const auto big16 = [&] {
            const Bytes two = reader.take(2);
            return std::int64_t{two[0]} << 8 | two[1];
        };
        const std::int64_t numerator = big16();
        const std::int64_t denominator = big16();
        delay = microseconds(numerator * 1'000'000 / (denominator == 0 ? 100 : denominator));
        disposal = reader.take(1)[0];
        const std::uint8_t blend = reader.take(1)[0];
        over = blend == 1;
        if (disposal > 2 || blend > 1)
            throw UnreadableError("damaged: a chunk fcTL has an invalid value");
    }
};

/// Returns the color of a pixel in a PNG's frame, which may be gray or opaque.
Shade rgba_at(const Picture& frame, int x, int y) {
    const Shade shade = frame.at(x, y);
    switch (frame.channel_count) {
        case 1:
            return {shade[0], shade[0], shade[0], 255};
        case 2:
            return {shade[0], shade[0], shade[0], shade[1]};
        case 3:
            return {shade[0], shade[1], shade[2], 255};
        default:
            return shade;
    }
}

/// The current picture, four bytes per pixel.
struct Canvas {
    int width = 0;
    int height = 0;
    std::vector<std::uint8_t> pixels{};

    std::uint8_t* at(std::uint32_t x, std::uint32_t y) {
        return pixels.data() + std::size_t{4} * (std::size_t{y} * static_cast<std::size_t>(width) + x);
    }

    /// Draws `frame` according to the PNG specification, section 13.16: colors are not premultiplied by
    /// alpha.
    void draw(const Picture& frame, const FrameControl& control) {
        for (std::uint32_t y = 0; y < control.height; ++y)
            for (std::uint32_t x = 0; x < control.width; ++x) {
                std::uint8_t* const to = at(control.x + x, control.y + y);
                const Shade from = rgba_at(frame, static_cast<int>(x), static_cast<int>(y));
                if (!control.over || from[3] == 255 || to[3] == 0)
                    std::copy(from.begin(), from.end(), to);
                else if (from[3] > 0)
                    blend(from, to);
            }
    }

    void clear(const FrameControl& control) {
        for (std::uint32_t y = 0; y < control.height; ++y)
            std::fill_n(at(control.x, control.y + y), std::size_t{4} * control.width, std::uint8_t{0});
    }

  private:
    static void blend(const Shade& from, std::uint8_t* to) {
        const int above = from[3] * 255;
        const int below = (255 - from[3]) * to[3];
        for (std::size_t i = 0; i < 3; ++i)
            to[i] = static_cast<std::uint8_t>((above * from[i] + below * to[i]) / (above + below));
        to[3] = static_cast<std::uint8_t>((above + below) / 255);
    }
};

/// The state of reading an animated PNG.
class Animation {
  public:
    Animation(Bytes bytes, FilmCheck& film) : bytes_(bytes), film_(film) {}

    void play() {
        ByteReader reader(bytes_);
        reader.take(png_signature.size());
        std::string type;
        while (type != "IEND") {
            const PngChunk chunk = read_chunk(reader);
            if (type.empty() != (chunk.type == "IHDR"))
                throw UnreadableError("damaged: the header chunk is not the first");
            type = chunk.type;
            take(chunk);
        }
        if (reader.left() > 0)
            throw UnreadableError("damaged: there are bytes after its end");
        show_frame();
        if (shown_ != frames_)
            throw UnreadableError(fmt::format("damaged: it declares {} frames but has {}", frames_, shown_));
        film_.end(time_, microseconds(1000));
    }

  private:
    void take(const PngChunk& chunk) {
        ByteReader reader(chunk.data);
        if (chunk.type == "IHDR") {
            canvas_.width = static_cast<int>(reader.big32());
            canvas_.height = static_cast<int>(reader.big32());
            check_size(canvas_.width, canvas_.height);
            canvas_.pixels.resize(std::size_t{4} * static_cast<std::size_t>(canvas_.width) *
                                  static_cast<std::size_t>(canvas_.height));
            const Bytes rest = reader.take(reader.left());
            format_.assign(rest.begin(), rest.end());
        } else if (chunk.type == "acTL") {
            frames_ = reader.big32();
        } else if (chunk.type == "PLTE" || chunk.type == "tRNS") {
            append_chunk(colors_, chunk.type, chunk.data);
        } else if (chunk.type == "fcTL") {
            show_frame();
            check_number(reader.big32());
            control_ = FrameControl(reader);
            check_box();
        } else if (chunk.type == "fdAT") {
            check_number(reader.big32());
            add_data(reader.take(reader.left()));
        } else if (chunk.type == "IDAT" && control_) {  // otherwise it is a still outside the animation
            add_data(chunk.data);
        }
    }

    void check_number(std::uint32_t number) {
        if (number != next_number_++)
            throw UnreadableError("damaged: its frames are not in order");
    }

    void check_box() const {
        const auto width = static_cast<std::uint32_t>(canvas_.width);
        const auto height = static_cast<std::uint32_t>(canvas_.height);
        if (control_->width == 0 || control_->height == 0 || control_->x > width || control_->y > height ||
            control_->width > width - control_->x || control_->height > height - control_->y)
            throw UnreadableError("damaged: a frame extends beyond the picture");
    }

    void add_data(Bytes data) {
        if (!control_)
            throw UnreadableError("damaged: a frame's pixels precede its size");
        data_.insert(data_.end(), data.begin(), data.end());
    }

    /// Draws the frame whose chunks have been read, if there is one.
    void show_frame() {
        if (!control_)
            return;
        const FrameControl control = *std::exchange(control_, std::nullopt);
        const std::vector<std::uint8_t> before =
            control.disposal == 2 ? canvas_.pixels : std::vector<std::uint8_t>{};
        canvas_.draw(decoded(control), control);
        film_.picture(picture_of_rgba(canvas_.pixels, canvas_.width, canvas_.height), time_);
        time_ += control.delay;
        ++shown_;
        if (control.disposal == 1)
            canvas_.clear(control);
        else if (control.disposal == 2)
            canvas_.pixels = before;
    }

    /// Decodes the frame as a separate PNG.
    Picture decoded(const FrameControl& control) {
        std::vector<std::uint8_t> header;
        append_big32(header, control.width);
        append_big32(header, control.height);
        header.insert(header.end(), format_.begin(), format_.end());
        std::vector<std::uint8_t> file(png_signature.begin(), png_signature.end());
        append_chunk(file, "IHDR", header);
        file.insert(file.end(), colors_.begin(), colors_.end());
        append_chunk(file, "IDAT", data_);
        append_chunk(file, "IEND", {});
        data_.clear();
        return read_png(file);
    }

    Bytes bytes_;
    FilmCheck& film_;
    Canvas canvas_;
    std::vector<std::uint8_t> format_;  // the end of IHDR
    std::vector<std::uint8_t> colors_;  // PLTE and tRNS, whole
    std::vector<std::uint8_t> data_;    // pixels of the current frame
    std::optional<FrameControl> control_;
    std::uint32_t frames_ = 0;  // as declared in acTL
    std::uint32_t shown_ = 0;
    std::uint32_t next_number_ = 0;
    microseconds time_{0};
};

}  // namespace

bool is_animated_png(std::string_view head) {
    const std::size_t control = head.find("acTL");
    return head.starts_with(png_signature) && control < head.find("IDAT");
}

void read_apng(const Input& input, FilmCheck& film) {
    const std::vector<std::uint8_t> bytes = input.bytes();
    Animation(bytes, film).play();
}

}  // namespace queenreel::judge
