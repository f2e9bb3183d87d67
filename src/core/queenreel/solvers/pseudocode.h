#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "queenreel/puzzle/attack_rule.h"
#include "queenreel/puzzle/numbering.h"
#include "queenreel/solvers/solver.h"

namespace queenreel {

// Each line of Solver::pseudocode without its indentation, and each word below, is a message of the context
// "code". Words in braces in Solver::pseudocode depend on how rows and columns are numbered:
//
//                      from 1          from 0          chess, n = 8
//     {row}            row             row             rank
//     {column}         column          column          file
//     {columns}        columns         columns         files
//     {in this column} in this column  in this column  on this file
//     {first}          1               0               8
//     {next}           row + 1         row + 1         rank - 1
//     {within}         row <= n        row < n         rank > 0
//     {past}           row > n         row = n         rank = 0
//     {column 3}       4               3               d
//     {half}           m/2             m/2 - 1         m/2
//
// and others depend on the pieces:
//
//                      queens         superqueens     rooks
//     {a queen}        a queen        a queen         a rook
//     {the queen}      the queen      the queen       the rook
//     {on a diagonal}  on a diagonal  attacks it      (no line)
//     {its lines}      its lines      all it attacks  its lines
//     {its four lines} its four lines all its lines   its two lines
//
// and some belong to a single solver (pseudocode.cpp). Other text in braces is unchanged.

/// A line of pseudocode in the numbering of `names`, for the pieces of a rule; empty if these need no such
/// line.
std::string code_line(std::string_view line, const BoardNames& names, AttackRule rule = AttackRule::queens);

/// A solver's pseudocode in a language, with its words still in braces. A trace's own code stays as it is.
std::vector<std::string> translated_code(const Solver& solver, const Words& words);

/// The same in the numbering of `names`, for the pieces of a rule; lines that they do not need are empty.
std::vector<std::string> code_lines(const Solver& solver, const BoardNames& names,
                                    AttackRule rule = AttackRule::queens);

}  // namespace queenreel
