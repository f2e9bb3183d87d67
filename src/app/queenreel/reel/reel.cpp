#include "queenreel/reel/reel.h"

#include <fmt/format.h>

#include <toml++/toml.h>
#include <algorithm>
#include <tuple>
#include <utility>

#include "queenreel/base/text.h"
#include "queenreel/words/said.h"

namespace queenreel {
namespace {

constexpr std::string_view bare_letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

ReelPlace place_of(const toml::source_region& source) {
    return {source.begin.line, source.begin.column};
}

/// Returns a value as it would be typed; nothing for a type that no option takes.
std::optional<std::string> typed(const toml::node& node) {
    if (const auto* text = node.as_string())
        return text->get();
    if (const auto* number = node.as_integer())
        return std::to_string(number->get());
    if (const auto* number = node.as_floating_point())
        return fmt::format("{}", number->get());
    return std::nullopt;
}

ReelEntry entry_of(const Reel& reel, const toml::key& key, const toml::node& node) {
    ReelEntry entry{.key = std::string(key.str()), .place = place_of(key.source())};
    const auto add = [&](const toml::node& value) {
        auto text = typed(value);
        if (!text)
            throw ReelError(reel.message(
                place_of(value.source()),
                said("{key}: it is no value of an option; give text, a number, true, false or an array",
                     entry.key)));
        entry.values.push_back(*std::move(text));
    };
    if (const auto* flag = node.as_boolean()) {
        entry.flag = flag->get();
    } else if (const auto* array = node.as_array()) {
        entry.is_array = true;
        for (const toml::node& value : *array)
            add(value);
    } else {
        add(node);
    }
    return entry;
}

bool comes_before(const ReelPlace& one, const ReelPlace& other) {
    return std::tie(one.line, one.column) < std::tie(other.line, other.column);
}

/// Sorts entries or tables by their position in the file.
template <typename Placed>
void sort_by_place(std::vector<Placed>& all) {
    std::ranges::sort(all, comes_before, &Placed::place);
}

ReelTable table_of(const Reel& reel, const toml::key& key, const toml::table& table) {
    ReelTable output{.name = std::string(key.str()), .place = place_of(key.source())};
    for (const auto& [name, node] : table) {
        if (node.is_table())
            throw ReelError(reel.message(
                place_of(name.source()),
                said("{name}: a table in a table; write [{name}] alone, or \"{table}.{name}\" in "
                     "quotes",
                     name.str(), key.str())));
        output.entries.push_back(entry_of(reel, name, node));
    }
    sort_by_place(output.entries);
    return output;
}

bool is_number(std::string_view text) {
    if (text.empty() || text.size() > 15 || (text.size() > 1 && text[0] == '0' && text[1] != '.'))
        return false;
    const std::size_t point = text.find('.');
    return text.find_first_not_of("0123456789.") == std::string_view::npos && text.front() != '.' &&
           text.back() != '.' && (point == std::string_view::npos || text.find('.', point + 1) == text.npos);
}

std::string in_quotes(std::string_view text) {
    std::string all = "\"";
    for (const char letter : text)
        if (letter == '"' || letter == '\\')
            all.append("\\").append(1, letter);
        else if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f)
            all += fmt::format("\\u{:04x}", letter);
        else
            all += letter;
    return all + '"';
}

std::string value_text(std::string_view text) {
    return is_number(text) ? std::string(text) : in_quotes(text);
}

}  // namespace

std::string Reel::message(const ReelPlace& place, std::string_view text) const {
    return fmt::format("{}:{}:{}: {}", path, place.line, place.column, text);
}

Reel parse_reel(std::string path, std::string_view text) {
    Reel reel{.path = std::move(path)};
    toml::table file;
    try {
        file = toml::parse(text, reel.path);
    } catch (const toml::parse_error& error) {
        throw ReelError(reel.message(place_of(error.source()), said("{why}; write lines such as size = 480",
                                                                    excerpt(error.description()))));
    }
    for (const auto& [key, node] : file)
        if (const toml::table* table = node.as_table())
            reel.outputs.push_back(table_of(reel, key, *table));
        else
            reel.defaults.push_back(entry_of(reel, key, node));
    sort_by_place(reel.defaults);
    sort_by_place(reel.outputs);
    return reel;
}

std::string reel_text(const ReelTable& table) {
    const bool is_bare =
        !table.name.empty() && table.name.find_first_not_of(bare_letters) == std::string::npos;
    std::string text = fmt::format("[{}]\n", is_bare ? table.name : in_quotes(table.name));
    for (const ReelEntry& entry : table.entries) {
        text += fmt::format("{} = ", entry.key);
        if (entry.flag) {
            text += *entry.flag ? "true" : "false";
        } else if (entry.is_array) {
            text += '[';
            for (const std::string& value : entry.values)
                text.append(&value == &entry.values.front() ? "" : ", ").append(value_text(value));
            text += ']';
        } else {
            text += value_text(entry.values.front());
        }
        text += '\n';
    }
    return text;
}

}  // namespace queenreel
