#include "module/module.h"

#include <gtest/gtest.h>

#include "decoded_film.h"
#include "film/film.h"
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

TEST(FilmModule, OneThatIsMissingIsNamedWithWhatElseWillDo) {
    const auto why = [](const std::string& otherwise) -> std::string {
        try {
            module_symbol("queenreel-of-nobody", "any", otherwise);
        } catch (const UnavailableError& error) {
            return error.what();
        }
        return "";
    };
    EXPECT_TRUE(why("").starts_with("libqueenreel-of-nobody.so: "));
    EXPECT_TRUE(why("").ends_with("; install the libraries it needs"));
    EXPECT_TRUE(why("write an svg").ends_with("; install the libraries it needs, or write an svg"));
}

}  // namespace
}  // namespace queenreel
