#include "queenreel/cli/film_plan.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/base/parse.h"
#include "queenreel/base/spec_error.h"
#include "queenreel/base/text.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/page_limit.h"
#include "queenreel/cli/write.h"
#include "queenreel/story/wording.h"
#include "queenreel/studio/clip_cuts.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/web/live_story.h"

namespace queenreel {
namespace {

void check_frames(const AnimateArgs& args, const OutputOptions& film, const ToldPictures& told) {
    const std::uint64_t frames = frame_count(film, told);
    if (args.max_frames > 0 && frames > args.max_frames)
        throw LimitError(
            fmt::format("--max-frames: {} would have {} frames, more than {}; tell less with --duration, "
                        "--select, --limit or --first{}",
                        film.target, grouped(frames), grouped(args.max_frames),
                        film.fps ? ", or leave out --fps" : ", or leave out motion with --transition cut"));
}

/// The sides that are tried, of the one that the film would have.
constexpr std::array shares{5.0 / 6, 2.0 / 3, 1.0 / 2, 2.0 / 5, 1.0 / 3, 1.0 / 4};
constexpr int smallest_side = 160;

std::optional<PictureSize> smaller(const OutputOptions& film, double share) {
    const auto side = [&](int whole) { return 2 * static_cast<int>(std::lround(whole * share / 2)); };
    const PictureSize size{side(film.look.width), side(film.look.height)};
    if (std::min(size.width, size.height) < std::min({smallest_side, film.look.width, film.look.height}))
        return std::nullopt;
    return size;
}

/// Holds films against --max-bytes.
class Fitter {
  public:
    Fitter(const AnimateArgs& args, FilmPlan& plan, const ToldPictures& told)
        : args_(args), plan_(plan), told_(told) {}

    /// The film, or a smaller one, and what is to be said of that.
    std::string fit(OutputOptions& film) {
        const std::uint64_t full = bytes(film);
        if (full <= args_.max_bytes)
            return "";
        if (film.format->plays || args_.line.typed("size"))
            throw LimitError(fmt::format(
                "--max-bytes: {} would have {} at {}x{}, more than {}; {}tell less with "
                "--duration, --select, --limit or --first",
                film.target, count_text(full), film.look.width, film.look.height, bytes_text(args_.max_bytes),
                film.format->plays ? "" : "leave out --size to have it made smaller, or "));
        OutputOptions last = film;
        std::uint64_t least = full;
        for (const double share : shares) {
            const auto size = smaller(film, share);
            if (!size)
                break;
            last = film_of_size(args_, plan_, film, *size);
            least = bytes(last);
            if (least > args_.max_bytes)
                continue;
            const std::string note =
                fmt::format("--max-bytes: {} would have {} at {}x{}; it is made at {}x{}", film.target,
                            count_text(full), film.look.width, film.look.height, size->width, size->height);
            film = last;
            return note;
        }
        throw LimitError(fmt::format(
            "--max-bytes: {} would have {} even at {}x{}, more than {}; tell less with "
            "--duration, --select, --limit or --first",
            film.target, count_text(least), last.look.width, last.look.height, bytes_text(args_.max_bytes)));
    }

  private:
    /// Exactly, unless it is clear that they are too many.
    std::uint64_t bytes(const OutputOptions& film) {
        const Estimate estimated = estimate(film, told_, check_interrupted);
        exact_ = estimated.exact;
        if (estimated.exact ||
            static_cast<double>(estimated.bytes) > 1.5 * static_cast<double>(args_.max_bytes))
            return estimated.bytes;
        FilmReport ignored;
        const std::uint64_t counted =
            bytes_of_film(film, interruptible(frames_of(args_, plan_, ignored)), args_.max_bytes);
        exact_ = counted <= args_.max_bytes;
        return exact_ ? counted : std::max(counted, estimated.bytes);
    }

    std::string count_text(std::uint64_t bytes) const { return (exact_ ? "" : "about ") + bytes_text(bytes); }

