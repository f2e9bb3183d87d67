#include "film/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <stdexcept>
#include <vector>

#include "base/table.h"
#include "base/text.h"
#include "io/error.h"
#include "module/module.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// x264's settings were found by measuring 92 boards at 1080×1080.
///
/// `qp` is one quality for all pictures, however long they are held; x264's default `crf` would spend bits by
/// duration. `chromaoffset` keeps flat squares in their color, some 20 in 100,000 of whose pixels are more
/// than 3 levels off; it costs 8 % in size. B-frames, lookahead and weights gain nothing on boards, and
/// without B-frames a film starts at 0. The bytes are the same on every processor.
constexpr std::array x264_options{
    LibavOption{"motion-est", "umh"},
    LibavOption{"bf", "0"},
    LibavOption{"weightp", "none"},
    LibavOption{"rc-lookahead", "0"},
    LibavOption{"mbtree", "0"},
    LibavOption{"chromaoffset", "-4"},
    LibavOption{"sc_threshold", "0"},
    LibavOption{"x264-params", "keyint=infinite:sync-lookahead=0:no-deblock=1:cpu-independent=1"},
};
/// From one board to the next, queens move along their row, whole and unaltered. A search that finds the
/// queen where it stood before (`umh` looks along the block's row and column, 512 pixels is as far as most
/// levels allow) writes a seventh of what x264's default of 16 pixels does, which codes every queen anew. She
/// stood at whole pixels in the picture before: finer steps and another picture to look in (`subq` 2, `refs`
/// 2) would save 14 % of the bytes of the 14,200 boards of n = 12, and take 40 % longer. With a key frame
/// every 24 pictures the 92 boards are 272 kB; every 12, 430.
constexpr std::array x264_boards{LibavOption{"me_range", "512"}, LibavOption{"subq", "0"},
                                 LibavOption{"refs", "1"}};

/// In a scene, where little moves far, that search is most of the time. 317 pictures of eight queens,
/// 1080×1080, a key frame every 48: 9.0 s and 4.0 MB with 512 pixels, 3.9 s and 4.7 MB with 96, 3.5 s and 6.6
/// MB with 16. A key frame takes 130 kB, and a solution, which is a chapter, comes every third picture there:
/// one at each would make 17 MB, so that only a chapter that begins 24 pictures after a key frame has its
/// own: 5.2 MB.
constexpr std::array x264_scene{LibavOption{"me_range", "96"}, LibavOption{"subq", "2"},
                                LibavOption{"refs", "2"}};

constexpr std::array x264_draft{LibavOption{"qp", "20"}, LibavOption{"subq", "0"}, LibavOption{"refs", "1"},
                                LibavOption{"trellis", "0"}, LibavOption{"partitions", "none"}};
constexpr std::array x264_balanced{LibavOption{"qp", "16"}, LibavOption{"trellis", "0"},
                                   LibavOption{"mixed-refs", "0"}};
constexpr std::array x264_best{LibavOption{"qp", "10"}, LibavOption{"subq", "4"}, LibavOption{"refs", "4"},
                               LibavOption{"trellis", "2"}, LibavOption{"partitions", "all"}};
constexpr std::array x264_qualities{Quality{"draft", x264_draft}, Quality{"balanced", x264_balanced},
                                    Quality{"best", x264_best}};

constexpr std::array mp4_options{LibavOption{"movflags", "+faststart"}, LibavOption{"use_editlist", "0"}};

