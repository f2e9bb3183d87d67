#include "verify/read/text_lines.h"

#include "verify/read/source.h"

namespace queenreel::judge {

bool TextLines::next() {
    constexpr std::size_t longest = 1'000'000;
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
    has_end_ = letter == '\n';
    line_.erase(line_.find_last_not_of(" \t\r") + 1);
    return true;
}

}  // namespace queenreel::judge
