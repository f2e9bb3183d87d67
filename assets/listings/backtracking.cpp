// Prints all solutions of the n-queens problem, found by backtracking, a line each:
//
//     g++ -std=c++20 -O2 backtracking.cpp -o backtracking && ./backtracking 8
//
// A line has the column of the queen in each row, counted from 0.

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

#include "tracer.hpp"  //-

int n = 8;
std::vector<int> columns;  // the queen in row r stands on column columns[r]
Tracer trace;  //-

// Whether a queen above stands on this column.
bool in_column(int col) {
  return std::find(columns.begin(), columns.end(), col) != columns.end();
}

// Whether a queen above stands on a diagonal of the square.
bool on_diagonal(int row, int col) {
  for (int above = 0; above < row; ++above)
    if (std::abs(col - columns[above]) == row - above) return true;
  return false;
}

void print() {
  for (int row = 0; row < n; ++row)
    std::cout << (row > 0 ? " " : "") << columns[row];
  std::cout << '\n';
}

//[
void search(int row) {
  if (row == n) { trace.solution(); return print(); }  //: 1
  for (int col = 0; col < n; ++col) {  //: 2 8
    trace.tested(row, col);  //-
    if (in_column(col)) { trace.rejected(row, col); continue; }  //: 3
    if (on_diagonal(row, col)) { trace.rejected(row, col); continue; }  //: 4
    columns.push_back(col);  //: 5
    trace.placed(row, col);  //-
    search(row + 1);  //: 6
    columns.pop_back();  //: 7
    trace.removed(row, col);  //-
  }
}
//]

int main(int count, char** words) {
  if (count > 1) n = std::atoi(words[1]);
  trace.begin(n);  //-
//[
  search(0);  //: 9
//]
  trace.exhausted();  //-
}
