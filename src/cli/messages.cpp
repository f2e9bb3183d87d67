#include "cli/messages.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <chrono>
#include <vector>

#include "base/text.h"
#include "encode/errors.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

std::string one_picture(const std::filesystem::path& file) {
    if (file.empty())
        return std::string(standard_output_name) +
               ": holds one picture and there are more; choose one with --solution, or write to a folder "
               "like boards/";
    const std::filesystem::path pattern = file.parent_path() / (file.stem().string() + "-{index}");
    return fmt::format(
        "{}: holds one picture and there are more; use a folder like boards/, a pattern like {}{}, or choose "
        "one with --solution",
        file.string(), pattern.string(), file.extension().string());
}

std::string wrong_hold(const HoldError& error) {
    const auto seconds = [](std::chrono::microseconds time) {
        return std::chrono::duration<double>(time).count();
    };
    return fmt::format("a picture held {} s: {} can hold one {} to {} s; choose a --hold in that range",
                       seconds(error.asked), error.film->name, seconds(error.film->min_hold),
                       seconds(error.film->max_hold));
}

/// What of the command line is at fault.
std::string culprit(const StoryError& error, const StoryOptions& options) {
    switch (error.option) {
        case StoryOption::size:
            return "N";
        case StoryOption::solver:
        case StoryOption::racers:
            return "--solver";
        case StoryOption::unique:
            return "--unique";
        case StoryOption::first:
            return options.first == options.last ? "--solution" : "--solutions";
        case StoryOption::limit:
            return "--limit";
        case StoryOption::first_solution:
            return "--first";
        case StoryOption::events:
            return "--events";
        case StoryOption::marks:
            return "--marks";
        case StoryOption::numbering:
            return "--numbering";
        case StoryOption::panels:
            return "--panels";
        case StoryOption::cards:
            return "--cards";
        case StoryOption::questions:
            return "--questions";
    }
    return "options";
}

std::string remedy(const StoryError& error) {
    if (error.range)
        return fmt::format("give {} to {}{}{}", error.range->min, error.range->max,
                           error.story.empty() ? "" : fmt::format(", or --story {}", error.story),
                           error.takes_limit ? ", or --limit K" : "");
    if (error.option == StoryOption::racers)
        return error.solvers.empty() ? "give each solver once"
                                     : fmt::format("give such as --solver {}", fmt::join(error.solvers, ","));
    if (!error.panels.empty()) {
        std::vector<std::string_view> names;
        for (const PanelKind kind : error.panels)
            names.push_back(panel_info(kind).name);
        return fmt::format("choose from {}, none", fmt::join(names, ", "));
    }
    std::string text = "leave it out";
    if (!error.solvers.empty())
        text += fmt::format(", or give --solver {}", error.solvers.front());
    if (!error.story.empty())
        text += fmt::format(", or give --story {}", error.story);
    return text;
}

/// "5 s", "16.2 s": tenths of a second, rounded up.
std::string tenths_up(microseconds time) {
    const std::int64_t tenths = (time.count() + 99'999) / 100'000;
    return tenths % 10 == 0 ? fmt::format("{} s", tenths / 10)
                            : fmt::format("{}.{} s", tenths / 10, tenths % 10);
}

/// "92 solutions and the end", "5 moments that must be seen".
std::string required(const PaceError& error) {
    if (error.solutions == 0)
        return counted(error.others, "moment") + " that must be seen";
    const std::string solutions = counted(error.solutions, "solution");
    if (error.others == 0)
        return solutions;
    return solutions + (error.others == 1
                            ? " and the end"
                            : " and " + counted(error.others, "other moment") + " that must be seen");
}

}  // namespace

std::string message_of(const OutputError& error) {
    if (const auto* partial = dynamic_cast<const PartialSetError*>(&error)) {
        try {
            std::rethrow_exception(partial->reason);
        } catch (const OutputError& reason) {
            return message_of(reason) + "; " + partial->standing;
        }
    }
    if (const auto* existing = dynamic_cast<const SetExistsError*>(&error))
        return existing->path +
               ": exists; give --resume to write only what is missing or differs, or --force to replace all";
    if (const auto* existing = dynamic_cast<const ExistsError*>(&error))
        return existing->path + ": exists; give --force to replace it";
    if (const auto* one = dynamic_cast<const OnePictureError*>(&error))
        return one_picture(one->file);
    if (const auto* hold = dynamic_cast<const HoldError*>(&error))
        return wrong_hold(*hold);
    return error.what();
}

std::string message_of(const StoryError& error, const StoryOptions& options) {
    return fmt::format("{}: {}; {}", culprit(error, options), error.what(), remedy(error));
}

std::string message_of(const PaceError& error) {
    return fmt::format("--duration: {} is too short for {}; give at least {}, {}{}",
                       tenths_up(error.duration), required(error), tenths_up(error.min_duration),
                       error.has_set_pieces ? "another --pace, or " : "or ",
                       error.solutions > 0 ? "fewer solutions with --limit" : "a part with --select");
}

}  // namespace queenreel