/// libvpx codes a picture as soon as it has it: no lookahead and no hidden pictures to refer to, which boards
/// gain nothing from. It is told that a picture comes a second: from 30 a second on, 92 boards of 1080 pixels
/// take six times as long, 9 s of processor in place of 1.4, and gain 5 % in size. A quantizer that
/// is the same for all pictures is one quality, as `qp` above. Columns of tiles, which alone are coded by
/// several threads, follow from the width, and so do the bytes.
constexpr std::array vp9_options{
    LibavOption{"deadline", "good"},       LibavOption{"lag-in-frames", "0"},
    LibavOption{"auto-alt-ref", "0"},      LibavOption{"row-mt", "0"},
    LibavOption{"tile-columns", "2"},      LibavOption{"b", "0"},
    LibavOption{"frame-parallel", "0"},    LibavOption{"g", "9999"},
    LibavOption{"tune-content", "screen"},
};
constexpr std::array vp9_draft{LibavOption{"cpu-used", "5"}, LibavOption{"crf", "18"},
                               LibavOption{"qmin", "18"}, LibavOption{"qmax", "18"}};
constexpr std::array vp9_balanced{LibavOption{"cpu-used", "5"}, LibavOption{"crf", "8"},
                                  LibavOption{"qmin", "8"}, LibavOption{"qmax", "8"}};
constexpr std::array vp9_best{LibavOption{"cpu-used", "2"}, LibavOption{"crf", "2"}, LibavOption{"qmin", "2"},
                              LibavOption{"qmax", "2"}};
constexpr std::array vp9_qualities{Quality{"draft", vp9_draft}, Quality{"balanced", vp9_balanced},
                                   Quality{"best", vp9_best}};

/// What is exact in the colors of a palette has one quality by all names.
constexpr std::array exact_qualities{Quality{"draft", {}}, Quality{"balanced", {}}, Quality{"best", {}}};

/// Each picture by itself, with the same quantizer for all and one of 16 bits for alpha, which is exact: 92
/// boards of 1080 pixels take 13, 19 and 26 MB. Keynote, Final Cut Pro, iMovie, DaVinci Resolve and Premiere
/// lay such a film over what is below it. At a constant rate, too, a picture is one packet, held for a whole
/// number of frames: no picture depends on another, so that again would be all of its bytes again, 425 MB at
/// 30 frames a second.
constexpr std::array prores_options{LibavOption{"profile", "4444"}, LibavOption{"vendor", "apl0"},
                                    LibavOption{"alpha_bits", "16"}, LibavOption{"flags", "+qscale"}};
constexpr std::array prores_draft{LibavOption{"global_quality", "1416"}};    // quantizers × FF_QP2LAMBDA,
constexpr std::array prores_balanced{LibavOption{"global_quality", "472"}};  // 12, 4 and 1
constexpr std::array prores_best{LibavOption{"global_quality", "118"}};
constexpr std::array prores_qualities{Quality{"draft", prores_draft}, Quality{"balanced", prores_balanced},
                                      Quality{"best", prores_best}};

/// ProRes 4444, as a .mov has it where a page is to be seen through. As h264_film("mov") else.
constexpr FilmFormat prores_with_alpha{
    .name = "mov",
    .summary = "film, ProRes 4444, for Keynote and editors, transparent",
    .library = FilmLibrary::libav,
    .text_tracks = true,
    .transparent = true,
    .codec = "prores",
    .seeks = true,
    .repetition = Repetition::held,
    .default_side = 1080,
    .max_side = 16'384,
    .even = 2,
    .min_hold = 1ms,
    .max_hold = 24h,
    .ticks_a_second = 90'000,
    .muxer = "mov",
    .encoder = "prores_ks",
    .planes = Planes::yuva444p10,
    .muxer_options = mp4_options,
    .encoder_options = prores_options,
    .qualities = prores_qualities,
    .boards = {.pictures_a_key = 1, .frames_a_key = 1, .pictures_a_chapter_key = 1},
    .scene = {.pictures_a_key = 1, .frames_a_key = 1, .pictures_a_chapter_key = 1},
};

