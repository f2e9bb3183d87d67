#include "verify/read/json_list.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "verify/read/line_format.h"

namespace queenreel::judge {
namespace {

using Json = nlohmann::json;

/// Receives the text's tokens one by one, and knows only how many arrays and objects it is in.
class SolutionEvents : public nlohmann::json_sax<Json> {
  public:
    explicit SolutionEvents(BoardCheck& check) : check_(check) {}

    /// True when there was a place for solutions, even an empty one.
    bool found_solutions() const { return found_; }

    bool null() override { return other(); }
    bool boolean(bool) override { return other(); }
    bool number_float(number_float_t, const string_t&) override { return other(); }
    bool string(string_t&) override { return other(); }
    bool binary(binary_t&) override { return other(); }
    bool number_integer(number_integer_t value) override { return number(value); }
    bool number_unsigned(number_unsigned_t value) override {
        constexpr auto max = static_cast<number_unsigned_t>(std::numeric_limits<int>::max());
        return number(static_cast<number_integer_t>(std::min(value, max)));
    }

    bool start_object(std::size_t) override {
        is_board_ = false;
        ++depth_;
        return true;
    }

    bool key(string_t& name) override {
        if (depth_ == 1)
            in_solutions_ = name == "solutions";
        return true;
    }

    bool end_object() override { return leave(); }

    bool start_array(std::size_t) override {
        if (depth_ == 0)
            in_solutions_ = true;
        found_ = found_ || in_solutions_;
        is_board_ = in_solutions_;
        has_others_ = false;
        columns_.clear();
        ++depth_;
        return true;
    }

    bool end_array() override {
        if (is_board_ && (!columns_.empty() || has_others_))
            board();
        return leave();
    }

    bool parse_error(std::size_t position, const std::string&,
                     const nlohmann::detail::exception& error) override {
        const bool at_end = std::string(error.what()).find("unexpected end of input") != std::string::npos;
        check_.fault(Place{"byte", position, {}},
                     at_end ? "cut short: the JSON text does not end" : "not JSON from here");
        return false;
    }

  private:
    bool number(number_integer_t value) {
        constexpr number_integer_t min = -1;
        constexpr number_integer_t max = 1'000'000;
        if (is_board_ && columns_.size() < max)
            columns_.push_back(static_cast<int>(std::clamp(value, min, max)));
        return true;
    }

    bool other() {
        has_others_ = true;
        return true;
    }

    bool leave() {
        is_board_ = false;
        --depth_;
        return true;
    }

    void board() {
        const Place place{"solution", ++number_, {}};
        const Parsed parsed =
            has_others_ ? Parsed("has a value that is not a column") : numbers_.board(columns_);
        if (const Board* read = std::get_if<Board>(&parsed))
            check_.board(*read, place);
        else
            check_.fault(place, std::get<std::string>(parsed));
    }

    BoardCheck& check_;
    std::uint64_t depth_ = 0;
    std::uint64_t number_ = 0;
    bool in_solutions_ = false;  ///< inside the array at the top, or the member "solutions"
    bool found_ = false;
    bool is_board_ = false;  ///< inside an array that has held only values so far
    bool has_others_ = false;
    std::vector<int> columns_;
    ColumnNumbers numbers_;
};

/// The bytes of a stream, with the parentheses of tuples as the brackets of arrays.
class BracketBytes {
  public:
    using iterator_category = std::input_iterator_tag;
    using value_type = char;
    using difference_type = std::ptrdiff_t;
    using pointer = const char*;
    using reference = char;

    BracketBytes() = default;
    explicit BracketBytes(std::istream& in) : at_(in) {}

    char operator*() const {
        const char letter = *at_;
        return letter == '(' ? '[' : letter == ')' ? ']' : letter;
    }
    BracketBytes& operator++() {
        ++at_;
        return *this;
    }
    BracketBytes operator++(int) {
        BracketBytes before = *this;
        ++at_;
        return before;
    }
    friend bool operator==(const BracketBytes& one, const BracketBytes& other) {
        return one.at_ == other.at_;
    }

  private:
    std::istreambuf_iterator<char> at_;
};

}  // namespace

void read_json(std::istream& in, BoardCheck& check) {
    SolutionEvents events(check);
    if (Json::sax_parse(BracketBytes(in), BracketBytes(), &events) && !events.found_solutions())
        check.fault("JSON without solutions: neither an array nor a member \"solutions\"");
}

}  // namespace queenreel::judge
