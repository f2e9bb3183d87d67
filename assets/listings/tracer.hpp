// Writes down what your search does, so that Queenreel can make a film of it:
//
//     Tracer trace;
//     trace.begin(n);             // writes events.jsonl
//     trace.tested(row, column);  // can a queen be placed there? Rows and columns count from 0
//
// and likewise rejected(), placed(), removed(), wiped_out(row), which has no free square left, solution()
// and, at the end, exhausted(). Then:
//
//     queenreel animate --events events.jsonl -o mine.mp4

#pragma once
#include <fstream>
#include <string>

class Tracer {
public:
  void begin(int n, const std::string& path = "events.jsonl") {
    file.open(path);
    file << R"({"trace":"queenreel","version":1,"n":)" << n << "}\n";
  }
  void tested(int row, int column) { write("tested", row, column); }
  void rejected(int row, int column) { write("rejected", row, column); }
  void placed(int row, int column) { write("placed", row, column); }
  void removed(int row, int column) { write("removed", row, column); }
  void wiped_out(int row) { file << R"({"event":"wiped_out","row":)" << row << "}\n"; }
  void solution() { file << R"({"event":"solution"})" << "\n"; }
  void exhausted() { file << R"({"event":"exhausted"})" << std::endl; }

private:
  void write(const char* event, int row, int column) {
    file << R"({"event":")" << event << R"(","row":)" << row << R"(,"column":)" << column << "}\n";
  }
  std::ofstream file;
};
