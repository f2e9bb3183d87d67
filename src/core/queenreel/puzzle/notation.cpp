#include "queenreel/puzzle/notation.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "queenreel/base/text.h"

namespace queenreel {
namespace {

constexpr int letters = 26;

bool is_digit(char c) {
    return '0' <= c && c <= '9';
}

/// 1 … 26 for a letter of either case, 0 for anything else; independent of the locale.
int letter_value(char c) {
    if ('a' <= c && c <= 'z')
        return c - 'a' + 1;
    if ('A' <= c && c <= 'Z')
        return c - 'A' + 1;
    return 0;
}

/// The decimal number that all of `text` spells; empty for anything else.
std::optional<int> parse_number(std::string_view text) {
    int number = 0;
    const char* const begin = text.data();
    const char* const end = begin + text.size();
    const auto [stop, error] = std::from_chars(begin, end, number);
    if (error != std::errc{} || stop != end || !is_digit(text.front()))
        return std::nullopt;
    return number;
}

std::optional<Square> on_board(Square square, int size) {
    const bool inside = 0 <= square.row && square.row < size && 0 <= square.column && square.column < size;
    return inside ? std::optional(square) : std::nullopt;
}

/// Parses `row:column`.
std::optional<Square> parse_coordinates(std::string_view text, std::size_t colon, int size) {
    const auto row = parse_number(text.substr(0, colon));
    const auto column = parse_number(text.substr(colon + 1));
    if (!row || !column)
        return std::nullopt;
    return on_board({*row, *column}, size);
}

/// One rank of a FEN: the columns of its queens, and its number of squares.
struct Rank {
    std::vector<int> queens;
    int length = 0;
};

/// Parses a rank of at most `longest` squares; empty for anything else.
std::optional<Rank> parse_rank(std::string_view text, int longest) {
    Rank rank;
    for (std::size_t at = 0; at < text.size();) {
        if (text[at] == 'Q' || text[at] == 'q') {
            rank.queens.push_back(rank.length);
            ++rank.length;
            ++at;
            continue;
        }
        const auto run_end = std::min(text.find_first_not_of("0123456789", at), text.size());
        const auto run = parse_number(text.substr(at, run_end - at));
        if (!run || *run < 1 || *run > longest - rank.length)
            return std::nullopt;
        rank.length += *run;
        at = run_end;
    }
    return rank;
}

}  // namespace

std::string square_name(Square square, int size) {
    return file_letters(square.column) + std::to_string(size - square.row);
}

std::optional<Square> parse_square(std::string_view text, int size) {
    if (const auto colon = text.find(':'); colon != std::string_view::npos)
        return parse_coordinates(text, colon, size);

    int file = 0;
    std::size_t at = 0;
    for (; at < text.size() && letter_value(text[at]) > 0; ++at) {
        file = letters * file + letter_value(text[at]);
        if (file > size)
            return std::nullopt;
    }
    const auto rank = parse_number(text.substr(at));
    if (!rank || *rank > size)
        return std::nullopt;
    return on_board({size - *rank, file - 1}, size);
}

std::string fen(const Board& board) {
    std::string text;
    auto queen = board.queens().begin();
    for (int row = 0; row < board.size(); ++row) {
        if (row > 0)
            text += '/';
        int next_column = 0;
        for (; queen != board.queens().end() && queen->row == row; ++queen) {
            if (queen->column > next_column)
                text += std::to_string(queen->column - next_column);
            text += 'Q';
            next_column = queen->column + 1;
        }
        if (next_column < board.size())
            text += std::to_string(board.size() - next_column);
    }
    return text;
}

std::optional<Board> parse_fen(std::string_view text) {
    text = text.substr(0, text.find(' '));
    const int size = static_cast<int>(std::count(text.begin(), text.end(), '/')) + 1;
    Board board(size);
    for (int row = 0; row < size; ++row) {
        const auto slash = std::min(text.find('/'), text.size());
        const auto rank = parse_rank(text.substr(0, slash), size);
        if (!rank || rank->length != size)
            return std::nullopt;
        for (const int column : rank->queens)
            board.place({row, column});
        text.remove_prefix(std::min(slash + 1, text.size()));
    }
    return board;
}

}  // namespace queenreel
