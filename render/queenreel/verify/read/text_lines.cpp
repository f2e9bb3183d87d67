#include "queenreel/verify/read/text_lines.h"

#include "queenreel/verify/read/source.h"

namespace queenreel::judge {

bool TextLines::next() {
    constexpr std::size_t longest = 1'000'000;
    constexpr std::string_view byte_order_mark = "\xef\xbb\xbf";
    using Traits = std::streambuf::traits_type;
    line_.clear();
    int letter = in_.rdbuf()->sbumpc();
    if (letter == Traits::eof())
        return false;
    ++number_;
    for (; letter != Traits::eof() && letter != '\n'; letter = in_.rdbuf()->sbumpc()) {
        if (line_.size() == longest)
            throw UnreadableError("line " + std::to_string(number_) +
                                  " is over a million bytes long: not a list");
        line_.push_back(Traits::to_char_type(letter));
    }
    if (letter != '\n')  // the text may be truncated
        check_.fault(place(), "cut short: the last line has no line end");
    line_.erase(line_.find_last_not_of(" \t\r") + 1);
    if (number_ == 1 && line_.starts_with(byte_order_mark))
        line_.erase(0, byte_order_mark.size());
    return true;
}

}  // namespace queenreel::judge
