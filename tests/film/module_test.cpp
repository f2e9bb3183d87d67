#include "queenreel/module/module.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "decoded_film.h"
#include "queenreel/film/film.h"
#include "test_pictures.h"

namespace queenreel {
namespace {

TEST(FilmModule, OpensFilmsFromOutside) {
    using Open = std::unique_ptr<Film>(const FilmSettings&, ByteStream&);
    auto* const open = module_function<Open>("queenreel-film", "queenreel_open_film");
    MemoryStream stream;
    const std::vector<HeldPicture> pictures = three_boards(16);
    const std::unique_ptr<Film> film = open(settings_for("mp4", pictures[0].picture), stream);
    for (const auto& [picture, hold, caption, chapter] : pictures)
        film->put({picture, hold, caption, chapter});
    film->finish();
    EXPECT_EQ(decode(stream.bytes()).frames.size(), pictures.size());
}

TEST(FilmModule, ThrowsAcrossItsBorder) {
    using Open = std::unique_ptr<Film>(const FilmSettings&, ByteStream&);
    auto* const open = module_function<Open>("queenreel-film", "queenreel_open_film");
    MemoryStream stream;
    EXPECT_THROW(open(settings_for("flipbook", noise(2, 2, 2, 0)), stream), UnavailableError);
    FilmSettings settings = settings_for("mp4", noise(2, 2, 2, 0));
    settings.quality = "splendid";
    EXPECT_THROW(open(settings, stream), OutputError);
}

TEST(FilmModule, AdvisesWhenItCannotBeLoaded) {
    try {
        module_symbol("queenreel-none", "start", "do without it");
        FAIL() << "it was loaded";
    } catch (const UnavailableError& error) {
        EXPECT_THAT(error.what(), testing::StartsWith("libqueenreel-none.so: "));
        EXPECT_THAT(error.what(), testing::EndsWith("; copy it along with the program, or do without it"));
    }
}

}  // namespace
}  // namespace queenreel
