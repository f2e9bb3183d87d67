#include <algorithm>
#include <array>

#include "queenreel/film/coding_options.h"
#include "queenreel/film/format.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

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

/// Options that all films in WebM share.
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

}  // namespace queenreel
