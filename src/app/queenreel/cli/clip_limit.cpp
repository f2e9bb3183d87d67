#include "queenreel/cli/clip_limit.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/cli/clip_cuts.h"
#include "queenreel/cli/errors.h"
#include "queenreel/cli/page_limit.h"
#include "queenreel/terminal/signals.h"
#include "queenreel/web/live_story.h"

namespace queenreel {
namespace {

constexpr std::uint64_t max_read = 2'000'000;  // frames of another film: nobody waits for more

/// The chapters of a film's pictures, or `max` + 1 where there are more. Throws UsageError where it shows no
/// moment to cut at.
std::uint64_t clips_of(const PlannedFilm& film, const FilmTiming& timing, const ClipCut* cut,
                       std::uint64_t max, std::uint64_t max_frames) {
    auto frames = film.pictures(timing);
    if (cut)
        frames = cut_at(std::move(frames), *cut, frames_to_cut_at(*cut, film.story(), timing.pace));
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
        } catch (const UsageError&) {
        } catch (const PaceError&) {
        } catch (const TooLongError&) {
        }
        return 0;
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
