#include "queenreel/story/rule_words.h"

#include <array>

namespace queenreel {
namespace {

constexpr std::array of_torus{
    // TRANSLATORS: A bit that leaves a word at one end comes back at the other.
    Rewording{"{Row}: diagonals are one {column} on: their words shift",
              message("{Row}: diagonals are one {column} on: their words rotate")},
    Rewording{"Its bit joins the words; right and left shift by one",
              message("Its bit joins the words; right and left rotate by one")},
};

// TRANSLATORS: A superqueen moves like a queen or like a knight.
constexpr std::array of_superqueens{
    Rewording{"{count} queen", message_n("{count} superqueen", "{count} superqueens")},
    Rewording{"Place {count} queen so that no two attack each other",
              message_n("Place {count} superqueen so that no two attack each other",
                        "Place {count} superqueens so that no two attack each other")},
    Rewording{"Place {count} more queen so that no two attack each other",
              message_n("Place {count} more superqueen so that no two attack each other",
                        "Place {count} more superqueens so that no two attack each other")},
    Rewording{"{solver} and {count} queen: step {number}",
              message_n("{solver} and {count} superqueen: step {number}",
                        "{solver} and {count} superqueens: step {number}")},
    Rewording{"{count} queen, solved by {solver}",
              message_n("{count} superqueen, solved by {solver}", "{count} superqueens, solved by {solver}")},
    Rewording{"{count} queen, searched by {solver}", message_n("{count} superqueen, searched by {solver}",
                                                               "{count} superqueens, searched by {solver}")},
    Rewording{"Its {row}, {column} and diagonals are closed to all other queens.",
              message("Its {row}, {column}, diagonals and knight's moves are closed to all other queens.")},
    Rewording{
        "No two queens share a {row}, a {column} or a diagonal.",
        message("No two queens share a {row}, a {column} or a diagonal, and none is a knight's move from "
                "another.")},
    Rewording{"Fill {row} after {row}; tables remember which {columns} and diagonals are taken.",
              message("Fill {row} after {row}; tables remember {columns}, diagonals and knight's squares.")},
    Rewording{"{Row}: diagonals are one {column} on: their words shift",
              message("{Row}: diagonals shift; knight's moves close squares")},
    Rewording{"Its bit joins the words; right and left shift by one",
              message("Its bits join the words; right and left shift by one")},
};

constexpr std::array of_rooks{
    // The pieces of a board.
    Rewording{"queen", message("rook")},
    Rewording{"{count} queen", message_n("{count} rook", "{count} rooks")},
    Rewording{"{row}'s queen", message("{row}'s rook")},
    Rewording{"the queen on {square}", message("the rook on {square}")},
    Rewording{"the queen of {row}", message("the rook of {row}")},
    Rewording{"No queens.", message("No rooks.")},
    Rewording{"A queen on {square}.", message("A rook on {square}.")},
    Rewording{"Queens on {squares}.", message("Rooks on {squares}.")},
    Rewording{"Queens: {squares}.", message("Rooks: {squares}.")},

    // Cards and titles.
    Rewording{"The {n}-queen problem", message("The {n}-rook problem")},
    Rewording{"The {n}-queens problem", message("The {n}-rooks problem")},
    Rewording{"Place one queen on a board of one square", message("Place one rook on a board of one square")},
    Rewording{"Place {count} queen so that no two attack each other",
              message_n("Place {count} rook so that no two attack each other",
                        "Place {count} rooks so that no two attack each other")},
    Rewording{"Place {count} more queen so that no two attack each other",
              message_n("Place {count} more rook so that no two attack each other",
                        "Place {count} more rooks so that no two attack each other")},
    Rewording{
        "After each queen, strike out all that it attacks; go back as soon as a {row} has nothing left.",
        message("After each rook, strike out all that it attacks; go back as soon as a {row} has nothing "
                "left.")},
    Rewording{
        "{solver} and {count} queen: step {number}",
        message_n("{solver} and {count} rook: step {number}", "{solver} and {count} rooks: step {number}")},
    Rewording{"{count} queen, solved by {solver}",
              message_n("{count} rook, solved by {solver}", "{count} rooks, solved by {solver}")},
    Rewording{"{count} queen, searched by {solver}",
              message_n("{count} rook, searched by {solver}", "{count} rooks, searched by {solver}")},
    Rewording{"Fill {row} after {row}; tables remember which {columns} and diagonals are taken.",
              message("Fill {row} after {row}; a table remembers which {columns} are taken.")},

    // Captions and panels.
    Rewording{"{Row}: diagonals are one {column} on: their words shift",
              message("{Row}: one {column} more is taken")},
    Rewording{"Its bit joins the words; right and left shift by one", message("Its bit joins the word")},
    Rewording{"The lowest 1 in \"free\" is {column}: place a queen there",
              message("The lowest 1 in \"free\" is {column}: place a rook there")},
    Rewording{"The next 1 in \"free\" is {column}: place a queen there",
              message("The next 1 in \"free\" is {column}: place a rook there")},
    Rewording{"queens placed", message("rooks placed")},
    Rewording{"queen on {square}", message("rook on {square}")},
    Rewording{"queen in {column}", message("rook in {column}")},
    Rewording{"Queen on {square}", message("Rook on {square}")},
    Rewording{"First queen on {line}", message("First rook on {line}")},
    Rewording{"{Square} is safe: queen placed", message("{Square} is safe: rook placed")},
    Rewording{"Place a queen on {square}", message("Place a rook on {square}")},
    Rewording{"The queen of {row} moves on to {column}", message("The rook of {row} moves on to {column}")},
    Rewording{"A solution: no two queens attack each other",
              message("A solution: no two rooks attack each other")},
    Rewording{"{count} queen is placed: does any pair attack?",
              message_n("{count} rook is placed: does any pair attack?",
                        "{count} rooks are placed: does any pair attack?")},

    // Questions and their answers.
    Rewording{"Where can the queen of {row} go?", message("Where can the rook of {row} go?")},
    Rewording{"Do two of these queens attack each other?",
              message("Do two of these rooks attack each other?")},
    Rewording{"No queen attacks it.", message("No rook attacks it.")},
    Rewording{"No queen attacks another.", message("No rook attacks another.")},
    Rewording{"The search takes back the last queen placed, {queen}.",
              message("The search takes back the last rook placed, {rook}.")},

    // Speakers' notes.
    Rewording{"Now every {row} has its queen.", message("Now every {row} has its rook.")},
    Rewording{"Does any queen attack another?", message("Does any rook attack another?")},
    Rewording{"Its {row}, {column} and diagonals are closed to all other queens.",
              message("Its {row} and {column} are closed to all other rooks.")},
    Rewording{"Where can the next queen go?", message("Where can the next rook go?")},
    Rewording{"We compare this square with the queens that stand.",
              message("We compare this square with the rooks that stand.")},
    Rewording{"All squares that this queen attacked are open again, unless another attacks them.",
              message("All squares that this rook attacked are open again, unless another attacks them.")},
    Rewording{"Which queen has to move?", message("Which rook has to move?")},
    Rewording{"No two queens share a {row}, a {column} or a diagonal.",
              message("No two rooks share a {row} or a {column}.")},
};

}  // namespace

std::span<const Rewording> rewordings_of(AttackRule rule) {
    switch (rule) {
        case AttackRule::superqueens:
            return of_superqueens;
        case AttackRule::rooks:
            return of_rooks;
        case AttackRule::torus:
            return of_torus;
        case AttackRule::queens:
            break;
    }
    return {};
}

}  // namespace queenreel
