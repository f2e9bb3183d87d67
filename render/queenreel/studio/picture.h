#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/base/generator.h"
#include "queenreel/frame/frame.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/story/story.h"
#include "queenreel/studio/style.h"

namespace queenreel {

/// The look and markings of a board.
struct PictureOptions {
    Style style{};
    bool attacks = false;    ///< mark attacked squares
    bool conflicts = false;  ///< mark queens under attack
    bool replace = false;    ///< replace an existing file
};

/// Generates pictures of boards with any placements of queens, numbered from 1; `options` determines how they
/// are marked.
Generator<Frame> placement_frames(std::vector<Board> boards, StoryOptions options);

/// Writes a picture of a board with any placement of queens, in the format that the path's extension names:
/// any that `render` writes. The file appears complete or not at all. Throws std::invalid_argument for what
/// cannot be drawn, ExistsError, OutputError, PaintError.
void write_picture(const Board& board, const std::string& path, const PictureOptions& options = {});

/// Returns the bytes of such a file in the format of that name. Throws like write_picture().
std::string picture_bytes(const Board& board, std::string_view format, const PictureOptions& options = {});

}  // namespace queenreel
