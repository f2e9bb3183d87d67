// Prints all solutions of the n-queens problem, found by forward checking, a line each:
//
//     javac ForwardChecking.java && java ForwardChecking 8
//
// A line has the column of the queen in each row, counted from 0.

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ForwardChecking {
  static int n = 8;
  static List<Integer> columns = new ArrayList<>();  // the queen in row r stands on column columns.get(r)
  static Tracer trace;  //-

  // The domains of the rows below a queen in the first row, without what it attacks. A domain has the
  // columns of a row that no queen attacks.
  static List<int[]> strike(List<int[]> rows, int col) {
    List<int[]> below = new ArrayList<>();
    for (int i = 1; i < rows.size(); i++) {
      int distance = i;
      below.add(IntStream.of(rows.get(i))
          .filter(c -> c != col && Math.abs(c - col) != distance)
          .toArray());
    }
    return below;
  }

  // The position of the first domain without a column; -1 if there is none.
  static int firstEmpty(List<int[]> rows) {
    for (int i = 0; i < rows.size(); i++)
      if (rows.get(i).length == 0) return i;
    return -1;
  }

  static void print() {
    System.out.println(columns.stream().map(String::valueOf).collect(Collectors.joining(" ")));
  }

//[
  static void search(List<int[]> rows) {
    int row = columns.size();
    for (int col : rows.get(0)) {  //: 1 8
      columns.add(col);  //: 2
      trace.placed(row, col);  //-
      List<int[]> left = strike(rows, col);  //: 3
      boolean deadEnd = firstEmpty(left) >= 0;  //: 4
      if (deadEnd) trace.wipedOut(row + 1 + firstEmpty(left));  //-
      if (left.isEmpty()) { trace.solution(); print(); }  //: 5
      else if (!deadEnd) search(left);  //: 6
      columns.remove(row);  //: 7
      trace.removed(row, col);  //-
    }
  }
//]

  public static void main(String[] words) {
    if (words.length > 0) n = Integer.parseInt(words[0]);
    List<int[]> board = new ArrayList<>();
    for (int row = 0; row < n; row++) board.add(IntStream.range(0, n).toArray());
    trace = new Tracer(n);  //-
//[
    search(board);  //: 9
//]
    trace.exhausted();  //-
  }
}
