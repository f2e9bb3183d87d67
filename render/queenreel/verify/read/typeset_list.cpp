#include "queenreel/base/text.h"
#include "queenreel/verify/read/text_readers.h"

#include <algorithm>
#include <optional>
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

/// Returns the line up to a percent sign that no backslash precedes.
std::string_view without_comment(std::string_view line) {
    for (std::size_t at = 0; (at = line.find('%', at)) != std::string_view::npos; ++at)
        if (at == 0 || line[at - 1] != '\\')
            return line.substr(0, at);
    return line;
}

/// Returns the argument between `open`, at the beginning of the text, and `close`; nothing if the line ends
/// first.
std::optional<std::string_view> argument(std::string_view text, std::string_view open, char close) {
    text.remove_prefix(open.size());
    const std::size_t end = text.find(close);
    return end == std::string_view::npos ? std::nullopt : std::optional(text.substr(0, end));
}

/// Returns the board of a FEN in the chessboard package's form, in which 12 means one empty square and then
/// two.
Parsed board_of_digits(std::string_view text) {
    std::vector<std::string> rows(1);
    for (const char letter : text)
        if (letter == '/')
            rows.emplace_back();
        else if (letter >= '1' && letter <= '9')
            rows.back().append(static_cast<std::size_t>(letter - '0'), '.');
        else
            rows.back() += letter == 'q' ? 'Q' : letter;
    return board_of_rows(rows, 'Q', '.');
}

/// Returns the board of `8` and `0/0,1/4,…`.
Parsed board_of_placement(std::string_view size, std::string_view squares) {
    constexpr const char* wanted = "not a placement, `\\placement{8}{0/0,1/4,…}`";
    const auto number = [](std::string_view text) {
        const bool is_number = !text.empty() && text.size() < 5 &&
                               text.find_first_not_of("0123456789") == std::string_view::npos;
        return is_number ? std::stoi(std::string(text)) : -1;
    };
    const int n = number(size);
    if (n < 1 || n > max_list_size)
        return wanted;
    Board board(n);
    while (!squares.empty()) {
        const std::string_view pair = squares.substr(0, squares.find(','));
        squares.remove_prefix(std::min(pair.size() + 1, squares.size()));
        const std::size_t slash = std::min(pair.find('/'), pair.size());
        const int row = number(pair.substr(0, slash));
        const int column = number(pair.substr(std::min(slash + 1, pair.size())));
        if (row < 0 || row >= n || column < 0 || column >= n || board.has_queen({row, column}))
            return wanted;
        board.place({row, column});
    }
    return board;
}

/// Returns the board of a macro at the beginning of the text; nothing if there is none.
std::optional<Parsed> board_of_macro(std::string_view text) {
    constexpr std::string_view queens = "\\queens{";
    constexpr std::string_view placement = "\\placement{";
    constexpr std::string_view chessboard = "\\chessboard[setfen=";
    constexpr const char* cut = "cut short: the macro does not end";
    if (text.starts_with(queens)) {
        const auto columns = argument(text, queens, '}');
        ColumnList list;
        return columns ? list.parse("[" + std::string(*columns) + "]") : cut;
    }
    if (text.starts_with(chessboard)) {
        const auto fen = argument(text, chessboard, ']');
        return fen ? board_of_digits(*fen) : cut;
    }
    if (text.starts_with(placement)) {
        const auto size = argument(text, placement, '}');
        const std::string_view rest = size ? text.substr(placement.size() + size->size() + 1) : "";
        const auto squares = rest.starts_with('{') ? argument(rest, "{", '}') : std::nullopt;
        return squares ? board_of_placement(*size, *squares) : cut;
    }
    return std::nullopt;
}

/// Follows the tags of a page and fills boards.
class Tables {
  public:
    explicit Tables(BoardCheck& check) : check_(check) {}

    void tag(std::string_view tag) {
        const std::string name = lower_case(tag.substr(0, tag.find_first_of(" \t\r\n")));
        if (name == "table") {
            end(false);
            rows_.emplace();
            text_.clear();
            why_.clear();
        } else if (name == "/table") {
            end(true);
        } else if (rows_ && name == "tr") {
            end_cell();
            rows_->emplace_back();
        } else if (rows_ && (name == "td" || name == "th")) {
            end_cell();
            in_cell_ = true;
        } else if (name == "/td" || name == "/th" || name == "/tr") {
            end_cell();
        }
        if (rows_ &&
            (rows_->size() > max_list_size || (!rows_->empty() && rows_->back().size() > max_list_size)))
            throw UnreadableError("a table of over a thousand rows or columns: not a board");
    }

    void text(char letter) {
        constexpr std::size_t longest = 100;
        if (in_cell_ && text_.size() < longest)
            text_ += letter;
    }

    void end(bool closed) {
        end_cell();
        if (!rows_)
            return;
        const std::vector<std::string> rows = *std::exchange(rows_, std::nullopt);
        const Place place{"table", ++number_, {}};
        if (!closed)
            check_.fault(place, "cut short: the table does not end");
        else
            check_.take(why_.empty() ? board_of_rows(rows, 'Q', '.') : Parsed(why_), place);
    }

  private:
    void end_cell() {
        if (!std::exchange(in_cell_, false))
            return;
        const std::string square = plain_row(trim(std::exchange(text_, {})));
        if (rows_->empty())
            rows_->emplace_back();
        const bool empty = square.empty() || square == "." || square == "&nbsp;";
        if (square != "Q" && !empty)
            why_ = "a cell is neither empty nor a queen";
        rows_->back() += empty ? '.' : 'Q';
    }

    BoardCheck& check_;
    std::optional<std::vector<std::string>> rows_;  ///< of the open table
    bool in_cell_ = false;
    std::string text_;  ///< of the open cell
    std::string why_;   ///< why the open table is not a board
    std::uint64_t number_ = 0;
};

}  // namespace

void read_latex(std::istream& in, BoardCheck& check) {
    TextLines lines(in, check);
    while (lines.next()) {
        const std::string_view line = without_comment(lines.line());
        for (std::size_t at = 0; (at = line.find('\\', at)) != std::string_view::npos; ++at)
            if (const auto board = board_of_macro(line.substr(at)))
                check.take(*board, lines.place());
    }
}

void read_html(std::istream& in, BoardCheck& check) {
    constexpr std::size_t longest = 10'000;
    using Traits = std::streambuf::traits_type;
    Tables tables(check);
    std::string tag;
    bool in_tag = false;
    for (int next = in.rdbuf()->sbumpc(); next != Traits::eof(); next = in.rdbuf()->sbumpc()) {
        const char letter = Traits::to_char_type(next);
        if (letter == '<') {
            in_tag = true;
            tag.clear();
        } else if (!in_tag) {
            tables.text(letter);
        } else if (letter == '>') {
            in_tag = false;
            tables.tag(tag);
        } else if (tag.size() < longest) {
            tag += letter;
        }
    }
    if (in_tag)
        check.fault("cut short: a tag does not end");
    tables.end(false);
}

}  // namespace queenreel::judge
