#include "queenreel/cli/docs/docs.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "child.h"
#include "queenreel/base/table.h"
#include "queenreel/cli/command.h"
#include "queenreel/cli/options/story_request.h"
#include "queenreel/frame/theme.h"
#include "queenreel/solvers/solver.h"
#include "queenreel/story/story.h"

namespace queenreel::test {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::ElementsAreArray;
using testing::IsEmpty;
using testing::IsSupersetOf;
using testing::Not;

/// The words that the program offers for the last one, without descriptions.
std::vector<std::string> offered(const std::vector<std::string>& words) {
    std::vector<std::string> line{"--complete", "--"};
    line.insert(line.end(), words.begin(), words.end());
    const Outcome answer = run_inside(line);
    EXPECT_EQ(answer.code, 0) << testing::PrintToString(words);
    EXPECT_EQ(answer.error, "") << testing::PrintToString(words);
    std::vector<std::string> found = lines(answer.output);
    for (std::string& offer : found)
        offer.erase(std::min(offer.find('\t'), offer.size()));
    return found;
}

/// All values that the option's row offers, each after `before`.
std::vector<std::string> all_values(const Option& option, const std::string& before) {
    std::vector<std::string> all;
    if (option.value.values)
        for (const std::string_view value : option.value.values())
            all.push_back(before + std::string(value));
    if (option.value.names)
        for (const std::string& value : option.value.names())
            all.push_back(before + value);
    if (option.value.open || takes_path(option))
        all.emplace_back(any_file);
    return all;
}

TEST(Complete, OffersEveryOptionOfEveryCommand) {
    for (const Command& command : commands()) {
        const std::string name(command.name);
        std::vector<std::string> options;
        for (const Option& option : command.options)
            options.push_back("--" + std::string(option.name));
        EXPECT_THAT(offered({name, "-"}), ElementsAreArray(options)) << name;
        EXPECT_THAT(offered({name, "8", "--"}), ElementsAreArray(options)) << name;
        for (const std::string& option : options)
            EXPECT_THAT(offered({name, option}), Contains(option)) << name;
    }
}

// Law: options excluded by the line are not offered.
TEST(Complete, OffersNoOptionThatTheLineExcludes) {
    int excluded = 0;
    for (const Command& command : commands())
        for (const Rule& rule : command.rules) {
            const Option* const option = find_row(command.options, rule.option.option);
            ASSERT_TRUE(option);
            if (!rule.when.empty() || !rule.unless.empty() || !rule.option.value.empty())
                continue;
            std::vector<std::string> words{std::string(command.name), "--" + std::string(option->name)};
            if (!option->argument.empty())
                words.emplace_back("1");
            words.emplace_back("--");
            for (const Term& other : rule.excludes) {
                if (!other.value.empty())
                    continue;
                EXPECT_THAT(offered(words), Not(Contains("--" + std::string(other.option))))
                    << testing::PrintToString(words);
                ++excluded;
            }
        }
    EXPECT_GT(excluded, 20);
}

TEST(Complete, OffersEveryValueOfEveryOption) {
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            const std::string name(command.name);
            const std::string flag = "--" + std::string(option.name);
            if (option.argument.empty()) {
                EXPECT_THAT(offered({name, flag + "="}), IsEmpty()) << name;
                continue;
            }
            EXPECT_THAT(offered({name, flag, ""}), ElementsAreArray(all_values(option, ""))) << name << flag;
            EXPECT_THAT(offered({name, flag + "="}), ElementsAreArray(all_values(option, flag + "=")))
                << name << flag;
            if (option.letter)
                EXPECT_THAT(offered({name, {'-', option.letter}, ""}),
                            ElementsAreArray(all_values(option, "")))
                    << name << flag;
        }
}

// Law: completions begin with the typed word, and items listed before a comma are not offered again.
TEST(Complete, GoesOnFromWhatWasTyped) {
    for (const Command& command : commands())
        for (const Option& option : command.options)
            for (const std::string& value : all_values(option, "")) {
                if (value == any_file)
                    continue;
                const std::string name(command.name);
                const std::string flag = "--" + std::string(option.name);
                const std::string typed = value.substr(0, 1);
                const auto found = offered({name, flag, typed});
                EXPECT_THAT(found, Contains(value)) << name << flag;
                for (const std::string& offer : found)
                    EXPECT_TRUE(offer.starts_with(typed) || offer == any_file) << name << flag << offer;
                if (option.value.list)
                    EXPECT_THAT(offered({name, flag, value + ","}), Not(Contains(value + "," + value)))
                        << name << flag;
            }
}

