#include "queenreel/verify/read/json_bytes.h"

#include <cctype>
#include <string_view>

namespace queenreel::judge {
namespace {

using Traits = std::streambuf::traits_type;

constexpr std::string_view blanks = " \t\r\n";
constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";

}  // namespace

int JsonBytes::next() {
    const int read = bytes_->sbumpc();
    if (read == Traits::eof())
        return -1;
    const char letter = Traits::to_char_type(read);
    if (in_mark_ < byte_order_mark.size() && letter == byte_order_mark[in_mark_]) {
        ++in_mark_;
        return ' ';
    }
    in_mark_ = byte_order_mark.size();
    if (quote_ != 0)
        return in_text(letter);
    if (letter == '\n') {
        at_line_start_ = true;
        in_comment_ = false;
        return letter;
    }
    if (in_comment_ || blanks.find(letter) != std::string_view::npos)
        return ' ';
    in_comment_ = at_line_start_ && begins_comment(letter);
    at_line_start_ = false;
    if (in_comment_ || letter == ';')
        return ' ';
    return static_cast<unsigned char>(before_brackets(letter));
}

/// Converts a character within quotes.
int JsonBytes::in_text(char letter) {
    if (escaped_) {
        escaped_ = false;
    } else if (letter == '\\') {
        escaped_ = true;
    } else if (letter == quote_) {
        quote_ = 0;
        return '"';
    } else if (letter == '"') {
        return ' ';
    }
    return static_cast<unsigned char>(letter);
}

bool JsonBytes::begins_comment(char letter) const {
    const bool is_double = bytes_->sgetc() == Traits::to_int_type(letter);
    return letter == '#' || letter == '%' || (is_double && (letter == '/' || letter == '-' || letter == '='));
}

/// Converts a character before the first bracket, and brackets and what follows them.
char JsonBytes::before_brackets(char letter) {
    constexpr char no_json = '!';  // makes the text invalid if its label lacks its sign
    const bool opens = letter == '[' || letter == '(' || letter == '{';
    if (opens && !has_bracket_) {
        has_bracket_ = true;
        if (has_label_ && !has_sign_)
            return no_json;
    }
    if (!has_bracket_ && (has_label_ || std::isalpha(static_cast<unsigned char>(letter)) != 0)) {
        has_sign_ = has_sign_ || letter == '=' || letter == ':';
        has_label_ = true;
        return ' ';
    }
    if (letter == '"' || letter == '\'') {
        quote_ = letter;
        return '"';
    }
    return letter == '(' ? '[' : letter == ')' ? ']' : letter;
}

}  // namespace queenreel::judge
