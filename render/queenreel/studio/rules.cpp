#include "queenreel/studio/rules.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/table.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr double max_fps = 240;

std::string seconds_of(microseconds time) {
    return fmt::format("{}", static_cast<double>(time.count()) / 1e6);
}

/// Throws SpecError for a time outside `min` to `max`; `of` names what may last that long.
void check_time(std::string_view field, const HoldSpec& hold, microseconds min, microseconds max,
                const std::string& of) {
    if (hold.time >= min && hold.time <= max)
        return;
    SpecError error(field, seconds_of(hold.time), "is out of range",
                    fmt::format("{} can last {} s to {} s", of, seconds_of(min), seconds_of(max)));
    error.written = hold.text;
    throw error;
}

/// The end pause extends the last hold, which may be of any kind.
void check_end_pause(const PaceSpec& asked, const Format& film) {
    const Pace pace = asked.pace();
    microseconds longest{0};
    for (const MomentKindRow& row : moment_kinds())
        longest = std::max(longest, pace.hold(row.kind));
    check_time("end-pause", {.time = asked.end_pause}, microseconds(0), film.film->max_hold - longest,
               fmt::format("a pause after a hold of {} s in {}", seconds_of(longest), film.name));
}

void check_rate(double fps, double max) {
    if (!(fps > 0 && fps <= max))
        throw SpecError("fps", fmt::format("{}", fps), "is out of range",
                        fmt::format("give more than 0 and at most {}", max));
}

void check_codec(std::string_view codec, std::span<const Format* const> films) {
    if (std::ranges::any_of(films, [&](const Format* film) { return has_codec(*film->film, codec); }))
        return;
    const std::vector<std::string_view> names =
        row_names(film_formats(), [&](const FilmFormat& format) { return has_codec(format, codec); });
    throw SpecError("codec", "", fmt::format("{} has no {}", films.front()->name, codec),
                    names.empty() ? "leave it out" : "leave it out, or write " + alternatives(names));
}

}  // namespace

void check_pace(const PaceSpec& pace, std::span<const Format* const> films) {
    for (const HoldSpec& hold : pace.holds)
        for (const Format* film : films)
            check_time("hold", hold, film->film->min_hold, film->film->max_hold,
                       fmt::format("a hold in {}", film->name));
    if (pace.end_pause != microseconds(0))
        for (const Format* film : films)
            check_end_pause(pace, *film);
}

void check_questions(const FilmSpec& film, std::span<const Format* const> films) {
    if (!film.options.questions && std::ranges::any_of(films, &Format::asks))
        throw SpecError("format", std::string(films.front()->name),
                        "holds the questions of a film, and this one asks none",
                        "film a search with {questions}");
}

void check_voice(const FilmSpec& film, std::span<const Format* const> films) {
    const auto has_sound = [](const FilmFormat& format) { return format.sound; };
    if (film.voice && !films.empty() &&
        std::ranges::none_of(films, [&](const Format* one) { return one->film && has_sound(*one->film); }))
        throw SpecError("narrate", "", fmt::format("{} has no sound", films.front()->name),
                        fmt::format("write an {}, or leave it out", film_format_names(has_sound)));
}

void check_rate(const EncodeSpec& encode, std::span<const Format* const> films) {
    if (!encode.fps)
        return;
    for (const Format* film : films)
        check_rate(*encode.fps, std::min(max_fps, 1e6 / static_cast<double>(std::max<std::int64_t>(
                                                            film->film->min_hold.count(), 1))));
    check_rate(*encode.fps, max_fps);
}

void check_encode(const EncodeSpec& encode, const Theme& theme, std::span<const Format* const> films) {
    check_rate(encode, films);
    if (films.empty())
        return;
    const std::string_view name = films.front()->name;
    const auto none = [&](const auto& has) {
        return std::ranges::none_of(films, [&](const Format* film) { return has(*film->film); });
    };
    if (!encode.codec.empty())
        check_codec(encode.codec, films);
    if (encode.matte && none([](const FilmFormat& film) { return film.hard_edges; }))
        throw SpecError("matte", "", fmt::format("{} has smooth edges, or none", name),
                        "leave it out, or write a gif");
    if (encode.matte && theme.background.alpha == 255)
        throw SpecError("matte", "", "the background is opaque",
                        "leave it out, or give {background=transparent} as well");
    const auto has_track = [](const FilmFormat& film) { return film.text_tracks; };
    if (encode.caption_track && none(has_track))
        throw SpecError("captions", "", fmt::format("{} has no caption track", name),
                        fmt::format("use vtt or srt, or write an {}", film_format_names(has_track)));
}

StoryCards cards_of(const FilmSpec& film) {
    const bool can = film.story->can_take(StoryOption::cards) && !film.story->of_solutions;
    const bool both = can && !film.style.bare && film.pace.parts.empty();
    StoryCards cards = film.cards.value_or(StoryCards{.title = both, .end = both});
    for (const auto& [field, text] : {std::pair("title", &film.title), std::pair("subtitle", &film.subtitle)})
        if (*text && !cards.title) {
            SpecError error(field, "", "there is no title card to put it on",
                            can ? "give {cards=title}" : "give {cards=title} with {story=search}");
            error.other_way_out = can ? "leave out {bare}" : "leave it out, or give {story=search}";
            throw error;
        }
    cards.title_text = film.title.value_or(cards.title_text);
    cards.subtitle_text = film.subtitle.value_or(cards.subtitle_text);
    return cards;
}

}  // namespace queenreel
