// A stream that fails at its k-th call, for every k: always an error, never success, never a leak.

#include <fmt/format.h>
#include <gmock/gmock.h>

#include <limits>

#include "queenreel/film/libav.h"
#include "queenreel/film/make_film.h"
#include "queenreel/io/memory_stream.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

/// A file in memory that fails from its `sound` + 1st call on.
class FailingStream final : public MemoryStream {
  public:
    explicit FailingStream(int sound) : sound_(sound) {}

    void write(std::span<const std::byte> bytes) override {
        step("write");
        MemoryStream::write(bytes);
    }

    void seek(std::int64_t position) override {
        step("seek");
        MemoryStream::seek(position);
    }

    std::size_t read(std::int64_t position, std::span<std::byte> bytes) override {
        step("read");
        return MemoryStream::read(position, bytes);
    }

    int calls() const { return calls_; }

  private:
    void step(std::string_view what) {
        if (++calls_ > sound_)
            throw OutputError(fmt::format("q.film: cannot {}: No space left on device; free some", what));
    }

    int sound_;
    int calls_ = 0;
};

class EveryFormatFails : public testing::TestWithParam<FilmFormat> {};

std::string format_name(const testing::TestParamInfo<FilmFormat>& row) {
    return std::string(row.param.name);
}
INSTANTIATE_TEST_SUITE_P(Rows, EveryFormatFails,
                         testing::ValuesIn(film_formats().begin(), film_formats().end()), format_name);

/// Noise is large in any format, so that the film takes many calls.
std::vector<HeldPicture> big_pictures() {
    std::vector<HeldPicture> pictures;
    for (unsigned seed = 0; seed < 4; ++seed) {
        const std::string number = std::to_string(seed);
        pictures.push_back({noise(320, 240, 200, seed), 1s, "caption " + number, "chapter " + number});
    }
    return pictures;
}

/// With captions if the format has them.
FilmSettings settings_of(const FilmFormat& format, const Picture& picture) {
    FilmSettings settings = settings_for(format.name, picture);
    settings.caption_track = format.text_tracks;
    return settings;
}

void write_film(const FilmFormat& format, ByteStream& stream, const std::vector<HeldPicture>& pictures) {
    const std::unique_ptr<Film> film = make_film(settings_of(format, pictures[0].picture), stream);
    put_all(*film, pictures);
    film->finish();
}

TEST_P(EveryFormatFails, WithTheStreamsOwnErrorWhereverItIs) {
    const std::vector<HeldPicture> pictures = big_pictures();
    FailingStream sound(std::numeric_limits<int>::max());
    write_film(GetParam(), sound, pictures);
    ASSERT_GT(sound.calls(), 5);
    for (int call = 0; call < sound.calls(); ++call) {
        FailingStream stream(call);
        EXPECT_THAT([&] { write_film(GetParam(), stream, pictures); },
                    testing::ThrowsMessage<OutputError>(testing::HasSubstr("No space left on device")))
            << "call " << call;
    }
}

TEST_P(EveryFormatFails, AgainAtEveryLaterCall) {
    const std::vector<HeldPicture> pictures = big_pictures();
    FailingStream stream(2);
    const std::unique_ptr<Film> film = make_film(settings_of(GetParam(), pictures[0].picture), stream);
    EXPECT_THROW(
        {
            put_all(*film, pictures);
            film->finish();
        },
        OutputError);
    EXPECT_THROW(film->put({pictures[0].picture, 1s}), OutputError);
    EXPECT_THROW(film->finish(), OutputError);
}

}  // namespace
}  // namespace queenreel
