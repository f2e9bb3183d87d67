#include "queenreel/studio/film_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "queenreel/base/quantities.h"
#include "queenreel/base/text.h"
#include "queenreel/studio/limits.h"

namespace queenreel {
namespace {

constexpr const char* show_less = "show less with {duration}, {select}, {limit} or {first}";

void check_frames(const OutputOptions& film, std::uint64_t max, const PictureStats& stats) {
    const std::uint64_t frames = frame_count(film, stats);
    if (frames > max)
        throw SpecLimitError(
            "max-frames", "",
            fmt::format("{} would have {} frames, more than {}", film.target, grouped(frames), grouped(max)),
            std::string(show_less) +
                (film.fps ? ", or leave out {fps}" : ", or leave out motion with {transition=cut}"));
}

/// The sizes to try, as shares of the planned sides.
constexpr std::array shares{5.0 / 6, 2.0 / 3, 1.0 / 2, 2.0 / 5, 1.0 / 3, 1.0 / 4};
constexpr int smallest_side = 160;

PictureSize size_of(const OutputOptions& film) {
    return {film.look.width, film.look.height};
}

std::optional<PictureSize> smaller(PictureSize whole, double share) {
    const auto side = [&](int full) { return 2 * static_cast<int>(std::lround(full * share / 2)); };
    const PictureSize size{side(whole.width), side(whole.height)};
    if (std::min(size.width, size.height) < std::min({smallest_side, whole.width, whole.height}))
        return std::nullopt;
    return size;
}

/// Fits films into a number of bytes.
class Fitter {
  public:
    Fitter(const FilmPlan& plan, const FilmLimits& limits, const PictureStats& stats)
        : plan_(plan), limits_(limits), stats_(stats) {}

    /// Makes the film smaller if necessary, and returns how.
    std::optional<SmallerFilm> fit(OutputOptions& film) {
        const PictureSize planned = size_of(film);
        std::uint64_t least = bytes(film);
        if (least <= limits_.max_bytes)
            return std::nullopt;
        if (film.format->plays || limits_.fixed_size)
            refuse(film, least, "",
                   film.format->plays ? "" : "leave out {size} to have it made smaller, or ");
        const std::uint64_t full = least;
        OutputOptions last = film;
        for (const double share : shares) {
            const auto size = smaller(planned, share);
            if (!size)
                break;
            last = film_of_size(plan_, film, *size);
            least = bytes(last);
            if (least > limits_.max_bytes)
                continue;
            film = last;
            return SmallerFilm{film.target, count_text(full), planned, *size};
        }
        refuse(last, least, "even ", "");
    }

  private:
    /// Returns the size in bytes: exact, unless the estimate is clearly over the limit.
    std::uint64_t bytes(const OutputOptions& film) {
        const Estimate estimated = estimate(film, stats_, plan_.request.check);
        exact_ = estimated.exact;
        if (estimated.exact ||
            static_cast<double>(estimated.bytes) > 1.5 * static_cast<double>(limits_.max_bytes))
            return estimated.bytes;
        FilmReport ignored;
        const std::uint64_t counted =
            bytes_of_film(film, checked(frames_of(plan_, ignored), plan_.request.check), limits_.max_bytes);
        exact_ = counted <= limits_.max_bytes;
        return exact_ ? counted : std::max(counted, estimated.bytes);
    }

    std::string count_text(std::uint64_t bytes) const { return (exact_ ? "" : "about ") + bytes_text(bytes); }

    [[noreturn]] void refuse(const OutputOptions& film, std::uint64_t bytes, std::string_view even,
                             const std::string& way_out) const {
        throw SpecLimitError(
            "max-bytes", "",
            fmt::format("{} would have {} {}at {}x{}, more than {}", film.target, count_text(bytes), even,
                        film.look.width, film.look.height, bytes_text(limits_.max_bytes)),
            way_out + show_less);
    }

    const FilmPlan& plan_;
    const FilmLimits& limits_;
    const PictureStats& stats_;
    bool exact_ = true;
};

constexpr std::uint64_t max_read = 2'000'000;  // frames of another film, to bound the wait

/// A film cut into clips, and the request for it.
struct CutFilm {
    std::string request;
    FilmSpec film;
    const ClipCut* cut;
};

/// Counts the clips of a plan, and of similar films with fewer.
class Clips {
  public:
    explicit Clips(const FilmPlan& plan) : plan_(plan) {}

