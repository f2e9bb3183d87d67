/* Writes down what your search does, so that Queenreel can make a film of it:
 *
 *     trace_begin(n);             // writes events.jsonl
 *     trace_tested(row, column);  // can a queen be placed there? Rows and columns count from 0
 *
 * and likewise trace_rejected(), trace_placed(), trace_removed(), trace_wiped_out(row), which has no free
 * square left, trace_solution() and, at the end, trace_exhausted(). Then:
 *
 *     queenreel animate --events events.jsonl -o mine.mp4 */

#pragma once
#include <stdio.h>
#include <stdlib.h>

static FILE* trace_file;

static inline void trace_begin(int n) {
  trace_file = fopen("events.jsonl", "w");
  if (!trace_file) { perror("events.jsonl"); exit(1); }
  fprintf(trace_file, "{\"trace\":\"queenreel\",\"version\":1,\"n\":%d}\n", n);
}

static inline void trace_square(const char* event, int row, int column) {
  fprintf(trace_file, "{\"event\":\"%s\",\"row\":%d,\"column\":%d}\n", event, row, column);
}

static inline void trace_tested(int row, int column) { trace_square("tested", row, column); }
static inline void trace_rejected(int row, int column) { trace_square("rejected", row, column); }
static inline void trace_placed(int row, int column) { trace_square("placed", row, column); }
static inline void trace_removed(int row, int column) { trace_square("removed", row, column); }

static inline void trace_wiped_out(int row) {
  fprintf(trace_file, "{\"event\":\"wiped_out\",\"row\":%d}\n", row);
}

static inline void trace_solution(void) { fprintf(trace_file, "{\"event\":\"solution\"}\n"); }

static inline void trace_exhausted(void) {
  fprintf(trace_file, "{\"event\":\"exhausted\"}\n");
  fclose(trace_file);
}