/// The row of a container of Apple's kind, which libav's muxer has the name of.
constexpr FilmFormat h264_film(const char* name, std::string_view summary,
                               const FilmFormat* with_alpha = nullptr) {
    return FilmFormat{
        .name = name,
        .summary = summary,
        .library = FilmLibrary::libav,
        .text_tracks = true,
        .transparent = with_alpha != nullptr,
        .with_alpha = with_alpha,
        .codec = "h264",
        .other_codec = with_alpha,
        .seeks = true,
        .repetition = Repetition::skipped,
        .groups = true,
        .default_side = 1080,
        .max_side = 16'384,  // x264
        .even = 2,
        .min_hold = 1ms,
        .max_hold = 24h,
        .ticks_a_second = 90'000,
        .muxer = name,
        .encoder = "libx264",
        .filter = "filter_units=remove_types=6",
        .muxer_options = mp4_options,
        .encoder_options = x264_options,
        .qualities = x264_qualities,
        .boards = {.pictures_a_key = 24,
                   .frames_a_key = 120,
                   .pictures_a_chapter_key = 24,
                   .options = x264_boards},
        .scene = {.pictures_a_key = 48,
                  .frames_a_key = 120,
                  .pictures_a_chapter_key = 24,
                  .options = x264_scene},
    };
}

/// libaom codes each picture as it comes, as libvpx above, and knows that drawings are not photographs: 92
/// boards of 1080 pixels are 193 kB, 397 of H.264 and 1,026 of VP9, and take 20 s. In a scene a step less of
/// effort is twice as fast, and 16 % larger. `realtime` would be done in 3 s, and leave edges of queens
/// behind where they stood. The bytes are the same for any number of threads and on every processor.
constexpr std::array av1_options{
    LibavOption{"usage", "good"}, LibavOption{"lag-in-frames", "0"},
    LibavOption{"row-mt", "0"},   LibavOption{"b", "0"},
    LibavOption{"g", "9999"},     LibavOption{"aom-params", "tune-content=screen"},
};
constexpr std::array av1_boards{LibavOption{"cpu-used", "5"}};
constexpr std::array av1_scene{LibavOption{"cpu-used", "6"}};
constexpr std::array av1_draft{LibavOption{"crf", "24"}, LibavOption{"qmin", "24"},
                               LibavOption{"qmax", "24"}};
constexpr std::array av1_balanced{LibavOption{"crf", "10"}, LibavOption{"qmin", "10"},
                                  LibavOption{"qmax", "10"}};
constexpr std::array av1_best{LibavOption{"crf", "4"}, LibavOption{"qmin", "4"}, LibavOption{"qmax", "4"}};
constexpr std::array av1_qualities{Quality{"draft", av1_draft}, Quality{"balanced", av1_balanced},
                                   Quality{"best", av1_best}};

/// What films in WebM have in common.
constexpr FilmFormat webm_film() {
    return FilmFormat{
        .name = "webm",
        .summary = "film for web pages and browsers: VP9, also transparent, or AV1",
        .library = FilmLibrary::libav,
        .text_tracks = true,
        .caption_coding = CaptionCoding::webvtt,
        .transparent = true,
        .seeks = true,
        .repetition = Repetition::coded,
        .default_side = 1080,
        .max_side = 16'384,  // what players take; VP9 itself ends at 65,536
        .even = 2,
        .min_hold = 1ms,
        .max_hold = 24h,
        .ticks_a_second = 1000,  // Matroska's
        .muxer = "webm",
        .numbered = true,
        .boards = {.pictures_a_key = 48, .frames_a_key = 120, .pictures_a_chapter_key = 24},
        .scene = {.pictures_a_key = 48, .frames_a_key = 120, .pictures_a_chapter_key = 24},
    };
}

constexpr FilmFormat av1_film() {
    FilmFormat film = webm_film();
    film.transparent = false;
    film.codec = "av1";
    film.encoder = "libaom-av1";
    film.encoder_options = av1_options;
    film.boards.options = av1_boards;
    film.scene.options = av1_scene;
    film.qualities = av1_qualities;
    return film;
}

