"""Writes down what your search does, so that Queenreel can make a film of it:

    trace = Tracer(n)            # writes events.jsonl
    trace.tested(row, column)    # can a queen be placed there? Rows and columns count from 0
    trace.rejected(row, column)  # no: a queen above attacks the square
    trace.placed(row, column)    # a queen is placed
    trace.removed(row, column)   # it is taken back
    trace.wiped_out(row)         # that row has no free square left
    trace.solution()             # the queens are a solution
    trace.exhausted()            # the end: there are no more solutions

    queenreel animate --events events.jsonl -o mine.mp4
"""
import json


class Tracer:
    def __init__(self, n, path="events.jsonl"):
        self.file = open(path, "w", encoding="utf-8")
        self.write(trace="queenreel", version=1, n=n)

    def write(self, **fields):
        self.file.write(json.dumps(fields) + "\n")

    def tested(self, row, column):
        self.write(event="tested", row=row, column=column)

    def rejected(self, row, column):
        self.write(event="rejected", row=row, column=column)

    def placed(self, row, column):
        self.write(event="placed", row=row, column=column)

    def removed(self, row, column):
        self.write(event="removed", row=row, column=column)

    def wiped_out(self, row):
        self.write(event="wiped_out", row=row)

    def solution(self):
        self.write(event="solution")

    def exhausted(self):
        self.write(event="exhausted")
        self.file.close()
