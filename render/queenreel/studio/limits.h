#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/encode/format.h"
#include "queenreel/story/story_spec.h"
#include "queenreel/studio/timing.h"

namespace queenreel {

/// A request for more than a limit allows, in the facts of a SpecError.
struct SpecLimitError : SpecError {
    using SpecError::SpecError;
};

/// Throws SpecLimitError where `count` is over `max`: "`what` more than 10,000".
void check_count(std::uint64_t count, std::uint64_t max, std::string_view field, std::string_view what);

/// A document would have more pages than programs open without long waits. what() says how many.
struct PageLimitError : std::runtime_error {
    PageLimitError(std::string_view path, const std::string& why, std::string instead)
        : std::runtime_error(why), document(path), way_out(std::move(instead)) {}

    std::string document;
    std::string way_out;  ///< what to do, with fields in braces, as SpecError::way_out
};

/// Past these, nobody waits for a number of pages.
inline constexpr std::uint64_t max_counted_pages = 100'000;

/// A field of a request that leaves fewer pages, such as `{limit=20}`, and how many.
struct PageRemedy {
    std::string request;
    std::uint64_t pages;
};

/// As many of them as a message has.
inline constexpr std::size_t max_page_remedies = 2;

/// Returns "give {first} for 378 slides or …", or `fallback` where there are none.
std::string remedies_text(std::span<const PageRemedy> remedies, const std::string& fallback);

/// Throws PageLimitError for a document `path` of so many pages, more than its format may have. `instead`:
/// what to do about it. Of more than max_counted_pages, only that is said.
[[noreturn]] void refuse_pages(const Format& format, std::string_view path, std::uint64_t pages,
                               const std::string& instead);

/// Throws PageLimitError where a story's pictures are more pages than a document of that format may have:
/// with their number, and that of what can be asked for instead. Reads the story as measure() does, and calls
/// `check` before each moment: what it throws ends that.
void check_pages(const Format& format, std::string_view path, const StorySpec& spec, Storyline& story,
                 const FilmTiming& timing, const std::function<void()>& check);

/// Whether a story tells of recorded searches, not only of solvers'.
bool is_recorded(const StoryOptions& options);

}  // namespace queenreel