constexpr FilmFormat webm_of_av1 = av1_film();

/// Alpha is a second picture of VP9, which stands beside the first in a BlockAdditional, and the track says
/// so (AlphaMode): https://wiki.webmproject.org/alpha-channel. Chromium and Firefox play it.
constexpr FilmFormat vp9_film(Planes planes, const FilmFormat* with_alpha = nullptr) {
    FilmFormat film = webm_film();
    film.with_alpha = with_alpha;
    film.codec = "vp9";
    film.other_codec = with_alpha ? &webm_of_av1 : nullptr;
    film.encoder = "libvpx-vp9";
    film.planes = planes;
    film.encoder_options = vp9_options;
    film.qualities = vp9_qualities;
    return film;
}

constexpr FilmFormat webm_with_alpha = vp9_film(Planes::yuva420);

constexpr std::array table{
    h264_film("mp4", "film, H.264, for slides, lectures and the web"),
    FilmFormat{
        .name = "gif",
        .summary = "film that plays wherever a picture can stand",
        .library = FilmLibrary::giflib,
        .transparent = true,
        .hard_edges = true,
        .loops = true,
        .default_side = 480,
        .max_side = 65'535,
        .colors = 10,       // 347 kB for 92 bare boards of 480 pixels; 15 would make 375
        .text_colors = 15,  // and one that tells what did not change: 4 bits
        .mark_colors = 31,
        .scene_colors = 63,
        .min_hold = 20ms,  // less is shown as 100 ms
        .max_hold = 655'350ms,
        .ticks_a_second = 100,
        .qualities = exact_qualities,
    },
    FilmFormat{
        .name = "webp",
        .summary = "animated WebP, exact and small, for web pages and chats",
        .library = FilmLibrary::libwebp,
        .transparent = true,
        .loops = true,
        .seeks = true,
        .default_side = 480,
        .max_side = 16'383,
        .colors = 15,
        .text_colors = 15,
        .mark_colors = 31,
        .scene_colors = 63,
        .min_hold = 11ms,  // less is shown as 100 ms
        .max_hold = 4h,
        .ticks_a_second = 1000,
        .qualities = exact_qualities,
    },
    FilmFormat{
        .name = "apng",
        .summary = "animated PNG, exact and with smooth transparent edges, for browsers",
        .library = FilmLibrary::zlib,
        .transparent = true,
        .loops = true,
        .seeks = true,
        .default_side = 480,
        .max_side = 32'767,
        .colors = 10,
        .text_colors = 15,
        .mark_colors = 31,
        .scene_colors = 63,
        .min_hold = 11ms,  // less is shown as 100 ms
        .max_hold = 18h,
        .ticks_a_second = 1000,
        .qualities = exact_qualities,
    },
    vp9_film(Planes::yuv420, &webm_with_alpha),
    FilmFormat{
        .name = "y4m",
        .summary = "film without compression, for pipes: -o - into ffmpeg or an encoder",
        .library = FilmLibrary::none,
        .repetition = Repetition::coded,
        .default_fps = 30,
        .default_side = 1080,
        .max_side = 16'384,
        .even = 2,
        .min_hold = 1ms,
        .max_hold = 24h,
        .ticks_a_second = 30,
        .qualities = exact_qualities,
    },
    h264_film("mov", "film for QuickTime, Keynote and editors: H.264, and ProRes 4444 where transparent",
              &prores_with_alpha),
};

