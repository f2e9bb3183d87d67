// Nothing untrue is said: captions and lit lines of a search agree with its events, for all solvers.

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "extent.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/solvers/pseudocode.h"
#include "queenreel/story/search/free_squares.h"
#include "queenreel/story/wording.h"
#include "queenreel/timing/transition.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;

using Kind = SearchEvent::Kind;
using testing::AnyOf;
using testing::HasSubstr;
using testing::Not;

/// An event that outlives its solver's step.
struct Happened {
    SearchEvent event;
    std::vector<int> columns;
};

/// A picture of a search with the events before it, of which it shows the last.
struct Picture {
    const Frame& frame;
    const std::vector<Happened>& events;
    std::size_t told;  ///< number of these
    bool is_event;     ///< whether it is the first of the event told last

    const SearchEvent& event() const { return events.at(told - 1).event; }
    const SearchEvent* next() const { return told < events.size() ? &events[told].event : nullptr; }
    Solution queens() const { return told == 0 ? Solution{} : Solution(events[told - 1].columns); }

    std::string line() const {
        for (const Panel& panel : frame.panels)
            if (const auto* code = std::get_if<CodePanel>(&panel))
                return code->active < 0 ? "" : code->lines.at(static_cast<std::size_t>(code->active));
        return {};
    }
    std::optional<std::size_t> calls() const {
        for (const Panel& panel : frame.panels)
            if (const auto* stack = std::get_if<StackPanel>(&panel))
                return stack->calls.size();
        return std::nullopt;
    }
};

std::vector<Happened> all_of(const StoryOptions& options) {
    std::vector<Happened> events;
    for (const SearchEvent& event :
         options.solver->search(options.n, {.detail = Detail::steps, .seed = options.seed}))
        events.push_back({event, {event.columns.begin(), event.columns.end()}});
    for (Happened& happened : events)
        happened.event.columns = happened.columns;
    return events;
}

void each_picture_of(std::string_view story, const StoryOptions& options, const Pace& pace,
                     const std::function<void(const Picture&)>& look) {
    const std::vector<Happened> events = all_of(options);
    std::uint64_t told = 0;
    const auto film = find_story(story)->open(options);
    for (const Frame& frame : with_transitions(film->frames(pacer_of(*film, pace)), Transition::cut)) {
        const std::uint64_t now = frame.in_between ? told : frame.event;  // it leads in to the next one
        SCOPED_TRACE(std::string(story) + " of " + std::string(options.solver->name) +
                     ", n = " + std::to_string(options.n) + ", event " + std::to_string(frame.event) + ": " +
                     frame.caption);
        look({frame, events, now, now != told});
        told = now;
        if (testing::Test::HasFailure())
            return;
    }
}

/// The default panels of a search, its code and its calls.
std::vector<PanelKind> with_code_and_calls(StoryOptions options) {
    std::vector<PanelKind> kinds;
    for (const PanelSlot& slot : scene_of("search", options).panels)
        kinds.push_back(slot.kind);
    for (const PanelKind kind : {PanelKind::code, PanelKind::stack}) {
        options.panels = {kind};
        if (std::ranges::find(kinds, kind) == kinds.end() && refusal("search", options).empty())
            kinds.push_back(kind);
    }
    return kinds;
}

/// A law for each picture of every search.
struct Truth {
    virtual ~Truth() = default;
    virtual void look(const StoryOptions& options, const Picture& picture) = 0;
    virtual void end() = 0;  ///< expects that its subject occurred
};

bool backtracks(const StoryOptions& options) {
    return options.solver->profile.approach == Approach::backtracking;
}

// Law: a queen said to move on is placed again, in this picture, in the row that it was taken back from.
struct AQueenThatMovesOnIsPlacedInItsRow : Truth {
    int moves = 0;

