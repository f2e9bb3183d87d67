#include "queenreel/cli/options/film_args.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "queenreel/base/parse.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/common_rows.h"
#include "queenreel/cli/options/filled_texts.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/cli/speech.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_plays = 65'535;
constexpr std::string_view group = "How it moves";

int parse_plays(std::string_view what, std::string_view text) {
    if (text == "forever")
        return 0;
    if (text == "once")
        return 1;
    if (text.empty() || text[0] < '0' || text[0] > '9')
        throw UsageError(
            said("{option}: '{value}' is not a number of plays; give forever, once or 1 to {max}", what, text,
                 max_plays));
    const auto plays = number<std::uint64_t>(text);
    if (plays && (*plays == 0 || *plays > max_plays))
        throw UsageError(said("{option}: {value} is out of range; give forever, once or 1 to {max}", what,
                              text, max_plays));
    return static_cast<int>(parse_whole(what, text, {1, max_plays}));
}

void store_loop(FilmArgs& args, const Given& given) {
    args.plays = parse_plays(given.what, given.text);
    args.loop = true;
}

/// Reads the name of a codec of any format.
Value codec_value() {
    Value value = stored<FilmArgs>([](FilmArgs& args, const Given& given) {
        const std::vector<std::string_view> known = codecs();
        args.codec = *std::ranges::find(known, given.text);
    });
    value.values = codecs;
    return value;
}

bool has_loops(const FilmFormat& format) {
    return format.loops;
}

/// Returns true if qualities make a difference: lossless formats accept their names, but have only one
/// quality.
bool has_qualities(const FilmFormat& format) {
    return std::ranges::any_of(format.codings, [](const FilmCoding& coding) {
        return std::ranges::any_of(coding.qualities, [](const Quality& row) { return !row.options.empty(); });
    });
}

bool can_loop(const Format& format) {
    return !format.film || has_loops(*format.film);
}

/// Returns true if --quality applies to the format; one that comes from a preset applies to any.
bool can_differ(const FilmArgs& args, const Format& format) {
    const auto is_quality = [](const auto& pair) { return pair.first == "quality"; };
    return !format.film || has_qualities(*format.film) ||
           (args.preset && std::ranges::any_of(args.preset->values, is_quality));
}

bool plays(const Format& format) {
    return format.plays;
}

bool is_written(const Format& format) {
    return !format.plays;
}

/// A value of --cards.
struct CardsChoice {
    std::string_view name;
    StoryCards cards;
};

}  // namespace

std::vector<Option> film_rows() {
    std::vector<Option> rows{
        {.name = "transition",
         .argument = "NAME",
         .value = name(&FilmArgs::transition, transitions(), &TransitionRow::transition),
         .help = "how queens move to the next board, if there is time",
         .default_note = "solutions: cut; others: glide",
         .also = "animation easing"},
        {.name = "fps",
         .argument = "RATE",
         .value = parsed(&FilmArgs::fps, parse_rate),
         .help =
             "a constant frame rate in frames per second, such as 30, for editors that need one; 23.976, "
             "29.97 and 59.94 mean 24000/1001, 30000/1001 and 60000/1001 exactly; --fps 60 moves queens the "
             "most smoothly",
         .default_note = "variable: each picture once, held; y4m: 30",
         .also = "frame-rate framerate frames-per-second rate"},
        {.name = "loop",
         .argument = "PLAYS",
         .value = suggesting({"forever", "once"}, stored(store_loop)),
         .help = filled(loop_help, {{"formats", film_format_names(has_loops)}}),
         .default_note = "forever",
         .also = "loops repeat"},
        {.name = "quality",
         .argument = "NAME",
         .value = name(&FilmArgs::quality, film_formats().front().codings.front().qualities, &Quality::name),
         .help = filled(quality_help, {{"formats", film_format_names(has_qualities)}}),
         .default_value = EncodeSpec().quality,
         .also = "crf bitrate"},
        {.name = "codec",
         .argument = "NAME",
         .value = codec_value(),
         .help = "the codec, if the format has several: webm: vp9 or av1, mov: h264 or prores",
         .default_note = "webm: vp9, mov: h264, or prores if transparent",
         .also = "encoder vcodec"},
        {.name = "matte",
         .argument = "COLOR",
         .value = color(&FilmArgs::matte, Transparency::refused,
                        "the color of a page; give one such as white or #f8f8f8"),
         .help = "gif: the color of the page behind a transparent film; edges are blended into it, as a GIF "
                 "has no half-transparent pixels: a name, #rgb or #rrggbb",
         .default_note = "edges are hard"},
        {.name = "static",
         .value = flag(&FilmArgs::static_page),
         .help = "html: store the pictures in the page instead of the solver and the story that make them; "
                 "smaller for few pictures"},
    };
    return in_group(group, std::move(rows));
}

