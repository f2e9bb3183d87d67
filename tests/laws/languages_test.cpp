// Law: a film in another language has no English text. In the pseudo-language, every text of a catalog is in
// Cyrillic letters, so Latin words come from none.

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>
#include <string>

#include "catalog_text.h"
#include "queenreel/page/frame_json.h"
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

/// Words that are the same in every language: names of solvers and the calculus of formulas.
bool is_international(const std::string& word) {
    static const std::set<std::string> all = [] {
        std::set<std::string> words{"mod"};
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

}  // namespace
}  // namespace queenreel
