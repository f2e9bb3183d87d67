#include "queenreel/solvers/search_event.h"

namespace queenreel {

Board board_of(int n, Solution columns) {
    Board board(n);
    for (int row = 0; const int column : columns) {
        if (column >= 0)
            board.place({row, column});
        ++row;
    }
    return board;
}

}  // namespace queenreel
