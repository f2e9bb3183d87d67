#include "solvers/count.h"

int main() {
    return queenreel::count_solutions(8) == queenreel::Counts{.all = 92, .fundamental = 12} ? 0 : 1;
}
