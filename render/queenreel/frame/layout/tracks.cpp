#include "queenreel/frame/layout/tracks.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include "queenreel/frame/layout/boards_grid.h"
#include "queenreel/frame/layout/box.h"
#include "queenreel/frame/layout/margins.h"
#include "queenreel/frame/panel.h"

namespace queenreel {
namespace {

constexpr double track_caption = 46.0 / 1080;
constexpr double most_board = 0.32;  // of the width: names and results are beside it, on one line
constexpr int min_track_square = 2;

/// The maximum heights of a track's parts.
struct TrackHeights {
    double track;  ///< of the picture's width; the rest of a tall picture stays empty, above and below
    double map;    ///< of its board's height
};

/// In tall pictures, tracks are farther apart and maps are higher.
TrackHeights track_heights(const Look& look) {
    constexpr double tall = 1.25;
    return look.height >= tall * look.width ? TrackHeights{.track = 0.75, .map = 2}
                                            : TrackHeights{.track = 0.42, .map = 1};
}

int count_of(const Scene& scene, PanelKind kind) {
    return static_cast<int>(std::ranges::count(scene.panels, kind, &PanelSlot::kind));
}

/// The place of a panel without a heading; the line above its map replaces that.
PanelPlace untitled(std::size_t index, PanelSlot slot, const Rect& body, double em) {
    slot.title.clear();
    return {index, std::move(slot), {}, body, em};
}

struct TrackLeaf {
    enum : int { tracks, caption, counters };
};

/// Tracks, at most `most` pixels high, above the caption and the counters, if any.
LayoutBox track_box(const Layout& layout, const PanelSlot* counters, int width, int most, int gap) {
    const int caption = rounded(caption_line * layout.caption_em * layout.caption_lines);
    const int line = counters ? rounded(line_height * layout.panel_em) : 0;
    std::vector<LayoutBox> foot;
    if (caption > 0) {
        foot.push_back(leaf_of(TrackLeaf::caption, 0, caption));
        foot.back().grows_wide = true;
    } else {
        foot.push_back(filling(LayoutBox::space));
    }
    if (counters) {
        const int wanted = rounded(demand(*counters, Spacing::normal).width * layout.panel_em);
        foot.push_back(leaf_of(TrackLeaf::counters, std::min(width / 2, wanted), std::max(caption, line)));
    }
    LayoutBox row = row_of(std::move(foot), 2 * gap);
    row.grows_high = false;
    row.across = LayoutBox::Align::start;
    LayoutBox tracks = leaf_of(TrackLeaf::tracks, 0, 0);
    tracks.preferred_height = most;
    LayoutBox middle = column_of({std::move(tracks)});
    middle.along = LayoutBox::Align::middle;
    middle.grows_high = true;
    const bool has_foot = caption > 0 || counters;
    return column_of({std::move(middle), space_of(has_foot ? gap : 0), std::move(row)});
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
    const int gap = std::max(4, rounded(0.8 * em));
    if (caption_em(look) > 0) {
        layout.caption_em = std::max(track_caption * shorter_side(look), 9.0);
        layout.caption_lines = look.width >= 1.5 * look.height ? 1 : 2;
        layout.caption_centered = false;
    }
    const auto counters = std::ranges::find(scene.panels, PanelKind::counters, &PanelSlot::kind);
    const TrackHeights heights = track_heights(look);
    const int most = rounded(heights.track * look.width) * boards.rows;
    const std::vector<PlacedBox> places =
        placed(track_box(layout, counters != scene.panels.end() ? &*counters : nullptr, look.width - 2 * x,
                         most, gap),
               {x, y, look.width - 2 * x, look.height - 2 * y});
    const Rect room = *place_of(places, TrackLeaf::tracks);
    layout.caption = place_of(places, TrackLeaf::caption).value_or(Rect{});
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
            layout.panels.push_back(untitled(i, slot, *place_of(places, TrackLeaf::counters), em));
        }
    }
    return layout;
}

}  // namespace queenreel