    void look(const StoryOptions& options, const Picture& picture) override {
        std::optional<int> left;
        if (picture.told > 0 && picture.event().kind == Kind::placed)
            for (std::size_t at = picture.told - 1; at-- > 0 && !left;)
                if (const SearchEvent& event = picture.events[at].event; !only_looks(event.kind))
                    left = event.kind == Kind::removed ? event.square.row : -1;
        const bool moves_on = backtracks(options) && left && *left == picture.event().square.row;
        if (picture.is_event && backtracks(options))
            EXPECT_EQ(picture.frame.caption.find(" moves on ") != std::string::npos, moves_on);
        if (picture.frame.caption.find(" moves on ") == std::string::npos)
            return;
        EXPECT_TRUE(moves_on);
        EXPECT_THAT(picture.frame.caption, HasSubstr("ow " + std::to_string(*left + 1) + " moves on "));
        ++moves;
    }
    void end() override { EXPECT_GT(moves, 100); }
};

/// The row or column whose squares a queen was taken from, as captions name it after their first letter.
std::string line_left(const StoryOptions& options, const SearchEvent& removed) {
    const BoardNames names(options.n);
    const bool is_column = removed.choice.row < 0 && removed.choice.column >= 0;
    return is_column ? names.column(removed.choice.column) : names.row(removed.square.row);
}

// Law: a row with nothing left says so, by the line that returns, before a queen above it is taken back or
// the search ends, and only there. The way back names the row or column chosen on the way there.
struct ARowWithNothingLeftReturns : Truth {
    int returns = 0;
    std::optional<std::string> line_before;

    void look(const StoryOptions& options, const Picture& picture) override {
        if (!backtracks(options) || picture.line().empty())
            return;
        const std::string line = picture.line();
        const bool is_return = line.ends_with(" left: return");
        if (is_return) {
            ++returns;
            ASSERT_TRUE(picture.next());
            EXPECT_TRUE(picture.next()->kind == Kind::removed || picture.next()->kind == Kind::exhausted);
            EXPECT_THAT(picture.frame.caption, AnyOf(HasSubstr(" left: back to "), HasSubstr("dead end"),
                                                     HasSubstr("no look"), HasSubstr("ossibilities tried")));
            constexpr std::string_view goes_back = ": back to ";
            if (const std::size_t back = picture.frame.caption.find(goes_back); back != std::string::npos)
                EXPECT_EQ(picture.frame.caption.substr(back + goes_back.size()),
                          line_left(options, *picture.next()));
        }
        if (picture.is_event &&
            (picture.event().kind == Kind::removed || picture.event().kind == Kind::exhausted)) {
            const SearchEvent& before = picture.events[picture.told - 2].event;
            const bool by_itself = before.kind == Kind::solution || before.kind == Kind::wiped_out ||
                                   (before.kind == Kind::rejected && queen_stands(before));
            EXPECT_EQ(line_before->ends_with(" left: return"), !by_itself) << *line_before;
            if (picture.event().kind == Kind::removed)
                EXPECT_THAT(line, HasSubstr("take "));
        }
        line_before = line;
    }
    void end() override { EXPECT_GT(returns, 100); }
};

// Law: a queen that is said to lead nowhere was in no solution, and one taken back to look for more was in
// some; both are said with the queen's picture, and not while its row is tried further.
struct AQueenThatLeadsNowhereWasInNoSolution : Truth {
    int said = 0;

    void look(const StoryOptions& options, const Picture& picture) override {
        const bool nowhere = picture.frame.caption.ends_with(": it leads nowhere");
        if (!backtracks(options) || (!nowhere && !picture.frame.caption.ends_with(" to look for more")))
            return;
        ++said;
        std::size_t at = picture.told - 1;
        const SearchEvent& taken = picture.event();
        ASSERT_EQ(taken.kind, Kind::removed);
        bool solved = false;
        for (;
             picture.events[at].event.kind != Kind::placed || picture.events[at].event.square != taken.square;
             --at)
            solved |= picture.events[at].event.kind == Kind::solution;
        EXPECT_EQ(solved, !nowhere);
    }
    void end() override { EXPECT_GT(said, 20); }
};

// Law: the caption of a placed queen names its square; that of two that swap names both rows.
struct APlacingNamesItsSquare : Truth {
    int placings = 0;

