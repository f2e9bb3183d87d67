/* Prints all solutions of the n-queens problem, found by forward checking, a line each:
 *
 *     gcc -O2 forward_checking.c -o forward_checking && ./forward_checking 8
 *
 * A line has the column of the queen in each row, counted from 0. */

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "tracer.h"  //-

enum { max_n = 32 };

/* The squares that no queen attacks, in the rows from `row` on, which have no queen. */
typedef struct {
  int row;
  bool free[max_n][max_n];
} Domains;

int n = 8;
int columns[max_n];  // the queen in row r stands on column columns[r]

// The domains of the rows below a queen in the first row, without what it attacks.
Domains strike(Domains domains, int col) {
  const int row = domains.row++;
  for (int below = row + 1; below < n; ++below)
    for (int c = 0; c < n; ++c)
      if (c == col || abs(c - col) == below - row) domains.free[below][c] = false;
  return domains;
}

// The first row without a free square; -1 if there is none.
int first_empty(const Domains* domains) {
  for (int row = domains->row; row < n; ++row) {
    int col = 0;
    while (col < n && !domains->free[row][col]) ++col;
    if (col == n) return row;
  }
  return -1;
}

void print(void) {
  for (int row = 0; row < n; ++row)
    printf(row > 0 ? " %d" : "%d", columns[row]);
  printf("\n");
}

//[
void search(Domains domains) {
  int row = domains.row;
  for (int col = 0; col < n; ++col) {  //: 1 8
    if (!domains.free[row][col]) continue;
    columns[row] = col;  //: 2
    trace_placed(row, col);  //-
    Domains left = strike(domains, col);  //: 3
    bool dead_end = first_empty(&left) >= 0;  //: 4
    if (dead_end) trace_wiped_out(first_empty(&left));  //-
    if (left.row == n) { trace_solution(); print(); }  //: 5
    else if (!dead_end) search(left);  //: 6
    columns[row] = -1;  //: 7
    trace_removed(row, col);  //-
  }
}
//]

int main(int count, char** words) {
  if (count > 1) n = atoi(words[1]);
  if (n < 1 || n > max_n) return 2;
  Domains all = {.row = 0};
  for (int row = 0; row < n; ++row)
    for (int col = 0; col < n; ++col) all.free[row][col] = true;
  trace_begin(n);  //-
//[
  search(all);  //: 9
//]
  trace_exhausted();  //-
  return 0;
}
