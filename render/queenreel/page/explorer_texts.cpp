#include "queenreel/page/explorer_texts.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <nlohmann/json.hpp>
#include <string_view>
#include <utility>
#include <vector>

#include "queenreel/base/json.h"
#include "queenreel/page/assembly.h"
#include "queenreel/page/parts.h"
#include "queenreel/words/catalog.h"

namespace queenreel {
namespace {

using Entries = std::vector<std::pair<std::string_view, std::string_view>>;

constexpr const char* lesson_context = "a lesson";

/// Returns whether the English text of a message occurs in the explorer's script or in the engine.
bool is_said(std::string_view message) {
    static const std::array<std::string, 2> sayers{expanded_engine(), std::string(page_part("explorer.js"))};
    static std::map<std::string, bool, std::less<>> known;
    const std::string_view english = message.substr(0, message.find('\0'));
    const auto found = known.find(english);
    if (found != known.end())
        return found->second;
    const std::boyer_moore_horspool_searcher searcher(english.begin(), english.end());
    const bool is = std::ranges::any_of(sayers, [&](const std::string& text) {
        return std::search(text.begin(), text.end(), searcher) != text.end();
    });
    return known.emplace(english, is).first->second;
}

/// Returns whether a page's catalog omits a message. The page's settings hold lessons and texts of rooks.
bool is_left_out(std::string_view message) {
    const std::size_t end = message.find('\4');
    if (end == std::string_view::npos)
        return !is_said(message);
    const std::string_view context = message.substr(0, end);
    return context == lesson_context || context == "a page of rooks" || !is_said(message.substr(end + 1));
}

/// A gettext .mo catalog of these messages, which must be in order.
std::string catalog_of(const Entries& entries) {
    constexpr std::size_t head_size = 28;
    std::string head;
    std::string texts;
    const std::size_t tables_end = head_size + 16 * entries.size();
    const auto put = [&head](std::size_t value) {
        for (unsigned shift = 0; shift < 32; shift += 8)
            head += static_cast<char>(value >> shift & 0xFFU);
    };
    for (const std::size_t value : {std::size_t{0x950412de}, std::size_t{0}, entries.size(), head_size,
                                    head_size + 8 * entries.size(), std::size_t{0}, tables_end})
        put(value);
    const auto put_text = [&](std::string_view text) {
        put(text.size());
        put(tables_end + texts.size());
        texts.append(text).append(1, '\0');
    };
    for (const auto& [message, translation] : entries)
        put_text(message);
    for (const auto& [message, translation] : entries)
        put_text(translation);
    return head + texts;
}

/// Translates the texts of lessons in place, but not their names and addresses.
void translate(Json& json, const Catalog& catalog) {
    if (json.is_string()) {
        const std::string text = json.get<std::string>();
        if (const std::string_view found = catalog.find(lesson_context + std::string("\4") + text);
            !found.empty())
            json = found;
        return;
    }
    for (auto& [name, value] : json.items())
        if (name != "name" && name != "show" && (value.is_structured() || value.is_string()))
            translate(value, catalog);
}

}  // namespace

std::string explorer_catalog(const Words& words) {
    const Language& language = words.language();
    if (language.catalog.empty())
        return {};
    Entries entries;
    for (const auto& entry : Catalog(language.catalog).entries())
        if (!is_left_out(entry.first))
            entries.push_back(entry);
    std::string text;
    for (const std::string_view line : {language.name, language.group, language.point,
                                        std::string_view(language.right_to_left ? "rtl" : "")})
        text.append(line).append("\n");
    return text + catalog_of(entries);
}

Json number_words(const Words& words) {
    constexpr std::uint64_t numbers = 300;
    const Catalog catalog(words.language().catalog);
    std::string forms;
    for (std::uint64_t number = 0; !words.language().catalog.empty() && number < numbers; ++number)
        forms += std::to_string(catalog.plural_form(number));
    return {{"forms", forms}, {"group", words.language().group}};
}

Json lessons_in(const Words& words) {
    Json lessons = parse_json(page_part("lessons.json")).at("lessons");
    translate(lessons, Catalog(words.language().catalog));
    return lessons;
}

}  // namespace queenreel
