// Law: text to read has legible letters, in films of all stories and solvers and in pictures of all shapes.

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "all_kinds.h"
#include "extent.h"
#include "queenreel/paint/text.h"
#include "shown_texts.h"

namespace queenreel {
namespace {

struct PictureShape {
    int width;
    int height;
};

class Letters : public Law {
    void SetUp() override {
        if (!has_font())
            GTEST_SKIP() << "there is no font to measure";
    }
};
LAW_EXTENTS(Letters);

/// Letters of full size, a stage's, have 28 pixels of 1080.
struct LeastLetters {
    const char* story;
    const char* solver;
    double em;  ///< of 1080 pixels
};

/// The first match is the film's.
constexpr LeastLetters least_of_films[] = {{"search", "genetic", 26.5}, {"", "", 18.2}};

double least_letters_of(const FilmOfAll& film) {
    return std::ranges::find_if(least_of_films,
                                [&](const LeastLetters& row) {
                                    return *row.story == 0 || (row.story == std::string_view(film.story) &&
                                                               row.solver == std::string_view(film.solver));
                                })
        ->em;
}

bool is_word(std::string_view text) {
    const auto is_letter = [](char c) { return ('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z'); };
    return std::ranges::count_if(text, is_letter) >= 3;
}

/// The first pictures of a film of each kind, as told: steps, dead ends and solutions.
std::vector<Frame> pictures_of(Storyline& line) {
    Pace pace;
    pace.parts = {{std::nullopt, 1, 80}, {MomentKind::deadend, 1, 2}, {MomentKind::solution, 1, 1}};
    std::vector<Frame> pictures;
    std::set<std::string> kinds;
    for (const Frame& told : line.frames(pacer_of(line, pace)))
        for (const Frame& frame : with_lead_ins(told))
            if (kinds.insert(kind_of(frame)).second)
                pictures.push_back(frame);
    return pictures;
}

TEST_P(Letters, OfWordsAreLargeEnoughInAllShapes) {
    const auto shapes = by_extent<std::vector<PictureShape>>(
        {{1080, 1080}, {1440, 1080}, {1080, 1920}},
        {{1920, 1080}, {1080, 1080}, {1440, 1080}, {1080, 1920}, {1350, 1080}, {480, 480}, {640, 480}});
    std::size_t words = 0;
    for (FilmOfAll film : films_of_all())
        for (const int n : by_extent<std::vector<int>>({film.n}, {film.n, 8, 12})) {
            const bool is_search = film.story == std::string_view("search");
            if (film.panels || (n > film.n && !is_search) ||
                (n > 4 && film.solver == std::string_view("brute")))
                continue;
            film.n = n;
            StoryOptions options = options_of(film, Words());
            options.legend = false;
            options.cards = {};
            const Story& story = *find_story(film.story);
            const auto line = story.open(options);
            const std::vector<Frame> pictures = pictures_of(*line);
            for (const PictureShape& shape : shapes) {
                const Look look{.width = shape.width,
                                .height = shape.height,
                                .coordinates = story.names_lines ? Coordinates::outside : Coordinates::none,
                                .caption = true,
                                .scene = line->scene()};
                const Painter painter(look, look.board_size());
                const double least = std::min(shape.width, shape.height) / 1080.0 * least_letters_of(film);
                std::map<std::string, double> small;
                for (const Frame& frame : pictures)
                    for (const ShownText& shown : shown_texts(painter, frame)) {
                        words += is_word(shown.text) ? 1 : 0;
                        if (is_word(shown.text) && shown.em < least)
                            small.emplace(shown.text, shown.em);
                    }
                EXPECT_EQ(small, (std::map<std::string, double>()))
                    << film.story << " of " << film.solver << ", n = " << n << ", " << shape.width << 'x'
                    << shape.height;
            }
        }
    EXPECT_GT(words, 1000U);
}

}  // namespace
}  // namespace queenreel
