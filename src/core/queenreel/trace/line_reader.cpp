#include "queenreel/trace/line_reader.h"

#include "queenreel/trace/errors.h"
#include "queenreel/trace/format.h"

namespace queenreel {

bool LineReader::fill() {
    constexpr std::size_t piece = 64 * 1024;
    bytes_.erase(0, at_);
    at_ = 0;
    const std::size_t before = bytes_.size();
    bytes_.resize(before + piece);
    const std::size_t count = input_.read(position_, std::span(bytes_).subspan(before));
    bytes_.resize(before + count);
    position_ += static_cast<std::int64_t>(count);
    return count > 0;
}

std::optional<std::string_view> LineReader::next_line() {
    std::size_t looked_at = 0;
    std::size_t end = std::string::npos;
    while (true) {
        end = bytes_.find('\n', at_ + looked_at);
        if (end != std::string::npos)
            break;
        looked_at = bytes_.size() - at_;
        if (looked_at > longest_line || !fill())
            break;
    }
    ended_ = end != std::string::npos;
    const std::string_view line = std::string_view(bytes_).substr(at_, ended_ ? end - at_ : end);
    if (!ended_ && line.empty())
        return std::nullopt;
    at_ = ended_ ? end + 1 : bytes_.size();
    ++number_;
    input_.at_line(number_, ended_);
    if (line.size() > longest_line)
        throw LineError("the line is longer than 1 MiB; write one event per line");
    return line;
}

std::optional<std::string_view> LineReader::next() {
    while (const auto line = next_line())
        if (line->find_first_not_of(" \t\r") != std::string_view::npos)
            return line;
    return std::nullopt;
}

}  // namespace queenreel
