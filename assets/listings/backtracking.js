// Prints all solutions of the n-queens problem, found by backtracking, a line each:
//
//     node backtracking.js 8
//
// A line has the column of the queen in each row, counted from 0.

const Tracer = require("./tracer.js");  //-

const n = Number(process.argv[2] ?? 8);
const columns = [];  // the queen in row r stands on column columns[r]
const trace = new Tracer(n);  //-

// Whether a queen above stands on a diagonal of the square.
function onDiagonal(row, col) {
  return columns.some((other, above) => Math.abs(col - other) === row - above);
}

function print() {
  console.log(columns.join(" "));
}

//[
function search(row) {
  if (row === n) { trace.solution(); return print(); }  //: 1
  for (let col = 0; col < n; col++) {  //: 2 8
    trace.tested(row, col);  //-
    if (columns.includes(col)) { trace.rejected(row, col); continue; }  //: 3
    if (onDiagonal(row, col)) { trace.rejected(row, col); continue; }  //: 4
    columns.push(col);  //: 5
    trace.placed(row, col);  //-
    search(row + 1);  //: 6
    columns.pop();  //: 7
    trace.removed(row, col);  //-
  }
}
//]

//[
search(0);  //: 9
//]
trace.exhausted();  //-
