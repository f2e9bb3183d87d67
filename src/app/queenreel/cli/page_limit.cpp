#include "queenreel/cli/page_limit.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_moments = 2'000'000;  // that are read for a number
constexpr const char* page_name = "slide";

/// The first moments, and whether there were more.
Generator<Moment> first_of(
    Generator<Moment> moments, std::uint64_t max,
    bool& has_more) {  // NOLINT(cppcoreguidelines-avoid-reference-coroutine-parameters): read after its end
    for (const Moment& moment : moments) {
        if (max-- == 0) {
            has_more = true;
            co_return;
        }
        check_interrupted();
        co_yield moment;
    }
}

/// The moments that a pace without a duration selects: nothing where that takes too long to find out.
std::optional<std::uint64_t> moments_of(Storyline& story, const Pace& pace, std::uint64_t max) {
    bool has_more = false;
    const StoryTotals totals =
        measure(pace, first_of(story.moments(), max_moments, has_more), {.max_moments = max});
    return has_more ? std::nullopt : std::optional(totals.moments());
}

/// The pages, or max_counted_pages + 1 where there are more.
std::uint64_t pages_of(Storyline& story, const FilmTiming& timing) {
    const std::uint64_t too_many = max_counted_pages + 1;
    if (!timing.pace.duration)
        return std::min(too_many, moments_of(story, timing.pace, max_counted_pages).value_or(too_many));
    std::uint64_t pages = 0;
    Generator<Frame> frames = story.frames(timing.pacer());
    for (auto frame = frames.begin(); frame != frames.end() && pages < too_many; ++frame) {
        check_interrupted();
        ++pages;
    }
    return pages;
}

class Remedies {
  public:
    Remedies(const TellingArgs& args, const Format& format, const StoryRequest& wanted, Storyline& story)
        : args_(args), format_(format), wanted_(wanted), story_(story) {}

    std::vector<PageRemedy> all() {
        if (wanted_.story->of_solutions)
            return {{fmt::format("--limit {}", format_.max_pages), format_.max_pages}};
        add_first();
        for (const auto& kinds : {std::vector{MomentKind::deadend, MomentKind::solution},
                                  std::vector{MomentKind::deadend}, std::vector{MomentKind::solution}})
            if (found_.size() < max_page_remedies)
                add_selection(kinds);
        return found_;
    }

  private:
    void add(std::string words, std::optional<std::uint64_t> pages) {
        if (pages && *pages > 0 && *pages <= format_.max_pages)
            found_.push_back({std::move(words), *pages});
    }

    void add_first() {
        if (!wanted_.story->follows_search || args_.first || args_.events)
            return;
        StoryRequest to_first = wanted_;
        to_first.options.to_first_solution = true;
        const auto story = open_story(to_first);
        Pace pace;
        pace.parts = args_.select;
        add("--first", moments_of(*story, pace, format_.max_pages));
    }

    void add_selection(const std::vector<MomentKind>& kinds) {
        if (!args_.select.empty())
            return;
        Pace pace;
        std::string names;
        for (const MomentKind kind : kinds) {
            pace.parts.push_back({.kind = kind, .last = std::numeric_limits<std::uint64_t>::max()});
            names.append(names.empty() ? "" : ",")
                .append(std::ranges::find(moment_kinds(), kind, &MomentKindRow::kind)->name);
        }
        add("--select " + names, moments_of(story_, pace, format_.max_pages));
    }

    const TellingArgs& args_;
    const Format& format_;
    const StoryRequest& wanted_;
    Storyline& story_;
    std::vector<PageRemedy> found_{};
};

}  // namespace

std::string remedies_text(const std::vector<PageRemedy>& remedies, const std::string& otherwise) {
    std::string text;
    for (const PageRemedy& remedy : remedies)
        text += fmt::format("{}{} for {}", text.empty() ? "give " : " or ", remedy.words,
                            counted(remedy.pages, page_name));
    return text.empty() ? otherwise : text;
}

void refuse_pages(const Format& format, std::string_view path, std::uint64_t pages,
                  const std::string& instead) {
    throw LimitError(fmt::format("{}: it would have {}{}, and programs take long to open more than {}; {}",
                                 path, pages > max_counted_pages ? "more than " : "",
                                 counted(std::min(pages, max_counted_pages), page_name),
                                 grouped(format.max_pages), instead));
}

void check_pages(const TellingArgs& args, const Format& format, std::string_view path,
                 const StoryRequest& wanted, Storyline& story, const FilmTiming& timing) {
    if (format.max_pages == 0)
        return;
    const std::uint64_t pages = pages_of(story, timing);
    if (pages <= format.max_pages)
        return;
    refuse_pages(format, path, pages,
                 remedies_text(Remedies(args, format, wanted, story).all(), "choose some with --select") +
                     ", or write a .pdf");
}

}  // namespace queenreel
