#include "python/words.h"

#include <regex>

namespace queenreel {

std::string in_python(const std::string& message) {
    static const std::regex size("^N:");
    static const std::regex number("--([a-z]+) ([A-Z]|[0-9]+)\\b");
    static const std::regex several("--(panels|solver) ([a-z-]+(,[a-z-]+)+)");
    static const std::regex name("--(story|solver|pace) ([a-z-]+)");
    static const std::regex option("--([a-z]+)");
    std::string text = std::regex_replace(message, size, "n:");
    text = std::regex_replace(text, number, "$1=$2");
    std::smatch found;
    while (std::regex_search(text, found, several)) {
        static const std::regex comma(",");
        const std::string list =
            found[1].str() + "=[\"" + std::regex_replace(found[2].str(), comma, "\", \"") + "\"]";
        text = found.prefix().str() + list + found.suffix().str();
    }
    text = std::regex_replace(text, name, "$1=\"$2\"");
    return std::regex_replace(text, option, "$1");
}

}  // namespace queenreel