    void look(const StoryOptions&, const Picture& picture) override {
        if (!picture.is_event || picture.event().kind != Kind::placed)
            return;
        ++placings;
        const Square square = picture.event().square;
        const std::string caption = capitalized(picture.frame.caption);
        if (caption.find(" swap columns: ") != std::string::npos) {
            EXPECT_THAT(caption,
                        testing::ContainsRegex(" rows .*" + std::to_string(square.row + 1) + " .*swap"));
            return;
        }
        EXPECT_THAT(caption, AnyOf(HasSubstr("row " + std::to_string(square.row + 1)),
                                   HasSubstr("Row " + std::to_string(square.row + 1))));
        EXPECT_THAT(caption, HasSubstr("column " + std::to_string(square.column + 1)));
    }
    void end() override { EXPECT_GT(placings, 500); }
};

// Law: a square that is said to be safe was tested before, and no queen attacks it.
struct ASafeSquareHasNoAttacker : Truth {
    int safe = 0;

    void look(const StoryOptions&, const Picture& picture) override {
        if (picture.frame.caption.find(" is safe: ") == std::string::npos)
            return;
        ++safe;
        ASSERT_EQ(picture.event().kind, Kind::placed);
        EXPECT_EQ(picture.events.at(picture.told - 2).event.kind, Kind::tested);
        for (int row = 0; row < picture.event().square.row; ++row)
            EXPECT_FALSE(
                share_line({row, picture.queens()[static_cast<std::size_t>(row)]}, picture.event().square));
    }
    void end() override { EXPECT_GT(safe, 10); }
};

// Law: a call is a picture of its own, in which the stack grows and the row that it searches is lit, if it
// has one yet; and a placed queen has not made its call yet.
struct ACallIsSeenToBeMade : Truth {
    int calls = 0;
    std::optional<std::size_t> before;

    void look(const StoryOptions& options, const Picture& picture) override {
        if (!backtracks(options))
            return;
        const bool is_call =
            !picture.is_event && options.solver->silent.call >= 0 &&
            picture.line() ==
                code_lines(*options.solver,
                           BoardNames(options.n))[static_cast<std::size_t>(options.solver->silent.call)];
        if (is_call && picture.calls()) {
            ++calls;
            EXPECT_EQ(*picture.calls(), *before + 1);
            EXPECT_EQ(picture.event().kind, Kind::placed);
        }
        if (is_call && picture.frame.in_between) {
            const int row = picture.event().square.row + 1;
            EXPECT_EQ(picture.frame.board.lit_row, options.solver->ordered && row < options.n ? row : -1);
        }
        before = picture.calls();
    }
    void end() override { EXPECT_GT(calls, 20); }
};

// Law: "the fewest" is said of one with fewer than some other, and "all" if all have as many. A single
// candidate is named, and the queen goes there.
struct TheFewestAreFewerThanOthers : Truth {
    std::map<std::string, int> said;

    void look(const StoryOptions& options, const Picture& picture) override {
        const std::string& caption = picture.frame.caption;
        const bool forced = caption.find(" has a single candidate, ") != std::string::npos;
        const bool fewest = forced || caption.find(" has the fewest candidates (") != std::string::npos;
        const bool all =
            caption.starts_with("All ") && caption.find(" candidates: take ") != std::string::npos;
        if ((!fewest && !all) || !picture.next() || picture.next()->kind != Kind::placed)
            return;
        ++said[forced ? "forced" : fewest ? "fewest" : "all"];
        const FreeSquares free(options.n, picture.queens());
        const Square choice = picture.next()->choice;
        std::set<int> sizes;
        std::set<int> columns(picture.queens().begin(), picture.queens().end());
        for (int i = 0; i < options.n; ++i) {
            const auto row = static_cast<std::size_t>(i);
            if (row >= picture.queens().size() || picture.queens()[row] < 0)
                sizes.insert(free.in({i, -1}));
            if (options.solver->keeps == Keeps::cover && !columns.contains(i))
                sizes.insert(free.in({-1, i}));
        }
        EXPECT_EQ(free.in(choice), *sizes.begin());
        EXPECT_EQ(sizes.size() > 1, fewest);
        EXPECT_EQ(fewest && free.in(choice) == 1, forced);
        const Square square = picture.next()->square;
        const BoardNames names(options.n);
        const std::string line = choice.row >= 0 ? names.row(choice.row) : names.column(choice.column);
        EXPECT_THAT(caption, HasSubstr(line.substr(1))) << "by the name that it has on the way back";
        const std::string there = choice.row >= 0 ? names.column(square.column) : names.row(square.row);
        EXPECT_THAT(caption, HasSubstr(forced ? " candidate, " + there + ": forced"
                                              : std::to_string(free.in(choice))));
    }
    void end() override {
        EXPECT_GT(said["forced"], 0);
        EXPECT_GT(said["fewest"], 0);
        EXPECT_GT(said["all"], 0);
    }
};

