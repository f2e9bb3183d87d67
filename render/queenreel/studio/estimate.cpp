#include "queenreel/studio/estimate.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "queenreel/base/utf8.h"
#include "queenreel/encode/open.h"
#include "queenreel/encode/picture_writer.h"
#include "queenreel/io/stream.h"

namespace queenreel {
namespace {

using Clock = std::chrono::steady_clock;

/// A film encodes the changes between pictures, so the sample consists of runs of consecutive ones.
constexpr std::uint64_t run_length = 48;
constexpr std::uint64_t max_runs = 20;

/// Drops every second run.
void thin_out(std::vector<Frame>& sample) {
    std::vector<Frame> kept;
    for (std::size_t start = 0; start < sample.size(); start += 2 * run_length)
        std::move(sample.begin() + static_cast<std::ptrdiff_t>(start),
                  sample.begin() +
                      static_cast<std::ptrdiff_t>(std::min<std::size_t>(start + run_length, sample.size())),
                  std::back_inserter(kept));
    sample = std::move(kept);
}

/// Returns true if a format puts all pictures into one file, as films and documents do.
bool holds_many(const Format& format) {
    return format.film || format.pages;
}

/// A stream that only counts its bytes. A format that reads bytes back, to move them, gets zeros.
class CountedStream : public ByteStream {
  public:
    void write(std::span<const std::byte> bytes) override {
        position_ += static_cast<std::int64_t>(bytes.size());
        size_ = std::max(size_, position_);
    }
    void seek(std::int64_t position) override { position_ = position; }
    std::size_t read(std::int64_t position, std::span<std::byte> bytes) override {
        const auto left = static_cast<std::size_t>(std::max<std::int64_t>(size_ - position, 0));
        const std::span<std::byte> there = bytes.first(std::min(bytes.size(), left));
        std::ranges::fill(there, std::byte{0});
        return there.size();
    }
    std::int64_t size() const override { return size_; }

  private:
    std::int64_t position_ = 0;
    std::int64_t size_ = 0;
};

std::uint64_t bytes_of_files(PictureWriter& writer, const OutputOptions& options, const PictureStats& stats,
                             const std::function<void()>& check) {
    std::uint64_t bytes = 0;
    std::optional<CountedStream> file;
    const auto end = [&] {
        writer.end();
        bytes += static_cast<std::uint64_t>(file->size());
        file.reset();
    };
    for (const Frame& frame : stats.sample) {
        check();
        if (!file)
            writer.begin(file.emplace());
        writer.put(frame);
        if (!holds_many(*options.format))
            end();
    }
    if (file)
        end();
    return bytes;
}

/// A counting stream that throws when it grows past its limit.
class LimitedStream final : public CountedStream {
  public:
    struct Full : OutputError {
        Full() : OutputError("the film is over its limit; allow more") {}
    };

    explicit LimitedStream(std::uint64_t max) : max_(max) {}

    void write(std::span<const std::byte> bytes) override {
        CountedStream::write(bytes);
        if (static_cast<std::uint64_t>(size()) > max_)
            throw Full();
    }

  private:
    std::uint64_t max_;
};

}  // namespace

PictureStats collect_stats(Generator<Frame> frames) {
    const auto start = Clock::now();
    PictureStats stats;
    std::uint64_t stride = 1;  // keep every `stride`-th run
    for (const Frame& frame : frames) {
        if (!frame.chapter.empty())
            stats.chapters.push_back({stats.duration, one_line(frame.chapter)});
        const std::uint64_t run = stats.pictures / run_length;
        if (stats.pictures % run_length == 0 && run > 0 && run == max_runs * stride) {
            thin_out(stats.sample);
            stride *= 2;
        }
        if (run % stride == 0)
            stats.sample.push_back(frame);
        ++stats.pictures;
        stats.duration += frame.duration;
    }
    stats.generation_time = Clock::now() - start;
    return stats;
}

std::uint64_t frame_count(double fps, const PictureStats& stats) {
    const double seconds = std::chrono::duration<double>(stats.duration).count();
    return fps > 0 ? static_cast<std::uint64_t>(std::llround(seconds * fps)) : stats.pictures;
}

bool holds_pictures(const OutputOptions& film) {
    if (film.format->film->codings.empty())  // pages and drawings
        return true;
    const bool transparent = film.look.theme.background.alpha < 255;
    const CodedFormat coded = coded_format(*film.format->film, film.codec, transparent);
    return coded.repetition == Repetition::held && coded.library == FilmLibrary::libav;
}

std::uint64_t frame_count(const OutputOptions& film, const PictureStats& stats) {
    return holds_pictures(film) ? stats.pictures
                                : frame_count(film.fps.value_or(film.format->film->default_fps), stats);
}

Estimate estimate(const OutputOptions& options, const PictureStats& stats,
                  const std::function<void()>& check) {
    check_options(options);
    const auto start = Clock::now();
    const auto writer = options.format->writer(options);
    const std::uint64_t bytes = bytes_of_files(*writer, options, stats, check);
    // A page that computes its story contains no pictures.
    const double weight = options.page.telling.empty() ? stats.weight() : 1;
    return {.bytes = static_cast<std::uint64_t>(std::llround(static_cast<double>(bytes) * weight)),
            .time = weight * std::chrono::duration<double>(Clock::now() - start),
            .exact = stats.exact() || !options.page.telling.empty()};
}

std::uint64_t bytes_of_film(const OutputOptions& options, Generator<Frame> frames, std::uint64_t max) {
    check_options(options);
    LimitedStream stream(max);
    try {
        const auto writer = options.format->writer(options);
        writer->begin(stream);
        for (const Frame& frame : frames)
            writer->put(frame);
        writer->end();
    } catch (const LimitedStream::Full&) {
        return max + 1;
    }
    return static_cast<std::uint64_t>(stream.size());
}

}  // namespace queenreel
