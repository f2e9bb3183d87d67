#pragma once

#include <charconv>
#include <limits>
#include <optional>
#include <string_view>
#include <system_error>
#include <vector>

namespace queenreel {

/// Parses all of `text` as a number; empty if it is not one. A number out of the type's range becomes the
/// type's maximum.
template <typename Number>
std::optional<Number> number(std::string_view text) {
    Number value{};
    const auto [stop, error] = std::from_chars(text.begin(), text.end(), value);
    if (stop != text.end() || text.empty() || error == std::errc::invalid_argument)
        return std::nullopt;
    return error == std::errc::result_out_of_range ? std::numeric_limits<Number>::max() : value;
}

/// The text before the first `mark`, and the text after it if there is one.
struct Parts {
    std::string_view head;
    std::optional<std::string_view> tail;
};

inline Parts split(std::string_view text, char mark) {
    const std::size_t at = text.find(mark);
    if (at == std::string_view::npos)
        return {text, std::nullopt};
    return {text.substr(0, at), text.substr(at + 1)};
}

/// Splits a list, `a,b`, at its commas or another mark. An empty text is a list of one empty name.
inline std::vector<std::string_view> split_list(std::string_view text, char mark = ',') {
    std::vector<std::string_view> names;
    for (Parts parts = split(text, mark);; parts = split(*parts.tail, mark)) {
        names.push_back(parts.head);
        if (!parts.tail)
            return names;
    }
}

/// Returns true if `words`, separated by single blanks, contain `word`; an empty word is never contained.
inline bool has_word(std::string_view words, std::string_view word) {
    for (Parts parts = split(words, ' ');; parts = split(*parts.tail, ' '))
        if (parts.head == word || !parts.tail)
            return parts.head == word && !word.empty();
}

}  // namespace queenreel
