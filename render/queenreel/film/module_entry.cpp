#include "queenreel/film/level.h"
#include "queenreel/film/libav.h"
#include "queenreel/film/make_film.h"

extern "C" {
#include <libavutil/version.h>
#include <libswresample/swresample.h>
}

#include <ebur128.h>
#include <fmt/format.h>
#include <gif_lib.h>
#include <webp/encode.h>

#include <string>

namespace {

std::string ebur128_version() {
    int major = 0;
    int minor = 0;
    int patch = 0;
    ebur128_get_version(&major, &minor, &patch);
    return fmt::format("libebur128 {}.{}.{}", major, minor, patch);
}

std::string library_version(const char* name, unsigned version) {
    return fmt::format("{} {}.{}.{}", name, AV_VERSION_MAJOR(version), AV_VERSION_MINOR(version),
                       AV_VERSION_MICRO(version));
}

}  // namespace

// The names have C linkage so that they can be looked up; both sides are C++ from one compiler.
#ifdef __clang__
#pragma clang diagnostic ignored "-Wreturn-type-c-linkage"
#endif

/// The function that open_film() looks up in the module.
extern "C" std::unique_ptr<queenreel::Film> queenreel_open_film(const queenreel::FilmSettings& settings,
                                                                queenreel::ByteStream& stream) {
    return queenreel::make_film(settings, stream);
}

/// The function that level_speech() looks up in the module.
extern "C" void queenreel_level_speech(std::span<queenreel::Speech> speeches,
                                       std::span<const std::size_t> said) {
    queenreel::level(speeches, said);
}

/// The versions of the libraries that write films, one per line, which --version looks up in the module.
/// Valid as long as the module is loaded.
extern "C" const char* queenreel_film_versions() {
    static const std::string lines =
        library_version("libavcodec", avcodec_version()) + "\n" +
        library_version("libavformat", avformat_version()) + "\n" +
        library_version("libavutil", avutil_version()) + "\n" +
        library_version("libswresample", swresample_version()) + "\n" + ebur128_version() + "\n" +
        fmt::format("giflib {}.{}.{}", GIFLIB_MAJOR, GIFLIB_MINOR, GIFLIB_RELEASE) + "\n" +
        fmt::format("libwebp {}.{}.{}", WebPGetEncoderVersion() >> 16, WebPGetEncoderVersion() >> 8 & 0xFF,
                    WebPGetEncoderVersion() & 0xFF);
    return lines.c_str();
}
