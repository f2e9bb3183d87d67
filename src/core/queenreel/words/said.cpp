#include "queenreel/words/said.h"

#include <algorithm>

#include "queenreel/words/catalog.h"
#include "queenreel/words/words.h"

namespace queenreel {
namespace {

/// The only global state: code that throws errors needs no language otherwise.
const Language*& spoken() {
    static const Language* language = &languages().front();
    return language;
}

/// Returns the text with each name replaced by its position among the names of the English message, as fmt
/// expects.
std::string numbered(std::string_view text, std::string_view english) {
    const std::vector<std::string_view> names = names_in_braces(english);
    std::string format;
    while (true) {
        const std::size_t open = text.find('{');
        format += text.substr(0, open);
        if (open == std::string_view::npos)
            return format;
        text.remove_prefix(open);
        if (text.starts_with("{{")) {
            format += "{{";
            text.remove_prefix(2);
            continue;
        }
        const std::string_view name = text.substr(1, text.find_first_of(":}") - 1);
        format += '{' + std::to_string(std::ranges::find(names, name) - names.begin());
        text.remove_prefix(1 + name.size());
    }
}

}  // namespace

void speak(const Language& language) {
    spoken() = &language;
}

const Language& spoken_language() {
    return *spoken();
}

std::string said_with(std::string_view english, fmt::format_args values) {
    return fmt::vformat(numbered(translated(english), english), values);
}

std::string said_with(std::uint64_t count, std::string_view one, std::string_view many,
                      fmt::format_args values) {
    const Catalog catalog(spoken()->catalog);
    std::string_view forms = catalog.find(one);
    if (forms.empty())
        return fmt::vformat(numbered(count == 1 ? one : many, many), values);
    for (std::size_t form = catalog.plural_form(count); form > 0; --form)
        forms.remove_prefix(std::min(forms.find('\0'), forms.size() - 1) + 1);
    return fmt::vformat(numbered(forms.substr(0, forms.find('\0')), many), values);
}

std::string_view translated(std::string_view english) {
    const std::string_view translation = Catalog(spoken()->catalog).find(english);
    return translation.empty() ? english : translation;
}

std::string said_number(std::uint64_t number) {
    return Words(*spoken()).number(number);
}

}  // namespace queenreel
