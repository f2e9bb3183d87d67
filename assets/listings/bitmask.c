/* Prints all solutions of the n-queens problem, found with a row's squares as bits of a word, a line each:
 *
 *     gcc -O2 bitmask.c -o bitmask && ./bitmask 8
 *
 * A line has the column of the queen in each row, counted from 0. Bit c of a word stands for column c. */

#include <stdio.h>
#include <stdlib.h>

#include "tracer.h"  //-

typedef unsigned Word;
enum { max_n = 31 };

int n = 8;
Word full;  // all columns of a row
int columns[max_n];  // the queen in row r stands on column columns[r]

int column_of(Word bit) {
  int column = 0;
  while (bit >>= 1) ++column;
  return column;
}

void print(void) {
  for (int row = 0; row < n; ++row)
    printf(row > 0 ? " %d" : "%d", columns[row]);
  printf("\n");
}

// cols, right and left: what the queens above attack in this row, straight down and along diagonals that go
// down to the right and to the left.
//[
void search(int row, Word cols, Word right,
            Word left) {
  if (row == n) { trace_solution(); print(); return; }  //: 1
  Word free = full & ~(cols | right | left);
  while (free) {  //: 2 7
    Word bit = free & -free;
    columns[row] = column_of(bit);  //: 3
    trace_placed(row, columns[row]);  //-
    Word r = (right | bit) << 1;  //: 4
    Word l = (left | bit) >> 1;
    search(row + 1, cols | bit, r, l);  //: 5
    columns[row] = -1;  //: 6
    trace_removed(row, column_of(bit));  //-
    free ^= bit;
  }
}
//]

int main(int count, char** words) {
  if (count > 1) n = atoi(words[1]);
  if (n < 1 || n > max_n) return 2;
  full = (1u << n) - 1;
  trace_begin(n);  //-
//[
  search(0, 0, 0, 0);  //: 8
//]
  trace_exhausted();  //-
  return 0;
}
