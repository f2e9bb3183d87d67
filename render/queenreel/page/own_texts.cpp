#include "queenreel/page/own_texts.h"

#include <array>
#include <cstddef>
#include <nlohmann/json.hpp>

#include "queenreel/base/xml.h"
#include "queenreel/words/catalog.h"

namespace queenreel {
namespace {

using Json = nlohmann::ordered_json;

constexpr const char* page_context = "a page";

/// Messages of stories that a page says, too: names of squares, lists, and the ends of descriptions.
constexpr std::array of_stories{
    "row {number}",         "rank {number}",      "column {number}",   "{row}, {column}",
    "{names}, {next}",      "{names} and {last}", "No queens.",        "A queen on {square}.",
    "Queens on {squares}.", "Queens: {squares}.", "Given: {squares}.", "Blocked: {squares}.",
};

/// A translation, or the list of its plural forms.
Json forms_of(std::string_view message, std::string_view translation) {
    if (message.find('\0') == std::string_view::npos)
        return translation;
    Json forms = Json::array();
    while (true) {
        const std::size_t end = translation.find('\0');
        forms.push_back(translation.substr(0, end));
        if (end == std::string_view::npos)
            return forms;
        translation.remove_prefix(end + 1);
    }
}

}  // namespace

std::string worded(std::string_view html, const Words& words) {
    constexpr std::string_view begin = "{{say ";
    const Catalog catalog(words.language().catalog);
    std::string text;
    while (true) {
        const std::size_t at = html.find(begin);
        text += html.substr(0, at);
        if (at == std::string_view::npos)
            return text;
        html.remove_prefix(at + begin.size());
        const std::size_t end = html.find("}}");
        const std::string_view message = html.substr(0, end);
        const std::string_view found = catalog.find(page_context + ('\4' + std::string(message)));
        text += xml_attribute(found.empty() ? message : found);
        html.remove_prefix(end + 2);
    }
}

std::string own_texts(const Words& words) {
    const Catalog catalog(words.language().catalog);
    Json texts = Json::object();
    for (const auto& [message, translation] : catalog.in_context(page_context))
        texts[std::string(message.substr(0, message.find('\0')))] = forms_of(message, translation);
    if (texts.empty())
        return {};
    for (const char* message : of_stories)
        texts[message] = catalog.find(message);
    constexpr std::uint64_t numbers = 300;
    std::string forms;
    for (std::uint64_t number = 0; number < numbers; ++number)
        forms += std::to_string(catalog.plural_form(number));
    return Json{{"texts", std::move(texts)}, {"forms", forms}, {"group", words.language().group}}.dump();
}

}  // namespace queenreel
