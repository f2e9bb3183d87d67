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

/// x264's settings were found by measuring 92 boards at 1080×1080 with a key frame every 12 pictures.
///
/// From one board to the next, queens move along their row, whole and unaltered. A search that finds the
/// queen where it stood before (`umh` looks along the block's row and column, 512 pixels is as far as most
/// levels allow) writes 397 kB; with x264's usual 16 pixels and all else equal every queen is coded anew:
/// 1844 kB.
///
/// `qp` is one quality for all pictures, however long they are held; x264's usual `crf` would spend bits by
/// duration. `chromaoffset` keeps flat squares in their color: 12 in 100,000 of their pixels are more than 3
/// levels off, without it 72; it costs 8 % in size. B-frames, lookahead and weights gain nothing on boards,
/// and without B-frames a film starts at 0. The bytes are the same on every processor and for any number of
/// threads, because no thread may search farther than others have coded.
constexpr std::array x264_options{
    LibavOption{"motion-est", "umh"},
    LibavOption{"me_range", "512"},
    LibavOption{"bf", "0"},
    LibavOption{"weightp", "none"},
    LibavOption{"rc-lookahead", "0"},
    LibavOption{"mbtree", "0"},
    LibavOption{"chromaoffset", "-4"},
    LibavOption{"sc_threshold", "0"},
    LibavOption{"x264-params", "keyint=infinite:sync-lookahead=0:no-deblock=1:cpu-independent=1"},
};
constexpr std::array x264_draft{LibavOption{"qp", "20"}, LibavOption{"subq", "0"}, LibavOption{"refs", "1"},
                                LibavOption{"trellis", "0"}, LibavOption{"partitions", "none"}};
constexpr std::array x264_balanced{LibavOption{"qp", "16"}, LibavOption{"subq", "2"},
                                   LibavOption{"refs", "2"}, LibavOption{"trellis", "0"},
                                   LibavOption{"mixed-refs", "0"}};
constexpr std::array x264_best{LibavOption{"qp", "10"}, LibavOption{"subq", "4"}, LibavOption{"refs", "4"},
                               LibavOption{"trellis", "2"}, LibavOption{"partitions", "all"}};
constexpr std::array x264_qualities{Quality{"draft", x264_draft}, Quality{"balanced", x264_balanced},
                                    Quality{"best", x264_best}};

constexpr std::array mp4_options{LibavOption{"movflags", "+faststart"}, LibavOption{"use_editlist", "0"}};

/// The canvas chooses what is transparent (see IndexedCanvas), and GIF is exact: all its qualities are one.
constexpr std::array gif_options{LibavOption{"gifflags", "+offsetting-transdiff"}};
constexpr std::array gif_qualities{Quality{"draft", {}}, Quality{"balanced", {}}, Quality{"best", {}}};

constexpr std::array table{
    Codec{
        .format = "mp4",
        .muxer = "mp4",
        .encoder = "libx264",
        .filter = "filter_units=remove_types=6",
        .canvas = make_canvas<YuvCanvas>,
        .pixels = AV_PIX_FMT_YUV420P,
        .max_side = 16'384,
        .even = 2,
        .tick = {1, 90'000},
        .min_hold = 1,
        .max_hold = INT_MAX,
        .text_tracks = true,
        .repeats = true,
        .pictures_a_key = 12,
        .frames_a_key = 120,
        .muxer_options = mp4_options,
        .encoder_options = x264_options,
        .qualities = x264_qualities,
    },
    Codec{
        .format = "gif",
        .muxer = "gif",
        .encoder = "gif",
        .filter = "null",
        .canvas = make_canvas<IndexedCanvas>,
        .pixels = AV_PIX_FMT_PAL8,
        .max_side = 65'535,
        .even = 1,
        .tick = {1, 100},
        .min_hold = 2,
        .max_hold = 65'535,
        .text_tracks = false,
        .repeats = false,
        .pictures_a_key = 0,
        .frames_a_key = 0,
        .muxer_options = {},
        .encoder_options = gif_options,
        .qualities = gif_qualities,
    },
};

}  // namespace

std::span<const Codec> codecs() {
    return table;
}

const Codec& codec_of(std::string_view format) {
    const auto row = std::ranges::find(table, format, &Codec::format);
    if (row == table.end())
        throw UnavailableError(fmt::format("{}: no such film format; use mp4 or gif", format));
    return *row;
}

const Quality& quality_of(const Codec& codec, std::string_view name) {
    const auto row = std::ranges::find(codec.qualities, name, &Quality::name);
    if (row == codec.qualities.end())
        throw OutputError(fmt::format("quality {}: {} has none of that name; use draft, balanced or best",
                                      name, codec.format));
    return *row;
}

const AVCodec& encoder_named(const char* name) {
    const AVCodec* const encoder = avcodec_find_encoder_by_name(name);
    if (!encoder)
        throw UnavailableError(fmt::format(
            "encoder {}: libavcodec was built without it; install FFmpeg with {}, or choose another format",
            name, name));
    return *encoder;
}

const AVOutputFormat& muxer_named(const char* name) {
    const AVOutputFormat* const muxer = av_guess_format(name, nullptr, nullptr);
    if (!muxer)
        throw UnavailableError(fmt::format(
            "muxer {}: libavformat was built without it; install FFmpeg with {}, or choose another format",
            name, name));
    return *muxer;
}

}  // namespace queenreel
