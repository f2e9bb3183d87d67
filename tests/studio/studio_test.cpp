// How other programs make films and pictures: with the program's defaults, whole or not at all.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>
#include <stdexcept>
#include <string>
#include <vector>

#include "folder.h"
#include "queenreel/io/error.h"
#include "queenreel/io/memory_stream.h"
#include "queenreel/messages/story_message.h"
#include "queenreel/studio/film.h"
#include "queenreel/studio/picture.h"
#include "queenreel/verify/verify.h"

namespace queenreel {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::StartsWith;

constexpr std::array six_solution{1, 3, 5, 0, 2, 4};

/// The message of what `action` throws, of that type.
template <typename Error, typename Action>
std::string complaint(Action action) {
    try {
        action();
    } catch (const Error& error) {
        return error.what();
    }
    return "";
}

/// The message of the facts that `action` throws, in Python's words.
template <typename Error, typename Action>
std::string message(Action action) {
    try {
        action();
    } catch (const Error& error) {
        return message_of(error, Vocabulary::python);
    }
    return "";
}

bool is_proven(const std::string& path, const Expectations& expectations) {
    const std::vector paths{path};
    return verify_files(paths, expectations, [](const FileReport&) {}).proven();
}

FilmSpec small(FilmSpec film) {
    film.style.width = 480;
    film.style.height = 270;
    film.style.coordinates = Coordinates::none;
    return film;
}

TEST(StudioPicture, IsReadBackInEveryFormatThatTheJudgeReads) {
    const TemporaryFolder folder;
    for (const char* name : {"a.svg", "a.png"}) {
        const std::string path = folder.path() / name;
        write_picture(Board(6, six_solution), path);
        EXPECT_TRUE(is_proven(path, {.n = 6})) << name;
    }
    EXPECT_THAT(picture_bytes(Board(6, six_solution), "pdf"), StartsWith("%PDF"));
}

TEST(StudioPicture, HasTheBytesOfItsFile) {
    const TemporaryFolder folder;
    const std::string path = folder.path() / "a.svg";
    Board board(5);
    board.place({2, 3});
    const PictureOptions options{.style = {.width = 200}, .attacks = true};
    write_picture(board, path, options);
    EXPECT_EQ(bytes_of(path), picture_bytes(board, "svg", options));
    EXPECT_NE(bytes_of(path), picture_bytes(board, "svg", {.style = {.width = 200}}));
}

TEST(StudioPicture, KeepsAFileThatIsThereUnlessAskedOtherwise) {
    const TemporaryFolder folder;
    const std::string path = folder.path() / "a.svg";
    write_picture(Board(4), path);
    const std::string before = bytes_of(path);
    EXPECT_THROW(write_picture(Board(5), path), ExistsError);
    EXPECT_EQ(bytes_of(path), before);
    write_picture(Board(5), path, {.replace = true});
    EXPECT_NE(bytes_of(path), before);
}

TEST(StudioPicture, SaysWhichFormatsThereAre) {
    const Board board(4);
    EXPECT_EQ(complaint<std::invalid_argument>([&] { write_picture(board, "a.mp4"); }),
              "a.mp4: mp4 is not a format of a picture; give webp, svg, png, avif, pdf or pptx");
    EXPECT_EQ(complaint<std::invalid_argument>([&] { write_picture(board, "a"); }),
              "a: the name has no extension to tell the format; give webp, svg, png, avif, pdf or pptx");
    EXPECT_EQ(complaint<std::invalid_argument>([&] { picture_bytes(board, "jpg"); }),
              "format: jpg is not a format of a picture; give webp, svg, png, avif, pdf or pptx");
    EXPECT_THAT(
        complaint<std::invalid_argument>([&] { picture_bytes(board, "svg", {.style = {.width = -1}}); }),
        StartsWith("size: -1x0 is not a size in pixels"));
}

TEST(StudioFilm, OfSolutionsShowsEachOnce) {
    const TemporaryFolder folder;
    for (const char* name : {"a.mp4", "a.gif"}) {
        const std::string path = folder.path() / name;
        FilmSpec film = film_of(stories().front(), 6);
        film.style.width = 240;
        const FilmSummary made = write_film(film, path);
        EXPECT_EQ(made.pictures, 4U);
        EXPECT_EQ(made.duration, std::chrono::seconds(4));
        EXPECT_TRUE(is_proven(path, {.n = 6, .complete = true})) << name;
    }
}

TEST(StudioFilm, IsTheSameInAStreamAndWatched) {
    const TemporaryFolder folder;
    for (const Story& story : stories()) {
        if (story.name != "walkthrough" && story.name != "race" && story.name != "symmetry")
            continue;
        const std::string path = folder.path() / (std::string(story.name) + ".gif");
        FilmSpec film = small(film_of(story, 4));
        write_film(film, path);
        int checks = 0;
        film.check = [&] { ++checks; };
        MemoryStream stream;
        write_film(film, "gif", stream);
        EXPECT_EQ(stream.text(), bytes_of(path)) << story.name;
        EXPECT_GT(checks, 10) << story.name;
    }
}

TEST(StudioFilm, LeavesNothingWhereItsCheckThrows) {
    const TemporaryFolder folder;
    FilmSpec film = small(film_of(*find_story("search"), 5));
    int all = 0;
    film.check = [&] { ++all; };
    MemoryStream stream;
    write_film(film, "gif", stream);
    for (const int last : {1, all / 2, all}) {
        int checks = 0;
        film.check = [&] {
            if (++checks == last)
                throw std::runtime_error("enough");
        };
        EXPECT_EQ(complaint<std::runtime_error>([&] { write_film(film, folder.path() / "a.gif"); }), "enough")
            << last;
        EXPECT_THAT(folder.files(), IsEmpty()) << last;
    }
}

TEST(StudioFilm, SaysWhyItCannotBe) {
    const TemporaryFolder folder;
    const std::string path = folder.path() / "a.gif";
    FilmSpec none = film_of(stories().front(), 3);
    EXPECT_THAT(complaint<NothingToShow>([&] { write_film(none, path); }), HasSubstr("n = 3"));
    FilmSpec page = film_of(stories().front(), 4);
    EXPECT_EQ(complaint<std::invalid_argument>([&] { write_film(page, "a.html"); }),
              "a.html: html is not a format of a film; give mp4, gif, webp, apng, webm, y4m, mov or svg");
    FilmSpec bare = film_of(*find_story("race"), 4);
    bare.style.bare = true;
    EXPECT_EQ(message<SpecError>([&] { write_film(bare, path); }),
              "bare: the story race has no board of its own; leave it out");
    FilmSpec unique = film_of(*find_story("search"), 4);
    unique.options.unique = true;
    EXPECT_THROW(write_film(unique, path), StoryError);
    FilmSpec quick = film_of(*find_story("search"), 6);
    quick.pace.duration = std::chrono::seconds(1);
    EXPECT_THROW(write_film(quick, path), PaceError);
    EXPECT_THAT(folder.files(), IsEmpty());
}

}  // namespace
}  // namespace queenreel
