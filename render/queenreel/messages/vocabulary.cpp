#include "queenreel/messages/vocabulary.h"

#include <fmt/format.h>

#include <algorithm>

#include "queenreel/base/text.h"

namespace queenreel {
namespace {

bool is_number(std::string_view value) {
    return !value.empty() && (value[0] < 'a' || value[0] > 'z');
}

/// Quotes a value for Python: `"tables"`, or a list `["tables", "bitmask"]`; numbers stay as they are.
std::string python_value(std::string_view value) {
    if (is_number(value))
        return std::string(value);
    const std::string names = replaced(fmt::format("\"{}\"", value), ",", "\", \"");
    return value.find(',') == std::string_view::npos ? names : fmt::format("[{}]", names);
}

/// Words a field from within braces.
std::string worded(std::string_view field, Vocabulary vocabulary) {
    const std::size_t equals = field.find('=');
    const std::string name = field_name(field.substr(0, equals), vocabulary);
    if (equals == std::string_view::npos)
        return name;
    const std::string_view value = field.substr(equals + 1);
    return vocabulary == Vocabulary::python ? fmt::format("{}={}", name, python_value(value))
                                            : fmt::format("{} {}", name, value);
}

}  // namespace

std::string field_name(std::string_view field, Vocabulary vocabulary) {
    if (vocabulary == Vocabulary::shell)
        return field == "n" ? "N" : fmt::format("--{}", field);
    if (field == "events")  // a user's own search is passed as a solver
        return "solver";
    std::string name(field);
    std::ranges::replace(name, '-', '_');
    return name;
}

bool has_words_for(std::string_view text, Vocabulary vocabulary) {
    return vocabulary == Vocabulary::shell || text.find("{cards") == std::string_view::npos;
}

std::string in_words(std::string_view text, Vocabulary vocabulary) {
    std::string words;
    while (true) {
        const std::size_t open = text.find('{');
        words += text.substr(0, open);
        if (open == std::string_view::npos)
            return words;
        if (text.substr(open, 2) == "{{") {
            words += '{';
            text.remove_prefix(open + 2);
            continue;
        }
        const std::size_t close = text.find('}', open);
        words += worded(text.substr(open + 1, close - open - 1), vocabulary);
        text.remove_prefix(close + 1);
    }
}

}  // namespace queenreel
