#include "film/codec.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <climits>

#include "film/indexed_canvas.h"
#include "film/yuv_canvas.h"
#include "module/module.h"

namespace queenreel {

namespace {

template <typename Kind>
std::unique_ptr<Canvas> make_canvas(const FilmSettings& settings) {
    return std::make_unique<Kind>(settings.width, settings.height, settings.palette);
}

// Settings for x264 found by measuring 92 boards at 1080×1080, 12 pictures a key frame:
//
// A board changes by queens that move along a row, unaltered, by whole squares. `me=umh` searches along the row and the column
// of a block, and with `merange=1024` it finds the queen where it stood before: 331 kB, where a search of
// 16 pixels, the default, has to code every queen anew: 1000 kB.
// `qp`: one quality for every picture. The default, crf, spends bits by how long a picture is held and how the
// pictures before it were.
constexpr std::array balanced_x264{
    LibavOption{"preset", "medium"},
    LibavOption{"x264-params", "qp=16:me=umh:merange=1024:subme=2:ref=2:mixed-refs=0:bframes=0:weightp=0:no-deblock=1:"
                 "keyint=infinite:scenecut=0:cpu-independent=1"},
};
constexpr std::array x264_qualities{Quality{"balanced", balanced_x264}};

constexpr std::array mp4_options{LibavOption{"movflags", "+faststart"}, LibavOption{"use_editlist", "0"}};

constexpr std::array gif_encoder_options{LibavOption{"gifflags", "+offsetting-transdiff"}};
constexpr std::array gif_qualities{Quality{"draft", gif_encoder_options}, Quality{"balanced", gif_encoder_options},
                                   Quality{"best", gif_encoder_options}};

constexpr std::array table{
    Codec{
        .format = "mp4",
        .muxer = "mp4",
        .encoder = "libx264",
        .filter = "filter_units=remove_types=6",
        .canvas = make_canvas<YuvCanvas>,
        .pixels = AV_PIX_FMT_YUV420P,
        .even = 2,
        .tick = {1, 90'000},
        .least_hold = 1,
        .greatest_hold = INT_MAX,
        .repeats = true,
        .pictures_a_key = 12,
        .frames_a_key = 120,
        .muxer_options = mp4_options,
        .qualities = x264_qualities,
    },
    Codec{
        .format = "gif",
        .muxer = "gif",
        .encoder = "gif",
        .filter = "null",
        .canvas = make_canvas<IndexedCanvas>,
        .pixels = AV_PIX_FMT_PAL8,
        .even = 1,
        .tick = {1, 100},
        .least_hold = 2,
        .greatest_hold = 65'535,
        .repeats = false,
        .pictures_a_key = 0,
        .frames_a_key = 0,
        .muxer_options = {},
        .qualities = gif_qualities,
    },
};

}  // namespace

std::span<const Codec> codecs() { return table; }

const Codec& codec_of(std::string_view format) {
    const auto row = std::ranges::find(table, format, &Codec::format);
    if (row == table.end())
        throw UnavailableError(fmt::format("{}: no such film format; use mp4 or gif", format));
    return *row;
}

const Quality& quality_of(const Codec& codec, std::string_view name) {
    const auto row = std::ranges::find(codec.qualities, name, &Quality::name);
    if (row == codec.qualities.end())
        throw OutputError(fmt::format("quality {}: {} has none of that name; use draft, balanced or best", name,
                                      codec.format));
    return *row;
}

const AVCodec& encoder_named(const char* name) {
    const AVCodec* const encoder = avcodec_find_encoder_by_name(name);
    if (!encoder)
        throw UnavailableError(fmt::format(
            "encoder {}: libavcodec was built without it; install FFmpeg with {}, or choose another format", name, name));
    return *encoder;
}

const AVOutputFormat& muxer_named(const char* name) {
    const AVOutputFormat* const muxer = av_guess_format(name, nullptr, nullptr);
    if (!muxer)
        throw UnavailableError(fmt::format(
            "muxer {}: libavformat was built without it; install FFmpeg with {}, or choose another format", name, name));
    return *muxer;
}

}  // namespace queenreel
