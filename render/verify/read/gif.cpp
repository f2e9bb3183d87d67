#include "verify/read/gif.h"

#include "verify/read/av.h"
#include "verify/read/gif_blocks.h"

namespace queenreel::judge {

void read_gif(Bytes bytes, FilmCheck& film) {
    constexpr std::chrono::microseconds tick{10'000};
    const Av<AVCodecContext> decoder = open_decoder(AV_CODEC_ID_GIF, 1);
    std::chrono::microseconds time{0};
    walk_gif(bytes, [&](const GifPicture& picture) {
        require_ok(avcodec_send_packet(decoder.get(), packet_of(picture.bytes).get()), "damaged picture");
        Av<AVFrame> frame = next_frame(*decoder);
        if (!frame)
            throw UnreadableError("damaged: a picture cannot be decoded");
        film.picture(picture_of(std::move(frame)), time);
        time += picture.delay;
    });
    film.end(time, tick);
}

}  // namespace queenreel::judge