std::vector<Option> preset_row() {
    return {{.name = "preset",
             .argument = "NAME",
             .value = name(&FilmArgs::preset, presets()),
             .help = "a set of options, see list presets; options you give win",
             .group = group}};
}

void check_page_rule(const StoryRequest& wanted, std::span<const Format* const> formats) {
    const AttackRule rule = wanted.choice.rule;
    if (rule == AttackRule::queens)
        return;
    if (std::ranges::any_of(formats,
                            [](const Format* format) { return !is_written(*format) && format->asks; }))
        throw UsageError(wanted.trace ? said("--events: the rule of the search is {rule}, and Moodle's "
                                             "questions are judged by the rules of chess; write a film",
                                             row_of(rule).name)
                                      : said("--rule: the rule is {rule}, and Moodle's questions are judged "
                                             "by the rules of chess; leave it out, or write a film",
                                             row_of(rule).name));
}

std::vector<Rule> film_rules() {
    return {{.option = "static",
             .suits = by(plays),
             .message = "{other} has pictures only; leave it out, or write an html"},
            {.option = "fps",
             .suits = by(is_written),
             .message = "{other} is as smooth as the screen; leave it out"},
            {.option = "clips",
             .suits = by(is_written),
             .message = "{other} has its chapters in one page; leave it out, or write an mp4"},
            {.option = "logo",
             .suits = by(is_written),
             .message = "{other} is a page, which has none; leave it out, or write a film"},
            {.option = "loop",
             .suits = by(can_loop),
             .message = "{other} has no loop count; set it in the player, or write a {formats}",
             .formats = row_names(film_formats(), has_loops)},
            {.option = "quality",
             .suits = by(can_differ),
             .message = "{other} has one quality, the best; leave it out, or write an {formats}",
             .formats = row_names(film_formats(), has_qualities)}};
}

std::vector<Option> card_rows() {
    static const std::array cards{CardsChoice{"none", {}}, CardsChoice{"title", {.title = true}},
                                  CardsChoice{"end", {.end = true}},
                                  CardsChoice{"both", {.title = true, .end = true}}};
    std::vector<Option> rows{
        {.name = "cards",
         .argument = "NAME",
         .value = name(&CardArgs::cards, cards, &CardsChoice::cards),
         .help = "cards around a search or a race: first the task and the solver's idea, last the solutions "
                 "found or the ranks; after the solutions, end: how many have a queen on each square",
         .default_note = "both around a search or a race, none with --bare or --select",
         .also = "intro outro"},
        {.name = "title",
         .argument = "TEXT",
         .value = line(&CardArgs::title),
         .help = "the title card's title",
         .default_note = "the task"},
        {.name = "subtitle",
         .argument = "TEXT",
         .value = line(&CardArgs::subtitle),
         .help = "the title card's second line",
         .default_note = "the solver's idea"},
    };
    return in_group("The story", std::move(rows));
}

std::vector<Option> limit_rows() {
    std::vector<Option> rows{
        {.name = "max-bytes",
         .argument = "BYTES",
         .value = parsed(&FilmLimits::max_bytes, parse_bytes),
         .help = "the largest file size of a film, such as 10M or 500k; without --size, the film shrinks "
                 "until it fits",
         .also = "max-size max-filesize max-file-size size-limit"},
        {.name = "max-frames",
         .argument = "K",
         .value = whole(&FilmLimits::max_frames),
         .help = "the largest number of frames of a film"}};
    return in_group(work_group, std::move(rows));
}

std::vector<Rule> limit_rules() {
    std::vector<Rule> rules;
    for (const char* option : {"max-bytes", "max-frames"})
        rules.push_back({.option = option,
                         .allowed = by(writes_film),
                         .of_users = true,
                         .message = "it applies to films only; name one with --output, or leave it out",
                         .example = "--clips clips"});
    return rules;
}

}  // namespace queenreel
