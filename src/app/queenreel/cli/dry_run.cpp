#include "queenreel/cli/write.h"

#include <fmt/format.h>

#include <cmath>
#include <filesystem>
#include <nlohmann/json.hpp>

#include "queenreel/base/text.h"
#include "queenreel/cli/options/values.h"
#include "queenreel/encode/open.h"
#include "queenreel/story/wording.h"
#include "queenreel/terminal/progress.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

double seconds(std::chrono::microseconds time) {
    return std::chrono::duration<double>(time).count();
}

/// What is to be told of an output.
struct Line {
    const OutputOptions& options;
    const ToldPictures& told;
    Target target;
    Estimate estimate;

    std::string path() const {
        if (target.kind == Target::Kind::standard_output)
            return "standard output";
        return target.kind == Target::Kind::file ? target.file().string() : (target.folder / "").string();
    }
    bool is_film() const { return options.format->film != nullptr; }
    bool is_one_file() const { return target.kind != Target::Kind::batch; }

    /// Of a film: at a constant rate more than there are pictures.
    std::uint64_t frames() const { return frame_count(options, told); }

    /// Of one file; what is in a folder is not looked at.
    bool exists() const {
        std::error_code none;
        return target.kind == Target::Kind::file && std::filesystem::exists(target.file(), none);
    }
};

Line line_of(const DryOutput& output) {
    return {.options = output.options,
            .told = output.told,
            .target = target(output.options),
            .estimate = estimate(output.options, output.told, check_interrupted)};
}

/// `queens.mp4: 1080x1080, 92 frames, 0.6 MB, about 0.5 s to write`.
std::string text_of(const Line& line) {
    const Look& look = line.options.look;
    const std::uint64_t count = line.is_film() ? line.frames() : line.told.pictures;
    std::string text = fmt::format("{}: {}x{}, {}", printable(line.path()), look.width, look.height,
                                   counted(count, line.is_film()               ? "frame"
                                                  : line.options.format->pages ? "page"
                                                                               : "picture"));
    if (line.is_film() && line.options.fps && !holds_pictures(line.options))
        text += fmt::format(" at {:g} per second", *line.options.fps);
    const double time = (line.estimate.time + line.told.telling).count();
    text += fmt::format(", {}{}, {} to write", line.estimate.exact ? "" : "about ",
                        bytes_text(line.estimate.bytes),
                        time < 0.1   ? "under 0.1 s"
                        : time < 100 ? fmt::format("about {:.2g} s", time)
                                     : "about " + clock_text(time));
    if (line.exists() && !line.options.force)
        text += "; it exists and would need --force";
    return text + "\n";
}

/// Seconds, with the time by the clock where they are many: `92 s (1:32)`.
std::string length_text(std::chrono::microseconds length) {
    constexpr std::chrono::minutes many{1};
    const std::string text = fmt::format("{:.4g} s", seconds(length));
    return length < many         ? text
           : length < many * 100 ? fmt::format("{} ({})", text, clock_text(std::round(seconds(length))))
                                 : clock_text(std::round(seconds(length)));
}

/// The film's length and its chapters, by the clock; of many, the first and the last.
std::string text_of(const ToldPictures& told) {
    constexpr std::size_t most = 12;
    std::string text = fmt::format("{}, {}\n", counted(told.pictures, "picture"), length_text(told.duration));
    const auto& chapters = told.chapters;
    const std::size_t left_out = chapters.size() > most ? chapters.size() - most : 0;
    for (std::size_t i = 0; chapters.size() > 1 && i < chapters.size(); ++i) {
        if (left_out > 0 && i == most - 1) {
            text += fmt::format("     ...  {} more chapters, which --json lists\n", grouped(left_out));
            i += left_out;
        }
        text += fmt::format("  {:>7}  {}\n", clock_text(std::floor(seconds(chapters[i].start))),
                            printable(chapters[i].title));
    }
    return text;
}

nlohmann::ordered_json json_of(const Line& line) {
    nlohmann::ordered_json json{{"path", line.path()},
                                {"format", line.options.format->name},
                                {"width", line.options.look.width},
                                {"height", line.options.look.height},
                                {"files", line.is_one_file() ? 1 : line.told.pictures},
                                {"pictures", line.told.pictures}};
    if (line.is_film())
        json["frames"] = line.frames();
    json["bytes"] = line.estimate.bytes;
    json["exact"] = line.estimate.exact;
    json["seconds_to_write"] = (line.estimate.time + line.told.telling).count();
    json["exists"] = line.exists();
    return json;
}

nlohmann::ordered_json json_of(const std::vector<Line>& lines) {
    const Line& first = lines.front();
    nlohmann::ordered_json answer{
        {"dry_run", true}, {"n", first.options.look.scene.size}, {"pictures", first.told.pictures}};
    if (first.is_film()) {
        answer["seconds"] = seconds(first.told.duration);
        answer["chapters"] = nlohmann::ordered_json::array();
        for (const ToldPictures::Chapter& chapter : first.told.chapters)
            answer["chapters"].push_back({{"start", seconds(chapter.start)}, {"title", chapter.title}});
    }
    for (const Line& line : lines)
        answer["outputs"].push_back(json_of(line));
    return answer;
}

}  // namespace

ExitCode dry_run(std::span<const DryOutput> outputs, const CommonArgs& args, Console& console) {
    std::vector<Line> lines;
    lines.reserve(outputs.size());
    for (const DryOutput& output : outputs)
        lines.push_back(line_of(output));
    if (args.json) {
        console.print_json(json_of(lines));
        return ExitCode::done;
    }
    std::string text = lines.front().is_film() ? text_of(lines.front().told) : "";
    for (const Line& line : lines)
        text += text_of(line);
    console.print(text);
    return ExitCode::done;
}

}  // namespace queenreel
