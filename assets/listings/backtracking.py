"""Prints all solutions of the n-queens problem, found by backtracking, a line each:

    python3 backtracking.py 8

A line has the column of the queen in each row, counted from 0.
"""
import sys

from tracer import Tracer  #-

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
columns = []  # the queen in row r stands on column columns[r]
trace = Tracer(n)  #-


def on_diagonal(row, column):
    """Returns whether a queen above stands on a diagonal of the square."""
    return any(abs(column - other) == row - above for above, other in enumerate(columns))


#[
def search(row):
    if row == n:
        trace.solution()  #-
        return print(*columns)  #: 1
    for column in range(n):  #: 2 8
        trace.tested(row, column)  #-
        if column in columns:  #: 3
            trace.rejected(row, column)  #-
            continue
        if on_diagonal(row, column):  #: 4
            trace.rejected(row, column)  #-
            continue
        columns.append(column)  #: 5
        trace.placed(row, column)  #-
        search(row + 1)  #: 6
        columns.pop()  #: 7
        trace.removed(row, column)  #-
#]


#[
search(0)  #: 9
#]
trace.exhausted()  #-
