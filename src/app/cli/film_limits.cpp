#include "cli/film_limits.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>

#include "base/parse.h"
#include "cli/dry_run.h"
#include "cli/options/values.h"
#include "story/wording.h"
#include "terminal/signals.h"

namespace queenreel {
namespace {

constexpr std::string_view limit_group = "How to work";

/// Units of bytes: of SI, or with an i of IEC 80000-13.
struct Unit {
    std::string_view name;
    double bytes;
};
constexpr std::array units{Unit{"", 1},
                           Unit{"k", 1e3},
                           Unit{"M", 1e6},
                           Unit{"G", 1e9},
                           Unit{"Ki", 1024},
                           Unit{"Mi", 1024.0 * 1024},
                           Unit{"Gi", 1024.0 * 1024 * 1024}};

char as_unit(char letter) {
    return letter == 'K' ? 'k' : letter == 'm' ? 'M' : letter == 'g' ? 'G' : letter;
}

/// `10M`, `500kB`, `2.5MiB` or a number of bytes.
std::uint64_t parse_bytes(std::string_view what, std::string_view text) {
    const auto wrong = [&] {
        return UsageError(
            fmt::format("{}: '{}' is not a size in bytes; give one such as 10M, 500k or 2.5MiB", what, text));
    };
    std::string_view rest = text;
    if (rest.ends_with('B') || rest.ends_with('b'))
        rest.remove_suffix(1);
    const std::size_t digits = std::min(rest.find_first_not_of("0123456789."), rest.size());
    std::string unit(rest.substr(digits));
    if (!unit.empty())
        unit.front() = as_unit(unit.front());
    const auto row = std::ranges::find(units, unit, &Unit::name);
    const auto count = number<double>(rest.substr(0, digits));
    if (row == units.end() || !count || !(*count * row->bytes >= 1) || *count * row->bytes > 1e15)
        throw wrong();
    return static_cast<std::uint64_t>(*count * row->bytes);
}

std::string bytes_text(std::uint64_t bytes) {
    const auto count = static_cast<double>(bytes);
    return count < 1e6 ? fmt::format("{:.1f} kB", count / 1e3) : fmt::format("{:.1f} MB", count / 1e6);
}

void check_frames(const Request& request, const OutputOptions& film, const ToldPictures& told) {
    const std::uint64_t frames = frames_of(film, told);
    if (request.max_frames > 0 && frames > request.max_frames)
        throw LimitError(
            fmt::format("--max-frames: {} would have {} frames, more than {}; tell less with --duration, "
                        "--select, --limit or --first{}",
                        film.target, grouped(frames), grouped(request.max_frames),
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
    Fitter(const Request& request, FilmPlan& plan, const ToldPictures& told)
        : request_(request), plan_(plan), told_(told) {}

    /// The film, or a smaller one, and what is to be said of that.
    std::string fit(OutputOptions& film) {
        const std::uint64_t full = bytes(film);
        if (full <= request_.max_bytes)
            return "";
        if (film.format->plays || request_.arguments.typed("size"))
            throw LimitError(
                fmt::format("--max-bytes: {} would have {} at {}x{}, more than {}; {}tell less with "
                            "--duration, --select, --limit or --first",
                            film.target, count_text(full), film.look.width, film.look.height,
                            bytes_text(request_.max_bytes),
                            film.format->plays ? "" : "leave out --size to have it made smaller, or "));
        OutputOptions last = film;
        std::uint64_t least = full;
        for (const double share : shares) {
            const auto size = smaller(film, share);
            if (!size)
                break;
            last = film_of_size(request_, plan_, film, *size);
            least = bytes(last);
            if (least > request_.max_bytes)
                continue;
            const std::string note =
                fmt::format("--max-bytes: {} would have {} at {}x{}; it is made at {}x{}", film.target,
                            count_text(full), film.look.width, film.look.height, size->width, size->height);
            film = last;
            return note;
        }
        throw LimitError(
            fmt::format("--max-bytes: {} would have {} even at {}x{}, more than {}; tell less with "
                        "--duration, --select, --limit or --first",
                        film.target, count_text(least), last.look.width, last.look.height,
                        bytes_text(request_.max_bytes)));
    }

  private:
    /// Exactly, unless it is clear that they are too many.
    std::uint64_t bytes(const OutputOptions& film) {
        const Estimate estimated = estimate(film, told_, check_interrupted);
        exact_ = estimated.exact;
        if (estimated.exact ||
            static_cast<double>(estimated.bytes) > 1.5 * static_cast<double>(request_.max_bytes))
            return estimated.bytes;
        FilmReport ignored;
        const std::uint64_t counted =
            bytes_of_film(film, interruptible(frames_of(request_, plan_, ignored)), request_.max_bytes);
        exact_ = counted <= request_.max_bytes;
        return exact_ ? counted : std::max(counted, estimated.bytes);
    }

    std::string count_text(std::uint64_t bytes) const { return (exact_ ? "" : "about ") + bytes_text(bytes); }

    const Request& request_;
    FilmPlan& plan_;
    const ToldPictures& told_;
    bool exact_ = true;
};

}  // namespace

std::vector<Option> film_limit_options() {
    return {{.name = "max-bytes",
             .argument = "BYTES",
             .help = "the most bytes that a film may have, such as 10M or 500k; where no --size is given, it "
                     "is made as "
                     "small as needed",
             .group = limit_group,
             .store = into<&Request::max_bytes, parse_bytes>},
            {.name = "max-frames",
             .argument = "K",
             .help = "the most frames that a film may have",
             .group = limit_group,
             .store = into<&Request::max_frames, parse_number>}};
}

std::vector<Rule> film_limit_rules() {
    constexpr std::string_view message =
        "there is no film that it could be of; name one with --output, or leave it out";
    // What a preset says of films is not at fault where none is written.
    return {{.option = "max-bytes",
             .allowed =
                 [](const Request& request) {
                     return writes_film(request) || !request.arguments.typed("max-bytes");
                 },
             .message = std::string(message),
             .example = "--clips clips"},
            {.option = "max-frames",
             .allowed =
                 [](const Request& request) {
                     return writes_film(request) || !request.arguments.typed("max-frames");
                 },
             .message = std::string(message),
             .example = "--clips clips"}};
}

void keep_within_limits(const Request& request, FilmPlan& plan, const ToldPictures& told, Console& console) {
    if (!plan.side.film)
        return;
    for (const OutputOptions& film : plan.films)
        check_frames(request, film, told);
    if (request.max_bytes == 0)
        return;
    Fitter fitter(request, plan, told);
    for (OutputOptions& film : plan.films)
        if (const std::string note = fitter.fit(film); !note.empty())
            console.note(note);
}

}  // namespace queenreel
