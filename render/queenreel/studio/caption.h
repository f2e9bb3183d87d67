#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "queenreel/base/generator.h"
#include "queenreel/encode/output.h"
#include "queenreel/frame/frame.h"

namespace queenreel {

/// Where a caption of the user's goes.
enum class CaptionPlace : std::uint8_t {
    replaces,  ///< it is the caption
    above,     ///< it stands above the story's own
};

/// Words in braces that stand for the picture's number, besides OutputOptions::fields.
inline constexpr std::array caption_numbers{std::string_view("index"), std::string_view("number")};

/// Keeps room for a caption, of one line or two, in pictures of that look. Throws SpecError where it could
/// not be read, std::invalid_argument for pictures that cannot be laid out.
void make_room_for_caption(const std::string& caption, CaptionPlace place, OutputOptions& options);

/// The same frames with the caption, and its words in braces filled in. An empty one takes away what the
/// frames say.
Generator<Frame> with_caption(Generator<Frame> frames, const std::string& caption, CaptionPlace place,
                              const OutputOptions& options);

}  // namespace queenreel
