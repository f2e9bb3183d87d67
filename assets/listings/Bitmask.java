// Prints all solutions of the n-queens problem, found with a row's squares as bits of a word, a line each:
//
//     javac Bitmask.java && java Bitmask 8
//
// A line has the column of the queen in each row, counted from 0. Bit c of a word stands for column c.

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

public class Bitmask {
  static int n = 8;  // at most 31
  static int full;  // all columns of a row
  static List<Integer> columns = new ArrayList<>();  // the queen in row r stands on column columns.get(r)
  static Tracer trace;  //-

  static int columnOf(int bit) {
    return Integer.numberOfTrailingZeros(bit);
  }

  static void print() {
    System.out.println(columns.stream().map(String::valueOf).collect(Collectors.joining(" ")));
  }

  // cols, right and left: what the queens above attack in this row, straight down and along diagonals that
  // go down to the right and to the left.
//[
  static void search(int row, int cols,
                     int right, int left) {
    if (row == n) { trace.solution(); print(); return; }  //: 1
    int free = ~(cols | right | left) & full;
    while (free != 0) {  //: 2 7
      int bit = free & -free;
      columns.add(columnOf(bit));  //: 3
      trace.placed(row, columnOf(bit));  //-
      int r = (right | bit) << 1;  //: 4
      int l = (left | bit) >>> 1;
      search(row + 1, cols | bit, r, l);  //: 5
      columns.remove(row);  //: 6
      trace.removed(row, columnOf(bit));  //-
      free ^= bit;
    }
  }
//]

  public static void main(String[] words) {
    if (words.length > 0) n = Integer.parseInt(words[0]);
    full = (int) ((1L << n) - 1);
    trace = new Tracer(n);  //-
//[
    search(0, 0, 0, 0);  //: 8
//]
    trace.exhausted();  //-
  }
}
