#include "queenreel/paint/panels/panel_words.h"

#include <algorithm>
#include <string_view>
#include <variant>
#include <vector>

#include "queenreel/base/overloaded.h"

namespace queenreel {
namespace {

/// Joins the texts that are not empty.
std::string joined(const std::vector<std::string>& texts, std::string_view between) {
    std::string all;
    for (const std::string& text : texts)
        if (!text.empty())
            (all += all.empty() ? "" : between) += text;
    return all;
}

/// Joins the words of each row.
template <typename Rows, typename Words>
std::string of_each(const Rows& rows, const Words& words) {
    std::vector<std::string> all;
    for (const auto& row : rows)
        all.push_back(joined(words(row), " "));
    return joined(all, "; ");
}

std::string current_line(const CodePanel& panel) {
    if (panel.active < 0 || panel.active >= static_cast<int>(panel.lines.size()))
        return {};
    const std::string& line = panel.lines[static_cast<std::size_t>(panel.active)];
    return line.substr(std::min(line.find_first_not_of(' '), line.size()));
}

std::vector<std::string> words_of_row(const StatePanel::Row& row) {
    std::vector<std::string> words{row.name};
    for (const StatePanel::Cell& cell : row.cells)
        words.push_back(cell.text);
    words.push_back(row.value);
    return words;
}

std::vector<std::string> words_of_board(const BoardsPanel::SmallBoard& board) {
    std::vector<std::string> words{board.label};
    words.insert(words.end(), board.notes.begin(), board.notes.end());
    return words;
}

}  // namespace

std::string words_of(const Panel& panel) {
    using Texts = std::vector<std::string>;
    return std::visit(
        Overloaded{[](const CodePanel& code) { return current_line(code); },
                   [](const StackPanel& stack) { return joined(stack.calls, "; "); },
                   [](const CountersPanel& shown) {
                       return of_each(shown.counters,
                                      [](const auto& one) { return Texts{one.name, one.value}; });
                   },
                   [](const TreePanel& tree) { return tree.saved; },
                   [](const ChartPanel& chart) { return chart.now; },
                   [](const BoardsPanel& shown) { return of_each(shown.boards, words_of_board); },
                   [](const BarsPanel& shown) {
                       return of_each(shown.bars, [](const auto& one) { return Texts{one.name, one.value}; });
                   },
                   [](const StatePanel& state) { return of_each(state.rows, words_of_row); },
                   [](const LegendPanel& legend) {
                       return of_each(legend.entries, [](const auto& one) { return Texts{one.words}; });
                   },
                   [](const MapPanel& map) { return joined({map.name, map.value, map.bend}, " "); }},
        panel);
}

}  // namespace queenreel
