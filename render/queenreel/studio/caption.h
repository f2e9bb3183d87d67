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

/// The place of a user's caption.
enum class CaptionPlace : std::uint8_t {
    replaces,  ///< in place of the story's caption
    above,     ///< above the story's caption
};

/// Placeholders for the picture's number, in addition to OutputOptions::fields.
inline constexpr std::array caption_numbers{std::string_view("index"), std::string_view("number")};

/// Returns the place of a user's caption in a story. Stories of solutions have no caption but a number, so it
/// replaces that.
inline CaptionPlace caption_place(const Story& story) {
    return story.of_solutions ? CaptionPlace::replaces : CaptionPlace::above;
}

/// Returns the error to throw for `{count}` if the number of solutions is unknown.
SpecError unknown_count(std::string_view field, int n);

/// Returns the placeholders for file names and captions other than the picture's number: {n}; {count}, the
/// number of solutions, if known; and {queens}, the squares of the board's queens by columns, as a8,b4,c1.
std::vector<NameField> name_fields(int n, std::optional<std::uint64_t> count);

/// Reserves one or two lines for a caption in pictures of that look, unless they are bare or the caption is
/// missing or empty. Throws SpecError if the caption would be illegible or has an unknown placeholder,
/// std::invalid_argument for pictures that cannot be laid out.
void make_room_for_caption(const std::optional<std::string>& caption, CaptionPlace place,
                           OutputOptions& options);

/// Adds the caption, if there is one, to the frames and fills in its placeholders. An empty caption removes
/// the story's.
Generator<Frame> with_caption(Generator<Frame> frames, const std::optional<std::string>& caption,
                              CaptionPlace place, const OutputOptions& options);

}  // namespace queenreel
