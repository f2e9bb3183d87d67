#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "extent.h"
#include "queenreel/story/race/cards.h"
#include "queenreel/story/race/race.h"
#include "queenreel/story/race/words.h"
#include "queenreel/story/search/map.h"
#include "queenreel/story/wording.h"
#include "tales.h"

namespace queenreel {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;
using testing::StrEq;

using Kind = SearchEvent::Kind;

StoryOptions race_of(const std::vector<std::string_view>& names, int n) {
    StoryOptions options = default_options("race", n);
    for (const std::string_view name : names)
        options.racers.push_back({.solver = find_solver(name)});
    return options;
}

const std::vector<BoardsPanel::SmallBoard>& boards(const Frame& frame) {
    return std::get<BoardsPanel>(frame.panels.at(0)).boards;
}

std::vector<MapPanel> tracks(const Frame& frame) {
    std::vector<MapPanel> all;
    for (const Panel& panel : frame.panels)
        if (const auto* map = std::get_if<MapPanel>(&panel))
            all.push_back(*map);
    return all;
}

/// How much of all the work is behind a playhead, as a share of the longest track.
double length(const MapPanel& track) {
    return track.now * track.extent;
}

std::vector<std::string> notes(const Frame& frame, std::size_t note) {
    std::vector<std::string> all;
    for (const auto& small : boards(frame))
        all.push_back(small.notes.at(note));
    return all;
}

std::vector<std::string> chapters(const std::vector<Frame>& frames) {
    std::vector<std::string> all;
    for (const Frame& frame : frames)
        if (!frame.chapter.empty())
            all.push_back(frame.chapter);
    return all;
}

/// How a search goes, event by event, as this test reads it.
struct Told {
    std::vector<std::uint64_t> looks{};
    std::vector<std::uint64_t> placed{};     // queens so far …
    std::vector<std::uint64_t> solutions{};  // … and solutions
    std::vector<std::vector<int>> columns{};
    std::vector<int> last_solution{};
    bool gave_up = false;
    std::uint64_t to_first = 0;  // looks to the first solution, or to the end if there is none

