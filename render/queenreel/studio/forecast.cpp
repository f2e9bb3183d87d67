#include "queenreel/studio/forecast.h"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>
#include <system_error>
#include <utility>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"
#include "queenreel/encode/open.h"
#include "queenreel/words/said.h"

namespace queenreel {
namespace {

std::string path_of(const Target& target) {
    if (target.kind == Target::Kind::standard_output)
        return "standard output";
    return target.kind == Target::Kind::file ? target.file().string() : (target.folder / "").string();
}

/// Returns true if the target is a single file that exists.
bool exists(const Target& target) {
    std::error_code none;
    return target.kind == Target::Kind::file && std::filesystem::exists(target.file(), none);
}

/// Formats a length in seconds, with clock time from a minute up: `92 s (1:32)`; only clock time from 100
/// minutes up.
std::string length_text(std::chrono::microseconds length) {
    constexpr std::chrono::minutes many{1};
    const std::string text = fmt::format("{:.4g} s", in_seconds(length));
    return length < many         ? text
           : length < many * 100 ? fmt::format("{} ({})", text, clock_text(std::round(in_seconds(length))))
                                 : clock_text(std::round(in_seconds(length)));
}

/// Returns lines with the film's length and chapters.
std::vector<std::string> film_lines(const PictureStats& stats) {
    constexpr std::size_t most = 12;
    std::vector<std::string> lines{
        said_n(stats.pictures, "{count} picture", "{count} pictures", said_number(stats.pictures)) +
        std::string(translated(", ")) + length_text(stats.duration)};
    const auto& chapters = stats.chapters;
    const std::size_t left_out = chapters.size() > most ? chapters.size() - most : 0;
    for (std::size_t i = 0; chapters.size() > 1 && i < chapters.size(); ++i) {
        if (left_out > 0 && i == most - 1) {
            lines.push_back("     ...  " + said_n(left_out, "{count} more chapter, which --json lists",
                                                  "{count} more chapters, which --json lists",
                                                  said_number(left_out)));
            i += left_out;
        }
        lines.push_back(fmt::format("  {:>7}  {}", clock_text(std::floor(in_seconds(chapters[i].start))),
                                    chapters[i].title));
    }
    return lines;
}

std::string time_text(double seconds) {
    return seconds < 0.1   ? said("under {time} to write", "0.1 s")
           : seconds < 100 ? said("about {time} to write", fmt::format("{:.2g} s", seconds))
                           : said("about {time} to write", clock_text(seconds));
}

/// Drops in-between frames, which pages do not show.
Generator<Frame> at_rest(Generator<Frame> frames) {
    for (const Frame& frame : frames)
        if (!frame.in_between)
            co_yield frame;
}

}  // namespace

void Forecast::add(const OutputOptions& options, const PictureStats& stats,
                   const std::function<void()>& check) {
    const Target where = target(options);
    const Estimate estimated = estimate(options, stats, check);
    const bool film = options.format->film != nullptr;
    lines_.push_back(
        {.path = path_of(where),
         .format = options.format,
         .n = options.look.scene.size,
         .size = {options.look.width, options.look.height},
         .stats = {.pictures = stats.pictures, .duration = stats.duration, .chapters = stats.chapters},
         .frames = film ? frame_count(options, stats) : 0,
         .fps = film && !holds_pictures(options) ? options.fps.value_or(0) : 0,
         .bytes = estimated.bytes,
         .exact = estimated.exact,
         .time = (estimated.time + stats.generation_time).count(),
         .one_file = where.kind != Target::Kind::batch,
         .exists = exists(where),
         .replaces = options.force});
}

/// Formats the line: `queens.mp4: 1080x1080, 92 frames, 0.6 MB, about 0.5 s to write`.
std::string Forecast::Line::text() const {
    const std::uint64_t count = format->film ? frames : stats.pictures;
    const std::string number = said_number(count);
    std::string amount = format->film    ? said_n(count, "{count} frame", "{count} frames", number)
                         : format->pages ? said_n(count, "{count} page", "{count} pages", number)
                                         : said_n(count, "{count} picture", "{count} pictures", number);
    if (fps > 0)
        amount = said("{frames} at {rate} per second", amount, fmt::format("{:g}", fps));
    const std::vector<std::string> facts{fmt::format("{}x{}", size.width, size.height), amount,
                                         exact ? bytes_text(bytes) : said("about {size}", bytes_text(bytes)),
                                         time_text(time)};
    const std::string line = said("{file}: {facts}", translated(path), joined(facts, translated(", ")));
    return exists && !replaces ? said("{line}; it exists and would need --force", line) : line;
}

Json Forecast::Line::json() const {
    Json json{{"path", path},
              {"format", format->name},
              {"width", size.width},
              {"height", size.height},
              {"files", one_file ? 1 : stats.pictures},
              {"pictures", stats.pictures}};
    if (format->film)
        json["frames"] = frames;
    json.update({{"bytes", bytes}, {"exact", exact}, {"seconds_to_write", time}, {"exists", exists}});
    return json;
}

std::vector<std::string> Forecast::lines() const {
    std::vector<std::string> lines;
    if (const Line& first = lines_.front(); first.format->film)
        lines = film_lines(first.stats);
    for (const Line& line : lines_)
        lines.push_back(line.text());
    return lines;
}

Json Forecast::json() const {
    const Line& first = lines_.front();
    Json answer{{"dry_run", true}, {"n", first.n}, {"pictures", first.stats.pictures}};
    if (first.format->film) {
        answer["seconds"] = in_seconds(first.stats.duration);
        answer["chapters"] = Json::array();
        for (const PictureStats::Chapter& chapter : first.stats.chapters)
            answer["chapters"].push_back({{"start", in_seconds(chapter.start)}, {"title", chapter.title}});
    }
    for (const Line& line : lines_)
        answer["outputs"].push_back(line.json());
    return answer;
}

Forecast forecast_of(FilmPlan& plan, const PictureStats& stats) {
    const std::function<void()>& check = plan.request.check;
    Forecast forecast;
    if (plan.side.film)
        for (const OutputOptions& film : plan.films())
            forecast.add(film, stats, check);
    if (plan.side.clips)
        forecast.add(*plan.side.clips, stats, check);
    if (plan.side.sequence) {
        PictureStats frames = stats;
        frames.pictures = frame_count(plan.films().front().fps.value_or(0), stats);
        forecast.add(*plan.side.sequence, frames, check);
    }
    if (plan.side.poster)
        forecast.add(*plan.side.poster, {.pictures = 1, .sample = {stats.sample.front()}}, check);
    if (plan.side.steps) {
        FilmReport ignored;
        forecast.add(
            *plan.side.steps,
            collect_stats(plan.side.steps_frames ? *std::exchange(plan.side.steps_frames, {})
                                                 : checked(at_rest(frames_of(plan, ignored)), check)),
            check);
    }
    return forecast;
}

}  // namespace queenreel