TEST(Complete, OffersNoOptionTwiceUnlessItMayBeRepeated) {
    for (const Command& command : commands())
        for (const Option& option : command.options) {
            const std::string flag = "--" + std::string(option.name);
            std::vector<std::string> words{std::string(command.name), flag};
            if (!option.argument.empty())
                words.emplace_back("x");
            words.emplace_back("--");
            EXPECT_EQ(std::ranges::count(offered(words), flag), option.value.repeated ? 1 : 0)
                << command.name << flag;
        }
}

// Law: solvers are offered exactly where they take the line's N; so are stories.
TEST(Complete, OffersSolversThatTakeTheBoardSize) {
    for (const std::string n : {"1", "4", "8", "32", "500", "1001"})
        for (const Solver& solver : solvers()) {
            const std::string name(solver.name);
            const auto expected = solver.takes(std::stoi(n)) ? 1 : 0;
            EXPECT_EQ(std::ranges::count(offered({"solve", n, "--solver", ""}), name), expected) << n << name;
            EXPECT_EQ(std::ranges::count(offered({"compare", n, ""}), name), expected) << n << name;
        }
}

/// Returns true if the program opens the film's story, without telling it.
bool opens(const std::vector<std::string>& words) {
    try {
        const Command& animate = *find_command("animate");
        story_request_of(read_args<AnimateArgs>(animate.options, Arguments(animate.options, words))).open();
    } catch (const UsageError&) {
        return false;
    } catch (const StoryError&) {
        return false;
    }
    return true;
}

// Law: for each story and board, exactly those solvers are offered with which the line can be finished: with
// one solution, or with another racer.
TEST(Complete, OffersSolversThatTheStoryCanTellOf) {
    for (const Story& story : stories())
        for (const std::string n : {"1", "3", "8", "12", "40", "2000"}) {
            const std::vector<std::string> line{n, "--story", std::string(story.name), "--solver"};
            std::vector<std::string> expected;
            for (const Solver& solver : solvers()) {
                const std::string name(solver.name);
                const auto with = [&](std::vector<std::string> rest) {
                    rest.insert(rest.begin(), line.begin(), line.end());
                    return opens(rest);
                };
                if (with({name}) || with({name, "--limit", "1"}) || with({name + ",bitmask"}) ||
                    with({name + ",min-conflicts"}) || with({name + ",linear"}))
                    expected.push_back(name);
            }
            std::vector<std::string> words{"animate"};
            words.insert(words.end(), line.begin(), line.end());
            words.emplace_back();
            EXPECT_THAT(offered(words), ElementsAreArray(expected)) << story.name << ' ' << n;
        }
}

TEST(Complete, OffersTheStoriesOfTheSolver) {
    EXPECT_THAT(offered({"animate", "8", "--solver", "tables", "--story", "occ"}), ElementsAre("occupancy"));
    EXPECT_THAT(offered({"animate", "8", "--solver", "genetic", "--story", "occ"}), IsEmpty());
}

TEST(Complete, OffersPanelsOfTheStory) {
    for (const Story& story : stories()) {
        std::vector<std::string> expected;
        for (const PanelInfo& panel : panel_table())
            if (std::ranges::count(story.panels, panel.kind) > 0)
                expected.emplace_back(panel.name);
        expected.emplace_back("none");
        EXPECT_THAT(offered({"animate", "8", "--story", std::string(story.name), "--panels", ""}),
                    ElementsAreArray(expected))
            << story.name;
    }
    EXPECT_THAT(offered({"animate", "--panels", "code,no"}), IsEmpty());  // none is always alone
}

TEST(Complete, OffersOperands) {
    std::vector<std::string> names;
    for (const Command& command : commands())
        names.emplace_back(command.name);
    EXPECT_THAT(offered({""}), IsSupersetOf(names));
    EXPECT_EQ(offered({}), offered({""}));
    names.emplace_back("trace");
    names.emplace_back("reel");
    EXPECT_THAT(offered({"help", ""}), ElementsAreArray(names));
    EXPECT_THAT(offered({"list", "sol"}), ElementsAre("solvers"));
    EXPECT_THAT(offered({"list", "solvers", ""}), IsEmpty());
    for (const Command& command : commands())
        EXPECT_EQ(std::ranges::count(offered({std::string(command.name), ""}), any_file),
                  command.operand.starts_with("FILE") ? 1 : 0)
            << command.name;
    EXPECT_THAT(offered({"verify", "a.mp4", "--", "-"}), ElementsAre(any_file));
    EXPECT_THAT(offered({"count", "--merge", ""}), ElementsAre(any_file));
    EXPECT_THAT(offered({"count", ""}), IsEmpty());
    EXPECT_THAT(offered({"chart", "gr"}), ElementsAre("growth"));
    EXPECT_THAT(offered({"chart", "growth", "4-9", "ta"}), IsEmpty());
    EXPECT_THAT(offered({"chart", "compare", "4-9", "ta"}), ElementsAre("tables"));
    EXPECT_THAT(offered({"compare", "8", "tables", "ta"}), IsEmpty());  // already named
    EXPECT_THAT(offered({"compare", "8", "tables,bitmask", "ta"}), IsEmpty());
    EXPECT_THAT(offered({"compare", "8", "tables,ba"}), ElementsAre("tables,backtracking"));
    EXPECT_THAT(offered({"compare", "8", "tables,ta"}), IsEmpty());
    EXPECT_THAT(offered({"chart", "compare", "4-9", "tables,threats,bi"}),
                ElementsAre("tables,threats,bitmask"));
    EXPECT_THAT(offered({"--generate", "fi"}), ElementsAre("fish"));
}