    Told(const Solver& solver, int n, std::uint64_t seed = 1) {
        std::uint64_t queens = 0;
        std::uint64_t found = 0;
        for (const SearchEvent& event : solver.search(n, {.detail = Detail::steps, .seed = seed})) {
            queens += event.kind == Kind::placed;
            found += event.kind == Kind::solution;
            if (event.kind == Kind::solution)
                last_solution.assign(event.columns.begin(), event.columns.end());
            gave_up = event.kind == Kind::gave_up;
            if (found == 0 || (found == 1 && event.kind == Kind::solution))
                to_first = event.looks;
            looks.push_back(event.looks);
            placed.push_back(queens);
            solutions.push_back(found);
            columns.emplace_back(event.columns.begin(), event.columns.end());
        }
    }
    std::uint64_t all_looks() const { return looks.back(); }
};

/// The searches of n by all solvers that take it and are quick to tell.
std::map<std::string_view, Told> searches(int n) {
    std::map<std::string_view, Told> all;
    for (const Solver& solver : solvers())
        if (n <= solver.max_n && !(solver.name == "brute" && n > 6))
            all.emplace(solver.name, Told(solver, n));
    return all;
}

/// Compares a race of two with their searches alone: up to their first solutions if one of them finds no
/// more.
void expect_fair(const StoryOptions& options, const std::map<std::string_view, Told>& alone) {
    const auto entries = race_entries(options);
    const bool to_first =
        std::ranges::any_of(entries, [](const RaceEntry& entry) { return !entry.racer.solver->complete; });
    const auto all_looks = [&](const Racer& racer) {
        return to_first ? alone.at(racer.name()).to_first : alone.at(racer.name()).all_looks();
    };
    Race race(entries, options);
    std::uint64_t clock = 0;
    while (race.step()) {
        ASSERT_GE(race.clock(), clock) << "time never runs back";
        clock = race.clock();
        for (const Racer& racer : race.racers()) {
            ASSERT_LE(racer.looks(), clock) << racer.name() << " is ahead of its time";
            if (racer.is_done())
                ASSERT_EQ(racer.looks(), all_looks(racer));
            else if (!racer.is_at_solution())
                ASSERT_GT(racer.next_at().value(), clock) << racer.name() << " is behind its time";
            ASSERT_EQ(race.ran(racer), race.ran(racer) && racer.looks() == clock);
        }
        const bool finish = std::ranges::any_of(
            race.racers(), [&](const Racer& racer) { return race.ran(racer) && racer.is_done(); });
        ASSERT_EQ(race.moment() == Moment(MomentKind::solution, 1), finish) << "at " << clock;
    }
    for (const Racer& racer : race.racers()) {
        const Told& told = alone.at(racer.name());
        ASSERT_TRUE(racer.is_done());
        EXPECT_EQ(racer.looks(), all_looks(racer));
        if (!to_first)
            EXPECT_EQ(racer.queens_placed(), told.placed.back());
        EXPECT_EQ(racer.solutions(),
                  to_first ? std::min<std::uint64_t>(1, told.solutions.back()) : told.solutions.back());
        EXPECT_EQ(racer.gave_up(), told.gave_up);
        std::size_t place = 1;
        for (const Racer& other : race.racers())
            place += !other.gave_up() && all_looks(other) < all_looks(racer);
        EXPECT_EQ(race.place(racer), told.gave_up ? std::nullopt : std::optional(place));
    }
}

class EveryRace : public testing::TestWithParam<int> {};

IN_BOTH_EXTENTS(EveryRace, testing::Values(1, 4, 5), testing::Values(6, 8));

TEST_P(EveryRace, IsFairToEachPairOfSolvers) {
    const auto alone = searches(GetParam());
    for (const auto& [one, told] : alone)
        for (const auto& [other, also_told] : alone) {
            if (one >= other)
                continue;
            SCOPED_TRACE(std::string(one) + " against " + std::string(other));
            expect_fair(race_of({one, other}, GetParam()), alone);
            if (testing::Test::HasFailure())
                return;
        }
}

// The numbers below a board are the last ones in a film of its search alone.
TEST_P(EveryRace, CountsAsSearchesDo) {
    for (const Solver& solver : solvers()) {
        if (solver.max_n < GetParam() || (solver.name == "brute" && GetParam() > 5))
            continue;
        const auto other = solver.name == "constructive" ? "linear" : "constructive";
        const auto raced = tale("race", race_of({solver.name, other}, GetParam()), lasting(60s));
        StoryOptions options = default_options("search", GetParam());
        options.solver = &solver;
        options.to_first_solution = true;  // as its opponent finds no more
        const auto searched = tale("search", options, lasting(300s));
        for (const Panel& panel : searched.back().panels) {
            const auto* counters = std::get_if<CountersPanel>(&panel);
            if (!counters)
                continue;
            std::map<std::string, std::string> counts;
            for (const CountersPanel::Counter& counter : counters->counters)
                counts[counter.name] = counter.value;
            EXPECT_THAT(tracks(raced.back()).at(0).value, HasSubstr("after " + counts.at("looks") + " look"))
                << solver.name;
        }
    }
}

// Law: each board shows its solver's last event that took no more looks than the clock shows; a finished
// racer's board shows the last solution that it found.
TEST(Race, ShowsEveryRacerAtTheSameLook) {
    for (const int n : {1, 2, 3, 4, 5}) {
        const StoryOptions options = default_options("race", n);
        const auto frames = tale("race", options);
        const std::vector<Told> alone{Told(*find_solver("backtracking"), n),
                                      Told(*find_solver("forward-checking"), n),
                                      Told(*find_solver("dancing-links"), n)};
        for (const Frame& frame : frames) {
            ASSERT_EQ(boards(frame).size(), alone.size());
            for (std::size_t i = 0; i < alone.size(); ++i) {
                const Told& told = alone[i];
                // Events of one look are taken together, up to a solution.
                const auto shown = boards(frame)[i];
                bool found = false;
                for (std::size_t event = 0; event < told.looks.size() && told.looks[event] <= frame.event;
                     ++event)
                    found |= shown.notes.front() == counted(told.solutions[event], "solution") &&
                             (shown.lit || queens_of(shown.board) == board_of(n, told.columns[event]));
                const bool waits = told.looks.front() > frame.event;
                ASSERT_TRUE(found || waits) << n << ", at " << frame.event;
                EXPECT_EQ(shown.lit, told.all_looks() <= frame.event && shown.lit);
                if (shown.lit && !told.last_solution.empty())
                    EXPECT_EQ(queens_of(shown.board), board_of(n, told.last_solution));
            }
        }
    }
}

// Law: the clock is the same for all. All playheads are aligned until a track is over; at its end is whoever
// is done, and nobody else. The shortest track wins.
TEST(Race, HasOneClockForAllTracks) {
    const auto frames = tale("race", default_options("race", 5));
    for (const Frame& frame : frames) {
        const auto maps = tracks(frame);
        ASSERT_EQ(maps.size(), 3U);
        std::uint64_t most = 0;
        for (const MapPanel& map : maps)
            most = std::max(most, map.map->looks);
        for (std::size_t i = 0; i < maps.size(); ++i) {
            const Told told(*find_solver(maps[i].name), 5);
            EXPECT_EQ(maps[i].map->looks, told.all_looks());
            EXPECT_EQ(maps[i].name, boards(frame)[i].label);
            EXPECT_DOUBLE_EQ(maps[i].extent,
                             static_cast<double>(told.all_looks()) / static_cast<double>(most));
            EXPECT_EQ(maps[i].now == 1, boards(frame)[i].lit) << maps[i].name << " at " << frame.event;
            EXPECT_DOUBLE_EQ(length(maps[i]), std::min(maps[i].extent, static_cast<double>(frame.event) /
                                                                           static_cast<double>(most)));
            EXPECT_EQ(maps[i].lit, boards(frame)[i].won);
        }
    }
    const auto last = tracks(frames.back());
    const auto shortest = std::ranges::min_element(last, {}, &MapPanel::extent);
    EXPECT_TRUE(shortest->lit);
    EXPECT_THAT(shortest->value, StartsWith("1st after "));
}

// Law: beside one long search, short ones are visible: the scale bends where the last of them ends, the same
// for all, so that playheads are aligned and the shorter track is the shorter search. From there on, the
// caption says so.
TEST(Race, ShowsShortTracksBesideALongOne) {
    const auto frames = tale("race", race_of({"backtracking", "brute", "forward-checking"}, 5), lasting(60s));
    const auto last = tracks(frames.back());
    EXPECT_TRUE(last[1].scale.is_bent());
    EXPECT_EQ(last[1].extent, 1);
    EXPECT_EQ(std::ranges::max(last[0].extent, last[2].extent), 0.4);
    EXPECT_GT(std::ranges::min(last[0].extent, last[2].extent), 0.1);
    EXPECT_EQ(last[0].map->looks < last[2].map->looks, last[0].extent < last[2].extent);
    EXPECT_THAT(last[1].bend, HasSubstr(" × shorter"));
    const auto head = [](const MapPanel& map) { return map.scale.place_of(map.now) * map.extent; };
    const double bend = last[1].scale.width;
    EXPECT_DOUBLE_EQ(bend, 0.4);
    bool is_said = false;
    for (const Frame& frame : frames) {
        const auto maps = tracks(frame);
        for (const std::size_t i : {0U, 2U})
            EXPECT_NEAR(head(maps[i]), std::min(maps[i].extent, head(maps[1])), 1e-9) << frame.event;
        const bool is_beyond = head(maps[1]) > bend + 1e-9 && maps[1].now < 1;
        EXPECT_EQ(frame.caption.starts_with("Right of the line, tracks are "), is_beyond) << frame.event;
        is_said |= is_beyond;
    }
    EXPECT_TRUE(is_said);
    for (const MapPanel& map : tracks(tale("race", default_options("race", 6)).back()))
        EXPECT_FALSE(map.scale.is_bent()) << "all are seen on one scale";
}

// Law: every number on a track is counted in the events of its search: solutions so far, or its place and all
// of its looks.
TEST(Race, CountsWhatTracksSay) {
    for (const Frame& frame : tale("race", default_options("race", 5)))
        for (const MapPanel& track : tracks(frame)) {
            const Told told(*find_solver(track.name), 5);
            if (track.now == 1) {
                EXPECT_THAT(track.value, HasSubstr("after " + grouped(told.all_looks()) + " look"));
                continue;
            }
            bool found = told.looks.front() > frame.event;
            for (std::size_t event = 0; event < told.looks.size() && told.looks[event] <= frame.event;
                 ++event)
                found |= track.value == counted(told.solutions[event], "solution");
            EXPECT_TRUE(found) << track.value << " of " << track.name << " at " << frame.event;
        }
}

// A track's map is that of its search alone.
TEST(Race, HasTheMapsOfTheSearches) {
    const auto frames = tale("race", default_options("race", 5));
    for (const MapPanel& track : tracks(frames.back())) {
        const Solver& solver = *find_solver(track.name);
        SearchMapper mapper(5);
        for (const SearchEvent& event : solver.search(5, {.detail = Detail::steps, .seed = 1}))
            mapper.follow(event);
        EXPECT_EQ(*track.map, mapper.map(solver.profile.approach, BoardNames(5))) << track.name;
    }
}

TEST(Race, GivesEachFinishAMomentThatHolds) {
    const auto frames = tale("race", default_options("race", 5), Pace());
    EXPECT_THAT(chapters(frames), ElementsAre("Start", "1st: forward-checking", "2nd: backtracking",
                                              "3rd: dancing-links", "Result"));
    for (const Frame& frame : frames)
        if (frame.chapter.find("st: ") != std::string::npos ||
            frame.chapter.find("nd: ") != std::string::npos)
            EXPECT_EQ(frame.duration,
                      std::max(Pace().hold(Moment(MomentKind::solution, 1)), reading_time(frame.caption)));
}

// One board's frame differs from all others.
TEST(Race, FramesTheWinnerUnlikeTheOthers) {
    for (const Frame& frame : tale("race", default_options("race", 5)))
        for (const auto& small : boards(frame)) {
            if (small.won)
                EXPECT_TRUE(small.lit);
            EXPECT_EQ(small.won, small.lit && small.label == "forward-checking");
        }
}

TEST(Race, NamesEachRacerThatFinishes) {
    const auto frames = tale("race", race_of({"backtracking", "bitmask"}, 4));
    std::vector<std::string> said;
    for (const Frame& frame : frames)
        if (said.empty() || said.back() != frame.caption)
            said.push_back(frame.caption);
    EXPECT_THAT(said, ElementsAre(std::string(race_rule), "bitmask finds the first solution",
                                  "bitmask finishes first, with all 2 solutions",
                                  "backtracking finishes second, with all 2 solutions", "bitmask wins"));
}

// Law: captions change where somebody finishes or takes the lead, and otherwise only at a bend. Whoever takes
// it has more solutions than all others, and nobody is done; each takes it once. Current numbers of queens
// are never compared.
TEST(Race, SpeaksOnlyOfLeadsAndFinishes) {
    for (const auto& names :
         {std::vector<std::string_view>{"backtracking", "forward-checking", "dancing-links"},
          {"backtracking", "bitmask", "tables", "threats", "min-conflicts"},
          {"backtracking", "tables", "bitmask", "forward-checking", "forward-checking-mrv", "dancing-links"}})
        for (const int n : {4, 5, 6}) {
            std::string before(race_rule);
            std::size_t full = 0;
            std::set<std::string> led;
            for (const Frame& frame : tale("race", race_of(names, n), lasting(120s))) {
                const auto maps = tracks(frame);
                const auto now = static_cast<std::size_t>(std::ranges::count(maps, 1.0, &MapPanel::now));
                EXPECT_EQ(frame.caption.find("queen"), std::string::npos) << frame.caption;
                if (frame.chapter == "Result" || frame.caption == before) {
                    EXPECT_TRUE(frame.chapter == "Result" || now == full) << frame.caption;
                    continue;
                }
                before = frame.caption;
                if (frame.caption.starts_with("Right of the line, ")) {
                    EXPECT_TRUE(
                        std::ranges::any_of(maps, [](const MapPanel& map) { return map.scale.is_bent(); }));
                    continue;
                }
                if (now != full) {
                    for (const MapPanel& map : maps)
                        if ((frame.caption + ' ').find(map.name + " finish") != std::string::npos)
                            EXPECT_EQ(map.now, 1) << frame.caption;
                    full = now;
                    continue;
                }
                EXPECT_EQ(full, 0U) << frame.caption;
                const std::string leader = frame.caption.substr(0, frame.caption.find(' '));
                EXPECT_TRUE(led.insert(leader).second) << frame.caption;
                int of_leader = 0;
                int of_others = 0;
                for (const auto& small : boards(frame)) {
                    const int solutions = std::stoi(small.notes.front());
                    if (small.label == leader)
                        of_leader = solutions;
                    else
                        of_others = std::max(of_others, solutions);
                }
                EXPECT_GT(of_leader, of_others) << frame.caption;
            }
            EXPECT_EQ(full, names.size());
        }
}

// A caption stays until there is news; a description's first line is about its picture alone.
TEST(Race, DescribesHowItStandsAtEachPicture) {
    for (const int n : {4, 6}) {
        std::string caption;
        for (const Frame& frame :
             tale("race", race_of({"backtracking", "forward-checking", "bitmask"}, n), lasting(120s))) {
            const std::string description = frame.description();
            const std::string first = description.substr(0, description.find('\n'));
            const bool is_news = std::exchange(caption, frame.caption) != frame.caption;
            if (is_news && !frame.caption.starts_with("Right of the line"))
                EXPECT_EQ(first, frame.caption + '.');
            else
                EXPECT_TRUE(first.starts_with("After ") || frame.caption.starts_with("Each ")) << first;
            if (!first.starts_with("After "))
                continue;
            const auto all = boards(frame);
            const auto found = std::ranges::max_element(
                all, {}, [](const auto& small) { return std::stoi(small.notes.front()); });
            const auto maps = tracks(frame);
            const bool is_open = std::ranges::none_of(maps, [](const MapPanel& map) { return map.now == 1; });
            EXPECT_EQ(is_open, first.find("still search") == std::string::npos) << first;
            if (is_open && std::stoi(found->notes.front()) > 0)
                EXPECT_NE(first.find(found->label), std::string::npos) << first;
        }
    }
}

TEST(Race, EndsAtFirstSolutionsWhereAskedTo) {
    StoryOptions options = default_options("race", 8);
    options.to_first_solution = true;
    const auto first = tale("race", options);
    EXPECT_THAT(notes(first.back(), 0), ElementsAre("1 solution", "1 solution", "1 solution"));
    for (const auto& small : boards(first.back())) {
        EXPECT_TRUE(small.lit);
        for (const Cell& cell : small.board.cells)
            EXPECT_EQ(cell.mark, cell.queen ? Mark::solved : Mark::none);
    }
    options.to_first_solution = false;
    options.last = 1;
    EXPECT_EQ(tale("race", options), first);
}

// However short the film, it leaves out no finish and, where solutions are few, no solution.
TEST(Race, ShowsEveryFinishAndFewSolutions) {
    const auto finishes = [](const std::vector<Frame>& frames) {
        const auto all = chapters(frames);
        return std::ranges::count_if(
            all, [](const std::string& text) { return text.find(": ") != std::string::npos; });
    };
    std::uint64_t most = 0;
    std::uint64_t seen = 0;
    const auto frames = tale("race", default_options("race", 6), lasting(20s));
    for (const Frame& frame : frames) {
        std::uint64_t found = 0;
        for (const auto& small : boards(frame))
            found += static_cast<std::uint64_t>(std::stoi(small.notes.at(0)));
        seen += found - most;
        EXPECT_LE(found - most, 1u) << "one after the other";
        most = found;
    }
    EXPECT_EQ(seen, 12u);
    EXPECT_EQ(finishes(frames), 3);
    EXPECT_EQ(finishes(tale("race", default_options("race", 8), lasting(20s))), 3);
}

// As in a film of one search.
TEST(Race, MarksDomainsAndConflicts) {
    const auto has = [](const std::vector<Frame>& frames, std::size_t racer, Mark mark) {
        return std::ranges::any_of(frames, [&](const Frame& frame) {
            return std::ranges::count(boards(frame).at(racer).board.cells, mark, &Cell::mark) > 0;
        });
    };
    const auto frames =
        tale("race", race_of({"forward-checking", "min-conflicts", "threats", "backtracking"}, 6));
    EXPECT_TRUE(has(frames, 0, Mark::free));
    EXPECT_TRUE(has(frames, 0, Mark::eliminated));
    EXPECT_TRUE(has(frames, 1, Mark::conflict));
    EXPECT_TRUE(has(frames, 2, Mark::attacked));
    EXPECT_FALSE(has(frames, 3, Mark::attacked)) << "it does not know";
}

TEST(Race, RanksRacersThatGiveUpLast) {
    const auto frames = tale("race", race_of({"min-conflicts", "constructive"}, 3), lasting(60s));
    EXPECT_THAT(chapters(frames), ElementsAre("1st: constructive", "min-conflicts gives up", "Result"));
    EXPECT_EQ(frames.back().caption, "constructive wins");
    EXPECT_THAT(tracks(frames.back()).at(0).value, StartsWith("gave up after "));
    EXPECT_FALSE(boards(frames.back()).at(0).won);

    const auto nobody = tale("race", race_of({"min-conflicts", "linear"}, 3), lasting(60s));
    EXPECT_EQ(nobody.back().caption, "Nobody found a solution");
}

/// A recorded search of that many looks, which then found this.
StoryRacer recorded(const Solver& made_up, std::uint64_t looks, Kind end) {
    return {.solver = &made_up, .events = [=]() -> Generator<SearchEvent> {
                return [](std::uint64_t cost, Kind last) -> Generator<SearchEvent> {
                    static constexpr int column = 0;
                    const Solution queen(&column, 1);
                    co_yield SearchEvent{
                        .kind = Kind::placed, .square = {0, 0}, .columns = queen, .looks = cost};
                    co_yield SearchEvent{.kind = Kind::solution, .columns = queen, .looks = cost};
                    if (last != Kind::solution)
                        co_yield SearchEvent{.kind = last, .columns = queen, .looks = cost};
                }(looks, end);
            }};
}

Solver stranger(std::string_view name) {
    return {.name = name,
            .summary = "from elsewhere",
            .max_n = 8,
            .complete = false,
            .ordered = false,
            .deterministic = true,
            .pseudocode = {},
            .run = nullptr};
}

// Law: searches of one solver with different draws differ in length, and their names say which is which.
TEST(Race, TellsSearchesOfOneSolverApartByTheirSeeds) {
    const auto looks = [](std::uint64_t seed) {
        for (const SearchEvent& event :
             find_solver("min-conflicts")->search(8, {.detail = Detail::steps, .seed = seed}))
            if (event.kind == SearchEvent::Kind::solution)
                return event.looks;
        return std::uint64_t{0};
    };
    ASSERT_NE(looks(1), looks(2));
    StoryOptions options{.n = 8, .seed = 7};
    for (const std::uint64_t seed : {1U, 2U})
        options.racers.push_back({.solver = find_solver("min-conflicts"), .seed = seed});
    const bool second_wins = looks(2) < looks(1);
    EXPECT_THAT(
        chapters(tale("race", options, lasting(60s))),
        ElementsAre("Start", second_wins ? "1st: min-conflicts (seed 2)" : "1st: min-conflicts (seed 1)",
                    second_wins ? "2nd: min-conflicts (seed 1)" : "2nd: min-conflicts (seed 2)", "Result"));
}

TEST(Race, SaysTiesAsTies) {
    const Solver mine = stranger("mine");
    const Solver yours = stranger("yours");
    StoryOptions options = default_options("race", 1);
    options.racers = {recorded(mine, 12, Kind::solution), recorded(yours, 12, Kind::exhausted),
                      recorded(mine, 13, Kind::solution)};
    const auto frames = tale("race", options);
    EXPECT_THAT(chapters(frames),
                ElementsAre("1st: mine", "1st, a tie: mine and yours", "3rd: mine (trace)", "Result"));
    EXPECT_EQ(frames.back().caption, "mine and yours share the 1st place");
    EXPECT_TRUE(boards(frames.back()).at(0).won);
    EXPECT_TRUE(boards(frames.back()).at(1).won);

    options.racers.pop_back();
    EXPECT_EQ(tale("race", options).back().caption, "Neither wins: both take 12 looks");
}

TEST(Race, HasCardsWithTheQuestionAndTheRanks) {
    StoryOptions options = default_options("race", 5);
    options.cards = {.title = true, .end = true};
    const auto frames = tale("race", options);
    ASSERT_TRUE(frames.front().card());
    EXPECT_EQ(frames.front().card()->title, "Who is first to find all 10 ways to place 5 queens?");
    EXPECT_EQ(frames.front().card()->subtitle,
              "We count work, not seconds: each square, queen, table entry or link looked at is one.");
    ASSERT_TRUE(frames.back().card());
    EXPECT_THAT(frames.back().card()->title, StartsWith("forward-checking wins: "));
    EXPECT_EQ(frames.back().card()->subtitle, "Looks taken to find all 10 ways to place 5 queens");
    std::vector<std::string> ranks;
    for (const Card::Total& total : frames.back().card()->totals)
        ranks.push_back(total.label + " | " + total.value);
    EXPECT_EQ(ranks.size(), 3u);
    EXPECT_THAT(ranks.front(), StartsWith("1  forward-checking | "));
    EXPECT_THAT(ranks.back(), StartsWith("3  dancing-links | "));
    EXPECT_THAT(ranks.back(), testing::EndsWith(" ×"));
}

TEST(RaceWords, CountTimesAndPlaces) {
    EXPECT_EQ(times_in_words(190, 100), "1.9");
    EXPECT_EQ(times_in_words(8740, 190), "46");
    EXPECT_EQ(times_in_words(994, 100), "9.9");
    EXPECT_EQ(times_in_words(996, 100), "10");
    EXPECT_EQ(times_in_words(1'234'567, 1), "1,234,567");
    EXPECT_EQ(ordinal(1, Words()), "1st");
    EXPECT_EQ(ordinal(2, Words()), "2nd");
    EXPECT_EQ(ordinal(3, Words()), "3rd");
    EXPECT_EQ(ordinal(4, Words()), "4th");
    EXPECT_EQ(ordinal(6, Words()), "6th");
}

TEST(Race, RefusesTooFewOrTooManyRacers) {
    const auto why = [](std::initializer_list<std::string_view> names, int n) {
        return refusal("race", race_of(names, n));
    };
    EXPECT_THAT(why({"tables", "bitmask"}, 4), IsEmpty());
    EXPECT_THAT(why({"tables", "bitmask", "brute", "genetic", "threats", "linear"}, 4), IsEmpty());
    EXPECT_THAT(why({"tables"}, 8), StartsWith("a race takes two to six searches, not 1"));
    EXPECT_THAT(why({"tables", "bitmask", "brute", "genetic", "threats", "linear", "backtracking"}, 8),
                HasSubstr("not 7"));
    EXPECT_THAT(why({"tables", "bitmask", "tables"}, 8), HasSubstr("tables cannot race itself"));
    EXPECT_THAT(why({"tables", "brute"}, 9), StrEq("9 is out of range in a race of brute"));
    EXPECT_EQ(error_of("race", race_of({"linear", "constructive"}, 33))->range->max, 32);

    StoryOptions options = default_options("race", 4);
    options.panels.emplace();
    EXPECT_THAT(refusal("race", options), HasSubstr("a race has nothing to show without its boards"));
    options.panels = {PanelKind::map};
    EXPECT_THAT(refusal("race", options), HasSubstr("nothing to show without"));
    options.panels = {PanelKind::boards};
    EXPECT_THAT(refusal("race", options), IsEmpty());
}

}  // namespace
}  // namespace queenreel
