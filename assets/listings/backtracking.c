/* Prints all solutions of the n-queens problem, found by backtracking, a line each:
 *
 *     gcc -O2 backtracking.c -o backtracking && ./backtracking 8
 *
 * A line has the column of the queen in each row, counted from 0. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "tracer.h"  //-

enum { max_n = 32 };

int n = 8;
int columns[max_n];  // the queen in row r stands on column columns[r]

// Whether a queen above stands on this column.
bool in_column(int row, int col) {
  for (int above = 0; above < row; ++above)
    if (columns[above] == col) return true;
  return false;
}

// Whether a queen above stands on a diagonal of the square.
bool on_diagonal(int row, int col) {
  for (int above = 0; above < row; ++above)
    if (abs(col - columns[above]) == row - above) return true;
  return false;
}

void print(void) {
  for (int row = 0; row < n; ++row)
    printf(row > 0 ? " %d" : "%d", columns[row]);
  printf("\n");
}

//[
void search(int row) {
  if (row == n) { trace_solution(); print(); return; }  //: 1
  for (int col = 0; col < n; ++col) {  //: 2 8
    trace_tested(row, col);  //-
    if (in_column(row, col)) { trace_rejected(row, col); continue; }  //: 3
    if (on_diagonal(row, col)) { trace_rejected(row, col); continue; }  //: 4
    columns[row] = col;  //: 5
    trace_placed(row, col);  //-
    search(row + 1);  //: 6
    columns[row] = -1;  //: 7
    trace_removed(row, col);  //-
  }
}
//]

int main(int count, char** words) {
  if (count > 1) n = atoi(words[1]);
  if (n < 1 || n > max_n) return 2;
  trace_begin(n);  //-
//[
  search(0);  //: 9
//]
  trace_exhausted();  //-
  return 0;
}
