#include "cli/help.h"

namespace queenreel {

std::string trace_help() {
    return R"(queenreel help trace: how a search is written down

solve --trace writes such a file, and animate --events makes a film of it, or of
one that a program of your own prints, in any language. It is JSON Lines in
UTF-8: an object a line, first a header, then an event after the other. Rows,
columns and lines of pseudocode are counted from 0, and row 0 is at the top.

The header
  {"trace":"queenreel","version":1,"n":4}
      n is 1 to 1000. May have "solver":"NAME", "seed":1, and
      "pseudocode":["line","line"], up to 40 lines that each event's "line"
      points at.

The events
  {"event":"tested","row":0,"column":0}
      may a queen stand there?
  {"event":"rejected","row":1,"column":0,"by":{"row":0,"column":0}}
      no, that queen attacks it; "by" may be left out
  {"event":"placed","row":0,"column":0}
      a queen stands there now, the only one of her row
  {"event":"removed","row":0,"column":0}
      she was taken back
  {"event":"wiped_out","row":2}
      the row, or "column", has no free square left
  {"event":"restarted"}
      all queens were taken off
  {"event":"generation","boards":[{"columns":[1,3,0,2]}]}
      a population, the best of which is on the board; may have its "number",
      and a board "conflicts", its parents "upper" and "lower" with the "cut",
      and the "mutated" row
  {"event":"solution"}
      the queens that stand are one; may have "columns"
  {"event":"exhausted"}
      the end: there are no further ones
  {"event":"gave_up"}
      the end: none was found

Each may have "line". The last is exhausted, gave_up, or a solution where the
search stopped. Keys that are not named here mean nothing. A file is read to its
end before a film of it is begun, and every line is checked: that it is what it
should be, and that it follows from those before.

A whole one
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
)";
}

}  // namespace queenreel