// Law: a row that queens leave without a candidate has none, and the number of queens is right; a row that is
// said not to have been tried yet never had a queen; and backtracking, which goes row by row, needs as many
// queens to find it as there are rows above, which are more.
struct ARowNotTriedYetNeverHadAQueen : Truth {
    std::map<std::string, int> said;
    int largest = 0;

    void look(const StoryOptions& options, const Picture& picture) override {
        const std::string& caption = picture.frame.caption;
        const bool empties = caption.find(" without a candidate: a dead end") != std::string::npos;
        const bool is_earlier = caption.starts_with("Go back; backtracking needs ");
        const bool spares = is_earlier || caption.find(" was not tried yet: take back ") != std::string::npos;
        if ((!empties && !spares) || !picture.is_event)
            return;
        largest = std::max(largest, options.n);
        ++said[empties ? "empties" : is_earlier ? "earlier" : "spares"];
        const SearchEvent& wiped = picture.events.at(picture.told - (empties ? 1 : 2)).event;
        ASSERT_EQ(wiped.kind, Kind::wiped_out);
        const int row = wiped.square.row;
        EXPECT_EQ(FreeSquares(options.n, wiped.columns).in({row, -1}), 0);
        const auto queens =
            static_cast<int>(std::ranges::count_if(wiped.columns, [](int column) { return column >= 0; }));
        if (is_earlier) {
            EXPECT_THAT(caption, testing::EndsWith(" needs " + std::to_string(row) + " queens to see this"));
            EXPECT_LT(queens, row);
        } else {
            EXPECT_THAT(caption, HasSubstr("ow " + std::to_string(row + 1) + ' '));
        }
        if (empties)
            EXPECT_THAT(caption, testing::MatchesRegex(std::to_string(queens) + " queens? leave.*"));
        const bool tried = std::ranges::any_of(
            picture.events.begin(), picture.events.begin() + static_cast<std::ptrdiff_t>(picture.told),
            [row](const Happened& past) {
                return past.event.kind == Kind::placed && past.event.square.row == row;
            });
        EXPECT_FALSE(spares && tried);
    }
    void end() override {
        EXPECT_GT(said["empties"], 5);
        if (largest >= 6)  // on smaller boards, backtracking sees it with as few
            EXPECT_GT(said["earlier"], 0);
        EXPECT_GT(said["spares"], 3);
    }
};

// Law: a solution is not announced: its words come with the board and number, not with the call before.
struct ASolutionIsAnnouncedWhenFound : Truth {
    int solutions = 0;

    void look(const StoryOptions&, const Picture& picture) override {
        if (!picture.frame.caption.starts_with("Solution "))
            return;
        ASSERT_GT(picture.told, 0U);
        EXPECT_EQ(picture.event().kind, Kind::solution);
        ++solutions;
    }
    void end() override { EXPECT_GT(solutions, 50); }
};

// Law: the row with a lit label is the event's; at a solution, no label is lit.
struct TheRowThatIsSearchedIsLit : Truth {
    int lit = 0;

