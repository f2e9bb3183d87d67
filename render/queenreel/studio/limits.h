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

/// A request that exceeds a limit, as the facts of a SpecError.
struct SpecLimitError : SpecError {
    using SpecError::SpecError;
};

/// Throws SpecLimitError if `count` exceeds `max`: "`what` more than 10,000".
void check_count(std::uint64_t count, std::uint64_t max, std::string_view field, std::string_view what);

/// A document with more pages than programs can open quickly. what() gives the number.
struct PageLimitError : std::runtime_error {
    PageLimitError(std::string_view path, const std::string& why, std::string instead)
        : std::runtime_error(why), document(path), way_out(std::move(instead)) {}

    std::string document;
    std::string way_out;  ///< the remedy, with fields in braces like SpecError::way_out
};

/// The most pages that are counted, to bound the wait.
inline constexpr std::uint64_t max_counted_pages = 100'000;

/// A field of a request, such as `{limit=20}`, that leaves fewer pages, and their number.
struct PageRemedy {
    std::string request;
    std::uint64_t pages;
};

/// The number of remedies in a message.
inline constexpr std::size_t max_page_remedies = 2;

/// Returns "give {first} for 378 slides or …", or `fallback` if there are no remedies.
std::string remedies_text(std::span<const PageRemedy> remedies, const std::string& fallback);

/// Throws PageLimitError for a document `path` of `pages` pages, more than its format may have. `instead`:
/// the remedy. Above max_counted_pages the message has only that bound.
[[noreturn]] void refuse_pages(const Format& format, std::string_view path, std::uint64_t pages,
                               const std::string& instead);

/// Throws PageLimitError if a story's pictures are more pages than a document of that format may have, with
/// their number and with requests for fewer. Reads the story like measure(), and calls `check` before each
/// moment; an exception from it ends the reading.
void check_pages(const Format& format, std::string_view path, const StorySpec& spec, Storyline& story,
                 const FilmTiming& timing, const std::function<void()>& check);

/// Returns true if a story shows recorded searches, not only those of solvers.
bool is_recorded(const StoryOptions& options);

}  // namespace queenreel
