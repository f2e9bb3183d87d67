#include "filmed.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <deque>
#include <iterator>
#include <span>
#include <stdexcept>
#include <string>
#include <utility>

#include "folder.h"
#include "queenreel/encode/open.h"
#include "queenreel/frame/layout/lay_out.h"
#include "tales.h"

namespace queenreel {
namespace {

bool is_near(Color a, Color b) {
    constexpr int near = 48;
    return std::abs(a.red - b.red) <= near && std::abs(a.green - b.green) <= near &&
           std::abs(a.blue - b.blue) <= near;
}

// The light of each level of a color, WCAG 2.1, "relative luminance".
const std::array<double, 256> linear = [] {
    std::array<double, 256> all;
    for (std::size_t level = 0; level < all.size(); ++level) {
        const double value = static_cast<double>(level) / 255;
        all[level] = value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    }
    return all;
}();

double light_of(Color color) {
    return 0.2126 * linear[color.red] + 0.7152 * linear[color.green] + 0.0722 * linear[color.blue];
}

constexpr int block = 8;

// The mean luminance of each block of a picture, sampled at every second pixel.
std::vector<double> block_luminances(const AVFrame& picture) {
    std::vector<double> all;
    for (int top = 0; top + block <= picture.height; top += block)
        for (int left = 0; left + block <= picture.width; left += block) {
            double sum = 0;
            for (int y = 0; y < block; y += 2)
                for (int x = 0; x < block; x += 2)
                    sum += light_of(color_of(picture, left + x, top + y));
            all.push_back(sum / (block / 2 * block / 2));
        }
    return all;
}

/// The changes of one block.
class Flicker {
  public:
    explicit Flicker(double luminance) : low_(luminance), high_(luminance) {}

    /// Adds what the block shows from `time` on, in microseconds, and gives the changes within the second
    /// before.
    int add(double luminance, std::int64_t time) {
        low_ = std::min(low_, luminance);
        high_ = std::max(high_, luminance);
        // The block has been going in `direction_`; going back a tenth from its extreme is another change.
        if (direction_ >= 0 && luminance <= high_ - min_ && luminance < darker_)
            turn(-1, luminance, time);
        else if (direction_ <= 0 && luminance >= low_ + min_ && low_ < darker_)
            turn(1, luminance, time);
        while (!times_.empty() && times_.front() <= time - 1'000'000)
            times_.pop_front();
        return static_cast<int>(times_.size());
    }

  private:
    static constexpr double min_ = 0.1;
    static constexpr double darker_ = 0.8;

    void turn(int direction, double luminance, std::int64_t time) {
        direction_ = direction;
        low_ = high_ = luminance;
        times_.push_back(time);
    }

    double low_;
    double high_;
    int direction_ = 0;
    std::deque<std::int64_t> times_;
};

/// Calls `look` with each picture and the changes of every block, row by row, within the second before.
template <typename Look_at>
void watch_changes(const DecodedFilm& film, Look_at look) {
    std::vector<Flicker> blocks;
    std::vector<int> changes;
    for (const DecodedFrame& frame : film.frames) {
        const auto luminances = block_luminances(*frame.frame);
        if (blocks.empty())
            std::ranges::transform(luminances, std::back_inserter(blocks),
                                   [](double luminance) { return Flicker(luminance); });
        changes.resize(blocks.size());
        for (std::size_t i = 0; i < blocks.size(); ++i)
            changes[i] = blocks[i].add(luminances[i], frame.start);
        look(changes);
    }
}

}  // namespace

const AVFrame& Filmed::shown(std::size_t index) const {
    std::int64_t middle = frames[index].duration.count() / 2;
    for (std::size_t before = 0; before < index; ++before)
        middle += frames[before].duration.count();
    const auto after = std::ranges::upper_bound(film.frames, middle, {},
                                                [](const DecodedFrame& frame) { return frame.start; });
    if (after == film.frames.begin())
        throw std::out_of_range("the film has no picture at " + std::to_string(middle) + " us");
    return *std::prev(after)->frame;
}

Filmed film_of(const Scene& scene, const StoryOptions& options, std::vector<Frame> frames,
               std::string_view format, int width, int height) {
    Filmed filmed;
    filmed.frames = std::move(frames);
    filmed.look.width = width;
    filmed.look.height = height;
    filmed.look.caption = options.captions;
    filmed.look.marks = true;
    filmed.look.scene = scene;

    const TemporaryFolder folder;
    OutputOptions output_options;
    output_options.format = find_format(format);
    output_options.target = (folder.path() / ("film." + std::string(format))).string();
    output_options.look = filmed.look;
    output_options.look.scene.size = options.n;
    const auto output = open_output(output_options);
    for (const Frame& frame : filmed.frames)
        output->put(frame);
    output->finish();
    const std::string bytes = bytes_of(output_options.target);
    filmed.film = decode(std::as_bytes(std::span(bytes)));
    return filmed;
}

Filmed film_of(const Scene& scene, const StoryOptions& options, Generator<Frame> frames,
               std::string_view format, int width, int height) {
    std::vector<Frame> all;
    for (const Frame& frame : frames)
        all.push_back(frame);
    return film_of(scene, options, std::move(all), format, width, height);
}

std::set<Square> queens_seen(const AVFrame& picture, const Look& look, int n) {
    constexpr int samples = 16;  // along a side
    constexpr int min = samples * samples / 8;
    const Layout places = lay_out(look, n);
    std::set<Square> queens;
    for (int row = 0; row < n; ++row)
        for (int column = 0; column < n; ++column) {
            const Rect square = places.square_rect(row, column);
            int dark = 0;
            for (int y = 0; y < samples; ++y)
                for (int x = 0; x < samples; ++x)
                    dark += is_near(color_of(picture, square.x + (2 * x + 1) * square.width / (2 * samples),
                                             square.y + (2 * y + 1) * square.height / (2 * samples)),
                                    look.theme.queen);
            if (dark >= min)
                queens.insert({row, column});
        }
    return queens;
}

int max_changes_a_second(const DecodedFilm& film) {
    int max = 0;
    watch_changes(film, [&](const std::vector<int>& changes) {
        max = std::max(max, changes.empty() ? 0 : std::ranges::max(changes));
    });
    return max;
}

double max_flashing_share(const DecodedFilm& film, int allowed) {
    if (film.frames.empty())
        return 0;
    const int across = film.frames.front().frame->width / block;
    const int down = film.frames.front().frame->height / block;
    const int field_across = std::max(1, across / 3);
    const int field_down = std::max(1, down / 3);
    // How many blocks above and left of each flash.
    std::vector<int> sums(static_cast<std::size_t>(across + 1) * (down + 1));
    const auto sum = [&](int row, int column) -> int& {
        return sums[static_cast<std::size_t>(row) * (across + 1) + column];
    };
    int max = 0;
    watch_changes(film, [&](const std::vector<int>& changes) {
        auto change = changes.begin();
        for (int row = 1; row <= down; ++row)
            for (int column = 1; column <= across; ++column)
                sum(row, column) = (*change++ > allowed ? 1 : 0) + sum(row - 1, column) +
                                   sum(row, column - 1) - sum(row - 1, column - 1);
        for (int row = field_down; row <= down; ++row)
            for (int column = field_across; column <= across; ++column)
                max = std::max(max, sum(row, column) - sum(row - field_down, column) -
                                        sum(row, column - field_across) +
                                        sum(row - field_down, column - field_across));
    });
    return static_cast<double>(max) / (field_across * field_down);
}

}  // namespace queenreel
