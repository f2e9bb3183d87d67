// Writes down what your search does, so that Queenreel can make a film of it:
//
//     const Tracer = require("./tracer.js");
//     const trace = new Tracer(n);  // writes events.jsonl
//     trace.tested(row, column);    // can a queen be placed there? Rows and columns count from 0
//
// and likewise rejected(), placed(), removed(), wipedOut(row), which has no free square left, solution()
// and, at the end, exhausted(). Then:
//
//     queenreel animate --events events.jsonl -o mine.mp4

const fs = require("fs");

class Tracer {
  constructor(n, path = "events.jsonl") {
    this.file = fs.openSync(path, "w");
    this.write({ trace: "queenreel", version: 1, n });
  }
  write(fields) { fs.writeSync(this.file, JSON.stringify(fields) + "\n"); }
  tested(row, column) { this.write({ event: "tested", row, column }); }
  rejected(row, column) { this.write({ event: "rejected", row, column }); }
  placed(row, column) { this.write({ event: "placed", row, column }); }
  removed(row, column) { this.write({ event: "removed", row, column }); }
  wipedOut(row) { this.write({ event: "wiped_out", row }); }
  solution() { this.write({ event: "solution" }); }
  exhausted() {
    this.write({ event: "exhausted" });
    fs.closeSync(this.file);
  }
}

module.exports = Tracer;
