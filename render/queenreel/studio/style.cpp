#include "queenreel/studio/style.h"

#include <fmt/format.h>

#include <filesystem>
#include <stdexcept>
#include <string>

#include "queenreel/base/spec_error.h"

namespace queenreel {
namespace {

bool is_film(const Format& format) {
    return moving_format(format) && !format.plays;
}

bool is_picture(const Format& format) {
    return still_format(format) && !format.plays;
}

/// Returns the format if it is of the requested kind; otherwise throws std::invalid_argument.
const Format& checked(std::string_view what, std::string_view name, const Format* format, Wanted wanted) {
    const auto fits = wanted == Wanted::film ? is_film : is_picture;
    if (format && fits(*format))
        return wanted == Wanted::film ? *moving_format(*format) : *still_format(*format);
    const std::string_view kind = wanted == Wanted::film ? "film" : "picture";
    throw std::invalid_argument(
        name.empty()
            ? fmt::format("{}: the name has no extension to tell the format; give {}", what,
                          format_names(fits))
            : fmt::format("{}: {} is not a format of a {}; give {}", what, name, kind, format_names(fits)));
}

}  // namespace

const Theme& default_theme(const Format& format) {
    return *find_theme(format.theme);
}

Look look_of(const Style& style, const Format& format) {
    if (style.width < 0 || style.height < 0)
        throw std::invalid_argument(fmt::format(
            "size: {}x{} is not a size in pixels; give one such as 1280x720", style.width, style.height));
    Look look{.theme = style.theme.value_or(default_theme(format)),
              .pieces = style.pieces,
              .own_piece = style.own_piece,
              .logo = style.logo};
    look.width = style.width > 0 ? style.width : format.pictures.width();
    look.height = style.height > 0  ? style.height
                  : style.width > 0 ? style.width
                                    : format.pictures.default_side;
    look.coordinates = style.coordinates.value_or(Coordinates::none);
    look.bare = style.bare;
    if (look.bare && look.width != look.height)
        throw SpecError("bare", "",
                        fmt::format("a board is square and {}x{} is not", look.width, look.height),
                        "give a {size} of one number");
    return look;
}

const Format& format_for(std::string_view path, Wanted wanted) {
    const std::string dotted = std::filesystem::path(path).extension().string();
    return checked(path, dotted.empty() ? dotted : dotted.substr(1), format_of(path), wanted);
}

const Format& format_named(std::string_view name, Wanted wanted) {
    return checked("format", name.empty() ? "''" : name, find_format(name), wanted);
}

}  // namespace queenreel
