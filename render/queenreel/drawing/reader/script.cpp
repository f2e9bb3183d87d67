#include "queenreel/drawing/reader/script.h"

#include <algorithm>

#include "queenreel/drawing/reader/script_interpreter.h"

namespace queenreel {
namespace {

constexpr std::string_view blanks = " \t\r\n";

/// Returns true if a script has only comments, because nothing was drawn.
bool is_of_comments(std::string_view script) {
    while (!script.empty()) {
        if (script.front() != '%' && script.front() != '\n')
            return false;
        script.remove_prefix(std::min(script.find('\n'), script.size() - 1) + 1);
    }
    return true;
}

/// Splits a script into tokens at blanks; each bracket is a token.
class ScriptTokens {
  public:
    explicit ScriptTokens(std::string_view text) : text_(text) {}

    std::optional<std::string_view> next() {
        const std::size_t begin = text_.find_first_not_of(blanks);
        if (begin == std::string_view::npos)
            return std::nullopt;
        text_.remove_prefix(begin);
        const bool bracket = text_.front() == '[' || text_.front() == ']';
        const std::size_t end = bracket ? 1 : std::min(text_.find_first_of(" \t\r\n[]"), text_.size());
        const std::string_view token = text_.substr(0, end);
        text_.remove_prefix(end);
        return token;
    }

  private:
    std::string_view text_;
};

}  // namespace

std::optional<std::vector<DrawnPath>> paths_of_script(std::string_view script, double width, double height,
                                                      double angle) {
    // The text before it creates the surface.
    constexpr std::string_view begin = " context\n";
    const std::size_t at = script.find(begin);
    if (at == std::string_view::npos && is_of_comments(script))
        return std::nullopt;
    if (at == std::string_view::npos)
        refuse_script("no context");
    ScriptTokens tokens(script.substr(at + begin.size()));
    ScriptInterpreter interpreter(width, height, angle);
    try {
        while (const auto token = tokens.next())
            interpreter.take(*token);
        return std::move(interpreter).paths();
    } catch (const UnsupportedScript&) {
        return std::nullopt;
    }
}

}  // namespace queenreel
