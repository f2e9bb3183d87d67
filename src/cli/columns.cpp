#include "cli/columns.h"

#include <algorithm>
#include <utility>

namespace queenreel {
namespace {

constexpr std::size_t page_width = 80;

}  // namespace

std::string two_columns(std::string_view head, std::size_t begins, std::string_view text) {
    std::string page(head);
    std::size_t column = head.size();
    const auto new_line = [&] {
        page += "\n" + std::string(begins, ' ');
        column = begins;
    };
    if (column + 2 > begins)
        new_line();
    else
        page.append(begins - std::exchange(column, begins), ' ');
    while (!text.empty()) {
        const std::string_view word = text.substr(0, text.find(' '));
        if (column > begins && column + 1 + word.size() > page_width)
            new_line();
        const std::string_view blank = column > begins ? " " : "";
        page.append(blank).append(word);
        column += blank.size() + word.size();
        text.remove_prefix(std::min(text.size(), word.size() + 1));
    }
    return page + "\n";
}

}  // namespace queenreel
