// Prints all solutions of the n-queens problem, found with a row's squares as bits of a word, a line each:
//
//     g++ -std=c++20 -O2 bitmask.cpp -o bitmask && ./bitmask 8
//
// A line has the column of the queen in each row, counted from 0. Bit c of a word stands for column c.

#include <bit>
#include <cstdlib>
#include <iostream>
#include <vector>

#include "tracer.hpp"  //-

using Word = unsigned;

int n = 8;  // at most 31
Word full = 0;  // all columns of a row
std::vector<int> columns;  // the queen in row r stands on column columns[r]
Tracer trace;  //-

int column_of(Word bit) {
  return std::countr_zero(bit);
}

void print() {
  for (int row = 0; row < n; ++row)
    std::cout << (row > 0 ? " " : "") << columns[row];
  std::cout << '\n';
}

// cols, right and left: what the queens above attack in this row, straight down and along diagonals that go
// down to the right and to the left.
//[
void search(int row, Word cols, Word right,
            Word left) {
  if (row == n) { trace.solution(); return print(); }  //: 1
  Word free = full & ~(cols | right | left);
  while (free) {  //: 2 7
    Word bit = free & -free;
    columns.push_back(column_of(bit));  //: 3
    trace.placed(row, columns.back());  //-
    Word r = (right | bit) << 1;  //: 4
    Word l = (left | bit) >> 1;
    search(row + 1, cols | bit, r, l);  //: 5
    columns.pop_back();  //: 6
    trace.removed(row, column_of(bit));  //-
    free ^= bit;
  }
}
//]

int main(int count, char** words) {
  if (count > 1) n = std::atoi(words[1]);
  full = (1u << n) - 1;
  trace.begin(n);  //-
//[
  search(0, 0, 0, 0);  //: 8
//]
  trace.exhausted();  //-
}