/// True where `row` says what its library needs.
constexpr bool is_complete(const FilmFormat& row) {
    switch (row.library) {
        case FilmLibrary::libav:
            return *row.muxer != '\0' && *row.encoder != '\0' && row.boards.pictures_a_key > 0 &&
                   row.boards.frames_a_key > 0 && row.scene.pictures_a_key > 0 && row.scene.frames_a_key > 0;
        case FilmLibrary::giflib:
            return row.ticks_a_second == 100 && row.max_side <= 65'535 && !row.text_tracks &&
                   row.repetition == Repetition::held;
        case FilmLibrary::libwebp:
        case FilmLibrary::zlib:
            return row.ticks_a_second == 1000 && row.colors != all_colors && row.seeks && !row.text_tracks &&
                   row.repetition == Repetition::held;
        case FilmLibrary::none:
            return row.default_fps > 0 && row.repetition == Repetition::coded && row.even == 2 &&
                   !row.text_tracks;
    }
    return false;
}
static_assert(std::ranges::all_of(table, is_complete));

/// True where films by `other` keep what is asked for and promised by `row`.
constexpr bool agree(const FilmFormat& row, const FilmFormat& other) {
    return is_complete(other) && other.name == row.name && other.max_side == row.max_side &&
           other.even == row.even && other.text_tracks == row.text_tracks && other.loops == row.loops &&
           other.min_hold == row.min_hold && other.max_hold == row.max_hold &&
           other.ticks_a_second == row.ticks_a_second;
}

/// True where what `row` promises holds for its films with alpha and of another codec as well.
constexpr bool keeps_promises(const FilmFormat& row) {
    return (!row.with_alpha ||
            (row.transparent && row.with_alpha->planes != Planes::yuv420 && agree(row, *row.with_alpha))) &&
           (!row.other_codec || (row.other_codec->codec != row.codec && agree(row, *row.other_codec)));
}
static_assert(std::ranges::all_of(table, keeps_promises));

}  // namespace

std::span<const FilmFormat> film_formats() {
    return table;
}

const FilmFormat& film_format(std::string_view name) {
    if (const FilmFormat* const row = find_row(table, name))
        return *row;
    throw UnavailableError(fmt::format("{}: no such film format; use {}", name, film_format_names()));
}

const FilmFormat& coded_format(const FilmFormat& format, std::string_view codec, bool transparent) {
    if (transparent && !format.transparent)
        throw OutputError(
            fmt::format("transparent: {} has no alpha; use {}", format.name,
                        film_format_names([](const FilmFormat& film) { return film.transparent; })));
    const FilmFormat& own = transparent && format.with_alpha ? *format.with_alpha : format;
    if (codec.empty() || codec == own.codec)
        return own;
    const FilmFormat* const other = format.other_codec;
    if (other && codec == other->codec && (!transparent || other->transparent))
        return *other;
    throw OutputError(transparent && own.codec.size() > 0
                          ? fmt::format("codec {}: a transparent {} has none but {}; leave the codec out",
                                        codec, format.name, own.codec)
                      : other ? fmt::format("codec {}: {} has none but {} and {}; use one of these", codec,
                                            format.name, format.codec, other->codec)
                              : fmt::format("codec {}: {} has one way to be coded; leave the codec out",
                                            codec, format.name));
}

std::vector<std::string_view> codecs() {
    std::vector<std::string_view> all;
    const auto add = [&](std::string_view codec) {
        if (!codec.empty() && std::ranges::find(all, codec) == all.end())
            all.push_back(codec);
    };
    for (const FilmFormat& format : table) {
        add(format.codec);
        if (format.other_codec)
            add(format.other_codec->codec);
    }
    return all;
}

const MaterialCoding& coding_of(const FilmFormat& format, Material material) {
    switch (material) {
        case Material::boards:
            return format.boards;
        case Material::scene:
            return format.scene;
    }
    throw std::invalid_argument("film: unknown material");
}

const Quality& quality_of(const FilmFormat& format, std::string_view name) {
    if (const Quality* const row = find_row(format.qualities, name))
        return *row;
    throw OutputError(fmt::format("quality {}: {} has no such quality; use {}", name, format.name,
                                  alternatives(row_names(format.qualities))));
}

std::string film_format_names(bool (*filter)(const FilmFormat&)) {
    return alternatives(row_names(table, filter));
}

}  // namespace queenreel
