#include "queenreel/film/make_film.h"

#include <fmt/format.h>

#include <span>
#include <string>
#include <string_view>

#include "queenreel/film/timeline.h"
#include "queenreel/film/yuv_canvas.h"

namespace queenreel {
namespace {

class Y4mFilm final : public Film {
  public:
    Y4mFilm(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream)
        : stream_(stream),
          clock_(film_clock(format, settings.fps)),
          timeline_(clock_),
          canvas_(settings.width, settings.height, settings.palette) {}

    void put(const FilmPicture& shown) override {
        const TickSpan span = timeline_.next(shown.duration);
        const AVFrame& frame = canvas_.paint(shown.picture);
        if (span.start == 0)
            write(header(frame));
        const std::string bytes = planes(frame);
        for (std::int64_t at = span.start; at < span.end; ++at)
            write(bytes);
    }

    void finish() override {}

  private:
    void write(const std::string& bytes) { stream_.write(std::as_bytes(std::span(bytes))); }

    /// Each sample of color stands for the middle of four pixels, as in JPEG. That the colors are those of
    /// BT.709, the format cannot say.
    std::string header(const AVFrame& frame) const {
        return fmt::format("YUV4MPEG2 W{} H{} F{}:{} Ip A1:1 C420jpeg XYSCSS=420JPEG XCOLORRANGE=LIMITED\n",
                           frame.width, frame.height, clock_.tick.den, clock_.tick.num);
    }

    static std::string planes(const AVFrame& frame) {
        std::string bytes = "FRAME\n";
        for (std::size_t plane = 0; plane < 3; ++plane) {
            const int shift = plane == 0 ? 0 : 1;
            for (int y = 0; y < frame.height >> shift; ++y) {
                const std::uint8_t* const row = frame.data[plane] + std::ptrdiff_t{y} * frame.linesize[plane];
                bytes.append(row, row + (frame.width >> shift));
            }
        }
        return bytes;
    }

    ByteStream& stream_;
    FilmClock clock_;
    Timeline timeline_;
    YuvCanvas canvas_;
};

}  // namespace

std::unique_ptr<Film> y4m_film(const FilmFormat& format, const FilmSettings& settings, ByteStream& stream) {
    return std::make_unique<Y4mFilm>(format, settings, stream);
}

}  // namespace queenreel
