#include "queenreel/messages/story_message.h"

#include <fmt/format.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <vector>

#include "queenreel/base/table.h"
#include "queenreel/base/text.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// Formats a time in tenths of a second, rounded up: "5 s", "16.2 s".
std::string tenths_up(microseconds time) {
    const std::int64_t tenths = (time.count() + 99'999) / 100'000;
    return tenths % 10 == 0 ? fmt::format("{} s", tenths / 10)
                            : fmt::format("{}.{} s", tenths / 10, tenths % 10);
}

/// Names the moments that a film must show: "92 solutions and the end", "5 moments that must be seen".
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

/// The pace that helps, `{pace=demo}, `; empty if none does.
std::string other_pace(const PaceError& error) {
    if (!error.fitting_style)
        return error.has_set_pieces ? "another {pace}, " : "";
    return error.fitting_style->empty() ? "" : fmt::format("{{pace={}}}, ", *error.fitting_style);
}

constexpr std::array fields{
    StoryField{StoryOption::size, "n", "n"},
    StoryField{StoryOption::givens, "place", "place"},
    StoryField{StoryOption::rule, "rule", "rule"},
    StoryField{StoryOption::solver, "solver", "solver"},
    StoryField{StoryOption::racers, "solver", "racers"},
    StoryField{StoryOption::race_size, "events", "racers"},
    StoryField{StoryOption::unique, "unique", "unique"},
    StoryField{StoryOption::first, "solutions", "first"},
    StoryField{StoryOption::limit, "limit", "last"},
    StoryField{StoryOption::first_solution, "first", "toFirst"},
    StoryField{StoryOption::events, "events", "events"},
    StoryField{StoryOption::marks, "marks", "attacks"},
    StoryField{StoryOption::numbering, "numbering", "numbering"},
    StoryField{StoryOption::panels, "panels", "panels"},
    StoryField{StoryOption::cards, "cards", "cards"},
    StoryField{StoryOption::questions, "questions", "questions"},
};
static_assert(is_indexed_by(fields, &StoryField::option));

/// Returns the remedy with fields in braces, for in_words().
std::string way_out(const StoryError& error) {
    if (error.range && !error.solvers.empty())
        return fmt::format("{} takes {} to {}", error.solvers.front(), error.range->min, error.range->max);
    if (error.range)
        return fmt::format("give {} to {}{}{}", error.range->min, error.range->max,
                           error.story.empty() ? "" : fmt::format(", or {{story={}}}", error.story),
                           error.takes_limit ? ", or {limit=K}" : "");
    if (error.option == StoryOption::race_size)
        return "give searches of one n";
    if (error.option == StoryOption::racers && !error.story.empty())
        return fmt::format("name one, or give {{story={}}}", error.story);
    if (error.option == StoryOption::racers)
        return error.solvers.empty()
                   ? "give each solver once"
                   : fmt::format("give several, such as {{solver={}}}", joined(error.solvers, ","));
    if (error.option == StoryOption::events && !error.story.empty())
        return fmt::format("give {{story={}}}", error.story);
    if (!error.panels.empty()) {
        std::vector<std::string_view> names;
        for (const PanelKind kind : error.panels)
            names.push_back(panel_info(kind).name);
        return fmt::format("choose from {}, none", joined(names, ", "));
    }
    std::string text = "leave it out";
    if (!error.solvers.empty())
        text += fmt::format(", or give {{solver={}}}", error.solvers.front());
    if (!error.story.empty())
        text += fmt::format(", or give {{story={}}}", error.story);
    if (error.takes_limit)
        text += ", or give {limit=K}";
    return text;
}

}  // namespace

const StoryField& field_of(StoryOption option) {
    return fields[static_cast<std::size_t>(option)];
}

std::string remedy(const StoryError& error, Vocabulary vocabulary) {
    return in_words(way_out(error), vocabulary);
}

std::string message_of(const StoryError& error, Vocabulary vocabulary) {
    const bool is_one = error.option == StoryOption::first && error.one_solution;
    return fmt::format("{}: {}; {}",
                       field_name(is_one ? "solution" : field_of(error.option).name, vocabulary),
                       error.what(), remedy(error, vocabulary));
}

std::string message_of(const PaceError& error, Vocabulary vocabulary) {
    return fmt::format(
        "{}: {} is too short for {}; give at least {}, {}or {}", field_name("duration", vocabulary),
        tenths_up(error.duration), required(error), tenths_up(error.min_duration),
        in_words(other_pace(error), vocabulary),
        in_words(error.solutions > 0 ? "fewer solutions with {limit}" : "a part with {select}", vocabulary));
}

std::string message_of(const SpecError& error, Vocabulary vocabulary) {
    const bool other = !error.other_way_out.empty() && !has_words_for(error.way_out, vocabulary);
    const std::string& way_out = other ? error.other_way_out : error.way_out;
    const std::string& value = error.written.empty() ? error.value : error.written;
    return fmt::format("{}: {}{}{}; {}", field_name(error.field, vocabulary), value, value.empty() ? "" : " ",
                       error.what(), in_words(way_out, vocabulary));
}

}  // namespace queenreel
