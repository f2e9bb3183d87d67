#include "queenreel/frame/layout/tracks.h"

#include <algorithm>
#include <cstddef>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/panel.h"

namespace queenreel {
namespace {

constexpr double track_caption = 46.0 / 1080;
constexpr double most_board = 0.32;  // of the width: names and results stand beside it, in a line
constexpr int min_track_square = 2;

/// How high tracks may be.
struct TrackHeights {
    double track;  ///< of the picture's width; the rest of a tall picture is empty above and below all
    double map;    ///< of its board's height
};

/// In tall pictures, tracks are spread out, and maps are higher.
TrackHeights track_heights(const Look& look) {
    constexpr double tall = 1.25;
    return look.height >= tall * look.width ? TrackHeights{.track = 0.75, .map = 2}
                                            : TrackHeights{.track = 0.42, .map = 1};
}

int count_of(const Scene& scene, PanelKind kind) {
    return static_cast<int>(std::ranges::count(scene.panels, kind, &PanelSlot::kind));
}

/// A slot without a heading, which the line above its map replaces.
PanelPlace untitled(std::size_t index, PanelSlot slot, const Rect& body, double em) {
    slot.title.clear();
    return {index, std::move(slot), {}, body, em};
}

}  // namespace

bool has_tracks(const Scene& scene) {
    return !scene.board && !scene.panels.empty() && scene.panels.front().tracks &&
           count_of(scene, PanelKind::map) == scene.panels.front().rows;
}

std::optional<Layout> tracked(const Look& look) {
    const Scene& scene = look.scene;
    const PanelSlot& boards = scene.panels.front();
    const double em = panel_em(look);
    Layout layout{.width = look.width, .height = look.height, .board_size = 0, .panel_em = em};
    const int x = rounded(safe_area * look.width);
    const int y = rounded(safe_area * look.height);
    Rect room{x, y, look.width - 2 * x, look.height - 2 * y};
    const int gap = std::max(4, rounded(0.8 * em));
    if (caption_em(look) > 0) {
        layout.caption_em = std::max(track_caption * shorter_side(look), 9.0);
        layout.caption_lines = look.width >= 1.5 * look.height ? 1 : 2;
        layout.caption_centered = false;
    }
    const int caption = rounded(caption_line * layout.caption_em * layout.caption_lines);
    const auto counters = std::ranges::find(scene.panels, PanelKind::counters, &PanelSlot::kind);
    const bool counts = counters != scene.panels.end();
    const int foot = std::max(caption, counts ? rounded(line_height * em) : 0);
    room.height -= foot > 0 ? foot + gap : 0;
    const TrackHeights heights = track_heights(look);
    const int most = rounded(heights.track * look.width) * boards.rows;
    if (room.height > most) {
        room.y += (room.height - most) / 2;
        room.height = most;
    }
    const BoardsGrid grid =
        boards_grid(boards, {room.x, room.y, rounded(most_board * room.width), room.height}, em);
    if (grid.square < min_track_square)
        return std::nullopt;
    const int column = grid.boards.front().whole.width;
    layout.panels.push_back(untitled(0, boards, {room.x, room.y, column, room.height}, em));
    const int left = room.x + column + gap;
    std::size_t track = 0;
    for (std::size_t i = 1; i < scene.panels.size(); ++i) {
        const PanelSlot& slot = scene.panels[i];
        if (slot.kind == PanelKind::map) {
            const Rect& board = grid.boards[track++].whole;
            const int lane = room.height / boards.rows - 2 * gap;
            const int high = std::max(board.height, std::min(lane, rounded(heights.map * board.height)));
            const int top = board.y - (high - board.height) / 2;
            layout.panels.push_back(untitled(i, slot, {left, top, room.right() - left, high}, em));
        } else if (slot.kind == PanelKind::counters) {
            const int wide = std::min(room.width / 2, rounded(demand(slot, Spacing::normal).width * em));
            layout.panels.push_back(
                untitled(i, slot, {room.right() - wide, look.height - y - foot, wide, foot}, em));
        }
    }
    if (caption > 0) {
        const int wide = counts ? room.width - layout.panels.back().body.width - 2 * gap : room.width;
        layout.caption = {room.x, look.height - y - foot, wide, caption};
    }
    return layout;
}

}  // namespace queenreel
