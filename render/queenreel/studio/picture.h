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

/// How a board is drawn.
struct PictureOptions {
    Style style{};
    bool attacks = false;    ///< mark attacked squares
    bool conflicts = false;  ///< mark queens under attack
    bool replace = false;    ///< a file that is there
};

/// The pictures of boards, any placements of queens, numbered from 1; of `options` how a board is marked.
Generator<Frame> placement_frames(std::vector<Board> boards, StoryOptions options);

/// Writes one picture of a board, any placement of queens, in the format that the path's extension names: any
/// that `render` writes. The file appears whole or not at all. Throws std::invalid_argument for what cannot
/// be drawn, ExistsError, OutputError, PaintError.
void write_picture(const Board& board, const std::string& path, const PictureOptions& options = {});

/// The bytes of such a file in the format of that name. Throws as write_picture().
std::string picture_bytes(const Board& board, std::string_view format, const PictureOptions& options = {});

}  // namespace queenreel
