#include <algorithm>
#include <array>

#include "queenreel/film/coding_options.h"
#include "queenreel/film/format.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// The coding of a .mov with a transparent background.
constexpr FilmCoding prores{
    .library = FilmLibrary::libav,
    .codec = "prores",
    .transparent = true,
    .repetition = Repetition::held,
    .qualities = prores_qualities,
    .muxer = "mov",
    .encoder = "prores_ks",
    .sound_encoder = "aac",
    .planes = Planes::yuva444p10,
    .muxer_options = mp4_options,
    .encoder_options = prores_options,
    .boards = {.pictures_a_key = 1, .frames_a_key = 1, .pictures_a_chapter_key = 1},
    .scene = {.pictures_a_key = 1, .frames_a_key = 1, .pictures_a_chapter_key = 1},
};

constexpr FilmCoding h264(const char* muxer) {
    return {
        .library = FilmLibrary::libav,
        .codec = "h264",
        .repetition = Repetition::skipped,
        .groups = true,
        .qualities = x264_qualities,
        .muxer = muxer,
        .encoder = "libx264",
        .sound_encoder = "aac",
        .filter = "filter_units=remove_types=6",
        .muxer_options = mp4_options,
        .encoder_options = x264_options,
        .boards = {.pictures_a_key = 24,
                   .frames_a_key = 120,
                   .pictures_a_chapter_key = 24,
                   .options = x264_boards},
        .scene = {.pictures_a_key = 120,
                  .frames_a_key = 300,
                  .pictures_a_chapter_key = 60,
                  .options = x264_scene},
    };
}

/// The settings that all codecs in WebM share.
constexpr FilmCoding in_webm(std::string_view codec, const char* encoder) {
    return {
        .library = FilmLibrary::libav,
        .codec = codec,
        .repetition = Repetition::coded,
        .muxer = "webm",
        .encoder = encoder,
        .sound_encoder = "libopus",
        .numbered = true,
        .boards = {.pictures_a_key = 48, .frames_a_key = 120, .pictures_a_chapter_key = 24},
        .scene = {.pictures_a_key = 48, .frames_a_key = 120, .pictures_a_chapter_key = 24},
    };
}

/// Alpha is a second VP9 picture in a BlockAdditional next to the first, which the track declares
/// (AlphaMode): https://wiki.webmproject.org/alpha-channel. Chromium and Firefox play it.
constexpr FilmCoding vp9(Planes planes) {
    FilmCoding coding = in_webm("vp9", "libvpx-vp9");
    coding.transparent = planes != Planes::yuv420;
    coding.planes = planes;
    coding.encoder_options = vp9_options;
    coding.qualities = vp9_qualities;
    return coding;
}

constexpr FilmCoding av1() {
    FilmCoding coding = in_webm("av1", "libaom-av1");
    coding.encoder_options = av1_options;
    coding.boards.options = av1_boards;
    coding.scene.options = av1_scene;
    coding.qualities = av1_qualities;
    return coding;
}

/// Lossless coding of pictures with a palette.
constexpr FilmCoding exact(FilmLibrary library) {
    return {.library = library, .transparent = true, .qualities = exact_qualities};
}

constexpr std::array mp4_codings{h264("mp4")};
constexpr std::array mov_codings{h264("mov"), prores};
constexpr std::array webm_codings{vp9(Planes::yuv420), vp9(Planes::yuva420), av1()};
constexpr std::array gif_codings{exact(FilmLibrary::giflib)};
constexpr std::array webp_codings{exact(FilmLibrary::libwebp)};
constexpr std::array apng_codings{exact(FilmLibrary::zlib)};
constexpr std::array y4m_codings{
    FilmCoding{.library = FilmLibrary::none, .repetition = Repetition::coded, .qualities = exact_qualities}};

