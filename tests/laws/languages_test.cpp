// Law: a film in another language has no English text. In the pseudo-language, every text of a catalog is in
// Cyrillic letters, so Latin words come from none.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "catalog_text.h"
#include "queenreel/chart/density.h"
#include "queenreel/chart/kinds.h"
#include "queenreel/page/frame_json.h"
#include "queenreel/sheet/answers.h"
#include "queenreel/sheet/exercise_sections.h"
#include "queenreel/sheet/sections.h"
#include "queenreel/story/story.h"

namespace queenreel {
namespace {

struct InWords {
    const char* story;
    const char* solver;
    int n;
    bool questions = false;
    Numbering numbering = Numbering::from_one;
    std::vector<const char*> racers{};
};

/// Words that are the same in every language: names of solvers, the calculus of formulas, and sources.
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

/// Adds the texts that have Latin words of at least three letters.
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

/// The texts of a picture as data. Names of kinds and of moments are not shown, and code is English.
void collect(const nlohmann::json& json, std::set<std::string>& found) {
    static const std::set<std::string> not_shown{"kind", "lines", "calls", "lanes", "path", "movement"};
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

class EveryWord : public testing::TestWithParam<InWords> {};

TEST_P(EveryWord, HasNoEnglishInAnotherLanguage) {
    const InWords& told = GetParam();
    StoryOptions options{.n = told.n,
                         .cards = {.title = true, .end = true},
                         .questions = told.questions,
                         .words = Words(pseudo_language()),
                         .numbering = told.numbering,
                         .legend = true};
    options.solver = find_solver(told.solver);
    for (const char* racer : told.racers)
        options.racers.push_back({.solver = find_solver(racer)});
    const Story& story = *find_story(told.story);
    if (!story.can_take(StoryOption::cards))
        options.cards = {};
    if (story.of_solutions)
        options.cards.title = false;
    if (!story.can_take(StoryOption::numbering))
        options.numbering.reset();
    EXPECT_EQ(english_in(story, options), std::set<std::string>());
}

TEST(EnglishWords, AreFoundInEnglish) {
    EXPECT_GT(english_in(*find_story("walkthrough"),
                         {.solver = find_solver("forward-checking"), .n = 4, .legend = true})
                  .size(),
              50U);
}

INSTANTIATE_TEST_SUITE_P(
    , EveryWord,
    testing::ValuesIn(std::vector<InWords>{
        {"search", "backtracking", 4},
        {"search", "backtracking", 4, true, Numbering::chess},
        {"search", "bitmask", 4},
        {"search", "brute", 3, true},
        {"search", "tables", 4},
        {"search", "threats", 4},
        {"search", "forward-checking", 5},
        {"search", "forward-checking-mrv", 5},
        {"search", "dancing-links", 4},
        {"search", "dancing-links", 7, false, Numbering::chess},
        {"search", "constructive", 8},
        {"search", "constructive", 9, false, Numbering::chess},
        {"search", "min-conflicts", 5, true},
        {"search", "linear", 5, true},
        {"search", "genetic", 5},
        {"occupancy", "tables", 4, false, Numbering::chess},
        {"walkthrough", "forward-checking", 4},
        {"walkthrough", "forward-checking", 1},
        {"symmetry", "backtracking", 5},
        {"funnel", "backtracking", 6},
        {"funnel", "backtracking", 16},
        {"solutions", "backtracking", 6},
        {"race", "backtracking", 4, false, Numbering::from_one, {"backtracking", "min-conflicts", "brute"}},
    }),
    [](const auto& info) {
        std::string name = std::string(info.param.story) + info.param.solver + std::to_string(info.param.n) +
                           std::to_string(info.index);
        std::erase(name, '-');
        return name;
    });

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

std::vector<Section> all_sections(const SheetPaper& paper) {
    std::vector<Section> sections;
    const auto add = [&](Section section) { sections.push_back(std::move(section)); };
    const auto solutions = [&](SheetSubject subject, const Puzzle& puzzle = Puzzle(4)) {
        StoryOptions options{.n = subject.n, .unique = subject.unique, .words = paper.words};
        options.solver = &solvers().front();
        return SheetSolutions{.subject = subject,
                              .most = subject.all,
                              .counted = true,
                              .story = find_story("solutions")->open(options),
                              .puzzle = puzzle};
    };
    for (const bool unique : {false, true})
        for (const SheetSubject subject : {SheetSubject{.n = 5, .all = 10, .shown = 10},
                                           {.n = 5, .all = 10, .shown = 3},
                                           {.n = 5, .all = 10, .shown = 1, .first = 2},
                                           {.n = 4, .all = 2, .shown = 2},
                                           {.n = 1, .all = 1, .shown = 1},
                                           {.n = 5}}) {
            SheetSubject wanted = subject;
            wanted.unique = unique;
            add(solutions_section(paper, solutions(wanted)));
            add(classes_section(paper, solutions(wanted)));
        }
    add(solutions_section(paper, solutions({.n = 4, .all = 2, .shown = 2},
                                           Puzzle(4, {.queens = {{0, 1}}, .blocked = {{3, 3}}}))));
    SheetSolutions answers = solutions({.n = 4, .all = 2, .shown = 2});
    answers.answers = true;
    add(solutions_section(paper, std::move(answers)));
    for (const int completions : {1, 2})
        for (Section& section :
             exercise_sections(paper, {.n = 8, .count = 2, .missing = 4, .completions = completions}))
            add(std::move(section));
    Board given(6);
    given.place({0, 1});
    for (const bool handout : {false, true})
        for (const std::vector<Board>& boards :
             {std::vector{given}, {Board(6)}, {given, given}, {given, Board(6)}})
            add(boards_section(paper, boards, {.handout = handout}));
    add(answers_section(paper, 6, answers_to(std::array{given}, Numbers(), paper.words)));
    add(answers_section(paper, 6,
                        answers_to(std::array{Board(6)}, Numbers({{.first = 1, .last = 2}}), paper.words)));
    for (const char* story : {"search", "walkthrough"}) {
        StorySpec told{.story = find_story(story), .options = {.n = 4, .words = paper.words}};
        told.options.solver = find_solver(told.story->default_solver);
        add(strip_section(paper, std::move(told), {}).value());
    }
    return sections;
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
    for (const ChartKind& kind : chart_kinds())
        if (kind.data)
            for (const SearchMeasure measure :
                 {SearchMeasure::looks, SearchMeasure::nodes, SearchMeasure::time})
                for (const int first : {1, 5})
                    for (const int last : {first, kind.ranges ? 9 : first}) {
                        ChartSubject subject{
                            .first = first, .last = last, .measure = measure, .words = words};
                        subject.solvers = {find_solver("backtracking"), find_solver("bitmask"),
                                           find_solver("brute")};
                        if (kind.name == "compare" || first == 5)
                            subject.solvers.push_back(find_solver("genetic"));
                        if (first == last || kind.name == "growth")
                            read(kind.data(subject));
                    }
    for (const AttackRule rule : {AttackRule::queens, AttackRule::rooks})
        for (const Givens& givens : {Givens{}, Givens{.queens = {{0, 1}}}})
            for (const int n : {3, 4}) {
                const Density density = density_of(Puzzle(n, givens, rule));
                const Frame frame = density_frame(density, themes().front(), words);
                for (const std::string& text :
                     std::vector<std::string>{frame.title(), frame.description(), frame.caption,
                                              density_data(density, words).about})
                    collect(text, found);
            }
    return found;
}

TEST(Charts, HaveNoEnglishInAnotherLanguage) {
    EXPECT_EQ(english_in_charts(Words(pseudo_language())), std::set<std::string>());
    EXPECT_GT(english_in_charts(Words()).size(), 20U);
}

}  // namespace
}  // namespace queenreel
