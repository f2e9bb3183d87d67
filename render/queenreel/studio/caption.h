#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/base/spec_error.h"
#include "queenreel/encode/output.h"
#include "queenreel/frame/frame.h"
#include "queenreel/story/story.h"

namespace queenreel {

/// Where a caption of the user's goes.
enum class CaptionPlace : std::uint8_t {
    replaces,  ///< it is the caption
    above,     ///< it stands above the story's own
};

/// Words in braces that stand for the picture's number, besides OutputOptions::fields.
inline constexpr std::array caption_numbers{std::string_view("index"), std::string_view("number")};

/// Where it goes in a story: solutions have no words of their own but their number.
inline CaptionPlace caption_place(const Story& story) {
    return story.of_solutions ? CaptionPlace::replaces : CaptionPlace::above;
}

/// What to throw where `{count}` stands, but nobody knows how many solutions there are.
SpecError unknown_count(std::string_view field, int n);

/// What words in braces stand for in names of files and in captions, besides the picture's number: {n},
/// {count}, how many solutions there are, where that is known, and {queens}, the squares of the board's
/// queens as a8,b4,c1: by columns, with commas.
std::vector<NameField> name_fields(int n, std::optional<std::uint64_t> count);

/// Keeps room for a caption, of one line or two, in pictures of that look that are not bare; none, or an
/// empty one, needs none. Throws SpecError where it could not be read or has words in braces that stand for
/// nothing, std::invalid_argument for pictures that cannot be laid out.
void make_room_for_caption(const std::optional<std::string>& caption, CaptionPlace place,
                           OutputOptions& options);

/// The same frames with the caption, where there is one, and its words in braces filled in. An empty one
/// takes away what the frames say.
Generator<Frame> with_caption(Generator<Frame> frames, const std::optional<std::string>& caption,
                              CaptionPlace place, const OutputOptions& options);

}  // namespace queenreel
