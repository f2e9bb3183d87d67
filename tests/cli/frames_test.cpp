#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <fmt/format.h>
#include <filesystem>
#include <span>
#include <string>

#include "child.h"
#include "decoded_film.h"

extern "C" {
#include <libavutil/mathematics.h>
}

namespace queenreel::test {
namespace {

using testing::HasSubstr;

bool same_pixels(const AVFrame& a, const AVFrame& b) {
    for (int y = 0; y < a.height; ++y)
        if (!std::equal(a.data[0] + std::ptrdiff_t{y} * a.linesize[0],
                        a.data[0] + std::ptrdiff_t{y} * a.linesize[0] + a.width,
                        b.data[0] + std::ptrdiff_t{y} * b.linesize[0]))
            return false;
    return true;
}

// Law: there is a PNG for each frame of the film at that rate, and successive ones are equal where the film
// is still.
TEST(Frames, AreThoseOfTheFilm) {
    for (const std::string fps : {"5", "12.5", "30"}) {
        SCOPED_TRACE(fps);
        const Folder folder;
        const Outcome made = run_in(folder, {"animate", "4", "--fps", fps, "--transition", "cut", "--size",
                                             "64", "--bare", "--frames", "frames", "-o", "film.mp4", "-q"});
        ASSERT_EQ(made.code, 0) << made.error;
        const std::string bytes = read_file(folder / "film.mp4");
        const DecodedFilm film = decode(std::as_bytes(std::span(bytes)));
        const auto names = folder.names();
        ASSERT_EQ(static_cast<std::size_t>(std::ranges::count_if(
                      names, [](const std::string& name) { return name.ends_with(".png"); })),
                  film.frames.size());
        std::string before;
        for (std::size_t i = 0; i < film.frames.size(); ++i) {
            const std::string png = read_file(folder / fmt::format("frames/{:06}.png", i + 1));
            ASSERT_FALSE(png.empty());
            if (i > 0)
                EXPECT_EQ(png == before, same_pixels(*film.frames[i].frame, *film.frames[i - 1].frame)) << i;
            before = png;
        }
    }
}

TEST(Frames, AreNamedByAPatternAndReplaceTheFilm) {
    const Folder folder;
    const Outcome made = run_in(folder, {"animate", "4", "--limit", "1", "--fps", "2", "--frames",
                                         "f-{index}.png", "--size", "64", "--json"});
    ASSERT_EQ(made.code, 0) << made.error;
    EXPECT_THAT(made.output, HasSubstr("\"files\":2"));
    EXPECT_THAT(folder.names(), testing::ElementsAre("f-000001.png", "f-000002.png"));
    const Outcome again =
        run_in(folder, {"animate", "4", "--limit", "1", "--fps", "2", "--frames", "f-{index}.png"});
    EXPECT_NE(again.code, 0);
    EXPECT_THAT(again.error, HasSubstr("--force"));
}

// A film not asked for forbids nothing.
TEST(Frames, AreTransparentWhereNoFilmIsAskedFor) {
    const Folder folder;
    const Outcome made = run_in(folder, {"animate", "4", "--limit", "1", "--fps", "2", "--frames", "f",
                                         "--size", "64", "--background", "transparent", "--json"});
    ASSERT_EQ(made.code, 0) << made.error;
    EXPECT_THAT(made.output, HasSubstr("\"format\":\"png\""));
    EXPECT_THAT(folder.names(), testing::ElementsAre("f", "f/000001.png", "f/000002.png"));
    const Outcome judged = run_in(folder, {"verify", "f/000001.png"});
    EXPECT_EQ(judged.code, 0) << judged.output;
    EXPECT_EQ(run_in(folder, {"animate", "4", "--story", "walkthrough", "--steps", "x.pdf", "--background",
                              "transparent"})
                  .code,
              0);
    const Outcome film = run_in(folder, {"animate", "4", "--fps", "2", "--frames", "g", "-o", "x.mp4",
                                         "--background", "transparent"});
    EXPECT_EQ(film.code, 2);
    EXPECT_THAT(film.error, HasSubstr("--background: mp4 has no transparency"));
}

// Law: a television rate, written as a decimal, is 1000/1001 of a whole number, also in the film's times.
TEST(Rates, ForTelevisionAreExact) {
    for (const auto& [fps, rate] : {std::pair("23.976", AVRational{24'000, 1001}),
                                    {"23.98", {24'000, 1001}},
                                    {"29.97", {30'000, 1001}},
                                    {"30000/1001", {30'000, 1001}},
                                    {"59.94", {60'000, 1001}},
                                    {"2997/100", {2997, 100}},
                                    {"25", {25, 1}}})
        for (const std::string format : {"mp4", "mov"}) {
            SCOPED_TRACE(fps + (" " + format));
            const Folder folder;
            ASSERT_EQ(run_in(folder, {"animate", "4", "--bare", "--size", "64", "--fps", fps, "--format",
                                      format, "-o", "x." + format})
                          .code,
                      0);
            const std::string bytes = read_file(folder / ("x." + format));
            const DecodedFilm film = decode(std::as_bytes(std::span(bytes)));
            EXPECT_EQ(av_cmp_q(film.rate, rate), 0) << film.rate.num << '/' << film.rate.den;
            for (std::size_t at = 0; at < film.frames.size(); ++at)
                EXPECT_EQ(film.frames[at].start,
                          av_rescale_q(static_cast<std::int64_t>(at), av_inv_q(rate), {1, 1'000'000}));
        }
}

}  // namespace
}  // namespace queenreel::test
