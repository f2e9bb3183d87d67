#include "queenreel/verify/read/text_readers.h"

#include <string>
#include <utility>
#include <vector>

#include "queenreel/verify/read/line_format.h"
#include "queenreel/verify/read/pairs.h"
#include "queenreel/verify/read/plain_line.h"
#include "queenreel/verify/read/source.h"
#include "queenreel/verify/read/text_lines.h"

namespace queenreel::judge {
namespace {

/// Reads one board per line, or one queen per line.
void read_lines(std::istream& in, LineFormat& format, BoardCheck& check) {
    TextLines lines(in, check);
    PairLines pairs(check);
    while (lines.next()) {
        const PlainLine line = plain_line(lines.line());
        if (line.use == LineUse::separator)
            pairs.end();
        if (line.use != LineUse::board || format.is_header(line.text))
            continue;
        if (format.may_have_pairs() && pairs.take(line.text, lines.place()))
            continue;
        pairs.end();
        check.take(format.parse(line.text), lines.place());
    }
    pairs.end();
    check.report().columns_from_one = format.first_column() == 1;
}

/// Reads one row per line, with empty lines between boards. A board's place is its first line.
class Blocks {
  public:
    Blocks(char queen, char empty, BoardCheck& check) : queen_(queen), empty_(empty), check_(check) {}

    void read(std::istream& in) {
        TextLines lines(in, check_);
        while (lines.next()) {
            const PlainLine line = plain_line(lines.line());
            if (line.use == LineUse::separator && !is_row_of_dashes(lines.line()))
                end_board();
            else if (line.use != LineUse::comment)
                add(line.use == LineUse::board ? std::string(line.text) : lines.line(), lines.place());
        }
        end_board();
    }

  private:
    /// Returns true if the line is a row of dashes, of a board whose empty squares are dashes, and not a
    /// separator.
    bool is_row_of_dashes(std::string_view line) const {
        return has_dashes_ && !rows_.empty() && line.size() == rows_.front().size() &&
               line.find_first_not_of('-') == std::string_view::npos;
    }

    void add(std::string row, const Place& place) {
        if (rows_.empty())
            place_ = place;
        has_dashes_ = row.find('-') != std::string::npos;
        if (queen_ == 'Q')
            row = plain_row(row);
        std::erase(row, ' ');
        rows_.push_back(std::move(row));
        if (rows_.size() > max_list_size)
            throw UnreadableError("a board of over a thousand rows: not a list");
    }

    void end_board() {
        const std::vector<std::string> rows = std::exchange(rows_, {});
        if (!rows.empty())
            check_.take(board_of_rows(rows, queen_, empty_), place_);
    }

    char queen_;
    char empty_;
    BoardCheck& check_;
    std::vector<std::string> rows_;
    bool has_dashes_ = false;  ///< the previous row has dashes
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
            SquareList format(check.expectations().n.value_or(0));
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
        case FileKind::tikz:
        case FileKind::chessboard:
            return read_latex(in, check);
        case FileKind::html:
            return read_html(in, check);
        default:
            throw UnreadableError("not a list");
    }
}

}  // namespace queenreel::judge
