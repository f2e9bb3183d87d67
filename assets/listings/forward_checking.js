// Prints all solutions of the n-queens problem, found by forward checking, a line each:
//
//     node forward_checking.js 8
//
// A line has the column of the queen in each row, counted from 0.

const Tracer = require("./tracer.js");  //-

const n = Number(process.argv[2] ?? 8);
const columns = [];  // the queen in row r stands on column columns[r]
const trace = new Tracer(n);  //-

// The domains of the rows below a queen in the first row, without what it attacks. A domain has the columns
// of a row that no queen attacks.
function strike(domains, col) {
  return domains.slice(1).map((domain, i) =>
    domain.filter((c) => c !== col && Math.abs(c - col) !== i + 1));
}

function isEmpty(domain) {
  return domain.length === 0;
}

function print() {
  console.log(columns.join(" "));
}

//[
function search(domains) {
  const row = columns.length;  //-
  for (const col of domains[0]) {  //: 1 8
    columns.push(col);  //: 2
    trace.placed(row, col);  //-
    const left = strike(domains, col);  //: 3
    const deadEnd = left.some(isEmpty);  //: 4
    if (deadEnd) trace.wipedOut(row + 1 + left.findIndex(isEmpty));  //-
    if (isEmpty(left)) { trace.solution(); print(); }  //: 5
    else if (!deadEnd) search(left);  //: 6
    columns.pop();  //: 7
    trace.removed(row, col);  //-
  }
}
//]

const all = [...Array(n).keys()];
//[
search(Array(n).fill(all));  //: 9
//]
trace.exhausted();  //-
