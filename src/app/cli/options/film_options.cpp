#include "cli/options/film_options.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/parse.h"
#include "base/text.h"
#include "cli/errors.h"
#include "cli/options/presets.h"
#include "cli/options/values.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_plays = 65'535;
constexpr std::string_view group = "How it moves";

std::vector<std::string_view> qualities() {
    return names_of(film_formats().front().qualities);
}

int parse_plays(std::string_view what, std::string_view text) {
    if (text == "forever")
        return 0;
    if (text == "once")
        return 1;
    if (text.empty() || text[0] < '0' || text[0] > '9')
        throw UsageError(fmt::format("{}: '{}' is not a number of plays; give forever, once or 1 to {}", what,
                                     text, max_plays));
    const auto plays = number<std::uint64_t>(text);
    if (plays && (*plays == 0 || *plays > max_plays))
        throw UsageError(
            fmt::format("{}: {} is out of range; give forever, once or 1 to {}", what, text, max_plays));
    return static_cast<int>(parse_whole(what, text, {1, max_plays}));
}

std::string parse_quality(std::string_view /*what*/, std::string_view text) {
    return std::string(text);
}

Color parse_matte(std::string_view what, std::string_view text) {
    const std::optional<Color> color = parse_color(text);
    if (!color || color->alpha < 255)
        throw UsageError(fmt::format("{}: '{}' is not the color of a page; give one such as white or #f8f8f8",
                                     what, text));
    return *color;
}

std::string_view parse_codec(std::string_view /*what*/, std::string_view text) {
    const std::vector<std::string_view> known = codecs();
    return *std::ranges::find(known, text);  // as the option's values were looked at before
}

bool has_loops(const FilmFormat& format) {
    return format.loops;
}

/// True where qualities differ: exact formats have their names, and one quality.
bool has_qualities(const FilmFormat& format) {
    return std::ranges::any_of(format.qualities, [](const Quality& row) { return !row.options.empty(); });
}

/// Whether the option is one of those that the preset sets, for whatever format.
bool is_of_preset(const Request& request, std::string_view option) {
    const Preset* preset = request.arguments.takes("preset") ? find_preset(request.text("preset")) : nullptr;
    return preset && std::ranges::find(preset->values, option, [](const auto& pair) {
                         return std::string_view(pair.first);
                     }) != preset->values.end();
}

bool plays(const Request& /*request*/, const Format& format) {
    return format.plays;
}

bool is_written(const Request& /*request*/, const Format& format) {
    return !format.plays;
}

}  // namespace

std::vector<Option> film_options() {
    return {
        {.name = "transition",
         .argument = "NAME",
         .help = "how queens move from board to board, where there is time",
         .group = group,
         .default_note = "solutions: cut; others: glide",
         .values = [] { return names_of(transitions()); },
         .about = summary_in<transitions>,
         .store = named<&Request::transition, find_transition>},
        {.name = "fps",
         .argument = "RATE",
         .help =
             "a constant frame rate in frames per second, such as 30, for editors that need one; 23.976, "
             "29.97 and 59.94 mean 24000/1001, 30000/1001 and 60000/1001 exactly; --fps 60 moves queens the "
             "most smoothly",
         .group = group,
         .default_note = "variable: each picture once, held; y4m: 30",
         .store = into<&Request::fps, parse_rate>},
        {.name = "loop",
         .argument = "PLAYS",
         .help = film_format_names(has_loops) + ": how often it plays: forever, once or a number",
         .group = group,
         .default_value = "forever",
         .names = [] { return std::vector<std::string>{"forever", "once"}; },
         .store = into<&Request::plays, parse_plays>},
        {.name = "quality",
         .argument = "NAME",
         .help = film_format_names(has_qualities) + ": encoding effort and file size",
         .group = group,
         .default_value = EncodeSpec().quality,
         .values = qualities,
         .store = into<&Request::quality, parse_quality>},
        {.name = "codec",
         .argument = "NAME",
         .help = "how a film is coded, where its format has several: webm: vp9 or av1, mov: h264 or prores",
         .group = group,
         .default_note = "webm: vp9, mov: h264, or prores where transparent",
         .values = codecs,
         .store = into<&Request::codec, parse_codec>},
        {.name = "matte",
         .argument = "COLOR",
         .help =
             "gif: the color of the page that a transparent film will lie on, to which its edges, which a "
             "GIF cannot have half transparent, are blended: a name, #rgb or #rrggbb",
         .group = group,
         .default_note = "edges are hard",
         .store = into<&Request::matte, parse_matte>},
        {.name = "static",
         .help =
             "html: a page with its pictures as data, in place of the solver and the story that make them; "
             "smaller for few pictures",
         .group = group,
         .store = flag<&Request::static_page>},
    };
}

std::vector<Rule> film_rules() {
    return {{.option = "static",
             .suits = plays,
             .message = "{0} has pictures only; leave it out, or write an html"},
            {.option = "fps", .suits = is_written, .message = "{0} is as smooth as the screen; leave it out"},
            {.option = "clips",
             .suits = is_written,
             .message = "{0} has its chapters in one page; leave it out, or write an mp4"},
            {.option = "logo",
             .suits = is_written,
             .message = "{0} is a page, which has none; leave it out, or write a film"},
            {.option = "loop",
             .suits = [](const Request& /*request*/,
                         const Format& format) { return !format.film || has_loops(*format.film); },
             .message =
                 "{0} has no loop count; set it in the player, or write a " + film_format_names(has_loops)},
            {.option = "quality",
             .suits =
                 [](const Request& request, const Format& format) {
                     return !format.film || has_qualities(*format.film) || is_of_preset(request, "quality");
                 },
             .message = "{0} has one quality, the best; leave it out, or write an " +
                        film_format_names(has_qualities)}};
}

}  // namespace queenreel
