// Prints all solutions of the n-queens problem, found by backtracking, a line each:
//
//     javac Backtracking.java && java Backtracking 8
//
// A line has the column of the queen in each row, counted from 0.

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public class Backtracking {
  static int n = 8;
  static List<Integer> columns = new ArrayList<>();  // the queen in row r stands on column columns.get(r)
  static Tracer trace;  //-

  // Whether a queen above stands on a diagonal of the square.
  static boolean onDiagonal(int row, int col) {
    for (int above = 0; above < row; above++)
      if (Math.abs(col - columns.get(above)) == row - above) return true;
    return false;
  }

  static void print() {
    System.out.println(columns.stream().map(String::valueOf).collect(Collectors.joining(" ")));
  }

//[
  static void search(int row) {
    if (row == n) { trace.solution(); print(); return; }  //: 1
    for (int col = 0; col < n; col++) {  //: 2 8
      trace.tested(row, col);  //-
      if (columns.contains(col)) { trace.rejected(row, col); continue; }  //: 3
      if (onDiagonal(row, col)) { trace.rejected(row, col); continue; }  //: 4
      columns.add(col);  //: 5
      trace.placed(row, col);  //-
      search(row + 1);  //: 6
      columns.remove(row);  //: 7
      trace.removed(row, col);  //-
    }
  }
//]

  public static void main(String[] words) {
    if (words.length > 0) n = Integer.parseInt(words[0]);
    trace = new Tracer(n);  //-
//[
    search(0);  //: 9
//]
    trace.exhausted();  //-
  }
}
