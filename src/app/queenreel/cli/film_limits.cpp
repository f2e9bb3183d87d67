#include "queenreel/cli/film_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "queenreel/base/parse.h"
#include "queenreel/cli/dry_run.h"
#include "queenreel/story/wording.h"
#include "queenreel/terminal/signals.h"

namespace queenreel {
namespace {

std::string bytes_text(std::uint64_t bytes) {
    const auto count = static_cast<double>(bytes);
    return count < 1e6 ? fmt::format("{:.1f} kB", count / 1e3) : fmt::format("{:.1f} MB", count / 1e6);
}

void check_frames(const AnimateArgs& args, const OutputOptions& film, const ToldPictures& told) {
    const std::uint64_t frames = frames_of(film, told);
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
        if (film.format->plays || (args_.size && !args_.size->by_preset))
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

}  // namespace queenreel
