#include "queenreel/story/givens.h"

#include <memory>
#include <utility>
#include <variant>
#include <vector>

#include "queenreel/puzzle/notation.h"
#include "queenreel/story/rows.h"

namespace queenreel {
namespace {

/// "a1 and c2", in chess notation, which descriptions use.
std::string named(const std::vector<Square>& squares, int n, const Words& words) {
    std::vector<std::string> names;
    for (const Square square : squares)
        names.push_back(square_name(square, n));
    return words.list(names);
}

class GivenStoryline : public Storyline {
  public:
    GivenStoryline(std::unique_ptr<Storyline> story, Puzzle puzzle, const Words& words)
        : story_(std::move(story)), puzzle_(std::move(puzzle)), words_(words) {}

    bool needs_preview() const override { return story_->needs_preview(); }
    Generator<Moment> moments() override { return story_->moments(); }
    std::uint64_t last_number(const StoryTotals& totals) const override {
        return story_->last_number(totals);
    }

    Scene scene() const override {
        Scene scene = story_->scene();
        scene.givens = true;
        return scene;
    }

    Generator<Frame> frames(Pacer pacer) override {
        const std::string words = ' ' + givens_in_words(puzzle_, words_);
        for (const Frame& each : story_->frames(std::move(pacer))) {
            Frame frame = each;
            mark(frame.board);
            mark(frame.panels);
            for (LeadIn& lead_in : frame.lead_ins) {
                mark(lead_in.board);
                mark(lead_in.panels);
            }
            if (const Card* shown = frame.card()) {
                Card card = *shown;
                mark(card.board);
                for (BoardPanel& board : card.boards)
                    mark(board);
                frame.content = std::move(card);
            }
            frame.description += words;
            co_yield frame;
        }
    }

  private:
    void mark(BoardPanel& board) const { mark_givens(board, puzzle_); }

    void mark(std::vector<Panel>& panels) const {
        for (Panel& panel : panels)
            if (auto* const boards = std::get_if<BoardsPanel>(&panel))
                for (BoardsPanel::SmallBoard& small : boards->boards)
                    mark(small.board);
    }

    std::unique_ptr<Storyline> story_;
    Puzzle puzzle_;
    Words words_;
};

/// Returns true if the mark describes an empty square and is dropped from one with a given queen.
bool is_of_empty_square(Mark mark) {
    return mark == Mark::removed || mark == Mark::free || mark == Mark::attacked || mark == Mark::eliminated;
}

/// "given queens", "a blocked square".
std::vector<std::string> kinds_among(const Givens& givens, AttackRule rule, const Words& words) {
    std::vector<std::string> kinds;
    if (!givens.queens.empty() && is_of_rooks(rule))
        kinds.push_back(words.say_n(givens.queens.size(), "a given rook", "given rooks"));
    else if (!givens.queens.empty())
        kinds.push_back(words.say_n(givens.queens.size(), "a given queen", "given queens"));
    if (!givens.blocked.empty())
        kinds.push_back(words.say_n(givens.blocked.size(), "a blocked square", "blocked squares"));
    return kinds;
}

}  // namespace

std::unique_ptr<Storyline> with_givens(std::unique_ptr<Storyline> story, Puzzle puzzle, const Words& words) {
    return std::make_unique<GivenStoryline>(std::move(story), std::move(puzzle), words);
}

void mark_givens(BoardPanel& board, const Puzzle& puzzle) {
    if (!has_size(board, puzzle.size()))
        return;
    for (const Square square : puzzle.givens().queens) {
        Cell& cell = cell_at(board, square);
        cell.queen = cell.given = true;
        if (is_of_empty_square(cell.mark))
            cell.mark = Mark::none;
    }
    for (const Square square : puzzle.givens().blocked)
        cell_at(board, square) = {.mark = Mark::blocked};
}

std::string kind_in_words(const Puzzle& puzzle, const Words& words) {
    std::vector<std::string> kinds = kinds_among(puzzle.givens(), puzzle.rule(), words);
    if (puzzle.rule() == AttackRule::superqueens)
        kinds.insert(kinds.begin(), words.say("superqueens"));
    if (puzzle.rule() == AttackRule::rooks)
        kinds.insert(kinds.begin(), words.say("rooks"));
    const std::string with = kinds.empty() ? "" : words.say("with {kinds}", {words.list(kinds)});
    if (puzzle.rule() != AttackRule::torus)
        return with;
    const std::string torus = words.say("on a torus");
    return with.empty() ? torus : torus + ' ' + with;
}

std::string kind_without_rule(const Puzzle& puzzle, const Words& words) {
    const std::vector<std::string> kinds = kinds_among(puzzle.givens(), puzzle.rule(), words);
    return kinds.empty() ? "" : words.say("with {kinds}", {words.list(kinds)});
}

std::string givens_in_words(const Puzzle& puzzle, const Words& words) {
    const Givens& givens = puzzle.givens();
    std::string text;
    if (!givens.queens.empty())
        text = words.say("Given: {squares}.", {named(givens.queens, puzzle.size(), words)});
    if (!givens.blocked.empty())
        text += (text.empty() ? "" : " ") +
                words.say("Blocked: {squares}.", {named(givens.blocked, puzzle.size(), words)});
    return text;
}

}  // namespace queenreel
