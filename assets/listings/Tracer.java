// Writes down what your search does, so that Queenreel can make a film of it:
//
//     Tracer trace = new Tracer(n);  // writes events.jsonl
//     trace.tested(row, column);     // can a queen be placed there? Rows and columns count from 0
//
// and likewise rejected(), placed(), removed(), wipedOut(row), which has no free square left, solution()
// and, at the end, exhausted(). Then:
//
//     queenreel animate --events events.jsonl -o mine.mp4

import java.io.FileNotFoundException;
import java.io.PrintWriter;

public class Tracer {
  private final PrintWriter file;

  public Tracer(int n) {
    try {
      file = new PrintWriter("events.jsonl");
    } catch (FileNotFoundException error) {
      throw new RuntimeException(error);
    }
    file.printf("{\"trace\":\"queenreel\",\"version\":1,\"n\":%d}\n", n);
  }

  public void tested(int row, int column) { write("tested", row, column); }
  public void rejected(int row, int column) { write("rejected", row, column); }
  public void placed(int row, int column) { write("placed", row, column); }
  public void removed(int row, int column) { write("removed", row, column); }
  public void wipedOut(int row) { file.printf("{\"event\":\"wiped_out\",\"row\":%d}\n", row); }
  public void solution() { file.print("{\"event\":\"solution\"}\n"); }

  public void exhausted() {
    file.print("{\"event\":\"exhausted\"}\n");
    file.close();
  }

  private void write(String event, int row, int column) {
    file.printf("{\"event\":\"%s\",\"row\":%d,\"column\":%d}\n", event, row, column);
  }
}
