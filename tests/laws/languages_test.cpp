// Law: a film in another language has no English text. In the pseudo-language, every text of a catalog is in
// Cyrillic letters, so Latin words come from no catalog.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "all_kinds.h"
#include "catalog_text.h"
#include "queenreel/page/frame_json.h"

namespace queenreel {
namespace {

/// Words that are the same in every language: names of solvers, formulas, and sources.
bool is_international(const std::string& word) {
    static const std::set<std::string> all = [] {
        std::set<std::string> words{"mod", "oeis", "engelhardt", "preu"};
        for (const Solver& solver : solvers())
            for (std::string name(solver.name); !name.empty();) {
                words.insert(name.substr(0, name.find('-')));
                name.erase(0, name.find('-') == std::string::npos ? name.size() : name.find('-') + 1);
            }
        return words;
    }();
    std::string small = word;
    for (char& c : small)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return all.contains(small);
}

/// Adds texts with Latin words of at least three letters.
void collect(const std::string& text, std::set<std::string>& found) {
    std::string word;
    for (const char c : text + ' ') {
        if (('a' <= c && c <= 'z') || ('A' <= c && c <= 'Z')) {
            word += c;
            continue;
        }
        if (word.size() >= 3 && !is_international(word))
            found.insert(text);
        word.clear();
    }
}

/// The texts of a picture as data. Names of kinds and moments are not shown.
void collect(const nlohmann::json& json, std::set<std::string>& found) {
    static const std::set<std::string> not_shown{"kind", "lanes", "path", "movement"};
    if (json.is_string())
        collect(json.get<std::string>(), found);
    else
        for (const auto& [key, value] : json.items())
            if (value.is_structured() || value.is_string())
                if (!not_shown.contains(key))
                    collect(value, found);
}

/// The texts in Latin letters in a story's pictures, told slowly and fast.
std::set<std::string> english_in(const Story& story, const StoryOptions& options) {
    std::set<std::string> found;
    for (const auto hold : {std::chrono::milliseconds(5000), std::chrono::milliseconds(40)}) {
        const auto line = story.open(options);
        Pace pace;
        for (const MomentKindRow& row : moment_kinds())
            pace.set_hold(row.kind, hold);
        for (const Frame& frame : line->frames(pacer_of(*line, pace))) {
            collect(nlohmann::json::parse(frame_json(frame)), found);
            collect(frame.talk, found);
        }
        collect(nlohmann::json::parse(scene_json(line->scene())), found);
    }
    return found;
}

class EveryWord : public testing::TestWithParam<FilmOfAll> {};

TEST_P(EveryWord, HasNoEnglishInAnotherLanguage) {
    const FilmOfAll& film = GetParam();
    EXPECT_EQ(english_in(*find_story(film.story), options_of(film, Words(pseudo_language()))),
              std::set<std::string>());
}

TEST(EnglishWords, AreFoundInEnglish) {
    EXPECT_GT(english_in(*find_story("walkthrough"),
                         {.solver = find_solver("forward-checking"), .n = 4, .legend = true})
                  .size(),
              50U);
}

INSTANTIATE_TEST_SUITE_P(, EveryWord, testing::ValuesIn(films_of_all()),
                         [](const auto& info) { return name_of(info.param, info.index); });

/// The texts in Latin letters on pages of boards.
std::set<std::string> english_on(std::vector<Section> sections, const Words& words) {
    std::set<std::string> found;
    for (const Frame& page : sheet_pages(std::move(sections), words)) {
        const Sheet& sheet = *std::get<Shared<Sheet>>(page.content);
        for (const std::string& text :
             std::vector<std::string>{page.title(), page.description(), sheet.title, sheet.task, sheet.page})
            collect(text, found);
        for (const auto& texts : {sheet.blanks, sheet.heads})
            for (const std::string& text : texts)
                collect(text, found);
        for (const SheetBoard& board : sheet.boards) {
            collect(board.heading, found);
            collect(board.label, found);
        }
    }
    return found;
}

TEST(Sheets, HaveNoEnglishInAnotherLanguage) {
    SheetPaper paper{.width = 595, .height = 842, .words = Words(pseudo_language())};
    EXPECT_EQ(english_on(all_sections(paper), paper.words), std::set<std::string>());
    paper.words = Words();
    EXPECT_GT(english_on(all_sections(paper), paper.words).size(), 60U);
}

/// The texts in Latin letters of all charts.
std::set<std::string> english_in_charts(const Words& words) {
    std::set<std::string> found;
    const std::string machine = processor_model();
    const auto read = [&](const ChartData& data) {
        const Chart& chart = data.chart;
        for (std::string text : {data.about, chart.title, chart.caption, chart.source, chart.axis}) {
            if (const std::size_t at = text.find(machine); at != std::string::npos)
                text.erase(at, machine.size());
            collect(text, found);
        }
        for (const Chart::Plot& plot : chart.plots) {
            collect(plot.title, found);
            for (const Chart::Line& line : plot.lines) {
                collect(line.name, found);
                collect(line.points.back().value, found);
            }
        }
        for (const Chart::Bar& bar : chart.bars) {
            collect(bar.name, found);
            collect(bar.value, found);
        }
        for (const Chart::Map& map : chart.maps) {
            collect(map.totals, found);
            for (const SearchMap::Curve& curve : map.panel.map->curves)
                collect(curve.name, found);
        }
    };
    for_each_chart(words, read);
    for (const Density& density : densities_of_all())
        for (const std::string& text : std::vector<std::string>{
                 density_frame(density, words).title(), density_frame(density, words).description(),
                 density_frame(density, words).caption, density_data(density, words).about})
            collect(text, found);
    return found;
}

TEST(Charts, HaveNoEnglishInAnotherLanguage) {
    EXPECT_EQ(english_in_charts(Words(pseudo_language())), std::set<std::string>());
    EXPECT_GT(english_in_charts(Words()).size(), 20U);
}

}  // namespace
}  // namespace queenreel
