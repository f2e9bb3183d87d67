#include "queenreel/base/json.h"
#include "queenreel/verify/read/text_readers.h"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <utility>
#include <vector>

#include "queenreel/verify/read/json_bytes.h"
#include "queenreel/verify/read/line_format.h"
#include "queenreel/verify/read/pairs.h"
#include "queenreel/verify/read/source.h"

namespace queenreel::judge {
namespace {

/// An array or object that has not ended.
struct Open {
    bool has_boards = false;  ///< is a container of solutions, or is inside one
    bool is_array = false;
    bool has_lists = false;   ///< contains arrays or objects, and …
    bool has_others = false;  ///< … values that are neither numbers nor text
    std::vector<int> numbers{};
    std::vector<std::string> rows{};

    /// Arrays inside that are boards, or the queens or rows of one board; the end of the container decides
    /// which.
    std::vector<std::vector<int>> parts{};

    bool is_empty() const { return numbers.empty() && rows.empty() && !has_others; }
};

bool is_row_of_matrix(const std::vector<int>& numbers) {
    return numbers.size() > 2 &&
           std::ranges::all_of(numbers, [](int each) { return each == 0 || each == 1; });
}

/// Receives the text's tokens in order, and tracks its context.
class SolutionEvents : public nlohmann::json_sax<Json> {
  public:
    explicit SolutionEvents(BoardCheck& check) : check_(check) {}

    /// Returns true if there was a container of solutions, even an empty one.
    bool found_solutions() const { return found_; }

    bool counts_from_one() const { return numbers_.first() == 1; }

    bool null() override { return other(); }
    bool boolean(bool) override { return other(); }
    bool number_float(number_float_t, const string_t&) override { return other(); }
    bool binary(binary_t&) override { return other(); }
    bool number_integer(number_integer_t value) override { return number(value); }
    bool number_unsigned(number_unsigned_t value) override {
        constexpr auto max = static_cast<number_unsigned_t>(std::numeric_limits<int>::max());
        return number(static_cast<number_integer_t>(std::min(value, max)));
    }

    bool string(string_t& value) override {
        if (is_board() && open_.back().rows.size() <= max_list_size)
            open_.back().rows.push_back(value);
        return true;
    }

    bool start_object(std::size_t) override {
        start({.has_boards = !open_.empty() && open_.back().has_boards});
        return true;
    }

    bool key(string_t& name) override {
        if (open_.size() == 1)
            open_.back().has_boards = name == "solutions";
        return true;
    }

    bool end_object() override { return end(); }

    bool start_array(std::size_t) override {
        start({.has_boards = open_.empty() || open_.back().has_boards, .is_array = true});
        found_ = found_ || open_.back().has_boards;
        return true;
    }

    bool end_array() override { return end(); }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        const bool at_end = std::string(error.what()).find("unexpected end of input") != std::string::npos;
        check_.fault(Place{"byte", position, {}},
                     at_end ? "cut short: the JSON text does not end" : "not JSON from here");
        return false;
    }

  private:
    bool is_board() const { return !open_.empty() && open_.back().is_array && open_.back().has_boards; }

    void start(Open open) {
        constexpr std::size_t deepest = 1000;
        if (open_.size() == deepest)
            throw UnreadableError("arrays in arrays, a thousand deep: not a list");
        if (!open_.empty())
            open_.back().has_lists = true;
        open_.push_back(std::move(open));
    }

    bool number(number_integer_t value) {
        constexpr number_integer_t min = -1;
        constexpr number_integer_t max = 1'000'000;
        if (is_board() && open_.back().numbers.size() < max)
            open_.back().numbers.push_back(static_cast<int>(std::clamp(value, min, max)));
        return true;
    }

    bool other() {
        if (is_board())
            open_.back().has_others = true;
        return true;
    }

    bool end() {
        Open ended = std::move(open_.back());
        open_.pop_back();
        end_parts(ended);
        if (ended.is_empty())
            return true;
        if (ended.has_others || ended.has_lists || (!ended.numbers.empty() && !ended.rows.empty()))
            give("has a value that is not a column");
        else if (!ended.rows.empty())
            give(board_of_text(ended.rows));
        else if (!open_.empty() && may_be_part(ended.numbers))
            open_.back().parts.push_back(std::move(ended.numbers));
        else
            give_columns(std::move(ended.numbers));
        return true;
    }

    bool may_be_part(const std::vector<int>& numbers) const {
        return open_.back().parts.size() < max_list_size &&
               ((numbers.size() == 2 && check_.expectations().n != 2) || is_row_of_matrix(numbers));
    }

    /// Takes the arrays kept in `ended` as one board, or each as a board.
    void end_parts(Open& ended) {
        const std::vector<std::vector<int>> parts = std::exchange(ended.parts, {});
        const auto all_have = [&](std::size_t size) {
            return std::ranges::all_of(parts, [=](const auto& part) { return part.size() == size; });
        };
        if (parts.size() > 1 && all_have(2)) {
            std::vector<Pair> pairs;
            for (const std::vector<int>& part : parts)
                pairs.emplace_back(part[0], part[1]);
            give(board_of_pairs(pairs));
        } else if (!parts.empty() && all_have(parts.size())) {
            std::vector<std::string> rows;
            for (const std::vector<int>& part : parts) {
                rows.emplace_back();
                for (const int square : part)
                    rows.back() += square == 1 ? '1' : '0';
            }
            give(board_of_rows(rows, '1', '0'));
        } else {
            for (const std::vector<int>& part : parts)
                give_columns(part);
        }
    }

    static Parsed board_of_text(const std::vector<std::string>& rows) {
        std::vector<std::string> plain;
        for (const std::string& row : rows) {
            plain.push_back(plain_row(row));
            std::erase(plain.back(), ' ');
        }
        return board_of_rows(plain, 'Q', '.');
    }

    void give_columns(std::vector<int> columns) {
        // The arrays kept before this one are boards as well.
        if (!open_.empty())
            for (const std::vector<int>& part : std::exchange(open_.back().parts, {}))
                give(numbers_.board(part));
        give(numbers_.board(std::move(columns)));
    }

    void give(const Parsed& board) { check_.take(board, Place{"solution", ++number_, {}}); }

    BoardCheck& check_;
    std::uint64_t number_ = 0;
    bool found_ = false;
    std::vector<Open> open_;
    ColumnNumbers numbers_;
};

}  // namespace

void read_json(std::istream& in, BoardCheck& check) {
    SolutionEvents events(check);
    JsonBytes bytes(in);
    if (Json::sax_parse(JsonIterator(bytes), JsonIterator(), &events) && !events.found_solutions())
        check.fault("JSON without solutions: neither an array nor a member \"solutions\"");
    check.report().columns_from_one = events.counts_from_one();
}

}  // namespace queenreel::judge
