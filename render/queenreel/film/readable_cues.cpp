#include <algorithm>
#include <optional>
#include <utility>

#include "queenreel/base/utf8.h"
#include "queenreel/film/cues.h"

namespace queenreel {
namespace {

using std::chrono::microseconds;

/// Removes the first line from `text`, which is not empty.
std::string_view take_line(std::string_view& text) {
    std::size_t end = 0;    // of the characters that fit
    std::size_t space = 0;  // the last one at which a line can end
    for (std::size_t count = 0; end < text.size(); ++count) {
        if (text[end] == ' ')
            space = end;
        if (count == max_cue_characters)
            break;
        do
            ++end;
        while (end < text.size() && character_count(text.substr(end, 1)) == 0);
    }
    if (end < text.size() && space > 0)
        end = space;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
    return line;
}

/// The bytes of the first sentences of `text` that fit into a cue; 0 if the first one is too long.
std::size_t sentences_of_a_cue(std::string_view text) {
    std::size_t fitting = 0;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool ends = at + 1 == text.size() || text[at + 1] == ' ';
        if (!ends ||
            (std::string_view(".!?").find(text[at]) == std::string_view::npos && at + 1 < text.size()))
            continue;
        std::string_view rest = text.substr(0, at + 1);
        for (std::size_t line = 0; line < max_cue_lines && !rest.empty(); ++line)
            take_line(rest);
        if (!rest.empty())
            break;
        fitting = at + 1;
    }
    return fitting;
}

/// Breaks a text that fits into one or two lines where they differ least in length.
std::optional<std::string> balanced(std::string_view text) {
    if (character_count(text) <= max_cue_characters)
        return std::string(text);
    std::size_t least = max_cue_characters + 1;
    std::size_t best = 0;
    for (std::size_t at = text.find(' '); at != std::string_view::npos; at = text.find(' ', at + 1)) {
        const std::size_t width =
            std::max(character_count(text.substr(0, at)), character_count(text.substr(at + 1)));
        if (width < least) {
            least = width;
            best = at;
        }
    }
    if (best == 0)
        return std::nullopt;
    return std::string(text.substr(0, best)).append("\n").append(text.substr(best + 1));
}

}  // namespace

std::vector<std::string> cue_texts(std::string_view caption) {
    std::vector<std::string> texts;
    caption.remove_prefix(std::min(caption.find_first_not_of(' '), caption.size()));
    while (!caption.empty()) {
        const std::size_t sentences = sentences_of_a_cue(caption);
        std::string_view rest = sentences > 0 ? caption.substr(0, sentences) : caption;
        std::string text;
        for (std::size_t line = 0; line < max_cue_lines && !rest.empty(); ++line)
            text.append(text.empty() ? "" : "\n").append(take_line(rest));
        const std::size_t taken = sentences > 0 ? sentences : caption.size() - rest.size();
        std::string_view part = caption.substr(0, taken);
        part.remove_suffix(part.size() - (part.find_last_not_of(' ') + 1));
        caption.remove_prefix(std::min(caption.find_first_not_of(' ', taken), caption.size()));
        texts.push_back(balanced(part).value_or(std::move(text)));
    }
    return texts;
}

void ReadableCues::put(std::string_view caption, microseconds end) {
    cues_.put(caption, end);
    take();
}

void ReadableCues::finish() {
    cues_.finish();
    take();
    if (open_)
        break_up(cues_.end());
}

std::optional<Cue> ReadableCues::next() {
    if (decided_.empty())
        return std::nullopt;
    Cue cue = std::move(decided_.front());
    decided_.pop_front();
    return cue;
}

void ReadableCues::take() {
    while (std::optional<Cue> cue = cues_.next()) {
        if (open_)
            break_up(cue->start);
        open_ = std::move(cue);
    }
}

void ReadableCues::break_up(microseconds end) {
    const Cue cue = *std::exchange(open_, {});
    if (cue.text.empty()) {
        decided_.push_back(cue);
        return;
    }
    const std::vector<std::string> texts = cue_texts(cue.text);
    std::size_t characters = 0;
    for (const std::string& text : texts)
        characters += character_count(text);
    microseconds start = cue.start;
    std::size_t before = 0;
    for (const std::string& text : texts) {
        before += character_count(text);
        const microseconds until = cue.start + (end - cue.start) * static_cast<std::int64_t>(before) /
                                                   static_cast<std::int64_t>(characters);
        const std::int64_t parts = std::max<std::int64_t>(
            1, (until - start + max_cue_time - microseconds(1)) / microseconds(max_cue_time));
        for (std::int64_t part = 0; part < parts; ++part)
            decided_.push_back({start + (until - start) * part / parts, text});
        start = until;
    }
}

}  // namespace queenreel
