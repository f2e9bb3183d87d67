// Law: no text of a picture is cut, touches another or leaves the picture: in languages with longer texts
// than English, and in one where all are two fifths longer.

#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "all_kinds.h"
#include "catalog_text.h"
#include "extent.h"
#include "queenreel/chart/chart_frames.h"
#include "queenreel/encode/pptx/markup.h"
#include "queenreel/paint/painter.h"
#include "queenreel/paint/text.h"
#include "shown_texts.h"

namespace queenreel {
namespace {

bool meet(const Box& a, const Box& b) {
    const double across = std::min(a.x + a.width, b.x + b.width) - std::max(a.x, b.x);
    const double down = std::min(a.y + a.height, b.y + b.height) - std::max(a.y, b.y);
    return across > 1 && down > 0.1 * std::min(a.height, b.height);
}

/// What is wrong with the texts of pictures, each fault once.
class Faults {
  public:
    /// `least`: pixels of the smallest letters.
    void look_at(const Painter& painter, const Frame& frame, double least) {
        const std::vector<ShownText> texts = shown_texts(painter, frame);
        const Box picture{0, 0, 1.0 * painter.look().width, 1.0 * painter.look().height};
        const std::string size =
            std::to_string(painter.look().width) + "x" + std::to_string(painter.look().height) + ": ";
        for (std::size_t i = 0; i < texts.size(); ++i) {
            const ShownText& shown = texts[i];
            const bool is_cut = shown.text.find("…") != std::string::npos && shown.text != "…";
            if (is_cut)
                all_.insert(size + "cut: " + shown.text);
            if (shown.is_clipped)
                all_.insert(size + "clipped: " + shown.text);
            if (!is_inside(shown.box, picture))
                all_.insert(size + "outside: " + shown.text);
            const bool is_word = shown.text.size() > 2;  // numbers in boxes are as large as fits
            if (is_word && shown.em < least)
                all_.insert(size + "small: " + shown.text + " (" + std::to_string(shown.em) + ")");
            for (std::size_t k = 0; k < i; ++k)
                if (meet(shown.box, texts[k].box))
                    all_.insert(size + "on each other: " + texts[k].text + " | " + shown.text);
        }
        texts_ += texts.size();
    }

    const std::set<std::string>& all() const { return all_; }
    std::size_t texts() const { return texts_; }