    const AnimateArgs& args_;
    FilmPlan& plan_;
    const ToldPictures& told_;
    bool exact_ = true;
};

}  // namespace

void keep_within_limits(const AnimateArgs& args, FilmPlan& plan, const ToldPictures& told, Console& console) {
    if (!plan.side.film)
        return;
    for (const OutputOptions& film : plan.films)
        check_frames(args, film, told);
    if (args.max_bytes == 0)
        return;
    Fitter fitter(args, plan, told);
    for (OutputOptions& film : plan.films)
        if (const std::string note = fitter.fit(film); !note.empty())
            console.note(note);
}

namespace {

constexpr std::uint64_t max_read = 2'000'000;  // frames of another film: nobody waits for more

/// The chapters of a film's pictures, or `max` + 1 where there are more. Throws SpecError where it shows no
/// moment to cut at.
std::uint64_t clips_of(const PlannedFilm& film, const FilmTiming& timing, const ClipCut* cut,
                       std::uint64_t max, std::uint64_t max_frames) {
    auto frames = film.pictures(timing);
    if (cut)
        frames = cut_at(std::move(frames), *cut, frames_to_cut_at(*cut, kinds_of_frames(film, timing)));
    std::uint64_t clips = 0;
    std::uint64_t read = 0;
    for (const Frame& frame : frames) {
        check_interrupted();
        clips += clips == 0 || !frame.chapter.empty() ? 1 : 0;
        if (clips > max || ++read > max_frames)
            return max + 1;
    }
    return clips;
}

/// A film with fewer clips, and the words of the command line that ask for it.
struct Other {
    std::string words;
    FilmSpec film;
    const ClipCut* cut;
};

class ClipRemedies {
  public:
    ClipRemedies(const AnimateArgs& args, const FilmPlan& plan) : args_(args), plan_(plan) {}

    std::vector<PageRemedy> found() const {
        std::vector<PageRemedy> found;
        for (const Other& other : others()) {
            const std::uint64_t slides = slides_of(other);
            if (found.size() < max_page_remedies && slides > 1 && slides <= max())
                found.push_back({other.words, slides});
        }
        return found;
    }

  private:
    std::uint64_t max() const { return plan_.side.clips->format->max_pages; }

    /// More than max() where that takes too long to find out, 0 where there is no such film.
    std::uint64_t slides_of(const Other& other) const {
        try {
            const PlannedFilm film = PlannedFilm::plan(other.film, std::array{plan_.films.front().format});
            return clips_of(film, film.timing(), other.cut, max(), max_read);
        } catch (const SpecError&) {
            return 0;
        } catch (const PaceError&) {
            return 0;
        } catch (const TooLongError&) {
            return 0;
        }
    }

    std::vector<Other> others() const {
        const Story& story = *plan_.wanted.story;
        std::vector<Other> others;
        if (story.of_solutions)
            others.push_back(of_fewer_solutions());
        if (story.follows_search && !args_.first && !args_.events)
            others.push_back(to_first_solution());
        if (!args_.clip_cut)
            return others;
        for (const char* name : {"deadend", "solution"})
            if (const ClipCut* cut = find_clip_cut(name); story.follows_search && cut != args_.clip_cut)
                others.push_back({std::string("--clips-at ") + name, plan_.film.spec(), cut});
        others.push_back({"no --clips-at", plan_.film.spec(), nullptr});
        return others;
    }

    Other of_fewer_solutions() const {
        const Numbers numbers = plan_.wanted.choice.numbers.first_of(max());
        FilmSpec film = plan_.film.spec();
        film.options.last = numbers.last();
        film.options.chosen = numbers.ranges().size() > 1 ? numbers : Numbers();
        return {"--limit " + std::to_string(max()), std::move(film), args_.clip_cut};
    }

    Other to_first_solution() const {
        FilmSpec film = plan_.film.spec();
        film.options.to_first_solution = true;
        return {"--first", std::move(film), args_.clip_cut};
    }

    const AnimateArgs& args_;
    const FilmPlan& plan_;
};

}  // namespace

void check_clip_slides(const AnimateArgs& args, const FilmPlan& plan) {
    if (!plan.side.clips || plan.side.clips->format->max_pages == 0)
        return;
    const OutputOptions& deck = *plan.side.clips;
    const std::uint64_t clips = clips_of(plan.film, plan.timing, args.clip_cut, max_counted_pages,
                                         std::numeric_limits<std::uint64_t>::max());
    if (clips > deck.format->max_pages)
        refuse_pages(*deck.format, deck.target, clips,
                     remedies_text(ClipRemedies(args, plan).found(), "choose some with --select") +
                         ", or name a folder");
}

}  // namespace queenreel
