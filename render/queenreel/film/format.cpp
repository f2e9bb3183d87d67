#include "queenreel/film/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"
#include "queenreel/io/error.h"
#include "queenreel/module/module.h"

namespace queenreel {

const FilmFormat& film_format(std::string_view name) {
    if (const FilmFormat* const row = find_row(film_formats(), name))
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
    for (const FilmFormat& format : film_formats()) {
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
    return alternatives(row_names(film_formats(), filter));
}

}  // namespace queenreel
