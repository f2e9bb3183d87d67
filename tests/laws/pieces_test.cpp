// Law: in every language, a search for rooks speaks of rooks and no diagonal.

#include <gtest/gtest.h>

#include <map>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "queenreel/page/frame_json.h"
#include "queenreel/story/rule_words.h"
#include "queenreel/story/story.h"
#include "queenreel/words/catalog.h"

namespace queenreel {
namespace {

/// What each language calls queens and diagonals, without letters that change.
const std::map<std::string_view, std::vector<std::string>>& words_of_queens() {
    static const std::map<std::string_view, std::vector<std::string>> all{
        {"en", {"queen", "Queen", "iagonal"}},
        {"de", {"Dame", "iagonal"}},
        {"fr", {"dame", "Dame", "iagonal"}},
        {"es", {"dama", "Dama", "iagonal"}},
        {"it", {"regin", "Regin", "iagonal"}},
        {"pt", {"rainha", "Rainha", "iagona"}},
        {"zh", {"皇后", "对角线"}},
        {"ja", {"クイーン", "対角線"}},
        {"ar", {"وزير", "وزراء", "قطر"}}};
    return all;
}

void collect(const nlohmann::json& json, std::string& texts) {
    if (json.is_string())
        texts += json.get<std::string>() + '\n';
    if (json.is_primitive())
        return;
    for (const auto& [key, value] : json.items())
        if (value.is_structured() || value.is_string())
            collect(value, texts);
}

/// All texts of its pictures, told slowly and fast.
std::string texts_of(const StoryOptions& options) {
    std::string texts;
    for (const auto hold : {std::chrono::milliseconds(5000), std::chrono::milliseconds(40)}) {
        const auto line = find_story("search")->open(options);
        Pace pace;
        for (const MomentKindRow& row : moment_kinds())
            pace.set_hold(row.kind, hold);
        for (const Frame& frame : line->frames(pacer_of(*line, pace))) {
            collect(nlohmann::json::parse(frame_json(frame)), texts);
            texts += frame.talk + '\n';
        }
        collect(nlohmann::json::parse(scene_json(line->scene())), texts);
    }
    return texts;
}

TEST(Rooks, AreCalledQueensInNoLanguage) {
    for (const Language& language : languages())
        for (const char* solver : {"backtracking", "forward-checking", "forward-checking-mrv", "bitmask",
                                   "tables", "dancing-links"})
            for (const Numbering numbering : {Numbering::from_one, Numbering::chess})
                for (const Givens& givens : {Givens{}, Givens{.queens = {{1, 2}}, .blocked = {{0, 0}}}}) {
                    StoryOptions options{.solver = find_solver(solver),
                                         .n = 3,
                                         .givens = givens,
                                         .rule = AttackRule::rooks,
                                         .cards = {.title = true, .end = true},
                                         .questions = true,
                                         .words = Words(language),
                                         .numbering = numbering,
                                         .legend = true};
                    const std::string texts = texts_of(options);
                    ASSERT_GT(texts.size(), 1000U);
                    for (const std::string& word : words_of_queens().at(language.name))
                        EXPECT_EQ(texts.find(word), std::string::npos)
                            << language.name << ": " << texts.substr(texts.find(word) - 30, 90);
                }
}

// A message that no story uses would be replaced by nothing.
TEST(Rooks, ReplaceMessagesThatStoriesHave) {
    const Catalog catalog(languages()[1].catalog);
    for (const AttackRule rule : {AttackRule::torus, AttackRule::superqueens, AttackRule::rooks}) {
        EXPECT_FALSE(rewordings_of(rule).empty());
        for (const Rewording& row : rewordings_of(rule))
            EXPECT_FALSE(catalog.find(row.of).empty()) << row.of;
    }
}

}  // namespace
}  // namespace queenreel
