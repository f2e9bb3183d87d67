#include "queenreel/frame/layout/card/wrapped_text.h"

#include <algorithm>
#include <limits>

namespace queenreel {
namespace {

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find(' '), text.size());
        if (end > 0)
            words.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return words;
}

std::string joined(const std::vector<std::string>& words, std::size_t first, std::size_t end) {
    std::string line;
    for (std::size_t i = first; i < end; ++i)
        line += (i > first ? " " : "") + words[i];
    return line;
}

/// The least width of the widest line if the first words fill some lines, and where the last of these begins.
struct Fill {
    double width = std::numeric_limits<double>::infinity();
    std::size_t begin = 0;
};

}  // namespace

WrappedText::WrappedText(std::string_view text, bool bold, std::size_t max_lines, const TextWidth& width)
    : words_(words_of(text)) {
    const std::size_t count = words_.size();
    // The end of each word if all are in one line.
    std::vector<double> ends(count + 1, 0.0);
    const double space = width("a a", bold) - 2 * width("a", bold);
    for (std::size_t i = 0; i < count; ++i)
        ends[i + 1] = ends[i] + width(words_[i], bold) + space;
    const auto line = [&](std::size_t first, std::size_t end) { return ends[end] - ends[first] - space; };

    // fills[l][i]: the first i words in l lines.
    std::vector<std::vector<Fill>> fills{std::vector<Fill>(count + 1)};
    fills[0][0].width = 0;
    for (std::size_t lines = 1; lines <= std::min(max_lines, count); ++lines) {
        fills.emplace_back(count + 1);
        for (std::size_t end = lines; end <= count; ++end) {
            for (std::size_t begin = lines - 1; begin < end; ++begin) {
                const double widest = std::max(fills[lines - 1][begin].width, line(begin, end));
                if (widest < fills[lines][end].width)
                    fills[lines][end] = {widest, begin};
            }
        }
        Breaks breaks{.width = fills[lines][count].width};
        for (std::size_t end = count, left = lines; left > 0; end = fills[left--][end].begin)
            breaks.ends.insert(breaks.ends.begin(), end);
        breaks_.push_back(std::move(breaks));
    }
}

std::optional<std::size_t> WrappedText::line_count(double width) const {
    if (empty())
        return 0;
    for (std::size_t i = 0; i < breaks_.size(); ++i)
        if (breaks_[i].width <= width)
            return i + 1;
    return std::nullopt;
}

std::vector<std::string> WrappedText::lines(std::size_t count) const {
    std::vector<std::string> result;
    for (std::size_t first = 0; count > 0 && result.size() < count;) {
        const std::size_t end = breaks_[count - 1].ends[result.size()];
        result.push_back(joined(words_, first, end));
        first = end;
    }
    return result;
}

}  // namespace queenreel