/// An Apple container.
constexpr FilmFormat apple_film(std::string_view name, std::string_view summary,
                                std::span<const FilmCoding> codings, bool in_slides) {
    return {
        .name = name,
        .summary = summary,
        .pictures = {.transparent = std::ranges::any_of(codings, &FilmCoding::transparent),
                     .default_side = 1080,
                     .max_side = 16'384},  // x264
        .codings = codings,
        .text_tracks = true,
        .sound = true,
        .in_slides = in_slides,
        .seeks = true,
        .even = 2,
        .min_hold = 1ms,
        .max_hold = 24h,
        .ticks_a_second = 90'000,
    };
}

constexpr std::array table{
    apple_film("mp4", "film, H.264, for slides, lectures and the web", mp4_codings, true),
    FilmFormat{
        .name = "gif",
        .summary = "film that plays wherever a picture can stand",
        .pictures = {.transparent = true,
                     .default_side = 480,
                     .max_side = 65'535,
                     .colors = 10,       // 347 kB for 92 bare boards of 480 pixels; 15 would take 375
                     .text_colors = 15,  // and one for unchanged pixels: 4 bits
                     .mark_colors = 31,
                     .scene_colors = 63},
        .codings = gif_codings,
        .hard_edges = true,
        .loops = true,
        .min_hold = 20ms,  // players show shorter ones for 100 ms
        .max_hold = 655'350ms,
        .ticks_a_second = 100,
    },
    FilmFormat{
        .name = "webp",
        .summary = "animated WebP, exact and small, for web pages and chats",
        .pictures = {.transparent = true,
                     .default_side = 480,
                     .max_side = 16'383,
                     .colors = 15,
                     .text_colors = 15,
                     .mark_colors = 31,
                     .scene_colors = 63},
        .codings = webp_codings,
        .loops = true,
        .stills = true,
        .seeks = true,
        .min_hold = 11ms,  // players show shorter ones for 100 ms
        .max_hold = 4h,
        .ticks_a_second = 1000,
    },
    FilmFormat{
        .name = "apng",
        .summary = "animated PNG, exact and with smooth transparent edges, for browsers",
        .pictures = {.transparent = true,
                     .default_side = 480,
                     .max_side = 32'767,
                     .colors = 10,
                     .text_colors = 15,
                     .mark_colors = 31,
                     .scene_colors = 63},
        .codings = apng_codings,
        .loops = true,
        .seeks = true,
        .min_hold = 11ms,  // players show shorter ones for 100 ms
        .max_hold = 18h,
        .ticks_a_second = 1000,
    },
    FilmFormat{
        .name = "webm",
        .summary = "film for web pages and browsers: VP9, also transparent, or AV1",
        .pictures = {.transparent = true,
                     .default_side = 1080,
                     .max_side = 16'384},  // the limit of players; VP9's own is 65,536
        .codings = webm_codings,
        .text_tracks = true,
        .sound = true,
        .caption_coding = CaptionCoding::webvtt,
        .seeks = true,
        .even = 2,
        .min_hold = 1ms,
        .max_hold = 24h,
        .ticks_a_second = 1000,  // Matroska's
    },
    FilmFormat{
        .name = "y4m",
        .summary = "film without compression, for pipes: -o - into ffmpeg or an encoder",
        .pictures = {.default_side = 1080, .max_side = 16'384},
        .codings = y4m_codings,
        .default_fps = 30,
        .even = 2,
        .min_hold = 1ms,
        .max_hold = 24h,
        .ticks_a_second = 30,
    },
    apple_film("mov", "film for QuickTime, Keynote and editors: H.264, and ProRes 4444 where transparent",
               mov_codings, false),
};

/// Returns true if `coding` of `row` has everything that its library requires.
constexpr bool is_complete(const FilmFormat& row, const FilmCoding& coding) {
    switch (coding.library) {
        case FilmLibrary::libav:
            return *coding.muxer != '\0' && *coding.encoder != '\0' && coding.boards.pictures_a_key > 0 &&
                   coding.boards.frames_a_key > 0 && coding.scene.pictures_a_key > 0 &&
                   coding.scene.frames_a_key > 0 && (!coding.transparent || coding.planes != Planes::yuv420);
        case FilmLibrary::giflib:
            return row.ticks_a_second == 100 && row.pictures.max_side <= 65'535 && !row.text_tracks &&
                   coding.repetition == Repetition::held;
        case FilmLibrary::libwebp:
        case FilmLibrary::zlib:
            return row.ticks_a_second == 1000 && row.pictures.colors != all_colors && row.seeks &&
                   !row.text_tracks && coding.repetition == Repetition::held;
        case FilmLibrary::none:
            return row.default_fps > 0 && coding.repetition == Repetition::coded && row.even == 2 &&
                   !row.text_tracks;
    }
    return false;
}

/// Returns true if `row` can be coded, and with transparency if it claims so, in each of its ways.
constexpr bool is_complete(const FilmFormat& row) {
    return !row.codings.empty() &&
           std::ranges::any_of(row.codings, &FilmCoding::transparent) == row.pictures.transparent &&
           std::ranges::all_of(row.codings,
                               [&](const FilmCoding& coding) { return is_complete(row, coding); });
}
static_assert(std::ranges::all_of(table, [](const FilmFormat& row) { return is_complete(row); }));

}  // namespace

std::span<const FilmFormat> film_formats() {
    return table;
}

}  // namespace queenreel