    void look(const StoryOptions& options, const Picture& picture) override {
        if (picture.frame.card() || !picture.is_event)
            return;
        const SearchEvent& event = picture.event();
        const int row = event.kind <= Kind::wiped_out ? event.square.row : -1;
        EXPECT_EQ(picture.frame.board.lit_row, picture.frame.hurried ? -1 : row);
        // Solvers that look ahead see rows run empty that they have not reached.
        if (row < 0 || !backtracks(options) || !options.solver->ordered || event.kind == Kind::wiped_out)
            return;
        ++lit;
        // The rows above it have queens, and those below it none.
        for (int other = 0; other < options.n; ++other) {
            const auto at = static_cast<std::size_t>(other);
            const bool stands = at < picture.queens().size() && picture.queens()[at] >= 0;
            if (other != row && options.solver->name != "brute")
                EXPECT_EQ(stands, other < row) << other;
        }
    }
    void end() override { EXPECT_GT(lit, 500); }
};

// Law: a choice lights the row of the next queen, which its caption names, not the previous queen's row; for
// a column, no row.
struct ARowIsLitWhenItIsChosen : Truth {
    int chosen = 0;

    void look(const StoryOptions&, const Picture& picture) override {
        const SearchEvent* const next = picture.next();
        if (picture.frame.moment != MomentKind::choice || picture.frame.in_between || !next ||
            next->kind > Kind::placed)
            return;
        ++chosen;
        const int row = next->choice == Square{-1, -1} ? next->square.row : next->choice.row;
        EXPECT_EQ(picture.frame.board.lit_row, picture.frame.hurried ? -1 : row);
    }
    void end() override { EXPECT_GT(chosen, 100); }
};

template <class... Truths>
std::vector<std::unique_ptr<Truth>> each() {
    std::vector<std::unique_ptr<Truth>> all;
    (all.push_back(std::make_unique<Truths>()), ...);
    return all;
}

std::vector<std::unique_ptr<Truth>> all_truths() {
    return each<AQueenThatMovesOnIsPlacedInItsRow, ARowWithNothingLeftReturns,
                AQueenThatLeadsNowhereWasInNoSolution, APlacingNamesItsSquare, ASafeSquareHasNoAttacker,
                ACallIsSeenToBeMade, TheFewestAreFewerThanOthers, ARowNotTriedYetNeverHadAQueen,
                ASolutionIsAnnouncedWhenFound, TheRowThatIsSearchedIsLit, ARowIsLitWhenItIsChosen>();
}

class TruthLaws : public Law {};
LAW_EXTENTS(TruthLaws);

// Told once for all of them, in full and in short.
TEST_P(TruthLaws, HoldForEachPictureOfEverySearch) {
    const std::vector<std::unique_ptr<Truth>> truths = all_truths();
    for (const std::string_view story : {"search", "occupancy"})
        for (const Solver& solver : solvers())
            for (const int n : by_extent<std::vector<int>>({1, 4, 5}, {1, 4, 5, 6, 8})) {
                StoryOptions options{.solver = &solver, .n = n};
                if (n > (solver.name == "brute" ? 5 : solver.max_n) || !refusal(story, options).empty())
                    continue;
                if (story == "search")
                    options.panels = with_code_and_calls(options);
                for (const Pace& pace : {Pace(), spoken()})
                    each_picture_of(story, options, pace, [&](const Picture& picture) {
                        for (const auto& truth : truths)
                            truth->look(options, picture);
                    });
            }
    for (const auto& truth : truths)
        truth->end();
}

// Law: the first picture of a search says nothing of steps that repeat, however short of time the film is.
TEST_P(TruthLaws, NothingRepeatsBeforeItWasSeen) {
    for (const Solver& solver : solvers())
        for (const PaceStyle& style : pace_styles())
            for (const auto more : by_extent<std::vector<std::chrono::seconds>>({15s}, {0s, 15s, 40s})) {
                const StoryOptions options{.solver = &solver, .n = solver.name == "brute" ? 4 : 8};
                const auto film = find_story("search")->open(options);
                Pace pace(style);
                pace.duration = measure(*film, pace).min_duration(pace) + more;
                for (const Frame& frame : film->frames(pacer_of(*film, pace)))
                    if (frame.event > 0) {
                        SCOPED_TRACE(std::string(solver.name) + ' ' + std::string(style.name));
                        EXPECT_THAT(frame.caption, Not(HasSubstr(" again")));
                        break;
                    }
            }
}

