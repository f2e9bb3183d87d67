"""Prints all solutions of the n-queens problem, found with a row's squares as bits of a number, a line each:

    python3 bitmask.py 8

A line has the column of the queen in each row, counted from 0. Bit c of a number stands for column c.
"""
import sys

from tracer import Tracer  #-

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
full = (1 << n) - 1  # all columns of a row
columns = []  # the queen in row r stands on column columns[r]
trace = Tracer(n)  #-


# cols, right and left: what the queens above attack in this row, straight down and along diagonals that go
# down to the right and to the left.
#[
def search(row, cols, right, left):
    if row == n:
        trace.solution()  #-
        return print(*columns)  #: 1
    free = full & ~(cols | right | left)
    while free:  #: 2 7
        bit = free & -free
        columns.append(bit.bit_length() - 1)  #: 3
        trace.placed(row, columns[-1])  #-
        r = (right | bit) << 1  #: 4
        l = (left | bit) >> 1
        search(row + 1, cols | bit, r, l)  #: 5
        columns.pop()  #: 6
        trace.removed(row, bit.bit_length() - 1)  #-
        free ^= bit
#]


#[
search(0, 0, 0, 0)  #: 8
#]
trace.exhausted()  #-
