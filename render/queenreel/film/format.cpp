#include "queenreel/film/format.h"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <stdexcept>

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

CodedFormat coded_format(const FilmFormat& format, std::string_view codec, bool transparent) {
    if (transparent && !format.pictures.transparent)
        throw OutputError(
            fmt::format("transparent: {} has no alpha; use {}", format.name,
                        film_format_names([](const FilmFormat& film) { return film.pictures.transparent; })));
    const auto suits = [&](const FilmCoding& coding) { return coding.transparent || !transparent; };
    const auto coding = std::ranges::find_if(format.codings, [&](const FilmCoding& row) {
        return suits(row) && (codec.empty() || codec == row.codec);
    });
    if (coding != format.codings.end())
        return {format, *coding};
    const std::vector<std::string_view> names = codecs_of(format);
    if (names.empty())
        throw OutputError(
            fmt::format("codec {}: {} has one way to be coded; leave the codec out", codec, format.name));
    if (transparent)
        throw OutputError(fmt::format("codec {}: a transparent {} has none but {}; leave the codec out",
                                      codec, format.name,
                                      std::ranges::find_if(format.codings, suits)->codec));
    std::string all(names.front());
    for (const std::string_view name : std::span(names).subspan(1))
        all += fmt::format(" and {}", name);
    throw OutputError(fmt::format("codec {}: {} has none but {}; use one of these", codec, format.name, all));
}

std::vector<std::string_view> codecs_of(const FilmFormat& format) {
    std::vector<std::string_view> all;
    for (const FilmCoding& coding : format.codings)
        if (!coding.codec.empty() && std::ranges::find(all, coding.codec) == all.end())
            all.push_back(coding.codec);
    return all;
}

std::vector<std::string_view> codecs() {
    std::vector<std::string_view> all;
    for (const FilmFormat& format : film_formats())
        std::ranges::copy_if(codecs_of(format), std::back_inserter(all), [&](std::string_view codec) {
            return std::ranges::find(all, codec) == all.end();
        });
    return all;
}

const MaterialCoding& coding_of(const FilmCoding& coding, Material material) {
    switch (material) {
        case Material::boards:
            return coding.boards;
        case Material::scene:
            return coding.scene;
    }
    throw std::invalid_argument("film: unknown material");
}

const Quality& quality_of(const CodedFormat& format, std::string_view name) {
    if (const Quality* const row = find_row(format.qualities, name))
        return *row;
    throw OutputError(fmt::format("quality {}: {} has no such quality; use {}", name, format.name,
                                  alternatives(row_names(format.qualities))));
}

std::string film_format_names(bool (*filter)(const FilmFormat&)) {
    return alternatives(row_names(film_formats(), filter));
}

}  // namespace queenreel