// Sizes, moments and solvers have names; after a comma, a list goes on.
TEST(Complete, OffersTheNamesOfSizesMomentsAndSolvers) {
    EXPECT_THAT(offered({"animate", "8", "--size", ""}), IsSupersetOf({"4k", "1080p", "16:9", "a4"}));
    EXPECT_THAT(offered({"animate", "8", "--size", "10"}), ElementsAre("1080p"));
    EXPECT_THAT(offered({"animate", "8", "--story", "search", "--clips-at", "dea"}), ElementsAre("deadend"));
    EXPECT_THAT(offered({"render", "8", "--select", "solution,dea"}), ElementsAre("solution,deadend"));
    EXPECT_THAT(offered({"animate", "8", "--hold", "solution=2,dea"}), ElementsAre("solution=2,deadend="));
    EXPECT_THAT(offered({"animate", "8", "--story", "race", "--solver", "tables,ba"}),
                ElementsAre("tables,backtracking"));
    EXPECT_THAT(offered({"animate", "8", "--story", "race", "--solver=tables,ba"}),
                ElementsAre("--solver=tables,backtracking"));
}

// Law: with a rule of attack, solvers are offered exactly where they support it.
TEST(Complete, OffersSolversThatSupportTheRule) {
    for (const AttackRuleRow& rule : attack_rules())
        for (const Solver& solver : solvers()) {
            const std::string name(solver.name);
            const Puzzle puzzle(7, {}, rule.rule);
            EXPECT_EQ(
                std::ranges::count(offered({"compare", "7", "--rule", std::string(rule.name), ""}), name),
                solver.takes(puzzle) ? 1 : 0)
                << rule.name << " " << name;
            EXPECT_EQ(std::ranges::count(
                          offered({"solve", "7", "--rule", std::string(rule.name), "--solver", ""}), name),
                      solver.takes(puzzle) ? 1 : 0)
                << rule.name << " " << name;
        }
}

TEST(Complete, DescribesWhatItOffers) {
    EXPECT_EQ(run_inside({"--complete", "--", "animate", "--theme", "sl"}).output,
              "slate\t" + std::string(themes()[1].summary) + "\n:file\n");
    EXPECT_THAT(run_inside({"--complete", "--", "solve", "--solv"}).output, "--solver\tthe solver to use\n");
}

// Law: even the strangest line gets an answer, possibly an empty one.
TEST(Complete, NeverFails) {
    for (const std::string word : {"",
                                   "-",
                                   "--",
                                   "---",
                                   "-o",
                                   "-o=",
                                   "--=",
                                   "--output=",
                                   "--no-such",
                                   "=",
                                   ",",
                                   "--solver=,,",
                                   "\xff",
                                   "a b",
                                   "'",
                                   "\"",
                                   "\\",
                                   "$(touch x)",
                                   "99999999999999999999",
                                   "-1",
                                   ":file",
                                   "\n",
                                   "\t",
                                   "--complete"})
        for (const std::string before : {"", "animate", "--", "--story", "--solver", "help", "--generate"}) {
            offered({word});
            offered({before, word});
            offered({"animate", before, word});
            offered({"animate", word, before, ""});
            offered({"animate", before, word, "--panels", ""});
        }
    EXPECT_EQ(run_inside({"--complete"}).code, 0);
}

TEST(Complete, OpensNoFileAndWritesNone) {
    const Folder folder;
    const Outcome answer =
        run_in(folder, {"--complete", "--", "animate", "8", "-o", "x.mp4", "--theme", "mine.toml", "--events",
                        "missing.jsonl", "--queens-from", "-", "--size", "4k", "--forc"});
    EXPECT_EQ(answer.code, 0);
    EXPECT_EQ(answer.output, "--force\treplace existing files\n");
    EXPECT_TRUE(std::filesystem::is_empty(folder.path()));
}

}  // namespace
}  // namespace queenreel::test
