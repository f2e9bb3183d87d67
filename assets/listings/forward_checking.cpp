// Prints all solutions of the n-queens problem, found by forward checking, a line each:
//
//     g++ -std=c++20 -O2 forward_checking.cpp -o forward_checking && ./forward_checking 8
//
// A line has the column of the queen in each row, counted from 0.

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <vector>

#include "tracer.hpp"  //-

// For each row without a queen, from the top, the columns that no queen attacks.
using Domains = std::vector<std::vector<int>>;

int n = 8;
std::vector<int> columns;  // the queen in row r stands on column columns[r]
Tracer trace;  //-

// The domains of the rows below a queen in the first row, without what it attacks.
Domains strike(Domains domains, int col) {
  domains.erase(domains.begin());
  for (int i = 0; i < static_cast<int>(domains.size()); ++i)
    std::erase_if(domains[i], [&](int c) { return c == col || std::abs(c - col) == i + 1; });
  return domains;
}

// The position of the first domain without a column; -1 if there is none.
int first_empty(const Domains& domains) {
  const auto empty = std::find(domains.begin(), domains.end(), std::vector<int>());
  return empty == domains.end() ? -1 : static_cast<int>(empty - domains.begin());
}

void print() {
  for (int row = 0; row < n; ++row)
    std::cout << (row > 0 ? " " : "") << columns[row];
  std::cout << '\n';
}

//[
void search(const Domains& domains) {
  int row = static_cast<int>(columns.size());  //-
  for (int col : domains[0]) {  //: 1 8
    columns.push_back(col);  //: 2
    trace.placed(row, col);  //-
    Domains left = strike(domains, col);  //: 3
    bool dead_end = first_empty(left) >= 0;  //: 4
    if (dead_end) trace.wiped_out(row + 1 + first_empty(left));  //-
    if (left.empty()) { trace.solution(); print(); }  //: 5
    else if (!dead_end) search(left);  //: 6
    columns.pop_back();  //: 7
    trace.removed(row, col);  //-
  }
}
//]

int main(int count, char** words) {
  if (count > 1) n = std::atoi(words[1]);
  std::vector<int> all;
  for (int col = 0; col < n; ++col) all.push_back(col);
  trace.begin(n);  //-
//[
  search(Domains(n, all));  //: 9
//]
  trace.exhausted();  //-
}
