#include "queenreel/sheet/answers.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdint>
#include <iterator>
#include <utility>

#include "queenreel/base/spec_error.h"
#include "queenreel/base/text.h"
#include "queenreel/puzzle/attacks.h"
#include "queenreel/puzzle/notation.h"
#include "queenreel/solvers/completion.h"
#include "queenreel/story/givens.h"
#include "queenreel/story/story.h"

namespace queenreel {
namespace {

constexpr std::size_t max_answers = 10'000;  // per board; more are not counted
constexpr std::uint64_t max_nodes = 5'000'000;

void check_attacks(const Board& board, std::size_t index) {
    const auto pairs = conflicts(board);
    if (pairs.empty())
        return;
    const auto& [one, other] = pairs.front();
    throw AnswerError(index,
                      fmt::format("{} and {} attack each other, so no solution has both; move one of them",
                                  square_name(one, board.size()), square_name(other, board.size())));
}

[[noreturn]] void refuse_unsolvable(const Board& board, std::span<const Square> blocked, std::size_t index) {
    if (!blocked.empty())
        throw AnswerError(
            index, fmt::format("no solution of n = {} fits the given board; move or leave out a queen or a "
                               "blocked square",
                               board.size()));
    if (board.queens().empty())
        throw AnswerError(index, fmt::format("n = {} has no solutions, so a handout would have no answer; "
                                             "try another N",
                                             board.size()));
    throw AnswerError(index, fmt::format("no solution of n = {} has {}; move or leave out one", board.size(),
                                         board.queens().size() == 1 ? "this queen" : "all these queens"));
}

std::string count_text(const Completions& found) {
    return (found.all ? "" : "more than ") + grouped(found.solutions.size());
}

/// "4 solutions have these queens".
std::string having_text(const Completions& found, const Givens& givens) {
    const bool one = found.all && found.solutions.size() == 1;
    if (givens.any())
        return fmt::format("{} {} the given board", count_text(found),
                           one ? "solution fits" : "solutions fit");
    return fmt::format("{} {} these queens", count_text(found), one ? "solution has" : "solutions have");
}

SheetBoard drawn(const Board& board, std::string label, const Words& words, const Givens& givens) {
    StoryOptions plain;
    plain.n = board.size();
    plain.givens = givens;
    plain.captions = false;
    plain.words = words;
    Frame frame = placement_frame(board, plain);
    return {.board = std::move(frame.board),
            .label = std::move(label),
            .description = std::move(frame.description)};
}

/// A board's answers; with several boards, each has the board's number, otherwise 0.
std::vector<SheetBoard> answers_of(const Board& board, const Numbers& numbers, const Completions& found,
                                   std::size_t board_number, const Words& words, const Givens& givens) {
    const auto label = [&](std::size_t number) {
        if (board_number == 0)
            return std::to_string(number);
        if (found.all && found.solutions.size() == 1)
            return words.say("Board {number}, the only solution", {board_number});
        const std::size_t count = found.solutions.size();
        return found.all
                   ? words.say("Board {board}, solution {number} of {total}", {board_number, number, count})
                   : words.say("Board {board}, solution {number} of more than {total}",
                               {board_number, number, count});
    };
    std::vector<SheetBoard> answers;
    for (std::size_t i = 0; i < found.solutions.size(); ++i)
        if (numbers.has(i + 1))
            answers.push_back(drawn(Board(board.size(), found.solutions[i]), label(i + 1), words, givens));
    return answers;
}

/// "Answers: 2 of the 4 solutions with these queens".
std::string title_of(std::size_t shown, const Board& board, const Completions& found, const Words& words,
                     const Givens& givens) {
    const std::string with = givens.any()                 ? kind_in_words(Puzzle(board.size(), givens), words)
                             : board.queens().size() == 1 ? words.say("with this queen")
                                                          : words.say("with these queens");
    const std::size_t count = found.solutions.size();
    if (found.all && shown == count)
        return shown == 1   ? words.say("Answer: the only solution {with}", {with})
               : shown == 2 ? words.say("Answers: both solutions {with}", {with})
                            : words.say("Answers: all {number} solutions {with}", {count, with});
    if (!found.all)
        return shown == 1 ? words.say("Answer: 1 of more than {total} solutions {with}", {count, with})
                          : words.say("Answers: {number} of more than {total} solutions {with}",
                                      {shown, count, with});
    return shown == 1 ? words.say("Answer: 1 of the {total} solutions {with}", {count, with})
                      : words.say("Answers: {number} of the {total} solutions {with}", {shown, count, with});
}

}  // namespace

void check_completable(std::span<const Board> boards, std::span<const Square> blocked) {
    for (std::size_t i = 0; i < boards.size(); ++i) {
        check_attacks(boards[i], i);
        if (boards[i].size() <= max_completed &&
            complete(boards[i], max_nodes, blocked).outcome == Completion::Outcome::none)
            refuse_unsolvable(boards[i], blocked, i);
    }
}

HandoutAnswers answers_to(std::span<const Board> boards, const Numbers& numbers, const Words& words,
                          const Givens& givens) {
    const int n = boards.front().size();
    if (n > max_completed)
        throw SpecError("n", "",
                        fmt::format("boards of more than {} rows are not completed, and {} was asked for",
                                    max_completed, n),
                        "give a smaller N, or leave out what chooses answers");
    check_completable(boards, givens.blocked);
    const bool several = boards.size() > 1;
    HandoutAnswers answers;
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const Completions found = completions(boards[i], max_answers, max_nodes, givens.blocked);
        std::vector<SheetBoard> own =
            answers_of(boards[i], numbers, found, several ? i + 1 : 0, words, givens);
        if (own.empty())
            throw AnswerError(
                i, found.solutions.empty()
                       ? fmt::format("no solution with these queens was found in {} steps, and there may be "
                                     "one; give more queens",
                                     grouped(max_nodes))
                       : fmt::format("{}, and {} is not among them; choose others",
                                     having_text(found, givens), numbers.first()));
        answers.title =
            several ? words.say("Answers") : title_of(own.size(), boards[i], found, words, givens);
        std::ranges::move(own, std::back_inserter(answers.boards));
    }
    answers.about =
        several
            ? words.say(
                  "Boards of {n} by {n} squares, each with a solution that has the given queens, the "
                  "number of the board, and that of the solution.",
                  {n})
            : words.say("Boards of {n} by {n} squares, each with a solution that has the given queens.", {n});
    if (givens.any())
        answers.about += ' ' + givens_in_words(Puzzle(n, givens), words);
    return answers;
}

}  // namespace queenreel
