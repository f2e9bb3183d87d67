#include "all_kinds.h"

#include <array>
#include <memory>
#include <utility>

#include "queenreel/sheet/answers.h"
#include "queenreel/sheet/exercise_sections.h"

namespace queenreel {

const std::vector<FilmOfAll>& films_of_all() {
    static const std::vector<FilmOfAll> all{
        {"search", "backtracking", 4},
        {"search", "backtracking", 4, true, Numbering::chess},
        {"search", "bitmask", 4},
        {"search", "brute", 3, true},
        {"search", "tables", 4},
        {"search", "tables", 4, false, Numbering::from_zero, {}, {{PanelKind::code, PanelKind::stack}}},
        {"search", "threats", 4},
        {"search", "forward-checking", 5},
        {"search", "forward-checking-mrv", 5},
        {"search", "dancing-links", 4},
        {"search", "dancing-links", 7, false, Numbering::chess},
        {"search", "constructive", 8},
        {"search", "constructive", 9, false, Numbering::chess},
        {"search", "min-conflicts", 5, true},
        {"search", "min-conflicts-random", 5},
        {"search", "linear", 5, true},
        {"search", "genetic", 5},
        {"occupancy", "tables", 4, false, Numbering::chess},
        {"walkthrough", "forward-checking", 4},
        {"walkthrough", "forward-checking", 1},
        {"symmetry", "backtracking", 5},
        {"funnel", "backtracking", 6},
        {"funnel", "backtracking", 16},
        {"solutions", "backtracking", 6},
        {"solutions", "backtracking", 6, false, Numbering::from_one, {}, {{PanelKind::boards}}},
        {"race", "backtracking", 4, false, Numbering::from_one, {"backtracking", "min-conflicts", "brute"}},
    };
    return all;
}

std::string name_of(const FilmOfAll& film, std::size_t index) {
    std::string name = std::string(film.story) + film.solver + std::to_string(film.n) + std::to_string(index);
    std::erase(name, '-');
    return name;
}

StoryOptions options_of(const FilmOfAll& film, const Words& words) {
    StoryOptions options{.n = film.n,
                         .cards = {.title = true, .end = true},
                         .questions = film.questions,
                         .words = words,
                         .numbering = film.numbering,
                         .legend = true};
    options.solver = find_solver(film.solver);
    for (const char* racer : film.racers)
        options.racers.push_back({.solver = find_solver(racer)});
    options.panels = film.panels;
    const Story& story = *find_story(film.story);
    if (!story.can_take(StoryOption::cards))
        options.cards = {};
    if (story.of_solutions)
        options.cards.title = false;
    if (!story.can_take(StoryOption::numbering))
        options.numbering.reset();
    return options;
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

void for_each_chart(const Words& words, const std::function<void(const ChartData&)>& read) {
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
}

std::vector<Density> densities_of_all() {
    std::vector<Density> all;
    for (const AttackRule rule : {AttackRule::queens, AttackRule::rooks})
        for (const Givens& givens : {Givens{}, Givens{.queens = {{0, 1}}}})
            for (const int n : {3, 4})
                all.push_back(density_of(Puzzle(n, givens, rule)));
    return all;
}

}  // namespace queenreel
