#include "queenreel/studio/estimate.h"

#include <gtest/gtest.h>

#include <stdexcept>

#include "queenreel/encode/picture_writer.h"
#include "queenreel/io/memory_stream.h"
#include "queenreel/studio/film.h"

namespace queenreel {
namespace {

/// A film of all solutions, in its format, with all of its frames.
struct Film {
    explicit Film(const char* format, int n)
        : planned(PlannedFilm::plan(film_of(*find_story("solutions"), n), {})) {
        options.format = find_format(format);
        timing = planned.timing();
        planned.shape(options);
    }

    Generator<Frame> frames() const { return planned.pictures(timing); }

    PlannedFilm planned;
    FilmTiming timing{};
    OutputOptions options{};
};

std::uint64_t written_bytes(const Film& film) {
    MemoryStream stream;
    const auto writer = film.options.format->writer(film.options);
    writer->begin(stream);
    for (const Frame& frame : film.frames())
        writer->put(frame);
    writer->end();
    return static_cast<std::uint64_t>(stream.size());
}

// Law: for few pictures, an estimate is exact.
TEST(Estimate, OfFewPicturesIsExact) {
    const Film film("gif", 6);
    const PictureStats stats = collect_stats(film.frames());
    EXPECT_EQ(stats.pictures, 4U);
    EXPECT_TRUE(stats.exact());
    const Estimate estimated = estimate(film.options, stats, [] {});
    EXPECT_TRUE(estimated.exact);
    EXPECT_EQ(estimated.bytes, written_bytes(film));
    EXPECT_EQ(bytes_of_film(film.options, film.frames(), 10'000'000), estimated.bytes);
}

TEST(Estimate, CountsNoMoreThanTheLimit) {
    const Film film("gif", 6);
    EXPECT_EQ(bytes_of_film(film.options, film.frames(), 1000), 1001U);
}

TEST(Estimate, EndsWithWhatTheCheckThrows) {
    const Film film("gif", 6);
    int left = 2;
    EXPECT_THROW(estimate(film.options, collect_stats(film.frames()),
                          [&] {
                              if (left-- == 0)
                                  throw std::logic_error("enough");
                          }),
                 std::logic_error);
}

}  // namespace
}  // namespace queenreel
