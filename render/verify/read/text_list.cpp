#include "verify/read/text_list.h"

#include <memory>
#include <utility>

#include "verify/read/json_list.h"
#include "verify/read/line_format.h"
#include "verify/read/source.h"

namespace queenreel::judge {
namespace {

/// A text read line by line.
class TextLines {
  public:
    explicit TextLines(std::istream& in) : in_(in) {}

    /// Goes to the next line; false at the end. Throws UnreadableError at a line over a million bytes.
    bool next() {
        constexpr std::size_t longest = 1'000'000;
        using Traits = std::streambuf::traits_type;
        line_.clear();
        int letter = in_.rdbuf()->sbumpc();
        if (letter == Traits::eof())
            return false;
        ++number_;
        for (; letter != Traits::eof() && letter != '\n'; letter = in_.rdbuf()->sbumpc()) {
            if (line_.size() == longest)
                throw UnreadableError("line " + std::to_string(number_) +
                                      " is over a million bytes long: not a list");
            line_.push_back(Traits::to_char_type(letter));
        }
        has_end_ = letter == '\n';
        line_.erase(line_.find_last_not_of(" \t\r") + 1);
        return true;
    }

    /// The line without its end, `\n` or `\r\n`, and without spaces before that.
    const std::string& line() const { return line_; }

    /// From 1.
    std::uint64_t number() const { return number_; }

    /// False for a last line without a line end: a sign that the text was cut short.
    bool has_end() const { return has_end_; }

  private:
    std::istream& in_;
    std::string line_;
    std::uint64_t number_ = 0;
    bool has_end_ = true;
};

constexpr const char* cut_short = "cut short: the last line has no line end";

/// One board per line.
void read_lines(std::istream& in, LineFormat& format, BoardCheck& check) {
    TextLines lines(in);
    while (lines.next()) {
        const Place place{"line", lines.number(), {}};
        if (!lines.has_end())
            check.fault(place, cut_short);
        if (lines.line().empty() || format.is_header(lines.line()))
            continue;
        const Parsed parsed = format.parse(lines.line());
        if (const Board* board = std::get_if<Board>(&parsed))
            check.board(*board, place);
        else
            check.fault(place, std::get<std::string>(parsed));
    }
}

/// One row per line, boards set apart by empty lines. A board's place is its first line.
class Blocks {
  public:
    Blocks(char queen, char empty, BoardCheck& check) : queen_(queen), empty_(empty), check_(check) {}

    void read(std::istream& in) {
        TextLines lines(in);
        while (lines.next()) {
            if (!lines.has_end())
                check_.fault({"line", lines.number(), {}}, cut_short);
            if (lines.line().empty()) {
                end_board();
                continue;
            }
            if (rows_.empty())
                place_ = {"line", lines.number(), {}};
            rows_.push_back(without_spaces(queen_ == 'Q' ? plain_row(lines.line()) : lines.line()));
            if (rows_.size() > max_list_size)
                throw UnreadableError("a board of over a thousand rows: not a list");
        }
        end_board();
    }

  private:
    static std::string without_spaces(std::string line) {
        std::erase(line, ' ');
        return line;
    }

    void end_board() {
        const std::vector<std::string> rows = std::exchange(rows_, {});
        if (rows.empty())
            return;
        Board board(static_cast<int>(rows.size()));
        for (std::size_t row = 0; row < rows.size(); ++row) {
            const std::string line = "row " + std::to_string(row + 1);
            if (rows[row].size() != rows.size())
                return check_.fault(place_, line + " has " + std::to_string(rows[row].size()) +
                                                " squares on a board of " + std::to_string(rows.size()) +
                                                " rows");
            for (std::size_t column = 0; column < rows.size(); ++column)
                if (rows[row][column] == queen_)
                    board.place({static_cast<int>(row), static_cast<int>(column)});
                else if (rows[row][column] != empty_)
                    return check_.fault(
                        place_, line + " has a character that is neither " + queen_ + " nor " + empty_);
        }
        check_.board(board, place_);
    }

    char queen_;
    char empty_;
    BoardCheck& check_;
    std::vector<std::string> rows_;
    Place place_;
};

}  // namespace

void read_list(std::istream& in, BoardCheck& check) {
    switch (check.report().kind) {
        case FileKind::list: {
            ColumnList format;
            return read_lines(in, format, check);
        }
        case FileKind::squares: {
            SquareList format;
            return read_lines(in, format, check);
        }
        case FileKind::csv: {
            CsvRows format;
            return read_lines(in, format, check);
        }
        case FileKind::fen: {
            FenLine format;
            return read_lines(in, format, check);
        }
        case FileKind::grid:
            return Blocks('Q', '.', check).read(in);
        case FileKind::matrix:
            return Blocks('1', '0', check).read(in);
        case FileKind::json:
            return read_json(in, check);
        default:
            throw UnreadableError("not a list");
    }
}

}  // namespace queenreel::judge
