#include "queenreel/sheet/titles.h"

#include <algorithm>
#include <cstddef>

#include "queenreel/puzzle/known_counts.h"
#include "queenreel/story/funnel/board_count.h"
#include "queenreel/story/givens.h"
#include "queenreel/story/rule_words.h"

namespace queenreel {
namespace {

/// "the 8-queens problem", as it follows "of".
std::string of_problem(int n, const Words& words, AttackRule rule = AttackRule::queens) {
    if (is_of_rooks(rule))
        return n == 1 ? words.say_in("after of", "the {n}-rook problem", {n})
                      : words.say_in("after of", "the {n}-rooks problem", {n});
    return n == 1 ? words.say_in("after of", "the {n}-queen problem", {n})
                  : words.say_in("after of", "the {n}-queens problem", {n});
}

std::string fundamental_title(const SheetSubject& subject, const std::string& of, const Words& words) {
    const auto [n, unique, all, shown, first] = subject;
    if (shown == 0 || all == 0)
        return shown == 1 ? words.say("a fundamental solution of {problem}", {of})
                          : words.say("some fundamental solutions of {problem}", {of});
    if (shown == all)
        return all == 2 ? words.say("both fundamental solutions of {problem}", {of})
                        : words.say_n(all, "the fundamental solution of {problem}",
                                      "all {count} fundamental solutions of {problem}", {of});
    if (shown == 1)
        return words.say("fundamental solution {number} of the {total} of {problem}", {first, all, of});
    return words.say("{number} of the {total} fundamental solutions of {problem}", {shown, all, of});
}

std::string solutions_title(const SheetSubject& subject, const std::string& of, const Words& words) {
    const auto [n, unique, all, shown, first] = subject;
    if (shown == 0 || all == 0)
        return shown == 1 ? words.say("a solution of {problem}", {of})
                          : words.say("some solutions of {problem}", {of});
    if (shown == all)
        return all == 2 ? words.say("both solutions of {problem}", {of})
                        : words.say_n(all, "the solution of {problem}", "all {count} solutions of {problem}",
                                      {of});
    if (shown == 1)
        return words.say("solution {number} of the {total} of {problem}", {first, all, of});
    return words.say("{number} of the {total} solutions of {problem}", {shown, all, of});
}

/// Names the numbers of all placements, as the story's first stage counts them, and of solutions.
std::string funnel_title(const std::string& problem, int n, const Words& words) {
    const std::uint64_t solutions = known_solutions(n).value();
    return words.say("{problem}: {boards}, {solutions}",
                     {problem, boards_in_short(choose(n * n, n), words),
                      words.say_n(solutions, "{count} solution", "{count} solutions")});
}

/// Adds what a puzzle differs in.
std::string with_kind(const std::string& title, const std::string& kind, const Words& words) {
    return kind.empty() ? title : words.say_in("with given queens", "{title} {kind}", {title, kind});
}

}  // namespace

std::string sheet_title(const SheetSubject& subject, const Puzzle& puzzle, const Words& words) {
    const std::string of = of_problem(subject.n, words, puzzle.rule());
    const bool rooks = is_of_rooks(puzzle.rule());
    return with_kind(
        subject.unique ? fundamental_title(subject, of, words) : solutions_title(subject, of, words),
        rooks ? kind_without_rule(puzzle, words) : kind_in_words(puzzle, words), words);
}

std::string sheet_description(int n, const Words& words) {
    return words.say("Boards of {n} by {n} squares, each with a solution and its number.", {n});
}

std::string classes_title(const SheetSubject& subject, const Words& words) {
    const std::uint64_t all = subject.all;
    const std::uint64_t shown = subject.shown;
    const std::string of = of_problem(subject.n, words);
    const std::uint64_t solutions = known_solutions(subject.n).value_or(0);
    if (shown == 0 || all == 0 || solutions == 0)
        return words.say("some classes of solutions of {problem}", {of});
    if (all == 1)
        return words.say_n(solutions, "the one class of the solution of {problem}",
                           "the one class of the {count} solutions of {problem}", {of});
    if (shown == all)
        return words.say("the {classes} classes of the {number} solutions of {problem}",
                         {all, solutions, of});
    if (shown == 1)
        return words.say("class {number} of the {classes} of the {total} solutions of {problem}",
                         {subject.first, all, solutions, of});
    return words.say("{number} of the {classes} classes of the {total} solutions of {problem}",
                     {shown, all, solutions, of});
}

std::string classes_description(int n, const Words& words) {
    return words.say(
        "Boards of {n} by {n} squares in groups: a solution, and the solutions that it gives when the board "
        "is turned or mirrored.",
        {n});
}

std::string strip_title(const StripSubject& subject, const Words& of_queens) {
    const Words words = words_of_rule(subject.rule, of_queens);
    const std::string plain = subject.n == 1 ? words.say("The {n}-queen problem", {subject.n})
                                             : words.say("The {n}-queens problem", {subject.n});
    const std::string problem = with_kind(plain, subject.kind, words);
    switch (subject.story.subject) {
        case StorySubject::counts:
            return funnel_title(problem, subject.n, words);
        case StorySubject::mirror_images:
            return words.say("{problem}: solutions turned and mirrored", {problem});
        case StorySubject::steps:
            break;
    }
    return subject.story.follows_search
               ? words.say("{problem} by {solver}, step by step", {problem, std::string(subject.solver)})
               : words.say("{problem}, step by step", {problem});
}

std::string strip_description(int n, const Words& words) {
    return words.say("Boards of {n} by {n} squares, each with what happens on it, in their order.", {n});
}

std::string placements_title(std::size_t count, int n, const Words& words) {
    return words.say_n(count, "{count} placement on boards of {n}×{n} squares",
                       "{count} placements on boards of {n}×{n} squares", {n});
}

std::string placements_description(int n, const Words& words) {
    return words.say("Boards of {n} by {n} squares, each with queens and its number.", {n});
}

std::string handout_title(const std::vector<Board>& boards, const Words& words) {
    const Board& first = boards.front();
    const auto queens_on = [](const Board& board) { return static_cast<int>(board.queens().size()); };
    const int queens = queens_on(first);
    const bool alike =
        std::ranges::all_of(boards, [&](const Board& board) { return queens_on(board) == queens; });
    if (!alike)
        return words.say("Place the queens that are missing so that no two attack each other");
    if (queens == 0 && first.size() == 1)
        return words.say("Place a queen");
    if (queens == 0)
        return words.say_n(static_cast<std::uint64_t>(first.size()),
                           "Place {count} queen so that no two attack each other",
                           "Place {count} queens so that no two attack each other");
    if (queens >= first.size())
        return words.say("Does any queen attack another?");
    return words.say_n(static_cast<std::uint64_t>(first.size() - queens),
                       "Place {count} more queen so that no two attack each other",
                       "Place {count} more queens so that no two attack each other");
}

std::string handout_task(bool blocked, const Words& words) {
    if (blocked)
        return words.say(
            "A queen attacks along its row, its column and both of its diagonals, across blocked squares, "
            "too. "
            "Those stay empty.");
    return words.say(
        "A queen attacks along its row, its column and both of its diagonals, as far as the board goes.");
}

std::string handout_description(const std::vector<Board>& boards, const Words& words) {
    const int n = boards.front().size();
    if (boards.size() > 1)
        return words.say("Boards of {n} by {n} squares to complete, each with its number.", {n});
    const std::size_t queens = boards.front().queens().size();
    if (queens == 0)
        return words.say("Boards of {n} by {n} squares to fill in.", {n});
    return words.say_n(queens, "Boards of {n} by {n} squares to complete, each with {count} queen.",
                       "Boards of {n} by {n} squares to complete, each with {count} queens.", {n});
}

}  // namespace queenreel
