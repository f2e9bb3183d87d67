#pragma once

#include <regex>
#include <string>
#include <vector>

#include "queenreel/base/text.h"

namespace queenreel {

/// Returns the format strings in a C++ source that follow what `call`, a regular expression, matches, filled
/// with 7 for each value. Leaves out those that the source appends something to.
inline std::vector<std::string> texts_after(const std::string& call, const std::string& source) {
    const std::regex wanted(call + R"re(((?:\s*"(?:[^"\\]|\\.)*")+)(?!\s*[+"]))re");
    const std::regex literal(R"re("((?:[^"\\]|\\.)*)")re");
    std::vector<std::string> texts;
    for (std::sregex_iterator i(source.begin(), source.end(), wanted); i != std::sregex_iterator(); ++i) {
        const std::string literals = (*i)[1];
        std::string text;
        for (std::sregex_iterator j(literals.begin(), literals.end(), literal); j != std::sregex_iterator();
             ++j)
            text += (*j)[1];
        text = replaced(replaced(text, "\\\"", "\""), "\\\\", "\\");
        text = replaced(replaced(text, "{{", "\x01"), "}}", "\x02");
        text = std::regex_replace(text, std::regex(R"re(\{\d?\})re"), "7");
        texts.push_back(replaced(replaced(text, "\x01", "{"), "\x02", "}"));
    }
    return texts;
}

}  // namespace queenreel
