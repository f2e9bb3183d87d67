#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "queenreel/story/cards.h"
#include "queenreel/story/race/cards.h"
#include "queenreel/story/race/race.h"
#include "queenreel/story/race/track.h"
#include "queenreel/story/race/words.h"
#include "queenreel/story/rows.h"
#include "queenreel/story/wording.h"
#include "queenreel/timing/pacer.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

constexpr std::size_t min_racers = 2;
constexpr std::size_t max_racers = 6;
constexpr int max_race_n = 32;     // of boards side by side
constexpr int clock_letters = 13;  // "1,234,567,890"

/// The caption beside a race: first how to win it, then who took the lead or finished last.
class RaceVoice {
  public:
    explicit RaceVoice(std::optional<std::uint64_t> all) : all_(all) {}

    /// The moment of the race's last step, with the time to read a new caption.
    Moment moment(const Race& race) {
        Moment moment = race.moment();
        std::string now = finish_in_words(race, all_);
        if (now.empty()) {
            now = lead_in_words(race);
            if (!now.empty())
                moment.occurrence = 1;
        }
        if (now.empty() && text_.empty())
            now = race.words().say(race_rule);
        is_news_ = !now.empty();
        if (is_news_) {
            moment.reading = reading_time(now);
            text_ = std::move(now);
        }
        return moment;
    }

    const std::string& says() const { return text_; }

    /// Returns the words of the last step: its news, or else the standings.
    std::string own_words(const Race& race) const { return is_news_ ? text_ : stand_in_words(race); }

  private:
    std::optional<std::uint64_t> all_;  // the number of solutions, if known
    std::string text_{};
    bool is_news_ = false;  // whether the text came with the last step
};

Moment result_moment(const Race& race) {
    Moment moment(MomentKind::end, 1);
    moment.reading = reading_time(race_winners(race));
    return moment;
}

/// Shows boards and tracks after each step. Frame::event is the clock. A racer that is done shows its last
/// solution.
class RaceStoryline : public Storyline {
  public:
    explicit RaceStoryline(StoryOptions options)
        : options_(std::move(options)), entries_(race_entries(options_)) {}

    /// The tracks are maps of the whole race, and errors in traces must be reported at once.
    bool needs_preview() const override { return true; }

    Generator<Moment> moments() override;
    Scene scene() const override;
    Generator<Frame> frames(Pacer pacer) override;

  private:
    Card title() const { return race_title_card(entries_, options_); }
    bool shows(PanelKind kind) const {
        return !options_.panels || std::ranges::count(*options_.panels, kind) > 0;
    }

    Frame frame(const Race& race, MomentKind moment, std::string caption, const Showing& showing) const;

    /// A picture in words: on the first line what it says, on the next its boards.
    std::string described(const Race& race, const std::string& words) const {
        return as_sentence(words, options_.words) + '\n' + race_boards_in_words(race, options_.n);
    }

    StoryOptions options_;
    std::vector<RaceEntry> entries_;
    RaceTracks tracks_{};
};

Generator<Moment> RaceStoryline::moments() {
    if (options_.cards.title)
        co_yield title_moment(title());
    std::vector<SearchMapper> mappers(entries_.size(), SearchMapper(options_.n));
    Race race(entries_, options_);
    race.map_with(mappers);
    RaceVoice voice(options_.known_count());
    while (race.step())
        co_yield voice.moment(race);
    race.read_on(entries_);
    tracks_ =
        RaceTracks(entries_, mappers,
                   BoardNames(options_.n, options_.numbering.value_or(Numbering::from_one), options_.words));
    co_yield result_moment(race);
    if (options_.cards.end)
        co_yield Moment(MomentKind::card, 1);
}

Scene RaceStoryline::scene() const {
    const int rows = static_cast<int>(entries_.size());
    Scene scene{.board = false,
                .size = options_.n,
                .panels = {{.kind = PanelKind::boards,
                            .title = {},
                            .rows = rows,
                            .columns = options_.n,
                            .notes = race_notes,
                            .tracks = shows(PanelKind::map)}},
                .marks = true,
                .cards = options_.cards.any(),
                .caption_lines = 2};
    if (shows(PanelKind::map))
        for (const RaceEntry& entry : entries_) {
            scene.panels.push_back(tracks_.slot());
            scene.panels.back().title = entry.name;
        }
    if (shows(PanelKind::counters))
        scene.panels.push_back({.kind = PanelKind::counters,
                                .title = {},
                                .rows = 1,
                                .columns = width_in_letters(options_.words.say("looks")) + clock_letters});
    return scene;
}

