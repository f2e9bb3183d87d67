#include "queenreel/story/cards.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "queenreel/puzzle/board.h"
#include "queenreel/story/boards.h"
#include "queenreel/story/rays.h"
#include "queenreel/story/wording.h"

namespace queenreel {
namespace {

constexpr int max_card_board = 100;  // the squares of larger ones are too small to see

std::string task(const Puzzle& puzzle, const Words& words) {
    const int n = puzzle.size();
    const bool is_torus = puzzle.rule() == AttackRule::torus;
    const auto given = static_cast<int>(puzzle.givens().queens.size());
    if (given > 0 && given < n)
        return is_torus ? words.say_n(n - given,
                                      "Place {count} more queen on a torus so that no two attack each other",
                                      "Place {count} more queens on a torus so that no two attack each other")
                        : words.say_n(n - given, "Place {count} more queen so that no two attack each other",
                                      "Place {count} more queens so that no two attack each other");
    if (n == 1)
        return words.say("Place one queen on a board of one square");
    return is_torus ? words.say_n(n, "Place {count} queen on a torus so that no two attack each other",
                                  "Place {count} queens on a torus so that no two attack each other")
                    : words.say_n(n, "Place {count} queen so that no two attack each other",
                                  "Place {count} queens so that no two attack each other");
}

/// The solver's idea, preceded by an explanation of superqueens if there are any.
std::string idea(const Solver& solver, const Puzzle& puzzle, const BoardNames& names) {
    const std::string idea = names.in_general(solver.idea);
    return puzzle.rule() == AttackRule::superqueens
               ? names.say("A superqueen also moves like a knight. {idea}", {idea})
               : idea;
}

/// A piece and what it attacks: lines, and the squares of a superqueen's knight's moves.
void add_example(Card& card, const Puzzle& puzzle) {
    const int n = puzzle.size();
    // Off the center and the long diagonals if possible, so that its lines differ in length.
    const Square piece{n * 5 / 8, n * 3 / 8};
    cell_at(card.board, piece).queen = true;
    card.rays = rays_from(piece, n, puzzle.rule());
    for (int row = 0; row < n && puzzle.rule() == AttackRule::superqueens; ++row)
        for (int column = 0; column < n; ++column)
            if (const Square square{row, column}; puzzle.attacks(piece, square) && !share_line(piece, square))
                cell_at(card.board, square).mark = Mark::attacked;
}

std::string outcome(const SearchEnd& end) {
    const std::uint64_t count = end.solution_count;
    const Words& words = end.words;
    if (count == 0 && end.exhausted)
        return end.solver->complete ? words.say("No solution exists: every way was tried")
                                    : words.say("No solution exists");
    if (count == 0)
        return end.solver->complete ? words.say("No solution so far")
                                    : words.say("It gave up: no solution found");
    if (end.exhausted)
        return count == 2 ? words.say("Both solutions")
                          : words.say_n(count, "The only solution", "All {count} solutions");
    if (!end.solver->complete)
        return end.known > 1 ? words.say_n(*end.known, "One solution of {count}", "One solution of {count}")
                             : words.say("A solution");
    return words.say_n(count, "The first solution", "The first {count} solutions");
}

/// "8 queens, solved by backtracking"
std::string who_searched(const SearchEnd& end) {
    const Words& words = end.words;
    const std::string solver(end.solver->name);
    if (end.rule == AttackRule::torus)
        return end.solution_count > 0
                   ? words.say_n(end.n, "{count} queen on a torus, solved by {solver}",
                                 "{count} queens on a torus, solved by {solver}", {solver})
                   : words.say_n(end.n, "{count} queen on a torus, searched by {solver}",
                                 "{count} queens on a torus, searched by {solver}", {solver});
    return end.solution_count > 0 ? words.say_n(end.n, "{count} queen, solved by {solver}",
                                                "{count} queens, solved by {solver}", {solver})
                                  : words.say_n(end.n, "{count} queen, searched by {solver}",
                                                "{count} queens, searched by {solver}", {solver});
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
std::string boards_in_words(const Card& card, const Words& words) {
    if (card.board.size > 0) {
        std::string text = queens_in_words(board_shown(card.board), words);
        if (!card.rays.empty())
            text += ' ' + words.say("The lines along which it attacks are drawn.");
        return text;
    }
    if (card.boards.empty())
        return {};
    if (card.boards.size() == 1 && card.board_count <= 1)
        return queens_in_words(board_shown(card.boards.front()), words);
    const auto shown = static_cast<std::uint64_t>(card.boards.size());
    if (card.board_count > shown)
        return words.say("The first of {number} boards.", {card.board_count});
    return words.say_n(shown, "{count} board.", "{count} boards.");
}

std::string in_words(const Card& card, const Words& words) {
    std::vector<std::string> sentences{card.title, card.subtitle, boards_in_words(card, words)};
    if (card.tree)
        sentences.push_back(words.say("The search tree is drawn beside them"));
    for (const Card::Total& total : card.totals)
        sentences.push_back(words.say("{label}: {value}", {total.label, total.value}));
    std::string text;
    for (std::string& sentence : sentences)
        if (!sentence.empty())
            text += (text.empty() ? "" : " ") + as_sentence(std::move(sentence), words);
    return text;
}

}  // namespace

Card title_card(const Solver& solver, const Puzzle& puzzle, const StoryCards& cards, const Words& words,
                Numbering numbering) {
    const int n = puzzle.size();
    const BoardNames names(n, numbering, words);
    Card card{.title = cards.title_text.empty() ? task(puzzle, names) : cards.title_text,
              .subtitle = cards.subtitle_text.empty() ? idea(solver, puzzle, names) : cards.subtitle_text};
    if (n <= max_card_board) {
        card.board = queens_board(n, {});
        if (!puzzle.givens().any() && puzzle.rule() != AttackRule::torus)
            add_example(card, puzzle);
    }
    return card;
}

Card end_card(const SearchEnd& end) {
    Card card{.title = outcome(end),
              .subtitle = who_searched(end),
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
    moment.brief = reading_time(card.title);
    return moment;
}

Card shown_title(Card card, const Showing& showing) {
    if (showing.brief) {
        card.subtitle.clear();
        card.totals.clear();
    }
    return card;
}

Frame card_frame(Card card, std::string chapter, const Words& words) {
    Frame frame;
    frame.moment = MomentKind::card;
    frame.caption = card.title;
    frame.title = card.title;
    frame.chapter = std::move(chapter);
    Shared<Card> shown(std::move(card));
    frame.description = [shown, words] { return in_words(*shown, words); };
    frame.content = std::move(shown);
    return frame;
}

}  // namespace queenreel
