#include "queenreel/cli/caption.h"

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/cli/errors.h"
#include "queenreel/cli/options/destination.h"

namespace queenreel {
namespace {

/// Throws UsageError for a word in braces that stands for nothing here; other braces are text.
void check_placeholder(std::string_view name, const OutputOptions& options) {
    if (std::ranges::find(options.fields, name, &NameField::name) == options.fields.end() &&
        std::ranges::find(caption_numbers, name) == caption_numbers.end())
        throw UsageError(fmt::format(
            "--caption: {}",
            name == "count"
                ? unknown_count_text(options.look.scene.size)
                : fmt::format("there is no {{{}}}; use {{n}} for the board size, {{index}} for the "
                              "number of the picture, {{count}} for that of all solutions or "
                              "{{queens}} for their squares",
                              name)));
    if (name == "queens" && !options.look.scene.board)
        throw UsageError(
            "--caption: the story has no board of its own, so {queens} would say nothing; leave it out");
}

void check_placeholders(std::string_view caption, const OutputOptions& options) {
    for (std::size_t at = 0; (at = caption.find('{', at)) != std::string_view::npos; ++at) {
        const std::string_view rest = caption.substr(at + 1);
        const std::size_t length = rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz_");
        if (length == std::string_view::npos || length == 0 || rest[length] != '}')
            continue;
        check_placeholder(rest.substr(0, length), options);
    }
}

}  // namespace

void make_room_for_caption(const LookArgs& args, CaptionPlace place, OutputOptions& options) {
    if (!args.caption || args.caption->empty() || args.bare)
        return;
    check_placeholders(*args.caption, options);
    make_room_for_caption(*args.caption, place, options);
}

Generator<Frame> with_caption(Generator<Frame> frames, const LookArgs& args, CaptionPlace place,
                              const OutputOptions& options) {
    if (!args.caption)
        return frames;
    return with_caption(std::move(frames), *args.caption, place, options);
}

}  // namespace queenreel
