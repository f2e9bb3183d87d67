#include "cli/caption.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>
#include <stdexcept>
#include <string_view>

#include "cli/errors.h"
#include "frame/layout/lay_out.h"
#include "paint/text.h"

namespace queenreel {
namespace {

constexpr int max_lines = 2;

std::string replaced(std::string text, std::string_view name, std::uint64_t number) {
    for (std::size_t at = 0; (at = text.find(name, at)) != std::string::npos;)
        text.replace(at, name.size(), std::to_string(number));
    return text;
}

constexpr std::array placeholders{std::string_view("n"), std::string_view("index")};

/// Throws UsageError for a word in braces that stands for nothing; other braces are text.
void check_placeholders(std::string_view caption) {
    for (std::size_t at = 0; (at = caption.find('{', at)) != std::string_view::npos; ++at) {
        const std::string_view rest = caption.substr(at + 1);
        const std::size_t length = rest.find_first_not_of("abcdefghijklmnopqrstuvwxyz_");
        if (length == std::string_view::npos || length == 0 || rest[length] != '}')
            continue;
        if (std::ranges::find(placeholders, rest.substr(0, length)) == placeholders.end())
            throw UsageError(
                fmt::format("--caption: there is no {{{}}}; use {{n}} for the board size or {{index}} for "
                            "the number of the picture",
                            rest.substr(0, length)));
    }
}

/// Code points of UTF-8.
std::size_t characters(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0) != 0x80; }));
}

/// The caption with the most digits that its numbers can have.
std::string longest(const Request& request, const OutputOptions& options) {
    const std::uint64_t last = std::max({options.max_number, options.pictures, std::uint64_t{1}});
    return replaced(replaced(*request.caption, "{n}", static_cast<std::uint64_t>(options.look.scene.size)),
                    "{index}", last);
}

/// About how many characters such as those of the text fit into so many lines.
std::size_t fitting_characters(const std::string& text, const Layout& layout, int lines) {
    std::string line = text;
    std::ranges::replace(line, '\n', ' ');
    const double width = text_width(line, {.em = layout.caption_em});
    const double share = width > 0 ? lines * layout.caption.width / width : 1;
    return static_cast<std::size_t>(0.9 * share * static_cast<double>(characters(text)));
}

/// The lines of a caption that a layout has for the user's `wanted`, when the story has `own`. Beside a board
/// there are more, and shorter ones.
int lines_of_user(const Layout& layout, int wanted, int own) {
    return layout.caption_lines * wanted / (wanted + own);
}

}  // namespace

void make_room_for_caption(const Request& request, CaptionPlace place, OutputOptions& options) {
    if (!request.caption || request.caption->empty() || request.bare)
        return;
    check_placeholders(*request.caption);
    if (std::ranges::count(*request.caption, '\n') >= max_lines)
        throw UsageError("--caption: the text has more than two lines; give one or two");
    Look& look = options.look;
    const int own = place == CaptionPlace::above ? look.scene.caption_lines : 0;
    const std::string text = longest(request, options);
    std::size_t fit = 0;
    for (int wanted = 1; wanted <= max_lines; ++wanted) {
        look.scene.caption_lines = own + wanted;
        std::optional<Layout> layout;
        try {
            layout = lay_out(look, look.board_size());
        } catch (const std::invalid_argument& error) {
            throw UsageError(error.what());
        }
        if (layout->caption_em == 0)
            throw UsageError(
                fmt::format("--caption: a picture of {}x{} is too small for a line that can be read; give a "
                            "larger --size",
                            look.width, look.height));
        const int lines = lines_of_user(*layout, wanted, own);
        if (line_count(text, layout->caption.width, {.em = layout->caption_em}) <= lines)
            return;
        fit = fitting_characters(text, *layout, lines);
    }
    throw UsageError(
        fmt::format("--caption: {} characters are more than can be read in a picture of {}x{}, where about "
                    "{} fit; shorten it",
                    characters(text), look.width, look.height, fit));
}

Generator<Frame> with_caption(Generator<Frame> frames, std::string caption, CaptionPlace place, int n) {
    const std::string text = replaced(std::move(caption), "{n}", static_cast<std::uint64_t>(n));
    for (const Frame& given : frames) {
        Frame frame = given;
        const bool keeps = place == CaptionPlace::above && !text.empty() && !given.caption.empty();
        frame.caption = replaced(text, "{index}", frame.number) + (keeps ? "\n" + given.caption : "");
        co_yield frame;
    }
}

}  // namespace queenreel
