#include "queenreel/encode/svg/keyframes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>

#include "queenreel/encode/svg/path.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

constexpr microseconds tick{10'000};  // the precision of times, and the duration of a jump

/// A pose relative to the queen's place at rest.
std::string declarations(const QueenPose& pose, const QueenPose& rest, bool with_opacity) {
    const double across = pose.x - rest.x;
    const double down = pose.y - rest.y;
    std::string text = "translate:" + svg_number(across) + (across == 0 ? "" : "px");
    if (down != 0)
        text += " " + svg_number(down) + "px";
    return with_opacity ? text + ";opacity:" + svg_number(pose.opacity) : text;
}

/// The poses with a hidden one before the first, and with distinct times.
std::vector<QueenPose> spread_out(const std::vector<QueenPose>& poses) {
    std::vector<QueenPose> spread;
    if (poses.front().at.count() > 0) {
        QueenPose hidden = poses.front();
        hidden.opacity = 0;
        hidden.at = microseconds{0};
        spread.push_back(hidden);
        hidden.at = std::max(tick, poses.front().at - tick);
        spread.push_back(hidden);
    }
    for (QueenPose pose : poses) {
        if (!spread.empty())
            pose.at = std::max(pose.at, spread.back().at + tick);
        spread.push_back(pose);
    }
    return spread;
}

}  // namespace

FilmPercentages::FilmPercentages(microseconds length) : length_(length) {
    const double ticks = static_cast<double>(length.count()) / static_cast<double>(tick.count());
    digits_ = std::max(0, static_cast<int>(std::ceil(std::log10(ticks / 100))));
}

std::string FilmPercentages::operator()(microseconds time) const {
    const double percent = 100 * static_cast<double>(time.count()) / static_cast<double>(length_.count());
    std::string text = fmt::format("{:.{}f}", percent, digits_);
    if (text.find('.') != std::string::npos) {
        text.erase(text.find_last_not_of('0') + 1);
        if (text.ends_with('.'))
            text.pop_back();
    }
    return text + "%";
}

std::string seen_keyframes(const std::vector<ShapeTimeline::Span>& seen, const FilmPercentages& share,
                           bool rests_seen) {
    std::string text = rests_seen && seen.front().from.count() > 0 ? "0%{opacity:0}" : "";
    for (const ShapeTimeline::Span& span : seen) {
        text += share(span.from) + "{opacity:1}";
        if (span.to < share.length())
            text += share(span.to) + "{opacity:0}";
    }
    return text;
}

bool is_seen_at(const std::vector<ShapeTimeline::Span>& seen, microseconds time) {
    return std::ranges::any_of(
        seen, [&](const ShapeTimeline::Span& span) { return span.from <= time && time < span.to; });
}

QueenPose pose_at(const std::vector<QueenPose>& poses, microseconds time) {
    const auto next = std::ranges::find_if(poses, [&](const QueenPose& pose) { return pose.at > time; });
    if (next == poses.begin()) {
        QueenPose hidden = poses.front();
        hidden.opacity = 0;
        return hidden;
    }
    return *std::prev(next);
}

bool comes_or_goes(const std::vector<QueenPose>& poses) {
    return poses.front().at.count() > 0 ||
           std::ranges::any_of(poses, [](const QueenPose& pose) { return pose.opacity < 1; });
}

std::string pose_keyframes(const std::vector<QueenPose>& poses, const QueenPose& rest,
                           const FilmPercentages& share) {
    const microseconds end = share.length();
    const bool with_opacity = comes_or_goes(poses);
    const std::vector<QueenPose> spread = spread_out(poses);
    std::string text;
    std::string last;  // the current place; poses at the same place share it
    const auto add = [&](const std::string& time, const QueenPose& pose) {
        const std::string its = declarations(pose, rest, with_opacity);
        if (its != last)
            text += (last.empty() ? "" : "{" + last + "}") + time;
        else
            text += "," + time;
        last = its;
    };
    for (std::size_t i = 0; i < spread.size(); ++i) {
        // Of equal poses, the first and the last determine how long it rests.
        const bool rests = i > 0 && i + 1 < spread.size() && spread[i].is_like(spread[i - 1]) &&
                           spread[i].is_like(spread[i + 1]);
        if (!rests)
            add(share(std::min(spread[i].at, end)), spread[i]);
    }
    if (spread.back().at < end)
        add("100%", spread.back());
    return text + "{" + last + "}";
}

}  // namespace queenreel