    std::uint64_t count(std::uint64_t max) const {
        return count(plan_.film, plan_.timing, cut(), max, std::numeric_limits<std::uint64_t>::max());
    }

    std::vector<PageRemedy> remedies() const {
        std::vector<PageRemedy> found;
        for (const CutFilm& other : others()) {
            const std::uint64_t slides = slides_of(other);
            if (found.size() < max_page_remedies && slides > 1 && slides <= max())
                found.push_back({other.request, slides});
        }
        return found;
    }

  private:
    const ClipCut* cut() const { return plan_.request.beside.clip_cut; }
    std::uint64_t max() const { return plan_.side.clips->format->max_pages; }

    /// Returns the number of chapters of a film, or `max` + 1 if there are more. Throws SpecError if it shows
    /// no moment to cut at.
    std::uint64_t count(const PlannedFilm& film, const FilmTiming& timing, const ClipCut* cut,
                        std::uint64_t max, std::uint64_t max_frames) const {
        auto frames = film.pictures(timing);
        if (cut)
            frames = cut_at(std::move(frames), *cut, cuts_in(film, timing, *cut));
        std::uint64_t clips = 0;
        std::uint64_t read = 0;
        for (const Frame& frame : frames) {
            plan_.request.check();
            clips += clips == 0 || !frame.chapter.empty() ? 1 : 0;
            if (clips > max || ++read > max_frames)
                return max + 1;
        }
        return clips;
    }

    /// Returns the number of slides; more than max() if counting takes too long, 0 if there is no such film.
    std::uint64_t slides_of(const CutFilm& other) const {
        try {
            const PlannedFilm film = PlannedFilm::plan(other.film, std::array{plan_.films().front().format});
            return count(film, film.timing(), other.cut, max(), max_read);
        } catch (const SpecError&) {
            return 0;
        } catch (const PaceError&) {
            return 0;
        } catch (const TooLongError&) {
            return 0;
        }
    }

    std::vector<CutFilm> others() const {
        const FilmSpec& spec = plan_.film.spec();
        std::vector<CutFilm> others;
        if (spec.story->of_solutions)
            others.push_back(of_fewer_solutions());
        if (spec.story->follows_search && !spec.options.to_first_solution && !is_recorded(spec.options))
            others.push_back(to_first_solution());
        if (!cut())
            return others;
        for (const char* name : {"deadend", "solution"})
            if (const ClipCut* other = find_clip_cut(name); spec.story->follows_search && other != cut())
                others.push_back({fmt::format("{{clips-at={}}}", name), spec, other});
        others.push_back({"no {clips-at}", spec, nullptr});
        return others;
    }

    CutFilm of_fewer_solutions() const {
        FilmSpec film = plan_.film.spec();
        StoryOptions& options = film.options;
        const Numbers numbers = Numbers({{.first = options.first, .last = options.last}});
        const Numbers fewer = (options.chosen == Numbers() ? numbers : options.chosen).first_of(max());
        options.last = fewer.last();
        options.chosen = fewer.ranges().size() > 1 ? fewer : Numbers();
        return {fmt::format("{{limit={}}}", max()), std::move(film), cut()};
    }

    CutFilm to_first_solution() const {
        FilmSpec film = plan_.film.spec();
        film.options.to_first_solution = true;
        return {"{first}", std::move(film), cut()};
    }

    const FilmPlan& plan_;
};

}  // namespace

std::vector<SmallerFilm> keep_within_limits(FilmPlan& plan, const FilmLimits& limits,
                                            const PictureStats& stats) {
    std::vector<SmallerFilm> smaller;
    if (!plan.side.film)
        return smaller;
    if (limits.max_frames > 0)
        for (const OutputOptions& film : plan.films())
            check_frames(film, limits.max_frames, stats);
    if (limits.max_bytes == 0)
        return smaller;
    Fitter fitter(plan, limits, stats);
    for (OutputOptions& film : plan.films())
        if (auto made = fitter.fit(film))
            smaller.push_back(*std::move(made));
    return smaller;
}

void check_clip_slides(const FilmPlan& plan) {
    if (!plan.side.clips || plan.side.clips->format->max_pages == 0)
        return;
    const OutputOptions& deck = *plan.side.clips;
    const Clips clips(plan);
    const std::uint64_t slides = clips.count(max_counted_pages);
    if (slides > deck.format->max_pages)
        refuse_pages(*deck.format, deck.target, slides,
                     remedies_text(clips.remedies(), "choose some with {select}") + ", or name a folder");
}

}  // namespace queenreel
