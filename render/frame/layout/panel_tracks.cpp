#include "frame/layout/panel_tracks.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace queenreel {
namespace {

/// A requested length, in em or in pixels.
struct Length {
    double min = 0;
    bool grows = false;
};

/// Along a track its panels follow one another; tracks lie beside each other across.
struct Axes {
    const PanelTracks& tracks;
    std::span<const PanelDemand> demands;
    bool columns = tracks.direction == PanelTracks::Direction::columns;

    Length width(std::size_t panel) const { return {demands[panel].width, demands[panel].grows_wide}; }
    Length height(std::size_t panel) const { return {demands[panel].height, demands[panel].grows_high}; }
    Length along(std::size_t panel) const { return columns ? height(panel) : width(panel); }
    Length across(std::size_t panel) const { return columns ? width(panel) : height(panel); }

    double room_along(const Rect& room) const { return columns ? room.height : room.width; }
    double room_across(const Rect& room) const { return columns ? room.width : room.height; }

    Length thickness(const std::vector<std::size_t>& track) const {
        Length result;
        for (const std::size_t panel : track) {
            const Length one = across(panel);
            result = {std::max(result.min, one.min), result.grows || one.grows};
        }
        return result;
    }
};

double gaps(std::size_t count, int gap) {
    return static_cast<double>(count - 1) * gap;
}

/// The greatest factor that keeps the lengths within `room`.
double factor(const std::vector<Length>& lengths, double room, int gap) {
    double sum = 0;
    for (const Length& length : lengths)
        sum += length.min;
    return (room - gaps(lengths.size(), gap)) / sum;
}

std::vector<Length> lengths_along(const Axes& axes, const std::vector<std::size_t>& track) {
    std::vector<Length> result;
    for (const std::size_t panel : track)
        result.push_back(axes.along(panel));
    return result;
}

std::vector<Length> thicknesses(const Axes& axes) {
    std::vector<Length> result;
    for (const auto& track : axes.tracks.panels)
        result.push_back(axes.thickness(track));
    return result;
}

/// The lengths in pixels. What is left goes to those that grow; where none does, each gets up to `stretch` of
/// its own.
std::vector<int> shared_out(const std::vector<Length>& lengths, double em, double room, int gap,
                            double stretch) {
    double left = room - gaps(lengths.size(), gap);
    for (const Length& length : lengths)
        left -= length.min * em;
    left = std::max(left, 0.0);
    const auto growing = std::ranges::count_if(lengths, &Length::grows);
    std::vector<int> result;
    for (const Length& length : lengths) {
        double more = 0;
        if (length.grows)
            more = left / static_cast<double>(growing);
        else if (growing == 0)
            more = std::min(left / static_cast<double>(lengths.size()), stretch * length.min * em);
        result.push_back(static_cast<int>(length.min * em + more));
    }
    return result;
}

}  // namespace

std::vector<PanelTracks> all_track_layouts(const std::vector<std::size_t>& panels, std::size_t max,
                                           PanelTracks::Direction direction) {
    std::vector<PanelTracks> all{{direction, {}}};
    for (const std::size_t panel : panels) {
        std::vector<PanelTracks> longer;
        for (const PanelTracks& tracks : all) {
            for (std::size_t track = 0; track < std::min(tracks.panels.size() + 1, max); ++track) {
                longer.push_back(tracks);
                if (track == tracks.panels.size())
                    longer.back().panels.emplace_back();
                longer.back().panels[track].push_back(panel);
            }
        }
        all = std::move(longer);
    }
    return all;
}

double max_em(const PanelTracks& tracks, std::span<const PanelDemand> demands, const Rect& room, int gap) {
    if (tracks.panels.empty())
        return std::numeric_limits<double>::max();
    const Axes axes{tracks, demands};
    double em = factor(thicknesses(axes), axes.room_across(room), gap);
    for (const auto& track : tracks.panels)
        em = std::min(em, factor(lengths_along(axes, track), axes.room_along(room), gap));
    return em;
}

double empty_area(const PanelTracks& tracks, std::span<const PanelDemand> demands, const Rect& room, int gap,
                  double em) {
    const Axes axes{tracks, demands};
    double area = 0;
    for (const auto& track : tracks.panels) {
        const auto lengths = lengths_along(axes, track);
        if (std::ranges::any_of(lengths, &Length::grows))
            continue;
        double left = axes.room_along(room) - gaps(lengths.size(), gap);
        for (const Length& length : lengths)
            left -= length.min * em;
        area += std::max(0.0, left) * axes.thickness(track).min * em;
    }
    return area;
}

std::vector<PlacedPanel> place_panels(const PanelTracks& tracks, std::span<const PanelDemand> demands,
                                      const Rect& room, int gap, double em) {
    std::vector<PlacedPanel> result;
    if (tracks.panels.empty())
        return result;
    const Axes axes{tracks, demands};
    constexpr double stretch_wide = 0.25;
    const double stretch_across = axes.columns ? stretch_wide : 0;
    const double stretch_along = axes.columns ? 0 : stretch_wide;
    const auto thick = shared_out(thicknesses(axes), em, axes.room_across(room), gap, stretch_across);
    int across = axes.columns ? room.x : room.y;
    for (std::size_t i = 0; i < thick.size(); ++i) {
        const auto& track = tracks.panels[i];
        const auto lengths =
            shared_out(lengths_along(axes, track), em, axes.room_along(room), gap, stretch_along);
        int along = axes.columns ? room.y : room.x;
        for (std::size_t k = 0; k < track.size(); ++k) {
            const Rect place = axes.columns ? Rect{across, along, thick[i], lengths[k]}
                                            : Rect{along, across, lengths[k], thick[i]};
            result.push_back({track[k], place});
            along += lengths[k] + gap;
        }
        across += thick[i] + gap;
    }
    return result;
}

}  // namespace queenreel