Frame RaceStoryline::frame(const Race& race, MomentKind moment, std::string caption,
                           const Showing& showing) const {
    Frame frame;
    frame.moment = moment;
    frame.board = {.size = 0, .cells = {}};
    frame.panels.emplace_back(race_boards(race, showing.speed));
    if (shows(PanelKind::map))
        for (std::size_t i = 0; i < entries_.size(); ++i)
            frame.panels.emplace_back(tracks_.track(race, i));
    if (shows(PanelKind::counters))
        frame.panels.emplace_back(
            CountersPanel{{{options_.words.say("looks"), options_.words.number(race.clock())}}});
    frame.hurried = frame.overview = showing.speed > 1;
    frame.title = options_.words.say(
        "Race of {racers}, n = {n}, after {looks}",
        {racer_names(entries_, options_.words), options_.n, looks_in_words(race.clock(), options_.words)});
    frame.description = described(race, caption);
    if (options_.captions)
        frame.caption = std::move(caption);
    frame.event = race.clock();
    frame.duration = showing.duration;
    return frame;
}

Generator<Frame> RaceStoryline::frames(Pacer pacer) {
    std::uint64_t shown = 0;
    bool started = false;
    const auto numbered = [&](Frame frame) {
        frame.number = ++shown;
        return frame;
    };
    if (options_.cards.title)
        if (const auto showing = pacer.next(title_moment(title()))) {
            Frame card =
                card_frame(shown_title(title(), *showing), options_.words.say("The race"), options_.words);
            card.duration = showing->duration;
            co_yield numbered(std::move(card));
        }
    Race race(entries_, options_);
    RaceVoice voice(options_.known_count());
    while (!pacer.is_over() && race.step()) {
        const Moment moment = voice.moment(race);
        const auto showing = pacer.next(moment);
        if (!showing)
            continue;
        const std::string at_bend = shows(PanelKind::map) ? tracks_.at_bend(race) : "";
        Frame picture = frame(race, moment.kind, at_bend.empty() ? voice.says() : at_bend, *showing);
        picture.description = described(race, voice.own_words(race));
        picture.chapter = race_finish(race);
        if (!std::exchange(started, true) && picture.chapter.empty())
            picture.chapter = options_.words.say("Start");
        co_yield numbered(std::move(picture));
    }
    if (pacer.is_over())
        co_return;
    if (const auto showing = pacer.next(result_moment(race))) {
        Frame picture = frame(race, MomentKind::end, race_winners(race), *showing);
        picture.chapter = options_.words.say("Result");
        co_yield numbered(std::move(picture));
    }
    if (options_.cards.end)
        if (const auto showing = pacer.next(Moment(MomentKind::card, 1))) {
            Frame card = card_frame(race_end_card(race, entries_, options_), options_.words.say("Ranks"),
                                    options_.words);
            card.event = race.clock();
            card.duration = showing->duration;
            co_yield numbered(std::move(card));
        }
}

void check_racer(const RaceEntry& entry, const StoryOptions& options) {
    const Solver& solver = *entry.racer.solver;
    const auto is_same = [&](const StoryRacer& racer) {
        return !racer.events && racer.solver == &solver && racer.seed == entry.racer.seed;
    };
    if (!entry.racer.events && std::ranges::count_if(options.racers, is_same) > 1)
        throw StoryError(StoryOption::racers, entry.name + " cannot race itself");
    const int min = entry.racer.events ? 1 : solver.min_n;
    const int max = entry.racer.events ? max_race_n : std::min(solver.max_n, max_race_n);
    if (options.n < min || options.n > max) {
        StoryError error(StoryOption::size,
                         std::to_string(options.n) + " is out of range in a race of " + entry.name);
        error.range = {min, max};
        throw error;
    }
}

std::unique_ptr<Storyline> make_race(StoryOptions options) {
    if (options.panels && std::ranges::count(*options.panels, PanelKind::boards) == 0)
        throw StoryError(StoryOption::panels, "a race has nothing to show without its boards");
    const auto entries = race_entries(options);
    if (entries.size() < min_racers || entries.size() > max_racers) {
        StoryError error(StoryOption::racers,
                         "a race takes two to six searches, not " + std::to_string(entries.size()));
        error.solvers = {"backtracking", "dancing-links"};
        throw error;
    }
    for (const RaceEntry& entry : entries)
        check_racer(entry, options);
    return std::make_unique<RaceStoryline>(std::move(options));
}

constexpr std::array race_panels{PanelKind::boards, PanelKind::map, PanelKind::counters};
constexpr std::array race_takes{StoryOption::givens, StoryOption::limit, StoryOption::first_solution,
                                StoryOption::racers, StoryOption::cards, StoryOption::numbering};

}  // namespace

constexpr Story race_row{
    .name = "race",
    .summary = message_in("a summary", "two to six searches side by side on one clock, which runs in looks"),
    .panels = race_panels,
    .takes = race_takes,
    .follows_search = true,
    .length = std::chrono::seconds(45),
    .make = make_race};

}  // namespace queenreel
