#include "queenreel/cli/docs/docs.h"

namespace queenreel {

std::string trace_help() {
    return R"(queenreel help trace: how a search is recorded

solve --trace writes a trace, and animate --events makes a film of it, or of one
printed by your own program in any language. A trace is JSON Lines in UTF-8: one
object per line, first a header, then the events in order. Rows, columns and
lines of pseudocode are counted from 0, and row 0 is at the top.

The header
  {"trace":"queenreel","version":1,"n":4}
      n is 1 to 1000. Optional: "solver":"NAME", "seed":1, and
      "pseudocode":["line","line"], up to 40 lines that the "line" of an event
      refers to. {row}, {column}, {first}, {next} and {past} in a line become
      row, column, 1, row + 1 and row > n, or what animate --numbering makes of
      them; a first line such as search({row}): names the calls of the stack.

The events
  {"event":"tested","row":0,"column":0}
      can a queen be placed there? Where squares are drawn until one suits,
      "draw":3 can say which draw it is
  {"event":"rejected","row":1,"column":0,"by":{"row":0,"column":0}}
      no, the queen in "by" attacks the square; "by" is optional
  {"event":"placed","row":0,"column":0}
      a queen is placed there, the only one in her row
  {"event":"removed","row":0,"column":0}
      the queen is taken back. This and placed can have "choice":{"row":0}, the
      row or "column" chosen to be tried, and "drawn_from":2, how many were as
      good
  {"event":"wiped_out","row":2}
      the row, or "column", has no free square left
  {"event":"restarted"}
      all queens are taken off the board
  {"event":"generation","boards":[{"columns":[1,3,0,2]}]}
      a population, whose best is on the board. Optional: its "number"; for each
      board its "conflicts", its parents "upper" and "lower" with the "cut", and
      the "mutated" row
  {"event":"bred","child":{"columns":[1,3,0,2],"upper":0,"lower":1,"cut":2}}
      a board was made of two of the population, for the next one
  {"event":"solution"}
      the queens on the board are a solution; "columns" is optional
  {"event":"exhausted"}
      the end: there are no more solutions
  {"event":"gave_up"}
      the end: no solution was found

Every event can have a "line", and "looks": how many things your program has
looked at since its beginning, the unit in which a race is run and searches are
compared. A look is a square, a queen, an entry of a table or a word that is
read or written. Without it, each square tested is one look, and so is one
refused or filled without a test, and a generation. The last event is exhausted,
gave_up, or the solution at which the search stopped. Other keys are ignored. A
trace is read to its end before the film begins, and every line is checked: that
it is well formed, and that it follows from the lines before it.

A complete trace
  {"trace":"queenreel","version":1,"n":1,"solver":"mine"}
  {"event":"tested","row":0,"column":0}
  {"event":"placed","row":0,"column":0}
  {"event":"solution"}
  {"event":"removed","row":0,"column":0}
  {"event":"exhausted"}

Examples
  queenreel solve 6 --solver backtracking --trace events.jsonl
  queenreel animate --events events.jsonl -o search.mp4
  python3 my_search.py | queenreel animate --events - -o mine.mp4
  queenreel animate --story race --solver tables --events mine.jsonl -o race.mp4
)";
}

}  // namespace queenreel
