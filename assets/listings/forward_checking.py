"""Prints all solutions of the n-queens problem, found by forward checking, a line each:

    python3 forward_checking.py 8

A line has the column of the queen in each row, counted from 0.
"""
import sys

from tracer import Tracer  #-

n = int(sys.argv[1]) if len(sys.argv) > 1 else 8
columns = []  # the queen in row r stands on column columns[r]
trace = Tracer(n)  #-


def strike(column, domains):
    """Returns the domains of the rows below a queen, the nearest first, without what it attacks."""
    return [[c for c in domain if c != column and abs(c - column) != distance]
            for distance, domain in enumerate(domains, 1)]


# domains: for each row without a queen, from the top, the columns that no queen attacks.
#[
def search(domains):
    row = len(columns)  #-
    for column in domains[0]:  #: 1 8
        columns.append(column)  #: 2
        trace.placed(row, column)  #-
        left = strike(column, domains[1:])  #: 3
        dead_end = [] in left  #: 4
        if dead_end:  #-
            trace.wiped_out(row + 1 + left.index([]))  #-
        if not left:
            print(*columns)  #: 5
            trace.solution()  #-
        elif not dead_end:
            search(left)  #: 6
        columns.pop()  #: 7
        trace.removed(row, column)  #-
#]


#[
search([list(range(n))] * n)  #: 9
#]
trace.exhausted()  #-
