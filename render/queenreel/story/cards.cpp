#include "queenreel/story/cards.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/puzzle/board.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

constexpr int max_card_board = 100;  // the squares of larger ones are too small to see

/// " on a torus"; empty for a board.
std::string where(AttackRule rule) {
    return rule == AttackRule::torus ? " on a torus" : "";
}

std::string task(const Puzzle& puzzle) {
    const int n = puzzle.size();
    const auto given = static_cast<int>(puzzle.givens().queens.size());
    if (given > 0 && given < n)
        return "Place " + queen_count(n - given) + " more" + where(puzzle.rule()) +
               " so that no two attack each other";
    if (n == 1)
        return "Place one queen on a board of one square";
    return "Place " + queen_count(n) + where(puzzle.rule()) + " so that no two attack each other";
}

/// A board with one queen, off the center and the long diagonals if possible, so that all its lines differ in
/// length.
BoardPanel one_queen(int n) {
    BoardPanel board{.size = n, .cells = std::vector<Cell>(static_cast<std::size_t>(n) * n)};
    cell_at(board, n * 5 / 8, n * 3 / 8).queen = true;
    return board;
}

std::string outcome(const SearchEnd& end) {
    const std::uint64_t count = end.solution_count;
    if (count == 0 && end.exhausted)
        return end.solver->complete ? "No solution exists: every way was tried" : "No solution exists";
    if (count == 0)
        return end.solver->complete ? "No solution so far" : "It gave up: no solution found";
    if (end.exhausted)
        return count == 1   ? "The only solution"
               : count == 2 ? "Both solutions"
                            : "All " + grouped(count) + " solutions";
    if (!end.solver->complete)
        return "A solution";
    return count == 1 ? "The first solution" : "The first " + grouped(count) + " solutions";
}

Board board_shown(const BoardPanel& panel) {
    Board board(panel.size);
    for (int row = 0; row < panel.size; ++row)
        for (int column = 0; column < panel.size; ++column)
            if (cell_at(panel, row, column).queen)
                board.place({row, column});
    return board;
}

/// Describes what a card shows besides text.
std::string boards_in_words(const Card& card) {
    if (card.board.size > 0) {
        std::string text = queens_in_words(board_shown(card.board));
        if (card.attacks)
            text += " The lines along which she attacks are drawn.";
        return text;
    }
    if (card.boards.empty())
        return {};
    if (card.boards.size() == 1 && card.board_count <= 1)
        return queens_in_words(board_shown(card.boards.front()));
    const auto shown = static_cast<std::uint64_t>(card.boards.size());
    if (card.board_count > shown)
        return "The first of " + grouped(card.board_count) + " boards.";
    return grouped(shown) + " boards.";
}

std::string in_words(const Card& card) {
    std::vector<std::string> sentences{card.title, card.subtitle, boards_in_words(card)};
    if (card.tree)
        sentences.emplace_back("The search tree is drawn beside them");
    for (const Card::Total& total : card.totals)
        sentences.push_back(total.label + ": " + total.value);
    std::string text;
    for (std::string& sentence : sentences)
        if (!sentence.empty())
            text += (text.empty() ? "" : " ") + as_sentence(std::move(sentence));
    return text;
}

}  // namespace

Card title_card(const Solver& solver, const Puzzle& puzzle, const StoryCards& cards) {
    const int n = puzzle.size();
    Card card{.title = cards.title_text.empty() ? task(puzzle) : cards.title_text,
              .subtitle = cards.subtitle_text.empty() ? std::string(solver.idea) : cards.subtitle_text};
    if (n <= max_card_board) {
        card.board = puzzle.is_plain() ? one_queen(n) : queens_board(n, {});
        card.attacks = puzzle.is_plain();
    }
    return card;
}

Card end_card(const SearchEnd& end) {
    Card card{.title = outcome(end),
              .subtitle = queen_count(end.n) + where(end.rule) +
                          (end.solution_count > 0 ? ", solved by " : ", searched by ") +
                          std::string(end.solver->name),
              .board_count = end.solution_count,
              .totals = end.totals};
    const std::size_t kept = end.n > max_card_board ? 0 : std::min(end.solutions.size(), max_card_solutions);
    for (std::size_t i = 0; i < kept; ++i)
        card.boards.push_back(queens_board(end.n, end.solutions[i]));
    return card;
}

Moment title_moment(const Card& card) {
    Moment moment(MomentKind::card, 1);
    std::string text = card.title + ' ' + card.subtitle;
    for (const Card::Total& total : card.totals)
        text += ' ' + total.label + ' ' + total.value;
    moment.reading = reading_time(text);
    return moment;
}

Frame card_frame(Card card, std::string chapter) {
    Frame frame;
    frame.moment = MomentKind::card;
    frame.caption = card.title;
    frame.title = card.title;
    frame.chapter = std::move(chapter);
    Shared<Card> shown(std::move(card));
    frame.description = [shown] { return in_words(*shown); };
    frame.content = std::move(shown);
    return frame;
}

}  // namespace queenreel