  private:
    std::set<std::string> all_;
    std::size_t texts_ = 0;
};

/// The language with its own texts, without ellipses.
const Language& plain(const Language& language) {
    struct Plain {
        std::string catalog;
        Language language;
    };
    static std::map<std::string, Plain> known;
    Plain& made = known[std::string(language.name)];
    if (made.catalog.empty()) {
        std::vector<Entry> entries = entries_of(language.catalog);
        for (Entry& entry : entries)
            entry.second = without_ellipses(entry.second);
        made.catalog = catalog_of(entries);
        made.language = language;
        made.language.catalog = made.catalog;
    }
    return made.language;
}

/// Those whose letters the text fonts have.
std::vector<Words> longer_languages() {
    std::vector<Words> all{Words(longer_language())};
    if (!is_quick())
        for (const char* name : {"de", "fr", "es", "pt", "it"})
            all.emplace_back(plain(*std::ranges::find(languages(), name, &Language::name)));
    return all;
}

class LongTexts : public Law {
    void SetUp() override {
        if (!has_font())
            GTEST_SKIP() << "there is no font to measure";
    }
};
LAW_EXTENTS(LongTexts);

/// Pixels of the smallest words. In a square picture, a legend beside the board makes all panels small, also
/// in English.
double least_letters(const Look& look) {
    return look.width == look.height ? 1 : 0.011 * std::min(look.width, look.height);
}

void look_at_film(const FilmOfAll& film, const Words& words, Faults& faults) {
    struct Side {
        int width;
        int height;
    };
    const auto sides = by_extent<std::vector<Side>>({{1920, 1080}, {1080, 1920}},
                                                    {{1920, 1080}, {1080, 1920}, {1080, 1080}, {960, 540}});
    const Story& story = *find_story(film.story);
    const StoryOptions options = options_of(film, words);
    for (const auto hold : {std::chrono::milliseconds(5000), std::chrono::milliseconds(40)}) {
        const auto line = story.open(options);
        Pace pace;
        for (const MomentKindRow& row : moment_kinds())
            pace.set_hold(row.kind, hold);
        Pacer pacer = pacer_of(*line, pace);
        std::vector<Painter> painters;
        for (const Side& side : sides) {
            const Look look{.width = side.width,
                            .height = side.height,
                            .coordinates = story.names_lines ? Coordinates::outside : Coordinates::none,
                            .caption = true,
                            .scene = line->scene()};
            painters.emplace_back(look, look.board_size());
        }
        std::set<std::string> kinds;
        for (const Frame& told : line->frames(std::move(pacer)))
            for (const Frame& frame : with_lead_ins(told))
                if (kinds.insert(kind_of(frame)).second)
                    for (const Painter& painter : painters)
                        faults.look_at(painter, frame, least_letters(painter.look()));
    }
}

TEST_P(LongTexts, HaveRoomInFilms) {
    for (const Words& words : longer_languages())
        for (const FilmOfAll& film : films_of_all()) {
            SCOPED_TRACE(std::string(words.language().name) + ": " + film.story + " of " + film.solver +
                         ", n = " + std::to_string(film.n));
            Faults faults;
            look_at_film(film, words, faults);
            EXPECT_EQ(faults.all(), std::set<std::string>());
            EXPECT_GT(faults.texts(), 4U);
        }
}

TEST_P(LongTexts, HaveRoomOnSlides) {
    constexpr double least = 0.6;  // of the letters' size
    const DeckStyle deck = deck_style({.width = 1280, .height = 720, .caption = true}, languages().front());
    for (const Words& words : longer_languages())
        for (const FilmOfAll& film : films_of_all()) {
            const auto line = find_story(film.story)->open(options_of(film, words));
            std::set<std::string> tight;
            std::set<std::string> kinds;
            for (const Frame& frame : line->frames(pacer_of(*line, Pace()))) {
                if (!frame.shows_scene() || !kinds.insert(kind_of(frame) + frame.title()).second)
                    continue;
                if (fitting_share(deck, frame.title(), deck.title, deck_title_share, true) < least)
                    tight.insert(frame.title());
                if (fitting_share(deck, frame.caption, deck.caption, deck_caption_share, false) < least)
                    tight.insert(frame.caption);
            }
            EXPECT_EQ(tight, std::set<std::string>()) << words.language().name << ": " << film.story;
            EXPECT_FALSE(kinds.empty());
        }
    EXPECT_LT(fitting_share(deck, std::string(500, 'W'), deck.title, deck_title_share, true), least);
}

TEST_P(LongTexts, HaveRoomOnSheets) {
    for (const Words& words : longer_languages()) {
        SCOPED_TRACE(words.language().name);
        const SheetPaper paper{.width = 595, .height = 842, .words = words};
        Faults faults;
        for (const Frame& page : sheet_pages(all_sections(paper), words)) {
            Look look{.width = paper.width, .height = paper.height};
            look.scene.size = std::get<Shared<Sheet>>(page.content)->shape.board_size;
            faults.look_at(Painter(look, look.scene.size), page, 5);
        }
        EXPECT_EQ(faults.all(), std::set<std::string>());
        EXPECT_GT(faults.texts(), 200U);
    }
}

TEST_P(LongTexts, HaveRoomInCharts) {
    for (const Words& words : longer_languages()) {
        SCOPED_TRACE(words.language().name);
        Faults faults;
        for_each_chart(words, [&](const ChartData& data) {
            Look look{.width = 1280, .height = 720, .caption = true};
            look.scene = {.size = 1, .charts = true, .maps = !data.chart.maps.empty(), .hues = true};
            for (const Frame& frame : chart_frames(data, false, std::nullopt))
                faults.look_at(Painter(look, 1), frame, 0.012 * look.height);
        });
        for (const Density& density : densities_of_all()) {
            Look look{.width = 720, .height = 720};
            const Frame frame = density_picture(density, std::nullopt, std::nullopt, words, look);
            faults.look_at(Painter(look, density.n), frame, 0.012 * look.height);
        }
        EXPECT_EQ(faults.all(), std::set<std::string>());
        EXPECT_GT(faults.texts(), 100U);
    }
}

// The law sees faults: an ellipsis, and two texts in one place.
TEST(LongTextsEyes, SeeWhatIsWrong) {
    if (!has_font())
        GTEST_SKIP() << "there is no font to measure";
    Frame frame;
    frame.board = {.size = 4, .cells = std::vector<Cell>(16)};
    for (int i = 0; i < 200; ++i)
        frame.caption += "word ";
    Look look{.width = 320, .height = 320, .caption = true};
    look.scene.size = 4;
    Faults faults;
    faults.look_at(Painter(look, 4), frame, 1);
    EXPECT_EQ(faults.all().size(), 1U);
    EXPECT_TRUE(meet({0, 0, 10, 10}, {5, 5, 10, 10}));
    EXPECT_FALSE(meet({0, 0, 10, 10}, {10, 0, 10, 10}));
    EXPECT_FALSE(is_inside({-2, 0, 10, 10}, {0, 0, 10, 10}));
}

}  // namespace
}  // namespace queenreel