/// Lines that a search of five queens lights in no picture, and the reason.
const std::map<std::string, std::vector<std::string>>& never_lit() {
    // The heads of loops around everything, and of statements that the next line ends; what follows a failed
    // attempt, where the first does not fail; and swaps, where five queens are placed at once.
    static const std::map<std::string, std::vector<std::string>> lines{
        {"min-conflicts", {"repeat 20", "  repeat 1000", "  clear the board", "give up"}},
        {"min-conflicts-random",
         {"repeat 20", "  repeat 1000", "    of the queens", "  clear the board", "give up"}},
        {"linear",
         {"repeat 300", "  for each row", "  for each queen", "  else clear the board", "give up",
          "    or when no draw", "    draw another", "    until that", "    take both", "    put each"}},
        {"genetic", {"repeat 60", "  while a better", "  drop them all", "give up"}},
        // With five queens, no line is ever without a square.
        {"dancing-links", {"search(lines to cover):", "  if it has none"}},
        // The board of five is built in one of several ways.
        {"constructive",
         {"n is 2 or 3", "m = n", "if m mod", "else, with", "  upper half: from", "  lower half: the upper"}},
    };
    return lines;
}

// Law: each line of a listing is lit in some picture of five queens, or is named above.
TEST_P(TruthLaws, EachLineIsLitInSomePicture) {
    for (const Solver& solver : solvers()) {
        StoryOptions options{.solver = &solver, .n = 5};
        options.panels = {PanelKind::code};
        std::set<std::string> lit;
        std::vector<std::string> lines;
        const auto film = find_story("search")->open(options);
        for (const Frame& frame : with_transitions(film->frames(pacer_of(*film, Pace())), Transition::cut))
            for (const Panel& panel : frame.panels)
                if (const auto* code = std::get_if<CodePanel>(&panel)) {
                    lines = code->lines.items();
                    if (code->active >= 0)
                        lit.insert(lines.at(static_cast<std::size_t>(code->active)));
                }
        const auto named = never_lit().find(std::string(solver.name));
        for (const std::string& line : lines) {
            const bool is_named = named == never_lit().end()
                                      ? line == lines.front()
                                      : std::ranges::any_of(named->second, [&](const std::string& start) {
                                            return line.starts_with(start);
                                        });
            EXPECT_EQ(lit.contains(line), !is_named) << solver.name << ": " << line;
        }
    }
}

// Law: signs that a search is hurried come and go together, also while queens move.
TEST_P(TruthLaws, NothingIsHalfHurried) {
    int hurried = 0;
    int told = 0;
    for (const Solver& solver : solvers()) {
        if (solver.name == "brute")
            continue;
        const StoryOptions options{.solver = &solver, .n = 8};
        const auto film = find_story("search")->open(options);
        for (const Frame& frame :
             with_transitions(film->frames(pacer_of(*film, lasting(120s))), Transition::glide)) {
            SCOPED_TRACE(std::string(solver.name) + ", event " + std::to_string(frame.event) + ": " +
                         frame.caption);
            const bool says_so = frame.caption.ends_with(", faster") ||
                                 frame.caption.starts_with("First queen on ") ||
                                 frame.caption.starts_with("Generation after generation: ");
            const bool tells = frame.chapter.starts_with("Solution") || frame.caption.starts_with("Solution");
            if (!frame.hurried) {
                ASSERT_FALSE(says_so);
                ++told;
            } else if (!frame.in_between && !tells) {
                ASSERT_TRUE(says_so);
                ++hurried;
            }
        }
    }
    EXPECT_GT(told, 100);
    EXPECT_GT(hurried, 100);
}

}  // namespace
}  // namespace queenreel
