// Prints all solutions of the n-queens problem, found with a row's squares as bits of a word, a line each:
//
//     node bitmask.js 8
//
// A line has the column of the queen in each row, counted from 0. Bit c of a word stands for column c.

const Tracer = require("./tracer.js");  //-

const n = Number(process.argv[2] ?? 8);  // at most 31
const full = 2 ** n - 1;  // all columns of a row
const columns = [];  // the queen in row r stands on column columns[r]
const trace = new Tracer(n);  //-

function columnOf(bit) {
  return 31 - Math.clz32(bit);
}

function print() {
  console.log(columns.join(" "));
}

// cols, right and left: what the queens above attack in this row, straight down and along diagonals that go
// down to the right and to the left.
//[
function search(row, cols, right, left) {
  if (row === n) { trace.solution(); return print(); }  //: 1
  let free = full & ~(cols | right | left);
  while (free !== 0) {  //: 2 7
    const bit = free & -free;
    columns.push(columnOf(bit));  //: 3
    trace.placed(row, columnOf(bit));  //-
    const r = (right | bit) << 1;  //: 4
    const l = (left | bit) >>> 1;
    search(row + 1, cols | bit, r, l);  //: 5
    columns.pop();  //: 6
    trace.removed(row, columnOf(bit));  //-
    free ^= bit;
  }
}
//]

//[
search(0, 0, 0, 0);  //: 8
//]
trace.exhausted();  //-
