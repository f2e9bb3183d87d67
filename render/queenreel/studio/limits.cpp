#include "queenreel/studio/limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <vector>

#include "queenreel/base/text.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_moments = 2'000'000;  // the most that are read to count pages
constexpr const char* page_name = "slide";

/// Yields the first moments, and sets `has_more` if there are more.
Generator<Moment> first_of(
    Generator<Moment> moments, std::function<void()> check,
    bool& has_more) {  // NOLINT(cppcoreguidelines-avoid-reference-coroutine-parameters): read after its end
    for (std::uint64_t left = max_moments; const Moment& moment : moments) {
        if (left-- == 0) {
            has_more = true;
            co_return;
        }
        check();
        co_yield moment;
    }
}

/// Counts the pages of a request, and of similar requests.
class Pages {
  public:
    Pages(const Format& format, const StorySpec& spec, Storyline& story, const std::function<void()>& check)
        : format_(format), spec_(spec), story_(story), check_(check) {}

    /// Returns the number of pages, or max_counted_pages + 1 if there are more.
    std::uint64_t count(const FilmTiming& timing) const {
        const std::uint64_t too_many = max_counted_pages + 1;
        if (!timing.pace.duration)
            return std::min(too_many, moments_of(story_, timing.pace, max_counted_pages).value_or(too_many));
        std::uint64_t pages = 0;
        Generator<Frame> frames = story_.frames(timing.pacer());
        for (auto frame = frames.begin(); frame != frames.end() && pages < too_many; ++frame) {
            check_();
            ++pages;
        }
        return pages;
    }

    /// Returns requests that lead to few enough pages.
    std::vector<PageRemedy> remedies(const Pace& pace) {
        if (spec_.story->of_solutions)
            return {{fmt::format("{{limit={}}}", format_.max_pages), format_.max_pages}};
        add_first(pace);
        for (const auto& kinds : {std::vector{MomentKind::deadend, MomentKind::solution},
                                  std::vector{MomentKind::deadend}, std::vector{MomentKind::solution}})
            if (found_.size() < max_page_remedies && pace.parts.empty())
                add_selection(kinds);
        return found_;
    }

  private:
    /// Returns the number of moments that a pace without a duration selects; nothing if counting takes too
    /// long.
    std::optional<std::uint64_t> moments_of(Storyline& story, const Pace& pace, std::uint64_t max) const {
        bool has_more = false;
        const StoryTotals totals =
            measure(pace, first_of(story.moments(), check_, has_more), {.max_moments = max});
        return has_more ? std::nullopt : std::optional(totals.moments());
    }

    void add(std::string request, std::optional<std::uint64_t> pages) {
        if (pages && *pages > 0 && *pages <= format_.max_pages)
            found_.push_back({std::move(request), *pages});
    }

    void add_first(const Pace& asked) {
        if (!spec_.story->follows_search || spec_.options.to_first_solution || is_recorded(spec_.options))
            return;
        StorySpec to_first = spec_;
        to_first.options.to_first_solution = true;
        const auto story = to_first.open();
        Pace pace;
        pace.parts = asked.parts;
        add("{first}", moments_of(*story, pace, format_.max_pages));
    }

    void add_selection(const std::vector<MomentKind>& kinds) {
        Pace pace;
        std::string names;
        for (const MomentKind kind : kinds) {
            pace.parts.push_back({.kind = kind, .last = std::numeric_limits<std::uint64_t>::max()});
            names.append(names.empty() ? "" : ",")
                .append(std::ranges::find(moment_kinds(), kind, &MomentKindRow::kind)->name);
        }
        add(fmt::format("{{select={}}}", names), moments_of(story_, pace, format_.max_pages));
    }

    const Format& format_;
    const StorySpec& spec_;
    Storyline& story_;
    const std::function<void()>& check_;
    std::vector<PageRemedy> found_{};
};

}  // namespace

void check_count(std::uint64_t count, std::uint64_t max, std::string_view field, std::string_view what) {
    if (count > max)
        throw SpecLimitError(field, "", fmt::format("{} more than {}", what, grouped(max)),
                             "choose some with {select}, give a {duration}, or allow it with {force}");
}

std::string remedies_text(std::span<const PageRemedy> remedies, const std::string& fallback) {
    std::string text;
    for (const PageRemedy& remedy : remedies)
        text += fmt::format("{}{} for {}", text.empty() ? "give " : " or ", remedy.request,
                            counted(remedy.pages, page_name));
    return text.empty() ? fallback : text;
}

void refuse_pages(const Format& format, std::string_view path, std::uint64_t pages,
                  const std::string& instead) {
    throw PageLimitError(
        path,
        fmt::format("it would have {}{}, and programs take long to open more than {}",
                    pages > max_counted_pages ? "more than " : "",
                    counted(std::min(pages, max_counted_pages), page_name), grouped(format.max_pages)),
        instead);
}

void check_pages(const Format& format, std::string_view path, const StorySpec& spec, Storyline& story,
                 const FilmTiming& timing, const std::function<void()>& check) {
    if (format.max_pages == 0)
        return;
    Pages pages(format, spec, story, check);
    const std::uint64_t count = pages.count(timing);
    if (count > format.max_pages)
        refuse_pages(
            format, path, count,
            remedies_text(pages.remedies(timing.pace), "choose some with {select}") + ", or write a .pdf");
}

bool is_recorded(const StoryOptions& options) {
    return options.events ||
           std::ranges::any_of(options.racers, [](const StoryRacer& racer) { return bool(racer.events); });
}

}  // namespace queenreel
